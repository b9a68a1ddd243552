import type { LanguageCode } from '../../../contract/languages.ts';
import type {
  Comparison,
  ComparisonRow,
  ComparisonSide,
  DifferenceClass,
  Run,
} from '../../../contract/main/comparison.ts';
import { differenceClasses } from '../../../contract/main/comparison.ts';
import { capital } from '../../../lib/capital.ts';
import { formatDate } from '../../../lib/dates.ts';
import { inLanguage } from '../../../lib/in-language.ts';
import { displayName, namings } from '../../display-name.ts';
import { numberInFull } from '../../document-title.ts';
import { legalStatusText, originTexts } from '../../legal-words.ts';
import { ifPath } from '../../paragraph-id.ts';
import {
  isChange,
  isHead,
  isNameless,
  isNeutral,
  isOldPlace,
  rowCounts,
  withContext,
} from './changed-rows.ts';
import { type ComparisonWords, comparisonWords } from './paper-words.ts';

/** A run of text; `class` is the class of its difference. */
export type PaperRun = Omit<Run, 'difference'> & { class?: DifferenceClass };
export type PaperRow = {
  isHead: boolean;
  /** For headings the rank among headings, from 1; for other rows the indentation, from 0. */
  level: number;
  num: PaperRun[];
  runs: PaperRun[];
  /** Set if the whole paragraph is on one side only. */
  op: Run['op'];
  /** The change of the paragraph as a whole. */
  note: string | undefined;
  /** Set at the old place of a paragraph that moved, which another row tells: what it was called there. */
  oldPlace?: string;
};
type PaperSide = { letter: 'A' | 'B'; asOf: string; about: string };
export type ComparisonPaper = {
  words: ComparisonWords;
  /** Language of the texts; the words around them may be in another language. */
  language: LanguageCode;
  title: string;
  about: string;
  sides: PaperSide[];
  paragraphs: Count[];
  differences: Count[];
  notices: string[];
  rows: PaperRow[];
  /** Date of the later version: that of its changes. */
  date: string;
  /** The day on which the file is made. */
  madeOn: string;
};
type Count = { label: string; count: number };

/** A comparison prepared for export as a word-processor file or as pages. */
export function comparisonPaper(
  comparison: Comparison,
  { language, only, madeOn }: { language: LanguageCode; only: boolean; madeOn: string },
): ComparisonPaper {
  const { before, after, apart: isApart, rows, unrelated } = comparison;
  const words = inLanguage(comparisonWords, language);
  const changes = rows.flatMap((row, index) => (isChange(row) ? [index] : []));
  const visible = only ? withContext(rows, changes) : undefined;
  const differences = rows.flatMap((row) => row.differences);
  const naming = rows.some(({ kind }) => kind === 'marginNumber') ? namings.circular : namings.act;
  const nameOf = (path: string) => ifPath(() => displayName(path, after.language, naming));
  const ranks = ranksOf(rows);
  const neutral = isNeutral(comparison);
  const labels = { ...(neutral ? words.apart : words.rows), headings: words.headings };
  const about = (side: ComparisonSide) =>
    [
      ...(isApart ? [ownName(side), numberInFull(side.sourceNumber, side.language)] : []),
      ...(saysStatus(side, isApart) ? [words.status[side.status]] : []),
      ...(side.behind
        ? [`${words.behind} ${formatDate(side.behind.versionDate, words.locale, 'long')}`]
        : []),
      legalStatusText(side.legalStatus, language),
    ].join(' · ');
  return {
    words,
    language: after.language,
    title: isApart ? `${ownName(before)} – ${ownName(after)}` : titleOf(before, after),
    about: isApart
      ? ''
      : [after.name && after.title, numberInFull(after.sourceNumber, after.language)]
          .filter(Boolean)
          .join(' · '),
    sides: [
      { letter: 'A', asOf: asOfText(before, words), about: about(before) },
      { letter: 'B', asOf: asOfText(after, words), about: about(after) },
    ],
    paragraphs: rowCounts(comparison).map(({ what, count }) => ({ label: labels[what], count })),
    differences: differenceClasses.flatMap((kind) => {
      const count = differences.filter((each) => each.class === kind).length;
      return count === 0 ? [] : [{ label: words.classes[kind], count }];
    }),
    notices: [
      ...(unrelated ? [words.unrelated] : []),
      ...(changes.length === 0 ? [words.nothingChanged] : []),
      ...(only && changes.length > 0 ? [words.onlyChanges] : []),
      originOf(comparison, language, madeOn),
    ],
    rows: rows.flatMap((row, index) =>
      // Between two texts nothing moved, so what stands elsewhere in the other is not said twice.
      (visible && !visible.has(index) && changes.length > 0) || (neutral && isOldPlace(row))
        ? []
        : [paperRow(row, ranks, neutral ? undefined : noteOf(row, words, nameOf), nameOf)],
    ),
    date: after.versionDate,
    madeOn,
  };
}

/**
 * The status is that of the version. The words of a provision may be in force still where the version of its act is
 * not, so an earlier version of a provision says nothing.
 */
function saysStatus({ status, path }: ComparisonSide, isApart: boolean): boolean {
  return isApart ? status !== 'inForce' : path === undefined || status !== 'past';
}

/** Where the texts come from, once if it is the same source, and who made the file when. */
function originOf({ before, after }: Comparison, language: LanguageCode, madeOn: string): string {
  const sources = [before, after].flatMap((side) =>
    originTexts({ source: side.source, sourcePage: side.sourcePage }, language),
  );
  return [...new Set(sources), ...originTexts({ source: 'other', madeOn }, language)].join(' · ');
}

const ownName = ({ name, displayName: document }: ComparisonSide) =>
  [name, document].filter(Boolean).join(' ');
const asOfText = ({ versionDate }: ComparisonSide, words: ComparisonWords) =>
  `${words.asOf} ${formatDate(versionDate, words.locale, 'long')}`;

function titleOf(before: ComparisonSide, after: ComparisonSide): string {
  const heading = after.heading ?? before.heading;
  return [after.name ?? after.title, heading === after.name ? undefined : heading].filter(Boolean).join(' ');
}

type NameOf = (path: string) => string | undefined;

function paperRow(
  row: ComparisonRow,
  ranks: Map<number, number>,
  note: string | undefined,
  nameOf: NameOf,
): PaperRow {
  const op = row.before === undefined ? 'inserted' : row.after === undefined ? 'deleted' : undefined;
  const old = row.before?.num ?? '';
  const next = row.after?.num ?? '';
  const numbering: PaperRun[] =
    old === next
      ? [{ text: next }]
      : [
          { text: old, op: 'deleted', class: 'numbering' },
          { text: next, op: 'inserted', class: 'numbering' },
        ];
  const isTitle = isHead(row);
  return {
    isHead: isTitle,
    level: isTitle ? (ranks.get(row.depth ?? 0) ?? 1) : row.level,
    num: numbering.filter(({ text }) => text !== ''),
    runs: runsOf(row, nameOf),
    op,
    note,
    ...(isOldPlace(row) ? { oldPlace: (row.before && nameOf(row.before.path)) ?? old } : {}),
  };
}

function runsOf(row: ComparisonRow, nameOf: NameOf): PaperRun[] {
  const name = isNameless(row) ? nameOf((row.after ?? row.before)?.path ?? '') : undefined;
  if (name !== undefined) return [{ text: capital(name) }];
  return row.runs
    .filter(({ text }) => text !== '')
    .map(({ difference, ...run }) => classed(run, row, difference));
}

function classed(run: Omit<Run, 'difference'>, row: ComparisonRow, difference: number | undefined): PaperRun {
  const kind = difference === undefined ? undefined : row.differences[difference]?.class;
  return kind === undefined || run.op === undefined ? run : { ...run, class: kind };
}

function noteOf(row: ComparisonRow, words: ComparisonWords, nameOf: NameOf): string | undefined {
  const { change, before, after, to } = row;
  const next = to === undefined ? undefined : nameOf(to);
  if (next !== undefined) return `${words.movedTo} ${next}`;
  if (to !== undefined) return words.rows.moved;
  if (!['moved', 'renumbered', 'split', 'merged'].includes(change)) return undefined;
  const old = before && before.path !== after?.path ? nameOf(before.path) : undefined;
  return old === undefined ? words.rows[change] : `${words.rows[change]}, ${words.formerly} ${old}`;
}

/** Ranks of the depths of headings: 1, 2, 3 … without gaps. */
function ranksOf(rows: readonly ComparisonRow[]): Map<number, number> {
  const depths = new Set(rows.filter(isHead).map(({ depth }) => depth ?? 0));
  return new Map([...depths].sort((a, b) => a - b).map((depth, index) => [depth, index + 1]));
}

/** The file name of a comparison without extension: "BankG Art. 37h 2021-08-01–2023-01-01". */
export function comparisonFileName({
  before,
  after,
  apart,
}: Pick<Comparison, 'before' | 'after' | 'apart'>): string {
  const own = ({ displayName: document, name }: ComparisonSide) => [document, name].join(' ');
  const name = apart
    ? `${own(before)} ${before.versionDate} – ${own(after)} ${after.versionDate}`
    : `${own(after)} ${before.versionDate}–${after.versionDate}`;
  return name
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, '-')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}
