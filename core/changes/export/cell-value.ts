import type { ChangeColumn } from '../../change-filter/columns.ts';
import type { Change } from '../../contract/domain/changes.ts';
import type { InterfaceLanguage } from '../../contract/languages.ts';
import type { changeExportTexts } from '../../i18n/changeexport.ts';
import type { changesTexts } from '../../i18n/changes.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { formatDate } from '../../lib/dates.ts';
import { statusText } from '../change-words.ts';
import { deadlineState } from '../deadline.ts';
import { isNew } from '../new-mark.ts';

/** What the words in exported files are made of. */
export type ExportWords = {
  text: (
    key: TextKey<typeof changesTexts | typeof changeExportTexts>,
    values?: Record<string, string | number>,
  ) => string;
  language: InterfaceLanguage;
  locale: string;
  /** The day on which deadlines are near or over. */
  today: string;
  /** Names of people by their ids. */
  people: ReadonlyMap<string, string>;
};

/** The columns whose cells are days, which files keep as such. */
export type DayColumn = 'deadline' | 'date';
/** The columns whose cells are numbers. */
export type NumberColumn = 'comments' | 'files';
export const isNumber = (column: ChangeColumn): column is NumberColumn =>
  column === 'comments' || column === 'files';

/** What the table says of a change in a column, in words. A key change is `Y` and another one `N` (specification, section 3). */
export function wordsOf(
  change: Change,
  column: Exclude<ChangeColumn, DayColumn | NumberColumn>,
  words: ExportWords,
): string {
  const { text } = words;
  switch (column) {
    case 'status': {
      const status = text(statusText[change.status]);
      return change.approval ? `${status} (${pendingOf(change.approval, words)})` : status;
    }
    case 'key':
      return change.key ? 'Y' : 'N';
    case 'topic':
      return topicOf(change, words);
    case 'source':
      return text(`changes.source-${change.source}`);
    case 'type':
      return text(`changes.type-${change.type}`);
    case 'area':
    case 'comment':
      return change[column];
    case 'ownerId':
      return personOf(change.ownerId, words);
    case 'volume':
      return text(`changes.volume-${change.volume}`);
    case 'tasks': {
      const { open, total } = change.tasks;
      return total === 0 ? '' : `${total - open}/${total}`;
    }
    case 'origin':
      return text(`changes.origin-${change.origin}`);
  }
}

const pendingOf = ({ status }: NonNullable<Change['approval']>, { text }: ExportWords) =>
  text('changes.pending', { status: text(statusText[status]) });

/** The topic, with the marks that stand before it on screen. */
function topicOf(change: Change, { text, today }: ExportWords): string {
  const marks = [
    ...(isNew(change, today) ? [text('changes.new')] : []),
    ...(change.withdrawn ? [text('changes.withdrawn')] : []),
  ];
  return marks.length === 0 ? change.topic : `${change.topic} (${marks.join(', ')})`;
}

/** The name of somebody; of those who were removed nothing is left. */
export function personOf(id: string | undefined, { people, text }: ExportWords): string {
  if (id === undefined) return text('changes.unassigned');
  return people.get(id) ?? text('changes.formerUser');
}

/** What is said of a deadline that is near or over: in how many days, or only that it is. */
export function deadlineRemark(
  change: Change,
  { text, today }: ExportWords,
  how: 'counted' | 'named',
): string | undefined {
  const { mark, days } = deadlineState(change, today);
  if (mark === undefined) return undefined;
  if (how === 'named') return text(mark === 'overdue' ? 'changeexport.overdue' : 'changeexport.due');
  if (days === 0) return text('changes.dueToday');
  return text(mark === 'overdue' ? 'changes.overdue' : 'changes.due', { count: Math.abs(days) });
}

/** A day as the table displays it, with what is said of a deadline. */
export function dayWords(change: Change, column: DayColumn, words: ExportWords): string {
  const day = change[column];
  if (day === undefined) return words.text('changes.noDeadline');
  const remark = column === 'deadline' ? deadlineRemark(change, words, 'counted') : undefined;
  const displayed = formatDate(day, words.locale);
  return remark === undefined ? displayed : `${displayed} (${remark})`;
}

/** Where the source publishes a change, if that is an address of the web. */
export const publishedAt = ({ link }: Change): string | undefined =>
  link !== undefined && /^https?:\/\//i.test(link) ? link : undefined;
