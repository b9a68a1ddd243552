import type { Line } from './lines.ts';

/** The end of an entry of a table of contents: dots that lead to a number, or a number far from its words. */
const leaders = /(?:\.\s?){5,}|…{2,}/;
const numberAtEnd = /^(?:(?:Rz|Cm|marg\.|N|Art\.)\s*)?\d+[a-z]?(?:\s?[–-]\s?\d+)?$/;
/** Lines without such an end, such as the first line of a long entry, that may stand among the entries. */
const maxBetween = 3;
const minEntries = 3;
const minBareEntries = 5;
const reference = /^(?:Rz|Cm)\s*\d+(?:\s?[–-]\s?\d+)?$/;

type Entry = { line: Line; number: number | undefined };

/** The lines of tables of contents. */
export function contentsLines(lines: readonly Line[]): ReadonlySet<Line> {
  const contents = new Set<Line>();
  let group: Line[] = [];
  let entries: Entry[] = [];
  let between = 0;
  const close = () => {
    // What follows the last entry belongs to it no more.
    if (areContents(entries)) for (const line of group.slice(0, group.length - between)) contents.add(line);
    group = [];
    entries = [];
    between = 0;
  };
  for (const line of lines) {
    const entry = entryOf(line);
    if (entry) {
      group.push(line);
      entries.push(entry);
      between = 0;
    } else if (entries.length > 0) {
      between += 1;
      group.push(line);
      if (between > maxBetween) close();
    }
  }
  close();
  return withHeadings(lines, contents);
}

/** Bare numbers lead to pages only if they rise; amounts in a table do not. */
function areContents(entries: readonly Entry[]): boolean {
  const bare = entries.flatMap(({ number }) => (number === undefined ? [] : [number]));
  if (bare.length < entries.length) return entries.length >= minEntries;
  return bare.length >= minBareEntries && bare.every((number, at) => number >= (bare[at - 1] ?? 0));
}

/** A line that leads to a page or a margin number; `number` if nothing but a number says so. */
function entryOf(line: Line): Entry | undefined {
  if (leaders.test(line.text) || reference.test(line.text.trim())) return { line, number: undefined };
  const words = line.runs.filter(({ text }) => text.trim() !== '');
  const last = words.at(-1);
  const before = words.at(-2);
  if (last === undefined || before === undefined || !numberAtEnd.test(last.text.trim())) return undefined;
  const hasWord = /^(?:Rz|Cm)\b/.test(before.text.trim()) || /^\D/.test(last.text.trim());
  if (last.left - before.right <= 2 * line.size && !hasWord) return undefined;
  return { line, number: hasWord ? undefined : Number.parseInt(last.text, 10) };
}

const title =
  /^(?:inhalts(?:verzeichnis|übersicht)|inhalt|table des matières|sommaire|indice|(?:table of )?contents)$/i;

/** On a page of which half are entries, or that is entitled so, all lines belong to the contents. */
function withHeadings(lines: readonly Line[], contents: ReadonlySet<Line>): ReadonlySet<Line> {
  const all = new Set(contents);
  for (const onPage of Map.groupBy(lines, ({ page }) => page).values()) {
    const entries = onPage.filter((line) => contents.has(line)).length;
    const isEntitled = entries > 0 && onPage.some(({ text }) => title.test(text.trim()));
    if (isEntitled || entries >= 0.5 * onPage.length) for (const line of onPage) all.add(line);
  }
  return all;
}
