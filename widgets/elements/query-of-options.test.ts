import { expect, it } from 'vitest';
import { changeSearch, queryAtFirst } from '#core/change-filter/change-address.ts';
import { queryOfOptions } from './query-of-options.ts';

const searchOf = (given: Parameters<typeof queryOfOptions>[0]) => changeSearch(queryOfOptions(given) ?? {});

it('asks for nothing without options, so that what was asked for last is displayed', () => {
  expect(queryOfOptions({})).toBeUndefined();
  expect(queryOfOptions({ query: '', filters: {} })).toBeUndefined();
});

it.each([
  [{ query: 'domainData.status=R,A&ended=1' }, 'domainData.status=R,A&ended=1'],
  [{ query: '?domainData.status=R' }, 'domainData.status=R'],
  [{ filters: { status: ['R', 'A'], key: true } }, 'domainData.key=Y&domainData.status=R,A'],
  [{ filters: { source: 'finma', green: false, onlyKey: true } }, 'source=finma&onlyKey=1&green=0'],
  [{ query: 'topic=Lampe&sort=date', filters: { topic: 'Docht' } }, 'topic=Docht&sort=date'],
] as const)('reads %j', (given, search) => {
  expect(searchOf(given as Parameters<typeof queryOfOptions>[0])).toBe(search);
});

it('leaves out what means nothing', () => {
  expect(queryOfOptions({ query: 'source=moon&page=x', filters: { status: 'Z', other: 1 } })).toEqual(
    queryAtFirst,
  );
});
