import { describe, expect, it } from 'vitest';
import type { GlossaryTerm } from '../contract/main/glossary.ts';
import { byLetter, countEntries, definingTexts, narrowed, termOfLink } from './narrow.ts';

const define = (term: string, fields: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  term,
  entry: term.toLowerCase(),
  also: [],
  completeParagraphID: 'bankg~1',
  regTextId: 'bankg',
  documentName: 'BankG',
  name: 'Art. 1',
  definition: '…',
  translations: [],
  ...fields,
});
const terms = [
  define('Bank', { translations: [{ language: 'FR', term: 'banque' }] }),
  define('hartes Kernkapital', { also: ['CET1'], regTextId: 'erv', documentName: 'ERV' }),
  define('Übertragung der Maßnahme', { regTextId: 'erv', documentName: 'ERV' }),
];
const names = (terms: readonly GlossaryTerm[]) => terms.map(({ term }) => term);

describe('terms are narrowed', () => {
  it.each([
    ['', undefined, ['Bank', 'hartes Kernkapital', 'Übertragung der Maßnahme']],
    ['kapital hart', undefined, ['hartes Kernkapital']],
    ['cet1', undefined, ['hartes Kernkapital']],
    ['banque', undefined, ['Bank']],
    ['ubertrag', undefined, ['Übertragung der Maßnahme']],
    ['massnahme', undefined, ['Übertragung der Maßnahme']],
    ['', 'erv', ['hartes Kernkapital', 'Übertragung der Maßnahme']],
    ['bank', 'erv', []],
    ['Banken', undefined, ['Bank']],
    ['Banken', 'erv', []],
  ])('by "%s" and text %s', (typed, regTextId, expected) => {
    // The server finds the bank by its plural.
    const matches = typed === 'Banken' ? new Set(['bankg~1 Bank']) : undefined;
    expect(names(narrowed(terms, { typed, regTextId, matches }))).toEqual(expected);
  });
});

it('stand under the letter they begin with, accents and signs aside', () => {
  const all = [define('3-Säulen-Prinzip'), define('«Agio»'), define('avoirs'), define('Épargne')];
  expect(
    byLetter(all).map(({ letter, entries }) => [letter, ...entries.flatMap(({ forms }) => forms)]),
  ).toEqual([
    ['#', '3-Säulen-Prinzip'],
    ['A', '«Agio»', 'avoirs'],
    ['E', 'Épargne'],
  ]);
});

it('are one entry where they are forms of one term, each definition with its place', () => {
  const all = [
    define('Bank', { entry: 'bank', also: ['Institut'] }),
    define('Bankgeschäft'),
    define('Banken', { entry: 'bank', also: ['Bank', 'Institut'], regTextId: 'erv' }),
  ];
  const [section] = byLetter(all);
  expect(section?.entries).toEqual([
    { forms: ['Bank', 'Banken'], also: ['Institut'], definitions: [all[0], all[2]] },
    { forms: ['Bankgeschäft'], also: [], definitions: [all[1]] },
  ]);
});

it('come from texts that are listed by name', () => {
  expect(definingTexts(terms, 'DE')).toEqual([
    { regTextId: 'bankg', name: 'BankG', count: 1, sample: false },
    { regTextId: 'erv', name: 'ERV', count: 2, sample: false },
  ]);
});

it('are counted by their entries, of all texts and of each', () => {
  const all = [
    define('Bank', { entry: 'bank' }),
    define('Banken', { entry: 'bank', completeParagraphID: 'bankg~2' }),
    define('Banken', { entry: 'bank', regTextId: 'erv' }),
  ];
  expect(countEntries(all)).toBe(1);
  expect(definingTexts(all, 'DE').map(({ count }) => count)).toEqual([1, 1]);
  expect(countEntries(all)).toBe(byLetter(all).flatMap(({ entries }) => entries).length);
});

it.each([
  ['the term of its place', 'bankg~1', 'Banken', 'Bank'],
  ['of several at its place the one most like its words', 'bankg~2', 'Einlegerinnen', 'Einleger'],
  ['its words if nothing is defined there', 'bankg~9', 'Banken', 'Banken'],
])('a link of a text means %s', (_, definedAt, words, term) => {
  const two = { completeParagraphID: 'bankg~2' };
  const defined = [define('Bank'), define('Einlage', two), define('Einleger', two)];
  expect(termOfLink(defined, definedAt, words)).toBe(term);
});
