import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChange } from '../changes/change-fixture.ts';
import { sortChanges } from '../changes/sort.ts';
import { changeStatuses } from '../contract/change-values.ts';
import type { Change } from '../contract/domain/changes.ts';
import { changeSearch, changeViews, filtersSet, isAtFirst, queryAtFirst } from './change-address.ts';
import { readChangeQuery } from './change-query.ts';
import { changeColumns } from './columns.ts';
import { filterChanges } from './filter.ts';
import { type ChangeFilters, changeFilterNames } from './filter-names.ts';

describe('the address of a query', () => {
  it('names owner and status as the link of the dashboard does', () => {
    const { filters } = readChangeQuery('?domainData.owner=u7&domainData.status=R,G,A,%3F');
    expect(filters).toEqual({ ownerId: 'u7', status: 'R,G,A,?' });
    expect(changeSearch({ filters })).toBe('domainData.owner=u7&domainData.status=R,G,A,%3F');
  });

  it('is empty for what is shown at first: without key only, with green, without what has ended', () => {
    expect(changeSearch(queryAtFirst)).toBe('');
    expect(readChangeQuery('')).toEqual(queryAtFirst);
    expect(queryAtFirst).toMatchObject({ onlyKey: false, green: true, ended: false, sort: 'deadline' });
    expect(isAtFirst(readChangeQuery(''))).toBe(true);
    expect(isAtFirst(readChangeQuery('green=0'))).toBe(false);
  });

  it.each([
    ['', 0],
    ['topic=a&page=3&sort=topic', 1],
    ['source=finma,snb&onlyKey=1&green=0&ended=1', 4],
  ])('%s sets %i filters', (search, count) => {
    expect(filtersSet(readChangeQuery(search))).toBe(count);
  });

  it.each([
    ['deadline=2026-02-30/2026-03-01', { deadline: '/2026-03-01' }],
    ['deadline=never', {}],
    ['source=finma,mars&type=poem', { source: 'finma' }],
    ['domainData.key=yes&domainData.status=Z', {}],
    ['domainData.owner=a,nobody,%22', { ownerId: 'a,nobody' }],
  ])('%s is understood as far as changes can have it', (search, filters) => {
    expect(readChangeQuery(search).filters).toEqual(filters);
  });

  it('leads back to the query', () => {
    const word = fc.stringMatching(/^[\p{L}\d&=+%/]{1,12}$/u);
    const values: Record<string, fc.Arbitrary<string>> = {
      topic: word,
      comment: word,
      area: word,
      deadline: fc.constantFrom('2026-01-01/', '/2026-12-31', '2026-01-01/2026-12-31'),
      source: fc.constantFrom('finma', 'snb,eu'),
      type: fc.constantFrom('act', 'act,other'),
      key: fc.constantFrom('Y', 'N'),
      volume: fc.constantFrom('high', 'unknown,low'),
      ownerId: fc.constantFrom('nobody', 'u-1,u-2'),
      status: fc.subarray([...changeStatuses], { minLength: 1 }).map((list) => list.join(',')),
      approval: fc.constant('waiting'),
    };
    const filters = fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<ChangeFilters>;
    const query = fc.record({
      filters,
      onlyKey: fc.boolean(),
      green: fc.boolean(),
      ended: fc.boolean(),
      sort: fc.constantFrom(...changeColumns),
      descending: fc.boolean(),
      page: fc.nat(999),
      view: fc.constantFrom(...changeViews),
      month: fc.constantFrom('', '2026-06', '2027-12'),
    });
    fc.assert(
      fc.property(query, (one) => {
        expect(readChangeQuery(changeSearch(one))).toEqual(one);
      }),
    );
  });

  it.each(['month=2026-13', 'month=2026-6', 'month=0026-06', 'view=list'])(
    'is the table, or the current month, for %s',
    (search) => {
      expect(readChangeQuery(search)).toEqual(queryAtFirst);
    },
  );
});

const rows: Change[] = [
  aChange({
    domainId: 'a',
    mainChangeElementId: 'a',
    status: 'R',
    key: true,
    deadline: '2026-03-01',
    topic: 'Überwachung',
  }),
  aChange({
    domainId: 'b',
    mainChangeElementId: 'b',
    status: 'G',
    volume: 'high',
    area: 'Treasury',
    comment: 'Später',
  }),
  aChange({ domainId: 'c', mainChangeElementId: 'c', status: 'D', source: 'snb', deadline: undefined }),
  aChange({ domainId: 'd', mainChangeElementId: 'd', status: 'O', type: 'act', ownerId: undefined }),
  aChange({
    domainId: 'e',
    mainChangeElementId: 'e',
    status: '?',
    ownerId: undefined,
    deadline: '2026-02-01',
  }),
];
const approval = {
  status: 'D' as const,
  by: { id: '8', fullName: 'Bea' },
  at: '2026-03-01T08:00:00Z',
  reason: '',
};
const requested = [...rows, aChange({ domainId: 'f', mainChangeElementId: 'f', status: 'G', approval })];
const idsOf = (changes: readonly Change[]) => changes.map(({ domainId }) => domainId).join('');

describe('the changes that a query asks for', () => {
  it.each([
    ['', 'abe'],
    ['ended=1', 'abcde'],
    ['green=0', 'ae'],
    ['onlyKey=1', 'a'],
    ['domainData.status=D', 'c'],
    ['green=0&domainData.status=G', 'b'],
    ['domainData.status=R,G,A,%3F', 'abe'],
    ['topic=uberwachung', 'a'],
    ['topic=dusk%20lamps&ended=1', 'abcde'],
    ['domainData.comment=spater', 'b'],
    ['domainData.area=Treasury', 'b'],
    ['domainData.volume=high', 'b'],
    ['domainData.key=N', 'be'],
    ['domainData.owner=nobody', 'e'],
    ['domainData.owner=8,nobody', 'abe'],
    ['source=snb&ended=1', 'c'],
    ['type=act&ended=1', 'd'],
    ['deadline=/2026-03-01&ended=1', 'ae'],
    ['deadline=2026-02-15/2026-03-01', 'a'],
  ])('%s', (search, ids) => {
    expect(idsOf(filterChanges(rows, readChangeQuery(search)))).toBe(ids);
  });

  it.each([
    ['domainData.approval=waiting', 'f'],
    ['domainData.approval=waiting&green=0', 'f'],
    ['domainData.approval=waiting&onlyKey=1', ''],
    ['domainData.approval=maybe', 'abef'],
  ])('with requested ends: %s', (search, ids) => {
    expect(idsOf(filterChanges(requested, readChangeQuery(search)))).toBe(ids);
  });

  it('are no other than without a filter, whatever is asked for', () => {
    for (const name of changeFilterNames) {
      const filters = { [name]: 'x' };
      const rest = filterChanges(rows, { ...queryAtFirst, ended: true, filters });
      expect(rows).toEqual(expect.arrayContaining(rest));
    }
  });
});

describe('the order of changes', () => {
  const words = {
    locale: 'de-CH',
    people: new Map([['8', 'Bea']]),
    nameOf: (_: string, value: string) => value,
  };
  it.each([
    ['deadline', false, 'eabdc'],
    ['deadline', true, 'bdaec'],
    ['status', false, 'abecd'],
    ['ownerId', false, 'abced'],
    ['volume', false, 'beadc'],
    ['key', false, 'aebdc'],
  ] as const)('by %s, descending %s', (sort, descending, ids) => {
    expect(idsOf(sortChanges(rows, { sort, descending }, words))).toBe(ids);
  });

  it('does not depend on the order before', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(rows, { minLength: rows.length }),
        fc.constantFrom(...changeColumns),
        fc.boolean(),
        (shuffled, sort, descending) => {
          const order = { sort, descending };
          expect(idsOf(sortChanges(shuffled, order, words))).toBe(idsOf(sortChanges(rows, order, words)));
        },
      ),
    );
  });
});
