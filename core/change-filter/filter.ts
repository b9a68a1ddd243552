import type { Change } from '../contract/domain/changes.ts';
import { foldText } from '../lib/fold.ts';
import { memoizeByObject } from '../lib/memoize.ts';
import { periodSign } from '../lib/period.ts';
import { type ChangeQuery, nobody, overrulesSwitches } from './change-address.ts';
import type { ChangeFilterName } from './filter-names.ts';
import { isEnd } from './status.ts';

type Test = (change: Change) => boolean;

/** Folded words of changes, since folding all of them at each keystroke would be felt. A change is never altered in place. */
const foldedOf = memoizeByObject(({ topic, summary, comment }: Change) => ({
  topic: foldText(`${topic} ${summary}`),
  comment: foldText(comment),
}));

/** Folds the words of changes before somebody looks for some. */
export function foldChanges(changes: readonly Change[]): void {
  for (const change of changes) foldedOf(change);
}

function contains(words: string, of: 'topic' | 'comment'): Test {
  const all = foldText(words).split(/\s+/).filter(Boolean);
  return (change) => all.every((word) => foldedOf(change)[of].includes(word));
}

function isListed(list: string, read: (change: Change) => string): Test {
  const values = new Set(list.split(','));
  return (change) => values.has(read(change));
}

/** A change without a deadline is in no period. */
function isWithin(period: string): Test {
  const [from = '', to = ''] = period.split(periodSign);
  return ({ deadline }) =>
    deadline !== undefined && (from === '' || deadline >= from) && (to === '' || deadline <= to);
}

const tests: Record<ChangeFilterName, (value: string) => Test> = {
  topic: (value) => contains(value, 'topic'),
  comment: (value) => contains(value, 'comment'),
  deadline: isWithin,
  source: (value) => isListed(value, ({ source }) => source),
  type: (value) => isListed(value, ({ type }) => type),
  area: (value) => (change) => change.area === value,
  key: (value) => (change) => change.key === (value === 'Y'),
  volume: (value) => isListed(value, ({ volume }) => volume),
  ownerId: (value) => isListed(value, ({ ownerId }) => ownerId ?? nobody),
  status: (value) => isListed(value, ({ status }) => status),
  approval: () => (change) => change.approval !== undefined,
};

/**
 * The changes that a query asks for. Where it names statuses, or what waits for approval, they alone decide, so that the switches, which are about
 * statuses too, never hide what was asked for.
 */
export function filterChanges(changes: readonly Change[], query: ChangeQuery): Change[] {
  const { filters, onlyKey, green, ended } = query;
  const requested = Object.entries(filters).flatMap(([name, value]) =>
    value ? [tests[name as ChangeFilterName](value)] : [],
  );
  if (onlyKey) requested.push(({ key }) => key);
  const isOverruled = overrulesSwitches(filters);
  if (!isOverruled && !green) requested.push(({ status }) => status !== 'G');
  if (!isOverruled && !ended) requested.push(({ status }) => !isEnd(status));
  return changes.filter((change) => requested.every((test) => test(change)));
}
