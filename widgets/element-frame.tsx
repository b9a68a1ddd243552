import { useStore } from '@nanostores/react';
import { Component, type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { App } from '#core/app.ts';
import { ApiError } from '#core/http/api-error.ts';
import { shellWords } from '#core/i18n/shell-words.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { themeRoot } from '#styles/theme.css.ts';
import '#styles/base.css.ts';
import { AppProvider } from './app-context.tsx';
import { interfaceLanguage } from './element-language.ts';
import type { ElementHost, MountedView } from './element-spec.ts';
import { takeApp } from './shared-app.ts';

type Values = Record<string, unknown>;
/** The text of an option, absent where it is absent or of another type. */
export const textOption = (values: Values, option: string): string | undefined => {
  const value = values[option];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export type FrameProps = {
  host: ElementHost;
  values: Values /** Grows with each reload(). */;
  round: number;
};

/** Mounts the React part of an element: the shared app, texts, theme, language and an error boundary. */
export function mountFrame(
  place: HTMLElement,
  host: ElementHost,
  texts: TextBundle[],
  Content: (props: FrameProps) => ReactNode,
): MountedView {
  const frame = document.createElement('div');
  frame.className = themeRoot;
  place.append(frame);
  const root = createRoot(frame);
  let round = 0;
  let taken = takeFor(host, texts);

  const draw = () => {
    const values = host.values();
    if (taken.app.mainUrl !== mainUrlOf(values)) {
      taken.giveBack();
      taken = takeFor(host, texts);
    }
    prepare(taken.app, host, values, frame);
    root.render(
      <StrictMode>
        <Boundary key={round} host={host}>
          <AppProvider app={taken.app}>
            <PageEvents host={host} app={taken.app} />
            <Content host={host} values={values} round={round} />
          </AppProvider>
        </Boundary>
      </StrictMode>,
    );
  };
  draw();
  return {
    update: draw,
    reload() {
      round += 1;
      draw();
    },
    unmount() {
      root.unmount();
      taken.giveBack();
    },
  };
}

const mainUrlOf = (values: Values) => (textOption(values, 'mainUrl') ?? '').replace(/\/$/, '');

function takeFor(host: ElementHost, texts: TextBundle[]) {
  return takeApp(mainUrlOf(host.values()), texts);
}

/** What the element's options say to the app and to its own wrapper. */
function prepare(app: App, host: ElementHost, values: Values, frame: HTMLElement) {
  const { token } = values;
  if (typeof token === 'function') app.session.takeHostToken(token as () => Promise<string | undefined>);
  const domainUrl = textOption(values, 'domainUrl');
  if (domainUrl) app.session.setDomainUrl(domainUrl);
  const shown = interfaceLanguage(host.element, values.lang);
  frame.lang = shown.toLowerCase();
  if (app.translator.$language.get() !== shown) {
    app.translator
      .setLanguage(shown)
      .catch((error: unknown) => app.notices.report(error, 'interface language'));
  }
  const theme = textOption(values, 'theme');
  if (theme === 'light' || theme === 'dark') frame.dataset.theme = theme;
  else delete frame.dataset.theme;
  frame.dataset.density = textOption(values, 'density') ?? 'normal';
  const accent = getComputedStyle(host.element).getPropertyValue('--reg-accent').trim();
  if (accent) frame.dataset.accent = 'host';
  else delete frame.dataset.accent;
}

/** Tells the page when a session ends and when something fails. */
function PageEvents({ host, app }: { host: ElementHost; app: App }) {
  const expired = useStore(app.session.$expired);
  useEffect(() => {
    if (expired === 0) return;
    host.emit('reg-signed-out', {});
  }, [expired, host]);
  useEffect(
    () =>
      app.notices.$failure.listen((failure) => {
        if (!failure) return;
        const code = failure.error instanceof ApiError ? failure.error.code : 'FAULT';
        host.emit('reg-failed', { code, where: failure.doing });
      }),
    [app, host],
  );
  return null;
}

/** Errors stay inside: the element shows its own message and leaves the page alone. */
class Boundary extends Component<{ host: ElementHost; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.host.emit('reg-failed', { code: 'VIEW_FAILED', where: error.message });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const words = shellWords[interfaceLanguage(this.props.host.element, this.props.host.values().lang)];
    return (
      <div className="reg-shell" role="alert">
        <p>{words.failed}</p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {words.retry}
        </button>
      </div>
    );
  }
}
