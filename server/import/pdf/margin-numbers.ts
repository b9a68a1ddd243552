import type { Line, Typography } from './lines.ts';
import type { Area } from './read-drawing.ts';

/** A number beside the text: a picture or a line of its own. `beside` is the line next to it. */
export type MarginMark = { page: number; beside: Line; picture?: Area; line?: Line };

/** Points that a picture of a number takes at most. */
const maxWidth = 30;
const maxHeight = 20;

/** Numbers beside the text, in the order of reading. Single pictures are ornaments. */
export function marginMarks(
  lines: readonly Line[],
  pictures: readonly (readonly Area[])[],
  typography: Typography,
): MarginMark[] {
  const text = lines.filter(({ turned }) => turned === undefined);
  const isNumber = (line: Line) => /^\d{1,3}[a-z]?\*?$/.test(line.text.trim());
  const byPage = Map.groupBy(
    text.filter((line) => !isNumber(line)),
    ({ page }) => page,
  );
  const besideOf = (page: number, area: Area): Line | undefined =>
    isOutside(byPage.get(page) ?? [], area, typography)
      ? // The number of a paragraph that moved to the next page may have stayed behind.
        (nearestLine(byPage.get(page) ?? [], area) ?? byPage.get(page + 1)?.[0])
      : undefined;
  const marks: MarginMark[] = [];
  for (const [at, onPage] of pictures.entries())
    for (const picture of joined(onPage.filter(isSmall))) {
      const beside = besideOf(at + 1, picture);
      if (beside) marks.push({ page: at + 1, beside, picture });
    }
  for (const line of text.filter(isNumber)) {
    const beside = besideOf(line.page, line);
    if (beside) marks.push({ page: line.page, beside, line });
  }
  const ordered = marks.sort(
    (a, b) => a.beside.page - b.beside.page || a.beside.index - b.beside.index || a.page - b.page,
  );
  const pictured = ordered.filter(({ picture }) => picture !== undefined);
  const printed = rising(ordered.filter(({ line }) => line !== undefined));
  const chosen = pictured.length >= printed.length ? pictured : printed;
  return chosen.length > 1 ? onePerLine(chosen) : [];
}

const isSmall = ({ left, right, top, bottom }: Area) =>
  right - left < maxWidth && bottom - top < maxHeight && right - left > 1 && bottom - top > 2;

/** Digits that are pictures of their own are one number. */
function joined(pictures: readonly Area[]): Area[] {
  const result: Area[] = [];
  for (const picture of [...pictures].sort((a, b) => a.left - b.left)) {
    const before = result.find(
      (one) =>
        Math.abs(one.top - picture.top) < 3 && picture.left - one.right < 4 && picture.left >= one.left,
    );
    if (before) before.right = Math.max(before.right, picture.right);
    else result.push({ ...picture });
  }
  return result;
}

/** Whether an area lies beside all lines of the text of its page. */
function isOutside(lines: readonly Line[], area: Area, { size }: Typography): boolean {
  const main = lines.filter((line) => Math.abs(line.size - size) < 0.1 * size);
  if (main.length === 0) return false;
  const rights = main.map(({ right }) => right).sort((a, b) => a - b);
  const lefts = main.map(({ left }) => left).sort((a, b) => a - b);
  const right = rights[Math.floor(rights.length * 0.95)] ?? 0;
  const left = lefts[Math.floor(lefts.length * 0.05)] ?? 0;
  return area.left > right + 2 || area.right < left - 2;
}

/** The line at the height of an area, else the first one below. */
function nearestLine(lines: readonly Line[], area: Area): Line | undefined {
  const middle = (area.top + area.bottom) / 2;
  const at = lines.filter(({ top, bottom }) => top - 3 <= middle && middle <= bottom + 3);
  const distance = (line: Line) => Math.abs((line.top + line.bottom) / 2 - middle);
  return at.sort((a, b) => distance(a) - distance(b))[0] ?? lines.find(({ top }) => top > middle);
}

/** Printed numbers that count on; others beside the text are something else. */
function rising(marks: readonly MarginMark[]): MarginMark[] {
  let last = 0;
  return marks.filter(({ line }) => {
    const number = Number.parseInt(line?.text ?? '', 10);
    if (number < last || number > last + 20) return false;
    last = number;
    return true;
  });
}

function onePerLine(marks: readonly MarginMark[]): MarginMark[] {
  return marks.filter(({ beside }, at) => marks[at - 1]?.beside !== beside);
}
