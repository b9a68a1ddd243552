import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DifferenceClass } from '../contract/main/comparison.ts';
import { shortChange } from './short-change.ts';

const short = (before: string, after: string, kind: DifferenceClass = 'amount') =>
  Object.values(shortChange({ class: kind, before, after })).map((text) => text.replaceAll('\u00A0', ' '));

it.each<[before: string, after: string, short: string, kind?: DifferenceClass]>([
  ['20 Arbeitstagen', '7 Arbeitstagen', '20'],
  ['20 Arbeitstagen', 'sieben Arbeitstagen', '20'],
  ['10 Millionen Franken', '12 Millionen Franken', '10 Millionen'],
  ['10 millions de francs', '12 milliards de francs', '10 millions'],
  ['500 000 Franken', '100 000 Franken', '500 000'],
  ['CHF 500\u202F000', 'CHF 100\u202F000', 'CHF 500 000'],
  ['500\u2009000 francs', '50 000 francs', '500 000'],
  ["1'500'000 franchi", "2'500'000 franchi", "1'500'000"],
  ['1.500.000 Euro', '2.500.000 Euro', '1.500.000'],
  ['2,5 per cento', '3,5 per cento', '2,5'],
  ['5 %', '6 %', '5'],
  ['trois mois civils', 'deux ans civils', 'trois mois civils'],
  ['1. Januar 2023', '1. Juli 2023', '1. Januar 2023', 'deadline'],
  ['31 décembre', '30 décembre', '31 décembre', 'deadline'],
  ['31 janv.', '30 janv.', '31 janv.', 'deadline'],
  ['Artikel 5 Absatz 2', 'Artikel 6 Absatz 2', 'Artikel 5 Absatz 2', 'reference'],
  ['Art. 5 OR', 'Art. 6 OR', 'Art. 5 OR', 'reference'],
  ['ersten Satz', 'zweiten Satz', 'ersten Satz', 'reference'],
  ['5 bis 7 Tage', '5 bis 9 Tage', '5 bis 7 Tage', 'deadline'],
  ['muss', 'kann', 'muss', 'obligation'],
  ['', 'nicht', '', 'obligation'],
  ['Tagen', 'Tagen', 'Tagen', 'deadline'],
])('says "%s", "%s" as "%s" and the later words', (before, after, expected, kind) => {
  expect(short(before, after, kind)).toEqual([expected, after.replace(/\s/g, ' ')]);
});

it('cuts long stretches between words', () => {
  const [before, after] = short('ein '.repeat(30), 'zwei '.repeat(30), 'wording');
  expect(before?.length).toBeLessThanOrEqual(46);
  expect(after).toMatch(/ …$/);
});

const digits = (min: number, max: number) => fc.integer({ min, max }).map(String);
const groups = fc
  .tuple(
    digits(1, 999),
    fc.array(fc.stringMatching(/^\d{3}$/), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(' ', '\u00A0', '\u202F', '\u2009', "'", '’', '.'),
  )
  .map(([first, others, sign]) => [first, ...others].join(sign));
const decimals = fc
  .tuple(digits(0, 999), fc.constantFrom(',', '.'), digits(1, 99))
  .map((all) => all.join(''));
const numbers = fc.oneof(groups, decimals, digits(0, 9999));
const gap = fc.constantFrom(' ', '\u00A0', '\u202F', '\u2009');
const multiplier = fc.constantFrom('', '', 'Millionen', 'Mio.', 'milliards', 'milioni', 'billion');
const unit = fc.constantFrom(
  ...['Franken', 'Prozent', '%', 'Arbeitstagen', 'de francs', 'pour cent', 'jours ouvrables'],
  ...['di franchi', 'per cento', 'giorni lavorativi', 'per cent', 'business days', 'euros'],
);
const tidy = (text: string) => text.replace(/\s/g, ' ');
const quantity = fc.tuple(numbers, multiplier, gap).map(([value, times, blank]) => ({
  value: [value, times].filter((word) => word !== '').join(blank),
}));
const month = fc.constantFrom('Januar', 'mars', 'luglio', 'December');
const date = fc
  .tuple(digits(1, 31), month, digits(1900, 2099))
  .map(([day, name, year]) => `${day}. ${name} ${year}`);
const citation = fc
  .tuple(fc.constantFrom('Artikel', 'art.', 'articolo', 'Article'), digits(1, 999), digits(1, 9))
  .map(([word, number, inner]) => `${word} ${number} (${inner})`);

describe('short changes of formatted numbers', () => {
  it('hold the whole number, and its unit whole or not at all', () => {
    fc.assert(
      fc.property(quantity, quantity, unit, gap, (old, next, its, blank) => {
        const [before, after] = short(`${old.value}${blank}${its}`, `${next.value}${blank}${its}`);
        expect([tidy(old.value), tidy(`${old.value} ${its}`)]).toContain(before);
        expect(after).toBe(tidy(`${next.value} ${its}`));
      }),
    );
  });

  it('hold dates and citations whole', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(date, date), fc.tuple(citation, citation)), ([old, next]) => {
        const kind = old.includes('(') ? 'reference' : 'deadline';
        expect(short(old, next, kind)).toEqual([old, next]);
      }),
    );
  });

  it('are never cut inside one where they are long', () => {
    const word = fc.constantFrom('die', 'Anforderungen', 'exigences', 'prestatore', 'of', 'the', 'sowie');
    const whole = fc.oneof(
      date,
      citation,
      fc.tuple(quantity, unit).map(([{ value }, its]) => `${value} ${its}`),
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 8 }),
        whole,
        fc.array(word, { maxLength: 8 }),
        (lead, one, tail) => {
          const text = [...lead, one, ...tail].join(' ');
          const [before] = short(text, 'x', 'wording');
          const isWhole = before?.includes(tidy(one));
          expect(isWhole || before === `${tidy(text).slice(0, (before?.length ?? 0) - 2)} …`).toBe(true);
          if (!isWhole)
            expect(before?.replace(' …', '')).toSatisfy((words: string) => lead.join(' ').startsWith(words));
        },
      ),
    );
  });
});
