import { describe, expect, it } from 'vitest';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { allTexts, indexOf, unitsOf } from '../rank/corpus-fixture.ts';
import { needOfQuery } from '../rank/need.ts';
import { rankArticles } from '../rank/rank-articles.ts';
import type { VotesFor } from '../rank/rank-types.ts';
import { createQueryExpansion } from './query-expansion.ts';

const index = indexOf(
  [
    unitsOf('Datenschutzgesetz', [
      { path: '1', heading: 'Gegenstand', paragraphs: ['Dieses Gesetz schützt Personen.'] },
      {
        path: '24',
        heading: 'Meldung',
        paragraphs: ['Eine Verletzung der Datensicherheit wird gemeldet, so rasch als möglich.'],
      },
      { path: '25', heading: 'Recht', paragraphs: ['Jede Person hat ein Recht auf Auskunft.'] },
      { path: '26', paragraphs: ['Die Bank bewahrt die Belege mindestens zehn Jahre lang auf.'] },
      { path: '27', paragraphs: ['Die Bank wahrt das Geheimnis.'] },
      { path: '28', paragraphs: ['Gebühren trägt der Kanton.'] },
      { path: '29', paragraphs: ['Gebühren trägt der Staat.'] },
    ]),
  ],
  () => ({
    related: createQueryExpansion(undefined, undefined)('DE', {
      frequencies: new Map(),
      occurrences: () => 0,
      withStem: () => [],
      withFamily: () => [],
      withLooseKey: () => [],
    }),
  }),
);
const ask = (query: string, votesFor?: VotesFor) =>
  rankArticles(index, {
    need: needOfQuery(parseQuery(query).query.root),
    texts: allTexts(1),
    start: 0,
    rows: 10,
    votesFor,
  }).hits;

describe('a search with an expanded query', () => {
  it.each([
    ['Datenpanne', '24', 'verletzung datensicherheit'],
    ['Datenpannen', '24', 'verletzung datensicherheit'],
    ['access request', '25', 'recht auskunft'],
    ['aufbewahren', '26', 'bewahrt auf'],
  ])('finds %s in article %s', (query, unit, matched) => {
    const [first] = ask(query);
    expect(first?.unit).toBe(unit);
    expect(first?.evidence.map((one) => one.found)).toContain(matched);
    expect(first?.missing).toEqual([]);
  });

  it('takes nothing away by a guess', () => {
    expect(ask('Meldung -Datenpanne').map(({ unit }) => unit)).toEqual(['24']);
  });

  it('puts first, of equals, what others cite', () => {
    expect(ask('Gebühren').map(({ unit }) => unit)).toEqual(['28', '29']);
    const votes: VotesFor = (textId, path) => (textId === 1 && path === '29' ? 7 : 0);
    expect(ask('Gebühren', votes).map(({ unit }) => unit)).toEqual(['29', '28']);
  });
});
