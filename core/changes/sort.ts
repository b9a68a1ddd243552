import type { ChangeColumn } from '../change-filter/columns.ts';
import { changeSources, changeStatuses, changeTypes, changeVolumes } from '../contract/change-values.ts';
import type { Change } from '../contract/domain/changes.ts';
import { refOf } from './change-ref.ts';

/** What sorting by words needs: the names of people, and the names of values in the language of the interface. */
export type SortWords = {
  locale: string;
  people: ReadonlyMap<string, string>;
  nameOf: (field: 'source' | 'type', value: string) => string;
};

type SortValue = string | number | undefined;

const sortValue: Record<ChangeColumn, (change: Change, words: SortWords) => SortValue> = {
  status: ({ status }) => changeStatuses.indexOf(status),
  key: ({ key }) => (key ? 0 : 1),
  topic: ({ topic }) => topic,
  source: ({ source }, { nameOf }) => nameOf('source', changeSources.includes(source) ? source : 'other'),
  type: ({ type }, { nameOf }) => nameOf('type', changeTypes.includes(type) ? type : 'other'),
  area: ({ area }) => area || undefined,
  deadline: ({ deadline }) => deadline,
  ownerId: ({ ownerId }, { people }) =>
    ownerId === undefined ? undefined : (people.get(ownerId) ?? ownerId),
  volume: ({ volume }) => (volume === 'unknown' ? undefined : changeVolumes.indexOf(volume)),
  comment: ({ comment }) => comment || undefined,
  comments: ({ comments }) => comments,
  files: ({ files }) => files,
  tasks: ({ tasks }) => tasks.open,
  origin: ({ origin }) => origin,
  date: ({ date }) => date,
};

/** Days sort as text. */
const plain = new Set<ChangeColumn>(['deadline', 'date', 'origin']);

/** By deadline, those without one last; equal ones by their keys, so that no row changes place by itself. */
export function compareByDeadline(one: Change, other: Change): number {
  const [a, b] = [one.deadline ?? '~', other.deadline ?? '~'];
  if (a !== b) return a < b ? -1 : 1;
  // The order of their keys, without writing them: this is asked of neighbours in long lists.
  if (one.origin !== other.origin) return one.origin < other.origin ? -1 : 1;
  return refOf(one).id < refOf(other).id ? -1 : 1;
}

/** Changes in the order of a column; what has no value there is last in either direction, equal ones stay by deadline. */
export function sortChanges(
  changes: readonly Change[],
  { sort, descending }: { sort: ChangeColumn; descending: boolean },
  words: SortWords,
): Change[] {
  if (sort === 'deadline' && !descending) return changes.toSorted(compareByDeadline);
  const { compare } = new Intl.Collator(words.locale, { numeric: true, sensitivity: 'base' });
  const way = descending ? -1 : 1;
  return changes
    .map((change) => ({ change, value: sortValue[sort](change, words) }))
    .sort((one, other) => {
      const [a, b] = [one.value, other.value];
      if (a === b) return compareByDeadline(one.change, other.change);
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
      const order =
        typeof a === 'number' && typeof b === 'number'
          ? a - b
          : plain.has(sort)
            ? a < b
              ? -1
              : 1
            : compare(String(a), String(b));
      return order === 0 ? compareByDeadline(one.change, other.change) : way * order;
    })
    .map(({ change }) => change);
}
