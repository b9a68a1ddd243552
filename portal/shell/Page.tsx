import {
  Component,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { shellTexts } from '#core/i18n/shell.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { reconnections } from '#core/reconnection.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { AwayState } from '#widgets/FailedState.tsx';
import { ErrorState } from '#widgets/ui/ErrorState.tsx';
import { TitleLevel } from '#widgets/ui/heading-level.ts';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import * as frame from './frame.css.ts';
import { PageFrame } from './PageFrame.tsx';
import { PageTitleContext } from './page-title.tsx';
import { useLeftScroll } from './use-left-scroll.ts';

/**
 * The content of a layout: sets focus and title when the page changes, and displays a message if it fails.
 */
export function Page({ page, children }: { page: string; children: ReactNode }) {
  const { notices } = useApp();
  const main = usePageChange(page);
  const [title, setTitle] = useState('');
  return (
    <>
      {page === 'read' ? null : <PrintedLine title={title} />}
      <main ref={main} id="content" tabIndex={-1} className={frame.main}>
        <PageTitleContext value={setTitle}>
          <TitleLevel value={1}>
            <PageBoundary
              page={page}
              onError={(error) => notices.report(error, 'show a page')}
              fallback={<FailedPage />}
            >
              {children}
            </PageBoundary>
          </TitleLevel>
        </PageTitleContext>
      </main>
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
    </>
  );
}

/** Says on paper what was printed, and when. Document views have a head of their own, with their legal status. */
function PrintedLine({ title }: { title: string }) {
  const { now } = useApp();
  const day = formatDate(today(now()), localeOf(useInterfaceLanguage()), 'long');
  // Drawn by its style: on the screen it is no text, so that nothing finds the title twice.
  return <p className={frame.printed} data-line={['Regesta', title, day].filter(Boolean).join(' · ')} />;
}

/**
 * A page whose code or content failed. If the main server, from which code is loaded, cannot be reached, the same
 * address is opened anew as soon as it can.
 */
function FailedPage() {
  const text = useLoadedText<typeof shellTexts>();
  const { main } = useApp().part(reconnections);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => void main.isReachable().then((answers) => setIsAway(!answers)), [main]);
  const reload = () => window.location.reload();
  return (
    <PageFrame title={text('shell.pageFailed')} width="column">
      {isAway ? (
        <AwayState server="main" onRetry={reload} />
      ) : (
        <ErrorState title={text('shell.pageFailedHint')} retryLabel={text('shell.reload')} onRetry={reload} />
      )}
    </PageFrame>
  );
}

type PageBoundaryProps = {
  /** A new page resets the boundary. */
  page: string;
  onError: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
};
type State = { failed: boolean; page: string };

/** Catches the errors of a page, so that the frame around it stays. */
class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failed: false, page: this.props.page };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: State): Partial<State> | null {
    return props.page === state.page ? null : { failed: false, page: props.page };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/**
 * After a change of page, the focus moves to the content and the page starts at the top, or after going back where it was
 * left; the reader knows its places itself.
 */
function usePageChange(page: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const current = useRef(page);
  const wentBack = useRef(false);
  const leftScroll = useLeftScroll();
  const handleMoved = useEffectEvent(() => {
    if (!wentBack.current) window.scrollTo(0, 0);
    if (wentBack.current && page !== 'read') leftScroll.restore();
    else leftScroll.end();
    wentBack.current = false;
  });

  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (current.current === page) return;
    current.current = page;
    // Whoever types in the frame while the page changes goes on typing.
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isTyping || main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
    handleMoved();
  }, [page]);

  return main;
}
