import { expect, it } from 'vitest';
import type { WatchTarget } from '../contract/domain/watching.ts';
import { placeTarget } from './target.ts';
import { watchKey } from './watch-key.ts';

const query: WatchTarget = { kind: 'query', query: 'lamp oil', language: 'EN', documents: ['a', 'b'] };

it.each<[string, WatchTarget, WatchTarget]>([
  [
    'a term in capitals',
    { kind: 'term', term: 'Lamp', language: 'EN' },
    { kind: 'term', term: ' lamp ', language: 'EN' },
  ],
  ['filters in another order', query, { ...query, documents: ['b', 'a'] }],
  [
    'another form of a term',
    { kind: 'term', term: 'Banken', language: 'DE' },
    { kind: 'term', term: 'Bank', language: 'DE' },
  ],
  [
    'filters that are empty',
    { ...query, documents: [] },
    { kind: 'query', query: 'lamp oil ', language: 'EN' },
  ],
])('%s is the same watch', (_, one, other) => {
  expect(watchKey(one)).toBe(watchKey(other));
});

it.each<[string, WatchTarget, WatchTarget]>([
  ['a document and a place in it', { kind: 'document', regTextId: 'lamp' }, placeTarget('lamp~1')],
  [
    'a term in two languages',
    { kind: 'term', term: 'Norm', language: 'DE' },
    { kind: 'term', term: 'Norm', language: 'EN' },
  ],
  [
    'a term and a query',
    { kind: 'term', term: 'oil', language: 'EN' },
    { kind: 'query', query: 'oil', language: 'EN' },
  ],
  ['a search and a narrower one', { ...query, documents: [] }, query],
  [
    'a document and a category of one name',
    { ...query, documents: ['eu'] },
    { ...query, documents: [], categories: ['eu'] },
  ],
])('%s are two', (_, one, other) => {
  expect(watchKey(one)).not.toBe(watchKey(other));
});
