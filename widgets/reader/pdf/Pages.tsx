import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { pdfTexts } from '#core/i18n/pdf.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { TextMatch } from '#core/regulations/pdf-find.ts';
import type { PdfPlaces } from '#core/regulations/pdf-places.ts';
import { useLoadedText } from '../../app-context.tsx';
import type { PdfViewProps } from '../reader-props.ts';
import { FindBar } from './FindBar.tsx';
import { useMarks } from './PageMarks.tsx';
import { PdfPage } from './PdfPage.tsx';
import * as styles from './pdf.css.ts';
import type { PdfScene } from './pdf-scene.ts';
import { useFind } from './use-find.ts';
import { usePages } from './use-pages.ts';
import { usePointer } from './use-pointer.ts';
import { useReadingPlace } from './use-reading-place.ts';

type PagesProps = PdfViewProps & { scene: PdfScene; places: PdfPlaces };

/** The scrolling column of pages, with its pointer and keyboard actions. */
export function Pages({
  scene,
  places,
  reading,
  article,
  path,
  zoom,
  headers,
  language,
  onPlace,
}: PagesProps) {
  const text = useLoadedText<typeof pdfTexts>();
  const [isInBackground, setIsInBackground] = useState(true);
  useEffect(() => void scene.isInBackground.then(setIsInBackground), [scene]);
  const scroller = useRef<HTMLDivElement>(null);
  const pages = usePages(scene, scroller, zoom);
  const { layout, range, sizes } = pages;
  const { report, handleScroll } = useReadingPlace({ pages, places, scroller, article, path, onPlace });
  const { hovered, handlers } = usePointer({
    reading,
    places,
    sizes,
    onChosen: (chosen) => report(chosen, 'chosen'),
  });
  const marksOn = useMarks(places, path === undefined ? article : articlePath(path), path, hovered);

  const [query, setWanted] = useState<string>();
  const find = useFind(scene, query ?? '', () => pages.here().page, showMatch);

  async function showMatch({ page, from }: TextMatch) {
    const { runs, size } = await scene.textOf(page);
    const fraction = (runs[from.piece]?.baseline ?? 0) / size.height;
    pages.scrollTo({ page, fraction }, (scroller.current?.clientHeight ?? 0) / 3);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'f' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    setWanted((last) => last ?? '');
  }

  function closeFind() {
    setWanted(undefined);
    scroller.current?.focus({ preventScroll: true });
  }

  const visiblePages = layout && range ? layout.boxes.slice(range.first - 1, range.last) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the focused element inside
    <div className={styles.view} onKeyDown={handleKey}>
      {isInBackground ? null : (
        <p className={styles.status} role="status">
          {text('pdf.slow')}
        </p>
      )}
      {query === undefined ? null : (
        <FindBar query={query} onQuery={setWanted} find={find} onClose={closeFind} />
      )}
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a column that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={text('pdf.pages')}
        onScroll={handleScroll}
        {...handlers}
      >
        <div
          className={styles.pages}
          lang={language.toLowerCase()}
          style={{ width: `${layout?.width ?? 0}px`, height: `${layout?.height ?? 0}px` }}
        >
          {visiblePages.map((box) => (
            <PdfPage
              key={box.page}
              scene={scene}
              box={box}
              size={sizes[box.page - 1] ?? scene.firstSize}
              label={text('pdf.page', { page: box.page, total: scene.pages })}
              marks={marksOn(box.page)}
              band={headers ? undefined : places.textBand(box.page)}
              onSize={pages.setSize}
              onText={find.paint}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
