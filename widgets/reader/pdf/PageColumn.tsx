import type { ComponentProps, RefObject } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { pdfTexts } from '#core/i18n/pdf.ts';
import type { PdfPlaces } from '#core/regulations/pdf-places.ts';
import { useLoadedText } from '../../app-context.tsx';
import type { PageMark } from './PageMarks.tsx';
import { PdfPage } from './PdfPage.tsx';
import * as styles from './pdf.css.ts';
import type { PdfScene } from './pdf-scene.ts';
import type { PagesState } from './use-pages.ts';

type PageColumnProps = {
  ref: RefObject<HTMLDivElement | null>;
  scene: PdfScene;
  pages: PagesState;
  places: PdfPlaces;
  language: LanguageCode;
  headers: boolean;
  marksOn: (page: number) => readonly PageMark[];
  onText: (page: number) => void;
  onScroll: () => void;
  /** What the pointer does. */
  handlers: ComponentProps<'section'>;
};

/** The column that scrolls, with the pages near the visible area. */
export function PageColumn(props: PageColumnProps) {
  const { ref, scene, pages, places, language, headers, marksOn, onText, onScroll, handlers } = props;
  const text = useLoadedText<typeof pdfTexts>();
  const { layout, range, sizes } = pages;
  const near = layout && range ? layout.boxes.slice(range.first - 1, range.last) : [];
  return (
    <section
      ref={ref}
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a column that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={text('pdf.pages')}
      onScroll={onScroll}
      {...handlers}
    >
      <div
        className={styles.pages}
        lang={language.toLowerCase()}
        style={{ width: `${layout?.width ?? 0}px`, height: `${layout?.height ?? 0}px` }}
      >
        {near.map((box) => (
          <PdfPage
            key={box.page}
            scene={scene}
            box={box}
            size={sizes[box.page - 1] ?? scene.firstSize}
            label={text('pdf.page', { page: box.page, total: scene.pages })}
            marks={marksOn(box.page)}
            band={headers ? undefined : places.textBand(box.page)}
            onSize={pages.setSize}
            onText={onText}
          />
        ))}
      </div>
    </section>
  );
}
