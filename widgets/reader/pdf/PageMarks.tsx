import type { PageBox, PageSize } from '#core/regulations/pdf-layout.ts';
import type { PdfBox, TextBand } from '#core/regulations/pdf-places.ts';
import * as styles from './pdf.css.ts';

export type PageMark = { kind: 'current' | 'around' | 'hovered'; box: PdfBox };

/** How far the bar stands before the text, and the wash reaches behind it, in points. */
const before = 11;
const behind = 5;

type PageMarksProps = {
  box: PageBox;
  size: PageSize;
  marks: readonly PageMark[];
  /** Only the law text shows: what lies outside is covered with paper. */
  band: TextBand | undefined;
};

/** What lies over a drawn page: masks and the boxes of articles. */
export function PageMarks({ box, size, marks, band }: PageMarksProps) {
  const scale = box.width / size.width;
  const length = (points: number) => `${Math.round(points * scale * 10) / 10}px`;
  return (
    <>
      {band ? (
        <>
          <div className={styles.mask} style={{ top: 0, height: length(band.top) }} />
          <div className={styles.mask} style={{ top: length(band.bottom), bottom: 0 }} />
        </>
      ) : null}
      {marks.map(({ kind, box: { top, bottom, left, right } }) => (
        <div
          key={`${kind} ${top} ${left}`}
          className={styles.marks[kind]}
          style={{
            left: length(left - before),
            top: length(top),
            width: length(right - left + before + behind),
            height: length(bottom - top),
          }}
        />
      ))}
    </>
  );
}
