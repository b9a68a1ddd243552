import { type ChangeQuery, nobody, overrulesSwitches } from '../../change-filter/change-address.ts';
import { type ChangeFilterName, changeFilterNames } from '../../change-filter/filter-names.ts';
import { formatDate } from '../../lib/dates.ts';
import { periodSign } from '../../lib/period.ts';
import { statusText } from '../change-words.ts';
import { type ExportWords, personOf } from './cell-value.ts';

type Reader = (value: string, words: ExportWords) => string;

const listOf =
  (nameOf: (one: string, words: ExportWords) => string): Reader =>
  (value, words) =>
    value
      .split(',')
      .map((one) => nameOf(one, words))
      .join(', ');
const contains: Reader = (value, { text }) => text('changeexport.contains', { words: value.trim() });

/** What each filter asks for, in words. */
const readers: Record<ChangeFilterName, Reader> = {
  topic: contains,
  comment: contains,
  deadline(value, { text, locale }) {
    const [from = '', to = ''] = value.split(periodSign).map((day) => day && formatDate(day, locale));
    if (from && to) return text('changeexport.span', { from, to });
    return from ? text('changeexport.since', { day: from }) : text('changeexport.until', { day: to });
  },
  source: listOf((one, { text }) => text(`changes.source-${one}` as 'changes.source-other')),
  type: listOf((one, { text }) => text(`changes.type-${one}` as 'changes.type-other')),
  area: (value) => value,
  key: (value, { text }) => text(value === 'Y' ? 'changes.isKey' : 'changes.isNotKey'),
  volume: listOf((one, { text }) => text(`changes.volume-${one}` as 'changes.volume-unknown')),
  ownerId: listOf((one, words) => (one === nobody ? words.text('changes.nobody') : personOf(one, words))),
  status: listOf((one, { text }) => text(statusText[one as keyof typeof statusText])),
  approval: (_, { text }) => text('changes.waits'),
};

/** What the table shows and what it leaves out, filter by filter, as somebody would say it. */
export function selectionWords(query: ChangeQuery, words: ExportWords): string[] {
  const { text } = words;
  const { filters, onlyKey, green, ended } = query;
  const filtered = changeFilterNames.flatMap((name) => {
    const value = filters[name];
    return value ? [`${text(`changes.${name}`)}: ${readers[name](value, words)}`] : [];
  });
  const switched = [onlyKey ? text('changes.onlyKey') : ''];
  // What overrules them decides alone (filter.ts).
  if (!overrulesSwitches(filters)) {
    if (!green) switched.push(text('changeexport.withoutGreen'));
    switched.push(text(ended ? 'changeexport.withEnded' : 'changeexport.withoutEnded'));
  }
  return [...filtered, ...switched.filter(Boolean)];
}

/** In which order the rows are. */
export function orderWords({ sort, descending }: ChangeQuery, { text }: ExportWords): string {
  const column = text(`changes.${sort}`);
  return text(descending ? 'changeexport.sortedDescending' : 'changeexport.sorted', { column });
}
