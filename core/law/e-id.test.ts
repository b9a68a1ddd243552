import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayName, namings } from './display-name.ts';
import { eIdFromPath, pathFromEId } from './e-id.ts';
import { latinSuffixes } from './label.ts';
import { comparePaths } from './paragraph-id.ts';

const number = fc.integer({ min: 1, max: 300 }).map(String);
const letter = fc.constantFrom(...'abcdefghijklmnop');
const suffix = fc.constantFrom(...latinSuffixes);
const name = (word: string, first: fc.Arbitrary<string>, ...rest: fc.Arbitrary<string | null>[]) =>
  fc.tuple(first, ...rest).map((tokens) => [word, ...tokens.filter((one) => one !== null)].join('_'));
const maybe = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { freq: 2 });

const container = fc.oneof(
  ...['book', 'part', 'tit', 'chap', 'sec', 'annex'].map((word) => name(word, number, maybe(letter))),
  ...['lvl', 'disp', 'annex'].map((word) =>
    name(
      word,
      number.map((n) => `u${n}`),
    ),
  ),
  fc.constantFrom('lvl_B', 'preface', 'preamble', 'lvl_d2063e161'),
);
const article = fc.oneof(
  name('art', number, maybe(letter), maybe(suffix)),
  name('art', number, number),
  name('art', number, letter, number, letter),
);
const paragraph = fc.oneof(fc.constant('para'), name('para', number, maybe(suffix)));
const group = fc.oneof(
  ...['list', 'subdiv'].map((word) =>
    name(
      word,
      number.map((n) => `u${n}`),
    ),
  ),
  fc.constant('listintro'),
);
const item = fc.oneof(
  name('lbl', letter, maybe(suffix)),
  name('lbl', number, maybe(suffix)),
  name('lbl', number, number, maybe(number)),
  name(
    'bull',
    number.map((n) => `u${n}`),
  ),
  fc.constantFrom('lbl_tab', 'lbl__', 'lbl___d2'),
);
const some = (arbitrary: fc.Arbitrary<string>, least: number, most: number) =>
  fc.array(arbitrary, { minLength: least, maxLength: most });
const fedlexLike = fc
  .tuple(
    some(container, 0, 3),
    some(article, 0, 1),
    some(group, 0, 1),
    some(paragraph, 0, 1),
    some(fc.oneof(item, group), 0, 4),
  )
  .map((parts) => parts.flat().join('/'))
  .filter((eId) => eId !== '');

describe('eId to path and back', () => {
  test('is the identity for eIds like those of Fedlex', () => {
    fc.assert(
      fc.property(fedlexLike, (eId) => {
        expect(eIdFromPath(pathFromEId(eId))).toBe(eId);
      }),
    );
  });

  test('is the identity for any row of words', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-zA-Z0-9_.-]{1,8}$/),
      fc
        .tuple(
          fc.constantFrom('art', 'para', 'lbl', 'bull', 'annex', 'chap'),
          fc.stringMatching(/^[0-9a-dp_-]{0,5}$/),
        )
        .map((tokens) => tokens.join('_')),
    );
    fc.assert(
      fc.property(some(word, 1, 5), (words) => {
        expect(eIdFromPath(pathFromEId(words.join('/')))).toBe(words.join('/'));
      }),
    );
  });

  test('is the identity for any text, or refuses it', () => {
    const characters = fc.constantFrom(...'aAlrt15_/^{}~!+-.– \u00A0é');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 12 }), (eId) => {
        let mapped: string;
        try {
          mapped = pathFromEId(eId);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          expect(eId).toMatch(/^$|^\/|\/$|\/\/|[\s^{}~!]/);
          return;
        }
        expect(eIdFromPath(mapped)).toBe(eId);
      }),
    );
  });

  test('drops the ordinal of a duplicate', () => {
    expect(eIdFromPath('5^2!2^a')).toBe('art_5/para_2/lbl_a');
    expect(eIdFromPath('{disp_u1!2}3!3')).toBe('disp_u1/art_3');
  });

  test.each(['', 'art_1//para_2', 'art_1/para 2', 'art_1/para_{2}'])('refuses %o', (eId) => {
    expect(() => pathFromEId(eId)).toThrow(/^Nothing readable at character \d+ of/);
  });

  test.each(['12p1B', '2p3'])('%s has no eId', (other) => {
    expect(() => eIdFromPath(other)).toThrow(`The path "${other}" has no eId`);
  });
});

const data = path.resolve(import.meta.dirname, '../../../shared/data');
const folders = ['fedlex-akn', 'reconstructed-akn'].map((folder) => path.join(data, folder));
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  .filter((file) => file.endsWith('.xml'));

/** The eIds of the act itself, without quoted text of other acts. */
function eIdsOf(file: string, elements: string): string[] {
  const own = readFileSync(file, 'utf8').replace(/<quotedStructure[\s\S]*?<\/quotedStructure>/g, '');
  return [...own.matchAll(new RegExp(`<(?:${elements})\\s[^>]*?\\beId="([^"]*)"`, 'g'))].map(
    ([, eId = '']) => eId,
  );
}
const ADDRESSED =
  'article|paragraph|item|blockList|book|part|title|chapter|section|level|subdivision|proviso|doc|component';

describe('real files', () => {
  const absent = files.length === 0 ? `no real files at ${data}` : '';

  test('every eId that is unique in its file comes back', (context) => {
    if (absent) return context.skip(absent);
    let count = 0;
    for (const file of files) {
      const all = eIdsOf(file, ADDRESSED);
      const unique = all.filter((eId) => all.indexOf(eId) === all.lastIndexOf(eId));
      expect(unique.map((eId) => eIdFromPath(pathFromEId(eId)))).toEqual(unique);
      expect(new Set(unique.map(pathFromEId)).size).toBe(unique.length);
      count += unique.length;
    }
    expect(count).toBeGreaterThan(20_000);
  });

  test('every place has a name in every language', (context) => {
    if (absent) return context.skip(absent);
    const paths = new Set(files.flatMap((file) => eIdsOf(file, ADDRESSED)).map(pathFromEId));
    for (const one of paths) {
      for (const language of ['DE', 'FR', 'IT', 'EN'] as const) {
        expect(displayName(one, language, namings.act), one).toMatch(/\S/);
      }
    }
  });

  test('articles stand in the order of comparePaths, but for one whose place differs by language', (context) => {
    if (absent) return context.skip(absent);
    const exceptions = files.flatMap((file) => {
      const paths = eIdsOf(file, 'article').map(pathFromEId);
      return paths.flatMap((one, at) => {
        const before = paths[at - 1];
        const isException = before !== undefined && comparePaths(before, one) > 0;
        return isException ? [`${path.basename(file).replace(/_\d{8}/, '')}: ${before} before ${one}`] : [];
      });
    });
    expect([...new Set(exceptions)].sort()).toEqual([
      'SR-952.0_fr.xml: 1bis before 1a',
      'SR-952.0_it.xml: 1bis before 1a',
    ]);
  });
});
