import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type InterfaceLanguage, interfaceLanguageCodes } from '../../contract/languages.ts';
import type { ComparisonRow, Difference, Run } from '../../contract/main/comparison.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { amend, diceOf, newParagraph, type Segment, textOf } from './amended-act-fixture.ts';
import { phrases } from './amendment-fixture.ts';
import { compareTexts } from './compare-texts.ts';

const articleOf = (text: string): Unit => ({
  // The heading keeps the two articles paired even if they share no other word.
  id: '1',
  kind: 'article',
  depth: 0,
  notes: [],
  num: ['Art. 1'],
  heading: ['Grundsatz'],
  parts: [
    {
      part: 'division',
      kind: 'paragraph',
      id: '1^1',
      num: ['1'],
      parts: [{ part: 'text', content: [text] }],
    },
  ],
});

function compared(before: string, after: string, language: InterfaceLanguage): ComparisonRow {
  const { rows } = compareTexts([articleOf(before)], [articleOf(after)], { language });
  const row = rows.find((each) => each.after?.path === '1^1' && each.before?.path === '1^1');
  if (!row) throw new Error('The paragraph was not compared with itself');
  return row;
}

const side = (runs: readonly Run[], without: 'deleted' | 'inserted') =>
  runs
    .filter(({ op }) => op !== without)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const telling = ['amount', 'percentage', 'deadline', 'obligation', 'reference'];

/** A paragraph with a planted change and changed spellings around it. */
function planted(language: InterfaceLanguage, seed: number) {
  const dice = diceOf(seed);
  const { qualities, topics } = phrases[language];
  const spare = [...topics, ...qualities.flatMap((quality) => topics.map(quality))];
  const { sentences } = newParagraph(language, dice, spare);
  const segments = sentences.flat();
  const isTelling = ({ slot }: Segment) => slot !== undefined && telling.includes(slot);
  const chosen = segments.filter(isTelling)[dice(segments.filter(isTelling).length)];
  const changed = chosen && amend(language, chosen, dice);
  const after = sentences.map((sentence) =>
    sentence.map((segment) => {
      if (segment === chosen && changed) return changed;
      if (segment.slot === 'editorial') return amend(language, segment, dice);
      return segment.slot ? segment : { text: respelt(segment.text, dice(4)) };
    }),
  );
  return { before: textOf(sentences), after: textOf(after), chosen, changed };
}

function respelt(text: string, how: number): string {
  if (how === 0) return text.replace(/,/g, ' –');
  if (how === 1) return text.replace(/;/g, ',');
  if (how === 2) return text.replaceAll('ss', 'ß').replaceAll('oe', 'œ');
  return text.toUpperCase();
}

/** Whether a difference contains part of the planted change, without what both sides share. */
const holds = (differences: readonly Difference[], before: string, after: string) =>
  differences.some(
    (difference) =>
      before.split(' ').some((word) => difference.before.split(' ').includes(word)) ||
      after.split(' ').some((word) => difference.after.split(' ').includes(word)),
  );

describe('a change in spelling', () => {
  test.each(interfaceLanguageCodes)(
    'never hides a changed number, date, modality or citation in %s',
    (language) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const { before, after, chosen, changed } = planted(language, seed);
          fc.pre(chosen !== undefined && changed !== undefined);
          const { differences } = compared(before, after, language);
          const ofClass = differences.filter((difference) => difference.class === chosen?.slot);
          expect(ofClass.length).toBeGreaterThan(0);
          expect(holds(ofClass, chosen?.text ?? '', changed?.text ?? '')).toBe(true);
        }),
      );
    },
  );

  test.each(interfaceLanguageCodes)('holds no digit that is in one of its sides only, in %s', (language) => {
    const digits = (text: string) => text.replace(/\D/g, '');
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { before, after } = planted(language, seed);
        for (const difference of compared(before, after, language).differences) {
          if (difference.class === 'editorial')
            expect(digits(difference.before)).toBe(digits(difference.after));
        }
      }),
    );
  });
});

describe('the runs of a row', () => {
  const words = [
    'Bank',
    'muss',
    '5',
    'Franken',
    'Art. 3',
    'innert',
    '30 Tagen',
    'nicht',
    'und',
    'die',
    '.',
    ',',
    '10 %',
  ];
  const text = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 30 })
    .map((all) => all.join(' '));

  test('hold both texts whole, and each change belongs to a difference', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { runs, differences, change } = compared(`Kassen ${before}`, `Kassen ${after}`, 'DE');
        expect(side(runs, 'inserted')).toBe(`Kassen ${before}`);
        expect(side(runs, 'deleted')).toBe(`Kassen ${after}`);
        for (const { op, difference } of runs) {
          expect(difference !== undefined).toBe(op !== undefined);
          if (difference !== undefined) expect(differences[difference]).toBeDefined();
        }
        expect(change).toBe(before === after ? 'same' : 'changed');
      }),
    );
  });
});
