import type { Line } from './lines.ts';

/** What lines beside the text are. */
export type Furniture = ReadonlyMap<Line, 'runningHead' | 'pageNumber'>;
type PageSize = { width: number; height: number };
type Zone = 'top' | 'bottom';

/** Shares of the height of a page within which running heads and page numbers stand. */
const topZone = 0.14;
const bottomZone = 0.12;
/** Share of the pages on which the same words stand at the same height. */
const repeatedShare = 0.2;
/** Points by which equal lines of two pages may stand at different heights. */
const sameHeight = 4;

/** Running heads and page numbers: what is repeated at the edges of pages, and counts them. */
export function furnitureOf(lines: readonly Line[], pages: readonly PageSize[]): Furniture {
  const furniture = new Map<Line, 'runningHead' | 'pageNumber'>();
  const zoned = lines.flatMap((line) => {
    const zone = zoneOf(line, pages[line.page - 1]?.height ?? 0);
    return zone === undefined ? [] : [{ line, zone }];
  });
  for (const line of repeatedLines(zoned, pages.length)) furniture.set(line, 'runningHead');
  const first = firstNumber(zoned.map(({ line }) => line));
  for (const { line } of zoned) {
    const numbers = numbersOf(line.text);
    if (first !== undefined && numbers.includes(line.page + first) && isAtEdge(line, lines))
      furniture.set(line, 'pageNumber');
  }
  addAbove(furniture, zoned, pages.length);
  return furniture;
}

function zoneOf(line: Line, height: number): Zone | undefined {
  if (line.bottom < topZone * height) return 'top';
  return line.top > (1 - bottomZone) * height ? 'bottom' : undefined;
}

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^\p{L}#]+/gu, ' ')
    .trim();

/** Lines that stand with the same words at the same height of at least two pages, and of a share of all. */
function repeatedLines(zoned: readonly { line: Line; zone: Zone }[], pages: number): Line[] {
  const groups = Map.groupBy(zoned, ({ line, zone }) => `${zone} ${keyOf(line.text)}`);
  return [...groups].flatMap(([group, alike]) => {
    const [, key = ''] = /^\w+ (.*)$/.exec(group) ?? [];
    // Articles begin at the top of pages, too.
    if (key === '' || key === '#' || /^(?:art|artikel|article|articolo) #$/.test(key)) return [];
    return alike.flatMap(({ line }) => {
      const level = alike.filter((other) => Math.abs(other.line.top - line.top) < sameHeight);
      const on = new Set(level.map((other) => other.line.page)).size;
      return on >= Math.max(2, repeatedShare * pages) ? [line] : [];
    });
  });
}

/** The numbers that a line may print as that of its page: it is nothing else, or begins or ends with it. */
function numbersOf(text: string): number[] {
  const words = text.trim().split(/\s+/);
  if (words.length > 14) return [];
  return [words[0] ?? '', words.at(-1) ?? '', words.length === 3 ? (words[1] ?? '') : ''].flatMap((word) => {
    const [, number] = /^[-–—]?(\d{1,5})(?:\/\d+)?[-–—]?$/.exec(word) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
}

/** What is added to the count of pages to get the printed number, if at least two pages agree. */
function firstNumber(lines: readonly Line[]): number | undefined {
  const pages = new Map<number, Set<number>>();
  for (const line of lines)
    for (const number of numbersOf(line.text)) {
      const difference = number - line.page;
      pages.set(difference, (pages.get(difference) ?? new Set()).add(line.page));
    }
  let best: { difference: number; count: number } | undefined;
  for (const [difference, { size }] of pages)
    if (size > 1 && size > (best?.count ?? 0)) best = { difference, count: size };
  return best?.difference;
}

/** Whether a line is the first or the last of its page. */
function isAtEdge(line: Line, lines: readonly Line[]): boolean {
  const others = lines.filter((other) => other.page === line.page && other !== line);
  return (
    others.every(({ top }) => top >= line.top - 2) || others.every(({ bottom }) => bottom <= line.bottom + 2)
  );
}

/** Where most pages have a running head, what stands as high on another page is one too. */
function addAbove(
  furniture: Map<Line, 'runningHead' | 'pageNumber'>,
  zoned: readonly { line: Line; zone: Zone }[],
  pages: number,
): void {
  const heads = zoned
    .filter(({ line, zone }) => zone === 'top' && furniture.has(line))
    .map(({ line }) => line);
  if (new Set(heads.map(({ page }) => page)).size * 2 < pages || pages < 3) return;
  const heights = heads.map(({ bottom }) => bottom).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  for (const { line, zone } of zoned)
    if (zone === 'top' && line.page > 1 && line.bottom <= usual + 1 && !furniture.has(line))
      furniture.set(line, 'runningHead');
}
