import type { PdfBox, PdfElement, PdfPage, PdfSpan } from '../../contract/main/pdf-structure.ts';

/** The areas that an element takes: one for each page, or for each column of it. */
export function boxesOf(
  pages: readonly PdfPage[],
  { spans, picture }: Pick<PdfElement, 'spans' | 'picture'>,
): PdfBox[] {
  const boxes: (PdfBox & { column: number | undefined })[] = [];
  for (const span of spans) {
    const column = pages[span.page - 1]?.lines[span.line]?.column;
    const area = areaOf(pages, span);
    if (area === undefined) continue;
    const open = boxes.at(-1);
    if (open?.page !== span.page || open.column !== column) boxes.push({ ...area, column });
    else {
      open.top = Math.min(open.top, area.top);
      open.bottom = Math.max(open.bottom, area.bottom);
      open.left = Math.min(open.left, area.left);
      open.right = Math.max(open.right, area.right);
    }
  }
  const own = boxes.map(({ page, top, bottom, left, right }): PdfBox => ({ page, top, bottom, left, right }));
  return picture === undefined ? own : [picture, ...own];
}

function areaOf(pages: readonly PdfPage[], { page, line: index, from, to }: PdfSpan): PdfBox | undefined {
  const line = pages[page - 1]?.lines[index];
  if (line === undefined || from >= to) return undefined;
  let at = 0;
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const run of line.runs) {
    const [first, last] = [Math.max(from, at), Math.min(to, at + run.text.length)];
    if (first < last) {
      // Letters are taken to be of equal width: good enough to show where a part of a line is.
      const width = (run.right - run.left) / run.text.length;
      left = Math.min(left, run.left + (first - at) * width);
      right = Math.max(right, run.left + (last - at) * width);
    }
    at += run.text.length;
  }
  if (left > right) return undefined;
  return { page, top: line.top, bottom: line.bottom, left, right };
}
