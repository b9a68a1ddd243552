import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { IndexedUnit } from '../index/indexed-units.ts';
import { tokenise } from '../words/tokenise.ts';
import { allTexts, indexOf, unitsOf } from './corpus-fixture.ts';
import type { Need, SimpleNeed } from './need.ts';
import { rankArticles } from './rank-articles.ts';

/** Words without related words, so that matches are exact: words of letters and digits have no stem. */
const words = ['k1', 'k2', 'k3', 'q1', 'q2', 'r7'];
const word = fc.constantFrom(...words);
const line = fc.array(word, { maxLength: 7 }).map((some) => some.join(' '));
const article = fc.record({ heading: line, paragraphs: fc.array(line, { maxLength: 3 }) });
const text = fc.record({ title: line, articles: fc.array(article, { minLength: 1, maxLength: 5 }) });
const term: fc.Arbitrary<SimpleNeed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('word' as const), word }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('prefix' as const), word: fc.constantFrom('k', 'q', 'x') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('phrase' as const),
      words: fc.array(word, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('near' as const),
      words: fc.uniqueArray(word, { minLength: 2, maxLength: 3 }),
      distance: fc.nat(3),
    }),
  },
);
const { need } = fc.letrec<{ need: Need }>((tie) => ({
  need: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    term,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      needs: fc.array(tie('need'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), need: tie('need') }),
  ),
}));

type Line = { text: string; isTitle: boolean };

/** All lines that belong to an article, including the names of its document. */
function linesOf(units: readonly IndexedUnit[], unit: IndexedUnit): Line[] {
  const title = units[0]?.docs.map((doc) => ({ text: doc.text, isTitle: true })) ?? [];
  return [...title, ...unit.docs.map((doc) => ({ text: doc.text, isTitle: false }))];
}

function standsIn(one: SimpleNeed, line: string): boolean {
  const tokens = tokenise(line).map((token) => token.word);
  if (one.kind === 'word') return tokens.includes(one.word);
  if (one.kind === 'prefix') return tokens.some((token) => token.startsWith(one.word));
  if (one.kind === 'phrase')
    return tokens.some((_, at) => one.words.every((token, offset) => tokens[at + offset] === token));
  const most = one.distance + one.words.length;
  return tokens.some((_, at) => one.words.every((token) => tokens.slice(at, at + most).includes(token)));
}

function meets(one: Need, lines: readonly Line[]): boolean {
  if ('needs' in one)
    return one.kind === 'and'
      ? one.needs.every((n) => meets(n, lines))
      : one.needs.some((n) => meets(n, lines));
  if ('need' in one) return !meets(one.need, lines);
  return lines.some((line) => standsIn(one, line.text));
}

/** Whether anything that the query requires is in the article itself. */
function hasOwn(one: Need, lines: readonly Line[]): boolean {
  if ('needs' in one) return one.needs.some((n) => hasOwn(n, lines));
  if ('need' in one) return false;
  return lines.some((line) => !line.isTitle && standsIn(one, line.text));
}

/** The matching articles, found by reading all of them. */
function answersBySearchingAll(texts: readonly (readonly IndexedUnit[])[], one: Need): string[] {
  const all = texts.flatMap((units, at) =>
    units.slice(1).map((unit) => ({ place: `${at + 1}~${unit.path}`, lines: linesOf(units, unit) })),
  );
  const met = all.filter(({ lines }) => meets(one, lines));
  const open = meets(one, []);
  const own = met.filter(({ lines }) => open || hasOwn(one, lines));
  return (own.length > 0 ? own : met).map(({ place }) => place).sort();
}

it('finds what reading all articles finds, in either order and page by page', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), need, (laws, one) => {
      const texts = laws.map(({ title, articles }) =>
        unitsOf(
          title,
          articles.map((own, at) => ({ ...own, path: String(at + 1) })),
        ),
      );
      const index = indexOf(texts);
      const ask = (start: number, rows: number, order: 'relevance' | 'article') =>
        rankArticles(index, { need: one, texts: allTexts(texts.length), start, rows, order, soft: false });
      const places = (ranked: ReturnType<typeof ask>) =>
        ranked.hits.map(({ textId, unit }) => `${textId}~${unit}`);
      const expected = answersBySearchingAll(texts, one);
      for (const order of ['relevance', 'article'] as const) {
        const whole = ask(0, 100, order);
        expect(places(whole).sort()).toEqual(expected);
        expect(whole.total).toBe(expected.length);
        expect(whole.counts.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
        const pages = [0, 3, 6, 9, 12, 15, 18].flatMap((start) => places(ask(start, 3, order)));
        expect(pages).toEqual(places(ask(0, 21, order)));
      }
    }),
    { numRuns: 300 },
  );
});
