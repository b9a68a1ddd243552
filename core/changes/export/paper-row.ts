import type { ChangeColumn } from '../../change-filter/columns.ts';
import type { ChangeStatus } from '../../contract/change-values.ts';
import type { Change } from '../../contract/domain/changes.ts';
import { localeOf } from '../../lib/locales.ts';
import type { PaperCell, PaperLine } from '../../lib/paper.ts';
import { dayWords, isNumber, publishedAt, wordsOf } from './cell-value.ts';
import type { RowOptions } from './sheet-row.ts';

/** Shares of the width of the page. */
export const paperWidths: Record<ChangeColumn, number> = {
  status: 11,
  key: 7,
  topic: 36,
  source: 11,
  type: 12,
  area: 13,
  deadline: 12,
  ownerId: 13,
  volume: 9,
  comment: 18,
  comments: 11,
  files: 8,
  tasks: 9,
  origin: 9,
  date: 11,
};

/** The shapes of the statuses as signs, which stand beside their words. */
const shapes: Record<ChangeStatus, string> = { R: '◆', A: '▲', G: '●', '?': '◌', D: '✓', O: '⊘' };

export type PaperRowOptions = RowOptions & {
  /** Colours of the shapes, without `#`. */
  colours: Readonly<Record<ChangeStatus, string>>;
};

/** A change as a row of the document: what its columns say, and where it leads. */
export const paperRow = (change: Change, options: PaperRowOptions): PaperCell[] =>
  options.columns.map((column) => paperCell(change, column, options));

function paperCell(change: Change, column: ChangeColumn, options: PaperRowOptions): PaperCell {
  const { words, addressOf, colours } = options;
  // Zero is left blank, as on screen.
  if (isNumber(column)) return change[column] === 0 ? [] : [{ words: String(change[column]) }];
  if (column === 'date' || column === 'deadline') return [{ words: dayWords(change, column, words) }];
  const own = wordsOf(change, column, words);
  if (column === 'status')
    return [{ words: own, sign: { shape: shapes[change.status], colour: colours[change.status] } }];
  if (column === 'source') return [{ words: own, ...leadingTo(publishedAt(change)) }];
  if (column !== 'topic') return own === '' ? [] : [{ words: own }];
  const locale = localeOf(change.language);
  const inOther = locale === words.locale ? {} : { locale };
  const topic: PaperLine = { words: own, strong: true, ...leadingTo(addressOf(change)), ...inOther };
  return change.summary === '' ? [topic] : [topic, { words: change.summary, ...inOther }];
}

const leadingTo = (address: string | undefined) => (address === undefined ? {} : { address });
