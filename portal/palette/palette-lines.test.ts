import { describe, expect, it } from 'vitest';
import type { GlossaryTerm } from '#core/contract/main/glossary.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import type { Suggestion } from '#core/contract/main/search.ts';
import { isClosed, matches, openArticles, type PaletteSources, paletteGroups } from './palette-lines.ts';

const act = (regTextId: string, shortName: string, longName: string, sourceNumber = '') =>
  ({
    regTextId,
    longName,
    sourceNumber,
    displayName: shortName,
    shortNames: { DE: shortName },
  }) as unknown as RegulationDocument;
const suggestion = (regTextId: string, path?: string): Suggestion => ({
  kind: path === undefined ? 'document' : 'provision',
  regTextId,
  ...(path && { path }),
  label: `${path ?? ''} ${regTextId}`,
  detail: '',
  sourceNumber: '',
  versionDate: '2024-01-01',
});
const nothing = () => undefined;

const sources: PaletteSources = {
  typed: '',
  suggested: undefined,
  documents: [
    act('bankv', 'BankV', 'Verordnung über die Banken', '952.02'),
    act('bankg', 'BankG', 'Bundesgesetz über die Banken und Sparkassen', '952.0'),
    act('gwg', 'GwG', 'Geldwäschereigesetz', '955.0'),
  ],
  articles: [
    { path: '1', label: 'Art. 1', detail: 'Gegenstand' },
    { path: '37a', label: 'Art. 37a', detail: 'Privilegierte Einlagen' },
  ],
  searches: true,
  recent: [{ address: '/read/gwg', label: 'GwG', detail: 'Geldwäschereigesetz' }],
  actions: [
    { id: 'compare', label: 'Fassungen vergleichen', onSelect: nothing },
    { id: 'larger', label: 'Text vergrössern', disabled: true, onSelect: nothing },
  ],
  pages: [
    { id: 'glossary', label: 'Glossar', address: '/glossary' },
    {
      id: 'invites',
      label: 'Einladungen',
      address: '/users/invites',
      locked: 'Erfordert die Administration.',
    },
  ],
  terms: [],
};

const linesOf = (changed: Partial<PaletteSources>) =>
  paletteGroups({ ...sources, ...changed }).map(({ id, lines }) => [id, lines.map((line) => line.id)]);

describe('the lines of the palette', () => {
  it('are, before anything is typed, what was opened last and the first of what can be done', () => {
    expect(linesOf({})).toEqual([
      ['recent', ['recent /read/gwg']],
      ['document', ['action compare']],
      ['view', ['action larger']],
      ['pages', ['page glossary', 'page invites']],
    ]);
  });

  it.each([
    ['a short name, before those that begin with it', 'bankg', ['document bankg']],
    ['the beginning of short names', 'bank', ['document bankv', 'document bankg']],
    ['a word of the long name', 'sparkassen', ['document bankg']],
    ['a number', '952.0', ['document bankg', 'document bankv']],
    ['a number in full, as the lines show it', 'SR 952.0', ['document bankg', 'document bankv']],
    ['words without accents and case', 'GELDWASCHEREI', ['document gwg']],
  ])('find documents by %s', (_, typed, documents) => {
    expect(linesOf({ typed }).find(([id]) => id === 'documents')).toEqual(['documents', documents]);
  });

  it('begin with the cited place, that of the open document first, each once', () => {
    const suggested = {
      term: 'art 37a',
      total: 4,
      inDocument: suggestion('bankg', '37a'),
      direct: [suggestion('bankg', '37a'), suggestion('bankv', '37a'), suggestion('gwg')],
    };
    expect(linesOf({ typed: 'art 37a', suggested })).toEqual([
      ['places', ['article 37a', 'place bankv 37a', 'document gwg']],
      ['search', ['search']],
    ]);
  });

  it('are articles of the open document by number and heading, actions and pages by their words', () => {
    expect(linesOf({ typed: 'einla' })).toEqual([
      ['articles', ['article 37a']],
      ['pages', ['page invites']],
      ['search', ['search']],
    ]);
    expect(linesOf({ typed: 'vergleich' })[0]).toEqual(['document', ['action compare']]);
  });

  it('have the terms of the glossary, and the search as the last one', () => {
    const term = { term: 'Einlage', completeParagraphID: 'bankg~1^2' } as GlossaryTerm;
    expect(linesOf({ typed: 'qqq', terms: [term] })).toEqual([
      ['terms', ['term bankg~1^2 Einlage']],
      ['search', ['search']],
    ]);
  });

  it('are of an empty field few and in groups, and all of what is typed', () => {
    const ids = ['next', 'copy-link', 'print-5', 'copy-citation', 'copy-with-text', 'print', 'ask'];
    const actions = ids.map((id) => ({ id, label: `Do ${id}`, onSelect: nothing }));
    const ofActions = (typed: string) =>
      linesOf({ actions, typed, pages: [], recent: [], documents: [], articles: [] });
    expect(ofActions('')).toEqual([
      ['copy', ['action copy-citation', 'action copy-with-text']],
      ['article', ['action next']],
    ]);
    const copies = ['copy-citation', 'copy-with-text', 'copy-link', 'print', 'print-5'];
    expect(ofActions('do')).toEqual([
      ['copy', copies.map((id) => `action ${id}`)],
      ['article', ['action next']],
      ['actions', ['action ask']],
      ['search', ['search']],
    ]);
  });

  it('say which may not be chosen', () => {
    const closed = paletteGroups(sources)
      .flatMap(({ lines }) => lines)
      .filter(isClosed);
    expect(closed.map(({ id }) => id)).toEqual(['action larger', 'page invites']);
  });
});

it.each([
  ['marginNumber', { id: '12', num: ['12'], heading: ['Grundsatz'] }, 'Rz 12', 'Grundsatz'],
  ['article', { id: '40-45', num: ['Art. 40 à 45'], range: { first: '40', last: '45' } }, 'Art. 40–45', ''],
  ['article', { id: '{disp_u1}3', num: ['Art. 3', { note: 1 }] }, 'Art. 3', ''],
] as const)('names a %s of the open document as its contents do: %j', (kind, entry, label, detail) => {
  const entries = [
    { ...entry, kind },
    { id: '{chap_1}', kind: 'chapter' },
  ] as unknown as TocEntry[];
  expect(openArticles(entries, 'DE')).toEqual([{ path: entry.id, label, detail }]);
});

it.each([
  ['Fassungen vergleichen', 'ver fass', true],
  ['Darstellung: Dunkel', 'dunk', true],
  ['Text vergrössern', 'vergros', true],
  ['Text vergrössern', 'grösser', false],
])('"%s" is found by "%s": %s', (label, typed, fits) => {
  expect(matches(label, typed)).toBe(fits);
});
