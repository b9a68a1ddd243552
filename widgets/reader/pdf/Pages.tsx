import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { pdfTexts } from '#core/i18n/pdf.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { TextMatch } from '#core/regulations/pdf-find.ts';
import { pageGap } from '#core/regulations/pdf-layout.ts';
import type { PdfPlaces } from '#core/regulations/pdf-places.ts';
import { useLoadedText } from '../../app-context.tsx';
import type { PdfViewProps } from '../reader-props.ts';
import { FindBar } from './FindBar.tsx';
import { PageColumn } from './PageColumn.tsx';
import { useMarks } from './PageMarks.tsx';
import { PdfBar } from './PdfBar.tsx';
import { PrintedPages, PrintProgress } from './PrintedPages.tsx';
import * as styles from './pdf.css.ts';
import { actOfKey } from './pdf-keys.ts';
import type { PdfScene } from './pdf-scene.ts';
import { useDarkMark } from './use-dark-mark.ts';
import { useFind } from './use-find.ts';
import { usePages } from './use-pages.ts';
import { usePointer } from './use-pointer.ts';
import { type Printing, usePrint } from './use-print.ts';
import { useReadingPlace } from './use-reading-place.ts';

type PagesProps = PdfViewProps & { scene: PdfScene; places: PdfPlaces };

/** The pages below their bar, with their pointer and keyboard actions. */
export function Pages(props: PagesProps) {
  const { scene, places, reading, article, path, arrival, zoom, onZoom, hostZoom, keys, onPlace } = props;
  const text = useLoadedText<typeof pdfTexts>();
  const [isInBackground, setIsInBackground] = useState(true);
  useEffect(() => void scene.isInBackground.then(setIsInBackground), [scene]);
  const view = useRef<HTMLDivElement>(null);
  useDarkMark(view);
  const scroller = useRef<HTMLDivElement>(null);
  const pages = usePages(scene, scroller, { zoom, hostZoom });
  const { sizes } = pages;
  const following = useReadingPlace({ pages, places, scroller, article, path, onPlace });
  const onChosen = (chosen: string) => following.report(chosen, 'chosen');
  const { hovered, handlers } = usePointer({ reading, places, sizes, onChosen });
  const marksOn = useMarks(places, path === undefined ? article : articlePath(path), path, hovered);
  const [query, setQuery] = useState<string>();
  const find = useFind(scene, query ?? '', () => pages.here().page, showMatch);
  const printing = useGivenPrint(scene, props.onPrinter);

  async function showMatch({ page, from }: TextMatch) {
    const { runs, size } = await scene.textOf(page);
    const fraction = (runs[from.piece]?.baseline ?? 0) / size.height;
    pages.scrollTo({ page, fraction }, (scroller.current?.clientHeight ?? 0) / 3);
  }

  function goToPage(page: number) {
    const to = Math.min(Math.max(page, 1), scene.pages);
    pages.scrollTo({ page: to, fraction: 0 }, pageGap);
    following.reportPage(to);
  }

  function handleKey(event: KeyboardEvent) {
    const act = actOfKey(event, {
      percent: pages.percent,
      onZoom,
      onFind: () => setQuery((last) => last ?? ''),
      onPrint: printing.print,
      isWhole: pages.isWhole,
      onTurn: (by) => goToPage(pages.page + by),
      keys,
    });
    if (!act) return;
    event.preventDefault();
    act();
  }

  const focusPages = () => scroller.current?.focus({ preventScroll: true });
  useFocusOfView(scroller, arrival);
  function closeFind() {
    setQuery(undefined);
    focusPages();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the focused element inside
    <div ref={view} className={styles.view} onKeyDown={handleKey}>
      <PdfBar
        zoom={zoom}
        percent={pages.percent}
        onZoom={onZoom}
        page={pages.page}
        total={scene.pages}
        onPage={goToPage}
        onLeave={focusPages}
        keys={keys}
        tools={props.tools}
      />
      {printing.done === undefined ? null : (
        <PrintProgress done={printing.done} total={scene.pages} onCancel={printing.cancel} />
      )}
      {isInBackground ? null : (
        <p className={styles.status} role="status">
          {text('pdf.slow')}
        </p>
      )}
      <div className={styles.column}>
        {query === undefined ? null : (
          <FindBar query={query} onQuery={setQuery} find={find} onClose={closeFind} />
        )}
        <PageColumn
          ref={scroller}
          scene={scene}
          pages={pages}
          places={places}
          language={props.language}
          headers={props.headers}
          marksOn={marksOn}
          onText={find.paint}
          onScroll={following.handleScroll}
          handlers={handlers}
        />
      </div>
      <PrintedPages pages={printing.pages} total={scene.pages} />
    </div>
  );
}

/** With each arrival the view has got the focus: the pages take it, so that they scroll by key. */
function useFocusOfView(scroller: RefObject<HTMLElement | null>, arrival: object | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival is the occasion
  useEffect(() => {
    const { current: pages } = scroller;
    if (pages?.closest('[data-view]')?.matches(':focus')) pages.focus({ preventScroll: true });
  }, [scroller, arrival]);
}

/** The print of the pages, handed over to the menu around them while they are on screen. */
function useGivenPrint(scene: PdfScene, onPrinter: PdfViewProps['onPrinter']): Printing {
  const printing = usePrint(scene);
  const give = useEffectEvent((print: (() => void) | undefined) => onPrinter?.(print));
  const print = useEffectEvent(printing.print);
  useEffect(() => {
    give(() => print());
    return () => give(undefined);
  }, []);
  return printing;
}
