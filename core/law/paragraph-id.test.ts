import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  articlePath,
  buildParagraphId,
  buildPath,
  comparePaths,
  isInside,
  joinParagraphId,
  looksPaged,
  type ParagraphId,
  type ParagraphPath,
  PathError,
  parentPath,
  parseParagraphId,
  parsePath,
  pathSortText,
  splitParagraphId,
  withOrdinal,
} from './paragraph-id.ts';

const label = fc.stringMatching(/^[0-9A-Za-z][0-9A-Za-z+.–-]{0,4}$/);
const whole = fc.stringMatching(/^\+[0-9a-z_%#é]{1,8}$/);
const ordinal = fc.constantFrom('', '', '!2', '!17');
const marked = (part: fc.Arbitrary<string>) => fc.tuple(part, ordinal).map((both) => both.join(''));
const section = marked(
  fc.oneof(
    fc.stringMatching(/^A(\d{1,2}[a-z]?)?$/),
    fc.stringMatching(/^[a-z]{1,6}(_{1,2}[0-9a-z]{1,3}){0,4}$/),
  ),
);
const subs = fc.array(
  marked(
    fc.oneof(
      label,
      whole,
      fc.constant('_'),
      fc.nat(99).map((n) => `-${n}`),
    ),
  ),
  { maxLength: 5 },
);
const article = marked(fc.oneof(label, whole));
const number = fc.integer({ min: 1, max: 9999 });
const anyPath: fc.Arbitrary<ParagraphPath> = fc.oneof(
  fc.record({
    form: fc.constant('structure' as const),
    article: article.filter((text) => !looksPaged(text)),
    subs,
  }),
  fc.record({ form: fc.constant('structure' as const), section, subs }),
  fc.record({ form: fc.constant('structure' as const), section, article, subs }),
  fc.record({
    form: fc.constant('page' as const),
    page: number,
    half: fc.constantFrom('top' as const, 'bottom' as const),
  }),
  fc.record({
    form: fc.constant('contents' as const),
    parts: fc.oneof(
      number.map((chapter) => [chapter, 0]),
      fc.array(number, { minLength: 2, maxLength: 4 }),
    ),
  }),
);
const anyId: fc.Arbitrary<ParagraphId> = fc.record({
  regTextId: fc.stringMatching(/^[0-9A-Za-z][0-9A-Za-z._-]{0,20}$/),
  path: anyPath,
});

describe('parse and build', () => {
  test('parse(build(x)) is x', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        expect(parseParagraphId(buildParagraphId(id))).toEqual(id);
      }),
    );
  });

  test('split and join are each other’s reverse', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const text = buildParagraphId(id);
        const { regTextId, path } = splitParagraphId(text);
        expect(joinParagraphId(regTextId, path)).toBe(text);
      }),
    );
  });

  test('no text makes the parser fail otherwise than by an Error that says why', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab1p2B{}^~!+_-A/ ') }), (text) => {
        try {
          expect(buildParagraphId(parseParagraphId(text))).toBe(text);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });

  test.each([
    ['bankg', 'No tilde in the paragraph identifier "bankg"'],
    ['~5', 'Regulation key "" at character 1 of "~5" is not valid'],
    ['a/b~5', 'Regulation key "a/b" at character 1 of "a/b~5" is not valid'],
    ['bankg~', 'No article and no section in ""'],
    ['bankg~^2', 'No article and no section in "^2"'],
    ['bankg~{B1}', 'Section "B1" at character 2 of "{B1}" is not valid'],
    ['bankg~{}5', 'Section "" at character 1 of "{}5" is not valid'],
    ['bankg~{A1a', 'Article "{A1a" at character 1 of "{A1a" is not valid'],
    ['bankg~{A}5 a', 'Article "5 a" at character 4 of "{A}5 a" is not valid'],
    ['bankg~5^^5 a', 'Subsection "" at character 3 of "5^^5 a" is not valid'],
    ['bankg~5^5 a^5 b', 'Subsection "5 a" at character 3 of "5^5 a^5 b" is not valid'],
    ['bankg~5^2!1', 'Subsection "2!1" at character 3 of "5^2!1" is not valid'],
    ['bankg~12p3B', 'Invalid PageBasedIn2 format in regArt'],
    ['bankg~pB', undefined],
    ['bankg~2p03', 'Chapter and section "2p03" at character 1 of "2p03" is not valid'],
  ])('%s: %s', (text, message) => {
    if (message === undefined) expect(parseParagraphId(text).path.form).toBe('structure');
    else expect(() => parseParagraphId(text)).toThrow(new PathError(message));
  });

  test.each<ParagraphPath>([
    { form: 'structure', article: '2p3', subs: [] },
    { form: 'structure', article: '5^2', subs: [] },
    { form: 'structure', section: 'A}5{', subs: [] },
    { form: 'structure', subs: ['2'] },
    { form: 'page', page: 0, half: 'top' },
    { form: 'contents', parts: [2] },
  ])('building refuses %o', (parts) => {
    expect(() => buildPath(parts)).toThrow(RangeError);
  });

  test('ordinals go inside the braces', () => {
    expect(withOrdinal('5^2', 2)).toBe('5^2!2');
    expect(withOrdinal('{chap_1}', 3)).toBe('{chap_1!3}');
    expect(withOrdinal('{disp_u1}3', 2)).toBe('{disp_u1}3!2');
    expect(() => withOrdinal('5', 1)).toThrow(RangeError);
  });
});

describe('above and below', () => {
  test.each([
    ['5a^2^b', '5a^2'],
    ['5a^2', '5a'],
    ['5a', undefined],
    ['{A1a}3^2', '{A1a}3'],
    ['{A1a}3', '{A1a}'],
    ['{A1a}', undefined],
    ['{disp_u2}^4', '{disp_u2}'],
    ['{part_2__tit_1__chap_3}', '{part_2__tit_1}'],
    ['{annex_1__lvl_u1}^+lbl_1', '{annex_1__lvl_u1}'],
    ['{annex_1__lvl_u1}', '{A1}'],
    ['12p1B', undefined],
    ['2p3p1', '2p3'],
    ['2p3', '2p0'],
    ['2p0', undefined],
  ])('the parent of %s is %s', (path, parent) => {
    expect(parentPath(path)).toBe(parent);
  });

  test.each([
    ['5a^2^b', '5a'],
    ['5a', '5a'],
    ['{disp_u1}3^2', '{disp_u1}3'],
    ['{disp_u1}^2', '{disp_u1}'],
    ['12p1B', '12p1B'],
  ])('%s is read in %s', (path, unit) => {
    expect(articlePath(path)).toBe(unit);
  });

  test.each([
    ['5a^2^b', '5a', true],
    ['5a^2^b', '5a^2', true],
    ['5a', '5a', false],
    ['5a^20', '5a^2', false],
    ['{A1}3', '{A1}', true],
    ['{annex_1__lvl_u2}^+lbl_1', '{A1}', true],
    ['2p3', '2p0', true],
  ])('%s inside %s: %s', (path, ancestor, inside) => {
    expect(isInside(path, ancestor)).toBe(inside);
  });

  test('every parent is a path and above its child', () => {
    fc.assert(
      fc.property(anyPath, (parts) => {
        const path = buildPath(parts);
        const parent = parentPath(path);
        fc.pre(parent !== undefined);
        expect(() => parsePath(parent ?? '')).not.toThrow();
        expect(isInside(path, parent ?? '')).toBe(true);
      }),
    );
  });
});

describe('order', () => {
  const inOrder = [
    '{preface_1}',
    '{preamble_1}',
    '{rct_2}',
    '{rct_12}',
    '{chap_1}',
    '{chap_1__sec_1}',
    '{chap_2}',
    '{chap_2_a}',
    '1^_',
    '1^1',
    '1^1bis',
    '1^2',
    '1^2^a',
    '1^2^b',
    '1^2!2',
    '1^10',
    '5',
    '5-7',
    '5a',
    '5abis',
    '5b',
    '5bis',
    '5ter',
    '6',
    '10',
    '{disp_u1}',
    '{disp_u1}^2',
    '{disp_u1}3',
    '{disp_u2}1',
    '{conclusions_1}',
    '{A1}',
    '{A1}3',
    '{A1a}',
    '{A2}',
  ];

  test('is the one of the document', () => {
    expect([...inOrder].reverse().sort(comparePaths)).toEqual(inOrder);
  });

  test('is that of texts made for it, compared by code points', () => {
    const byText = (a: string, b: string) => (pathSortText(a) < pathSortText(b) ? -1 : 1);
    expect([...inOrder].reverse().sort(byText)).toEqual(inOrder);
    const text = anyPath.map(buildPath);
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [one, two] = [pathSortText(a), pathSortText(b)];
        fc.pre(one !== two && Math.max(one.length, two.length) < 500);
        expect(one < two).toBe(comparePaths(a, b) < 0);
      }),
    );
  });

  test('of pages and chapters is the one of their numbers', () => {
    expect(['12p2B', '2p1B', '12p1B'].sort(comparePaths)).toEqual(['2p1B', '12p1B', '12p2B']);
    expect(['10p0', '2p3p1', '2p3', '2p0'].sort(comparePaths)).toEqual(['2p0', '2p3', '2p3p1', '10p0']);
  });

  test('is total: reflexive, antisymmetric, transitive', () => {
    const text = anyPath.map(buildPath);
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(comparePaths(a, a)).toBe(0);
        expect(comparePaths(a, b) === 0).toBe(a === b);
        expect(Math.sign(comparePaths(a, b))).toBe(0 - Math.sign(comparePaths(b, a)));
        const [x = a, y = b, z = c] = [a, b, c].sort(comparePaths);
        expect(comparePaths(x, y)).toBeLessThanOrEqual(0);
        expect(comparePaths(y, z)).toBeLessThanOrEqual(0);
        expect(comparePaths(x, z)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
