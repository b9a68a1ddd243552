import { describe, expect, it } from 'vitest';
import type { TocEntry } from '../contract/main/regulation-text.ts';
import { languagesOffered, newestIn } from './offers.ts';
import { findPlace, neighbour } from './place.ts';
import { articlesNear, unitsAround } from './places-around.ts';

type Given = Pick<TocEntry, 'id'> & Partial<TocEntry>;
const entries = (given: Given[]): TocEntry[] =>
  given.map((each, index) => ({
    kind: 'article',
    depth: 0,
    size: 1,
    completeParagraphID: `lamp~${each.id}`,
    ...each,
    index,
  }));

const text = entries([
  { id: '{preamble_1}', kind: 'preamble' },
  { id: '{chap_1}', kind: 'chapter' },
  { id: '1', parent: '{chap_1}' },
  { id: '5', parent: '{chap_1}' },
  { id: '5a', parent: '{chap_1}' },
  { id: '{chap_2}', kind: 'chapter' },
  { id: '{chap_2__sec_1}', kind: 'section', parent: '{chap_2}', depth: 1 },
  { id: '135-149', parent: '{chap_2__sec_1}', depth: 2, range: { first: '135', last: '149' } },
  { id: '150', parent: '{chap_2__sec_1}', depth: 2 },
]);

describe('findPlace', () => {
  it.each([
    ['5a', 4, true],
    ['5a^2^b', 4, true],
    ['{chap_2}', 5, true],
    ['140', 7, true],
    ['140^2', 7, true],
    ['135', 7, true],
    ['7', 4, false],
    ['0', 2, false],
    ['999', 8, false],
    ['^^^', 2, false],
    ['{chap_2}99', 5, false],
  ])('%s stands at %i, exactly: %s', (path, index, exact) => {
    expect(findPlace(text, path)).toEqual({ index, exact });
  });

  it.each([
    ['{disp_u1}', 1, true],
    ['{disp_u1}3^2', 2, true],
    ['{disp_20041008}3^2', 2, true],
    ['{disp_u2}', 3, true],
    ['{disp_u3}3', 2, false],
  ])('%s of an address by positions stands at %i, exactly: %s', (path, index, exact) => {
    const act = entries([
      { id: '4' },
      { id: '{disp_20041008}', former: '{disp_u1}', kind: 'proviso' },
      { id: '{disp_20041008}3', former: '{disp_u1}3', parent: '{disp_20041008}' },
      { id: '{disp_u2}', kind: 'proviso' },
      { id: '{disp_u4}', former: '{disp_u2}', kind: 'proviso' },
    ]);
    expect(findPlace(act, path)).toEqual({ index, exact });
  });

  it.each([
    ['{disp_u1}5', 4, true],
    ['{disp_u1}5^2', 4, true],
    ['{disp_u1}12', 3, false],
    ['{disp_u2}5', 4, false],
    // The act itself has no Art. 5; Art. 5 of the final provisions has another path.
    ['5', 1, false],
  ])('%s stands at %i beside a range of the final provisions, exactly: %s', (path, index, exact) => {
    const act = entries([
      { id: '{chap_1}', kind: 'chapter' },
      { id: '4', parent: '{chap_1}' },
      { id: '20', parent: '{chap_1}' },
      { id: '{disp_u1}', kind: 'proviso' },
      { id: '{disp_u1}3-10', parent: '{disp_u1}', range: { first: '3', last: '10' } },
    ]);
    expect(findPlace(act, path)).toEqual({ index, exact });
    const withoutHeading = act.filter(({ id }) => id !== '{disp_u1}');
    const answer = path === '{disp_u1}12' ? { index: 4, exact } : { index, exact };
    expect(findPlace(withoutHeading, path)).toEqual(answer);
  });

  it('finds nothing in an empty text', () => {
    expect(findPlace([], '5')).toBeUndefined();
  });
});

describe('neighbour', () => {
  it.each([
    [4, 1, '135-149'],
    [7, -1, '5a'],
    [5, 1, '135-149'],
    [2, -1, '{preamble_1}'],
    [8, 1, undefined],
  ] as const)('from %i by %i comes %s', (index, step, id) => {
    expect(neighbour(text, index, step)?.id).toBe(id);
  });
});

describe('unitsAround', () => {
  it('names them from the outside in', () => {
    const article = text[8];
    expect(article && unitsAround(text, article).map((each) => each.id)).toEqual([
      '{chap_2}',
      '{chap_2__sec_1}',
    ]);
  });
});

describe('language offers', () => {
  it('put the fallback language first, then the usual order', () => {
    expect(languagesOffered({ languages: ['FR', 'DE', 'IT'] }, 'IT')).toEqual(['IT', 'DE', 'FR']);
    expect(languagesOffered({ languages: ['FR', 'DE'] }, 'EN')).toEqual(['DE', 'FR']);
  });

  it('name the newest version in the wanted language', () => {
    expect(newestIn({ languageVersions: { EN: '2021-08-01' } }, 'EN')).toEqual({
      language: 'EN',
      versionDate: '2021-08-01',
    });
    expect(newestIn({ languageVersions: {} }, 'EN')).toBeUndefined();
  });
});

describe('articlesNear', () => {
  it.each([
    ['5b', ['5', '5a', '135-149']],
    ['7', ['5', '5a', '135-149']],
    ['5z^2', ['5', '5a', '135-149']],
    ['999', ['135-149', '150']],
    ['0', ['1', '5']],
    ['^^^', ['1', '5']],
  ])('%s may mean %j', (path, ids) => {
    expect(articlesNear(text, path).map(({ id }) => id)).toEqual(ids);
  });

  it('are none in a text without articles', () => {
    expect(articlesNear([], '5')).toEqual([]);
  });
});
