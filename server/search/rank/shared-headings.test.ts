import { describe, expect, it } from 'vitest';
import type { IndexedUnit } from '../index/indexed-units.ts';
import { allTexts, indexOf } from './corpus-fixture.ts';
import { rankArticles } from './rank-articles.ts';

const unit = (path: string, end: number, docs: IndexedUnit['docs'], findable = true): IndexedUnit => ({
  path,
  part: 'article',
  repealed: false,
  findable,
  end,
  docs,
});
/** A chapter with two articles, the first below a marginal heading, and one article after the chapter. */
const law = [
  unit('', 6, [{ path: '', field: 'title', text: 'Mustergesetz' }], false),
  unit('{chap}', 5, [{ path: '{chap}', field: 'container', text: 'Einlagensicherung' }], false),
  unit('{lvl}', 4, [{ path: '{lvl}', field: 'marginal', text: 'Auszahlung' }], false),
  unit('1', 4, [{ path: '1', field: 'text', text: 'Die Bank zahlt.' }]),
  unit('2', 5, [{ path: '2', field: 'text', text: 'Die Bank meldet.' }]),
  unit('3', 6, [
    { path: '3', field: 'text', text: 'Die Bank meldet die Einlagensicherung und die Auszahlung.' },
  ]),
];
const index = indexOf([law]);
const units = (...words: string[]) =>
  rankArticles(index, {
    need: { kind: 'and', needs: words.map((word) => ({ kind: 'word' as const, word })) },
    texts: allTexts(1),
    start: 0,
    rows: 9,
  }).hits;
const paths = (...words: string[]) => units(...words).map(({ unit: path }) => path);

describe('a heading that articles share', () => {
  it('answers for the articles inside, and for no other', () => {
    expect(paths('einlagensicherung').sort()).toEqual(['1', '2', '3']);
    expect(paths('auszahlung').sort()).toEqual(['1', '3']);
    expect(paths('einlagensicherung', 'meldet').sort()).toEqual(['2', '3']);
  });

  it('is named as the reason', () => {
    const fields = (path: string) =>
      units('einlagensicherung', 'auszahlung')
        .find((hit) => hit.unit === path)
        ?.evidence.map(({ field }) => field);
    expect(fields('1')).toEqual(['container', 'heading']);
    expect(fields('3')).toEqual(['text', 'text']);
  });

  it('weighs the more the nearer it is', () => {
    const score = (word: string) => units(word).find((hit) => hit.unit === '1')?.score ?? 0;
    expect(score('auszahlung')).toBeGreaterThan(score('einlagensicherung'));
    expect(score('einlagensicherung')).toBeGreaterThan(score('mustergesetz'));
  });

  it('weighs the more the fewer articles share it', () => {
    const lawOf = (articles: number) => [
      unit('', articles + 3, [{ path: '', field: 'title', text: 'Mustergesetz' }], false),
      unit(
        '{chap}',
        articles + 2,
        [{ path: '{chap}', field: 'container', text: 'Einlagensicherung' }],
        false,
      ),
      ...Array.from({ length: articles }, (_, at) =>
        unit(`${at + 1}`, at + 3, [{ path: `${at + 1}`, field: 'text', text: 'Die Bank zahlt.' }]),
      ),
      unit('99', articles + 3, [{ path: '99', field: 'text', text: 'Die Bank meldet.' }]),
    ];
    const need = { kind: 'word' as const, word: 'einlagensicherung' };
    const { hits } = rankArticles(indexOf([lawOf(3), lawOf(1)]), {
      need,
      texts: allTexts(2),
      start: 0,
      rows: 9,
    });
    expect(hits.map(({ textId }) => textId)).toEqual([2, 1, 1, 1]);
  });
});
