import { describe, expect, it } from 'vitest';
import { interfaceLanguageCodes, type LanguageCode } from '#core/contract/languages.ts';
import { articlePath, parsePath } from '#core/law/paragraph-id.ts';
import { wordsOf } from './baselines/ranker.ts';
import { halfOf, intents, labelledQueries } from './labelled.ts';
import { type Article, articlesOf, inForce, realActs } from './real-acts.ts';

/** The languages that queries are labelled in. */
const measured: readonly LanguageCode[] = interfaceLanguageCodes;

const queries = labelledQueries();
const pathOf = (place: string) => place.slice(place.indexOf('~') + 1);
const duplicates = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('labelled queries', () => {
  it('are at least two hundred, of every intent in every language', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
    for (const intent of intents)
      for (const code of measured) {
        const some = queries.filter(({ language, intent: own }) => language === code && own === intent);
        expect(some.length, `${intent} ${code}`).toBeGreaterThanOrEqual(4);
      }
  });

  it('have numbers in order and no duplicates', () => {
    expect(duplicates(queries.map(({ id }) => id))).toEqual([]);
    expect(duplicates(queries.map(({ language, query }) => `${language} ${query.toLowerCase()}`))).toEqual(
      [],
    );
    for (const intent of intents)
      for (const code of measured) {
        const ids = queries.filter(({ language, intent: own }) => language === code && own === intent);
        const name = (at: number) => `${intent}-${code.toLowerCase()}-${String(at + 1).padStart(2, '0')}`;
        expect(ids.map(({ id }) => id)).toEqual(ids.map((_, at) => name(at)));
      }
  });

  it('have an answer each, every place once, with a path that is valid', () => {
    for (const { id, labels } of queries) {
      expect(
        labels.some(({ grade }) => grade === 2),
        id,
      ).toBe(true);
      expect(duplicates(labels.map(({ place }) => place)), id).toEqual([]);
      for (const { place } of labels) expect(() => parsePath(pathOf(place)), place).not.toThrow();
    }
  });

  it('are asked in quotes where they are phrases, and only there', () => {
    for (const { query, intent } of queries) expect(/^".+"$/.test(query), query).toBe(intent === 'phrase');
  });
});

describe('the halves', () => {
  it('follow from the identifier alone', () => {
    expect(['term-de-01', 'term-de-02', 'question-fr-05', 'phrase-it-06'].map(halfOf)).toEqual([
      'test',
      'tuning',
      'test',
      'test',
    ]);
  });

  it('part every pair of successive queries', () => {
    for (const intent of intents)
      for (let at = 1; at < 40; at += 2)
        expect(halfOf(`${intent}-de-${at}`)).not.toBe(halfOf(`${intent}-de-${at + 1}`));
  });

  it('are of one size for every intent', () => {
    for (const intent of intents) {
      const own = queries.filter((query) => query.intent === intent);
      const tuning = own.filter(({ half }) => half === 'tuning').length;
      expect(Math.abs(own.length - 2 * tuning), intent).toBeLessThanOrEqual(measured.length);
    }
  });
});

const acts = realActs();
if (acts.length === 0)
  console.warn('labels: not compared with the real acts, which are not beside the project');

describe.skipIf(acts.length === 0)('labels in the real acts', () => {
  const current = inForce(acts);
  const line = ({ heading, text }: Article) => ` ${wordsOf(`${heading} ${text}`).join(' ')} `;
  /** The words of every article, by its place. */
  const byLanguage = new Map(
    measured.map((code) => {
      const articles = current.filter(({ language }) => language === code).flatMap(articlesOf);
      return [code, new Map(articles.map((article) => [article.place, line(article)] as const))] as const;
    }),
  );
  const exact = new Set(
    current.flatMap(({ sourceKey, language, provisions }) =>
      provisions.map(({ path }) => `${language} ${sourceKey}~${path}`),
    ),
  );
  it('name articles that are in force in the language of the query', () => {
    for (const { id, language, labels } of queries)
      for (const { place } of labels) {
        expect(byLanguage.get(language)?.has(articlePath(place)), `${id}: ${place}`).toBe(true);
        expect(exact.has(`${language} ${place}`), `${id}: ${place}`).toBe(true);
      }
  });

  it('of a phrase are all articles that have these words in this order', () => {
    for (const { id, language, query, labels } of queries.filter(({ intent }) => intent === 'phrase')) {
      const phrase = ` ${wordsOf(query).join(' ')} `;
      const having = [...(byLanguage.get(language) ?? [])].flatMap(([place, words]) =>
        /~[^{]/.test(place) && words.includes(phrase) ? [place] : [],
      );
      expect(having.sort(), id).toEqual(labels.map(({ place }) => place).sort());
    }
  });

  it('are asked for in own words: no six successive words of a text', () => {
    const lines = new Map(
      [...byLanguage].map(([code, articles]) => [code, [...articles.values()].join('|')]),
    );
    const copied = queries.filter(({ query, language }) => {
      const words = wordsOf(query);
      return words
        .slice(5)
        .some((_, at) => lines.get(language)?.includes(` ${words.slice(at, at + 6).join(' ')} `));
    });
    expect(copied.map(({ query }) => query)).toEqual([]);
  });
});
