import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interfaceLanguageCodes } from '../../contract/languages.ts';
import { displayName, formatCitation, namings } from '../display-name.ts';
import { pathFromEId } from '../e-id.ts';
import { latinSuffixes } from '../label.ts';
import { articleJump } from './article-jump.ts';
import { index } from './name-fixture.ts';
import { findCitations } from './parse-citation.ts';
import { pathCandidates } from './path-candidates.ts';
import { findQueryCitation } from './query-citation.ts';

const shortName = { DE: 'BankG', FR: 'LB', IT: 'LBCR', EN: 'BA' } as const;

const latin = fc.option(fc.constantFrom(...latinSuffixes), { nil: '' });
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const number = fc.integer({ min: 1, max: 999 }).map(String);
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));
const numbered = joined(number, latin);
const article = joined(number, fc.option(letter, { nil: '' }), latin);
const lettered = joined(letter, latin);
const dash = number.map((one) => `-${one}`);

const below = fc.oneof(
  fc.constant<string[]>([]),
  fc.tuple(numbered),
  fc.tuple(numbered, lettered),
  fc.tuple(numbered, lettered, numbered),
  fc.tuple(numbered, numbered, lettered),
  fc.tuple(numbered, lettered, dash),
  fc.tuple(numbered, dash),
  fc.tuple(fc.constant('_'), lettered),
  fc.tuple(fc.constant('_'), numbered),
  fc.tuple(fc.constant('_'), numbered, lettered),
);
const around = fc.constantFrom(
  '',
  '{A}',
  '{A1}',
  '{A12}',
  '{A1a}',
  '{disp_u1}',
  '{disp_u2}',
  '{disp_final}',
  '{disp_20041008}',
  '{disp_as_2022_732}',
);
const inArticle = fc
  .tuple(around, article, below)
  .map(([section, one, subs]) => [section + one, ...subs].join('^'));
const ranges = fc
  .tuple(number, fc.option(letter, { nil: '' }), article)
  .map(([a, b, to]) => `${a}${b}-${to}`);
const sections = fc.constantFrom(
  '{A}',
  '{A1}',
  '{A1a}',
  '{disp_u1}',
  '{disp_u3}',
  '{disp_20041008}',
  '{disp_as_1971_808}',
  '{rct_12}',
  '{part_2__tit_1__chap_3}',
  '{chap_3_a__sec_2}',
  '{disp_u2__lvl_A}',
);
const inFinal = fc
  .tuple(fc.constantFrom('{disp_u1}', '{disp_u2}', '{disp_20041008}', '{disp_as_2022_732}'), numbered)
  .map((parts) => parts.join('^'));
const inAct = fc.oneof({ weight: 5, arbitrary: inArticle }, ranges, sections, inFinal);
const inCircular = fc
  .tuple(
    number,
    fc.oneof(fc.constant<string[]>([]), fc.tuple(lettered), fc.tuple(lettered, numbered), fc.tuple(numbered)),
  )
  .map(([margin, subs]) => [margin, ...subs].join('^'));

describe('what display names write', () => {
  test.each(interfaceLanguageCodes)('leads back to its path, in %s', (language) => {
    fc.assert(
      fc.property(inAct, (cited) => {
        const text = formatCitation(cited, language, namings.act, shortName[language]);
        const read = findQueryCitation(text, index);
        expect(read?.citation).toMatchObject({ start: 0, end: text.length });
        expect(read?.citation.documents).toContain('bankg');
        expect(pathCandidates(read?.citation ?? { steps: [] }, namings.act)[0]).toBe(cited);
      }),
    );
  });

  test.each(interfaceLanguageCodes)('leads back to its margin number, in %s', (language) => {
    fc.assert(
      fc.property(inCircular, (cited) => {
        const text = formatCitation(cited, language, namings.circular, 'FINMA-RS 2023/1');
        const read = findQueryCitation(text, index);
        expect(read).toMatchObject({
          citation: { start: 0, end: text.length, documents: ['rs-23-1'] },
          rest: '',
        });
        expect(pathCandidates(read?.citation ?? { steps: [] }, namings.circular)[0]).toBe(cited);
      }),
    );
  });

  test.each(interfaceLanguageCodes)(
    'jumps on the page of its document, with and without its name, in %s',
    (language) => {
      fc.assert(
        fc.property(inArticle, (cited) => {
          const bare = displayName(cited, language, namings.act);
          for (const text of [bare, formatCitation(cited, language, namings.act, shortName[language])]) {
            expect(articleJump(text, Object.values(shortName), namings.act)[0]).toBe(cited);
          }
        }),
      );
    },
  );

  test('is found in a sentence, at its place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...interfaceLanguageCodes), inArticle, (language, cited) => {
        const text = formatCitation(cited, language, namings.act, shortName[language]);
        const citations = findCitations(`Konkurs (${text}); Verfahren.`, index);
        expect(citations.map(({ start, end }) => [start, end])).toEqual([[9, 9 + text.length]]);
      }),
    );
  });
});

const folder = path.resolve(import.meta.dirname, '../../../../shared/data');
const files = ['fedlex-akn', 'reconstructed-akn'].flatMap((name) => {
  const inside = path.join(folder, name);
  return existsSync(inside) ? readdirSync(inside).map((file) => path.join(inside, file)) : [];
});
const skipped = files.length === 0 ? ' (skipped: ../shared/data is not there)' : '';

describe.skipIf(skipped !== '')(`places of real laws${skipped}`, () => {
  const laws = files.filter((file) =>
    /(?:DSG_20250707|952\.0_20240101|952\.03_20210801|955\.033\.0)_\w+_?(?:de|en)\.xml$|(?:DSG_20250707|952\.0_20240101)_(?:de|fr|it|en)\.xml$/.test(
      file,
    ),
  );

  test('are the laws that are meant', () => {
    expect(laws.length).toBeGreaterThanOrEqual(6);
  });

  test.each(laws.map((file) => [path.basename(file), file]))(
    '%s: what is cited as it is named is found',
    (_, file) => {
      const eIds = new Set(
        [...readFileSync(file, 'utf8').matchAll(/eId="([^"]*)"/g)].map((match) => match[1] ?? ''),
      );
      // An annex has no eId of its own in these files; levels in it that have no number are cited as the annex.
      const annexes = [...eIds].flatMap((eId) => /^annex_[^/]+/.exec(eId)?.[0] ?? []);
      const cited = [...eIds, ...annexes].filter((eId) => /^(?:art|annex|disp)_/.test(eId));
      const paths = new Set(cited.map(pathFromEId));
      expect(paths.size).toBeGreaterThan(100);
      const lost: string[] = [];
      for (const place of paths) {
        const name = displayName(place, 'DE', namings.act);
        const read = findQueryCitation(`${name} BankG`, index);
        const match = pathCandidates(read?.citation ?? { steps: [] }, namings.act).find((one) =>
          paths.has(one),
        );
        if (match === undefined || displayName(match, 'DE', namings.act) !== name)
          lost.push(`${place}: ${name}`);
      }
      expect(lost).toEqual([]);
    },
  );
});
