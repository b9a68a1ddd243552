import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import { foldWord } from './fold.ts';
import { misspellings } from './misspellings.ts';
import { sampleVocabulary } from './sample-corpus.ts';
import { createSpelling } from './spelling.ts';
import { typingCost } from './spelling-cost.ts';

/** The measured share of misspellings whose first correction is the meant word. */
const measured: Readonly<Record<InterfaceLanguage, number>> = { DE: 1, FR: 1, IT: 0.98, EN: 0.98 };

describe.each(interfaceLanguageCodes)('misspellings in %s', async (language) => {
  const vocabulary = await sampleVocabulary(language);
  const spelling = createSpelling(vocabulary, language);
  const pairs = misspellings(language).map(({ typed, meant }) => ({ typed: foldWord(typed), meant }));

  it('are a hundred, none of them a word of the texts', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(100);
    expect(new Set(pairs.map(({ typed }) => typed)).size).toBe(pairs.length);
    expect(pairs.filter(({ typed, meant }) => vocabulary.has(typed) || !vocabulary.has(meant))).toEqual([]);
  });

  it('are put right as often as was measured', () => {
    const right = pairs.filter(({ typed, meant }) => spelling.correct(typed, 1)[0]?.word === meant);
    expect(right.length / pairs.length).toBeGreaterThanOrEqual(measured[language]);
  });

  it('have what was meant among the first five', () => {
    const lost = pairs.filter(
      ({ typed, meant }) => !spelling.correct(typed).some(({ word }) => word === meant),
    );
    expect(lost).toEqual([]);
  });
});

describe('a correction', () => {
  const words = {
    bank: 40,
    banken: 30,
    einlagen: 12,
    sicherung: 8,
    geschaeft: 9,
    firma: 2,
    lage: 1,
    pflicht: 5,
  };
  const spelling = createSpelling(new Map(Object.entries(words)), 'DE');

  it.each([
    ['bannk', 'bank'],
    ['dank', 'bank'],
    ['geschaft', 'geschaeft'],
    ['gescheft', 'geschaeft'],
    ['einlagensicherng', 'einlagensicherung'],
    ['einlagnesicherung', 'einlagensicherung'],
  ])('of %s is %s', (typed, meant) => expect(spelling.correct(typed, 1)[0]?.word).toBe(meant));

  it.each(['ba', '952.0', '2023/1', 'xylophon', '', 'x'.repeat(500)])('of %s is none', (typed) =>
    expect(spelling.correct(typed)).toEqual([]),
  );

  it('of a known word is another word', () => {
    expect(spelling.correct('banken').map(({ word }) => word)).toEqual(['bank']);
  });

  it('prefers the word that is more common', () => {
    const two = createSpelling(new Map(Object.entries({ rat: 1, rad: 60 })), 'DE');
    expect(two.correct('ras', 1)[0]?.word).toBe('rad');
  });

  it('has a score between 0 and 1, the best first, and no more than the limit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(words)),
        fc.nat(12),
        fc.constantFrom(...'aeirst'),
        (word, at, letter) => {
          const corrections = spelling.correct(word.slice(0, at) + letter + word.slice(at + 1), 3);
          expect(corrections.length).toBeLessThanOrEqual(3);
          expect(corrections.map(({ score }) => score)).toEqual(
            corrections.map(({ score }) => score).sort((a, b) => b - a),
          );
          for (const { score } of corrections) expect(score > 0 && score <= 1).toBe(true);
        },
      ),
    );
  });
});

describe('a typo costs', () => {
  it.each([
    ['bannk', 'bank', 'baunk'],
    ['foto', 'photo', 'roto'],
    ['bnak', 'bank', 'blik'],
    ['geschaft', 'geschaeft', 'geschafft'],
    ['bamk', 'bank', 'balk'],
  ])('less from %s to %s than to %s', (typed, near, far) => {
    expect(typingCost(typed, near)).toBeLessThan(typingCost(typed, far));
  });

  it('nothing where there is none', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        expect(typingCost(word, word)).toBe(0);
      }),
    );
  });
});
