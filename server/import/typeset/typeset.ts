import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { capital } from '#core/lib/capital.ts';
import { formatDate } from '#core/lib/dates.ts';
import { placeName } from '../../lib/place-name.ts';
import { type PageFurniture, type Position, readBoxes, strayNotes } from './boxes.ts';
import { type Compiled, type Compiler, createCompiler } from './compiler.ts';
import { printableText } from './draw-inline.ts';
import { drawUnits } from './draw-units.ts';
import type { Block, Drawn } from './drawn.ts';
import { pageWords } from './words.ts';

export type TypesetInput = {
  language: LanguageCode;
  title: string;
  shortName?: string | undefined;
  /** "SR 952.0". */
  sourceNumber: string;
  versionDate: string;
  /** The day on which the pages are made; they say so. */
  madeOn: string;
  /** Legal status and source of the text, in its language. */
  origin: readonly string[];
  /** Invented content: every page says so. */
  sample: boolean;
  units: readonly Unit[];
};

export type Typeset = {
  pdf: Uint8Array;
  pages: number;
  positions: Position[];
  furniture: PageFurniture[];
  warnings: string[];
};

/** A5, in points. The wider right margin is for the margin numbers of circulars. */
const page = { width: 419.53, height: 595.28, top: 58, bottom: 54, left: 50, right: 46 };
const marginNumbersWide = 62;

export type Typesetter = { typeset: (text: TypesetInput) => Typeset };

/** Lays the blocks out, and once more where notes were separated from their headings. */
const layOut = (compiler: Compiler, data: { blocks: Block[] }): Compiled => {
  for (let round = 0; round < 3; round += 1) {
    const compiled = compiler.compile(data);
    const strays = strayNotes(compiled.positions);
    if (strays.size === 0 || !breakBeforeStrays(data.blocks, strays)) return compiled;
    // Two layouts of a long act at once would take twice the memory.
    compiler.forget();
  }
  return compiler.compile(data);
};

/** A typesetter reuses its fonts for all texts; the same text always gives the same bytes. */
export const createActTypesetter = (compiler: Compiler = createCompiler()): Typesetter => ({
  typeset: (text) => {
    const words = pageWords(text.language);
    const nameOf = (path: string) => capital(placeName(path, text.language, 'act'));
    const { blocks, places, runs } = drawUnits(text.units, { ...words, nameOf });
    const hasMarginNumbers = text.units.some((unit) => unit.kind === 'marginNumber');
    const rightMargin = hasMarginNumbers ? marginNumbersWide : page.right;
    const shortName = printableText(text.shortName ?? '').trim();
    const sourceNumber = printableText(text.sourceNumber).trim();
    const title = printableText(text.title).trim();
    const data = {
      title: title || sourceNumber || '–',
      shortName,
      sourceNumber,
      runningTitle: shortName || (title.length > 42 && sourceNumber !== '' ? sourceNumber : title),
      language: text.language.toLowerCase(),
      region: words.region,
      date: text.madeOn.split('-').map(Number),
      sample: text.sample,
      hasPreface: blocks.some((block) => block.kind === 'par' && block.style === 'documentTitle'),
      words: {
        sample: words.sample,
        sampleLong: words.sampleLong,
        asOf: words.asOf(formatDate(text.versionDate, words.locale, 'long')),
        origin: text.origin.map((line) => printableText(line)),
      },
      rightMargin,
      top: page.top,
      bottom: page.bottom,
      runs: Object.fromEntries(runs.map((run) => [run.id, run])),
      blocks,
    };
    try {
      const compiled = layOut(compiler, data);
      const { pages } = compiled;
      const { positions, furniture } = readBoxes(compiled.positions, places, pages, {
        top: page.top,
        bottom: page.height - page.bottom,
        left: page.left,
        right: page.width - rightMargin,
      });
      const { pdf, warnings } = compiled.pdf(Date.parse(`${text.madeOn}T00:00:00Z`) / 1000);
      return { pdf, pages, positions, furniture, warnings };
    } finally {
      compiler.forget();
    }
  },
});

/** Typesets one text; for many, reuse a typesetter. */
export const typeset = (text: TypesetInput): Typeset => createActTypesetter().typeset(text);

const numbersIn = (list: readonly Drawn[]): number[] =>
  list.flatMap((it) => {
    if (typeof it === 'string') return [];
    if ('n' in it) return [it.n, ...numbersIn(it.c)];
    return 'm' in it || 'l' in it ? numbersIn(it.c) : [];
  });

const notesOf = (block: Block): number[] => {
  const carried = (block.kind === 'table' ? [] : (block.carried ?? [])).map((it) => it.n);
  if (block.kind === 'head') return [...carried, ...numbersIn(block.num), ...numbersIn(block.heading)];
  if (block.kind === 'table') return block.cells.flatMap((cell) => cell.blocks.flatMap(notesOf));
  return [...carried, ...block.numbers.flatMap((it) => numbersIn(it.c)), ...numbersIn(block.c)];
};

const staysWithNext = (block: Block | undefined): boolean =>
  block?.kind === 'head' ? !block.alone : block?.kind === 'par' && block.sticky;

/**
 * Adds page breaks that keep notes with their headings. If the notes of a heading do not fit on a page, Typst 0.14
 * moves the heading and may leave the first note behind; a page break before the heading prevents that. False if
 * there is no heading to break before.
 */
export const breakBeforeStrays = (blocks: readonly Block[], strays: ReadonlySet<number>): boolean => {
  let hasStray = false;
  for (const [i, block] of blocks.entries()) {
    if (!notesOf(block).some((n) => strays.has(n))) continue;
    let first = i;
    while (staysWithNext(blocks[first - 1])) first -= 1;
    const start = blocks[first];
    if (first === i || start?.kind === 'table' || !start || start.newPage) continue;
    start.newPage = true;
    hasStray = true;
  }
  return hasStray;
};
