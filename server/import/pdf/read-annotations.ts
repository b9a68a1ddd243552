import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Item } from './item.ts';

/** What the library tells of a note or a field that shows text on its page. */
type Annotation = {
  subtype?: string;
  rect?: number[];
  textContent?: string[];
  fieldValue?: unknown;
  contentsObj?: { str?: string };
  defaultAppearanceData?: { fontSize?: number };
};

/** Distance of baselines, as a share of the size of letters. */
const pitch = 1.2;

/** Words that stand on a page as notes and in fields of a form: a page may have no others. */
export async function readAnnotations(page: PDFPageProxy, view: number[]): Promise<Item[]> {
  const annotations = (await page.getAnnotations().catch(() => [])) as Annotation[];
  return annotations.flatMap(
    ({ subtype, rect, textContent, fieldValue, contentsObj, defaultAppearanceData }) => {
      if ((subtype !== 'FreeText' && subtype !== 'Widget') || rect?.length !== 4) return [];
      const own = typeof fieldValue === 'string' ? fieldValue : (contentsObj?.str ?? '');
      const lines = textContent ?? own.split(/\r\n?|\n/);
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Util.normalizeRect(rect);
      const corners = [x0, y0, x1, y1];
      Util.applyTransform(corners, view, 0);
      Util.applyTransform(corners, view, 2);
      const [left = 0, top = 0, right = 0, bottom = 0] = Util.normalizeRect(corners);
      const size = Math.min(
        defaultAppearanceData?.fontSize || 10,
        Math.max(2, (bottom - top) / lines.length),
      );
      return lines.flatMap((text, at) =>
        text.trim() === '' || ![left, top, right].every(Number.isFinite)
          ? []
          : [
              {
                text: text.trim(),
                left,
                right,
                baseline: top + size * (1 + at * pitch),
                size,
                bold: false,
                italic: false,
              },
            ],
      );
    },
  );
}
