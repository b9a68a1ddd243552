import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Inline, Part, Unit } from '#core/contract/main/regulation-text.ts';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';
import { createCitables } from '#core/law/references/citables.ts';
import { unitReferences } from '#core/law/references/find-references.ts';
import { definitionsOf } from '#core/law/terms/definitions-of.ts';
import { createTermFinder } from '#core/law/terms/term-finder.ts';
import { provisions } from '../import/provisions.ts';
import { plainInline } from '../lib/plain-inline.ts';
import { buildPart } from '../search/index/build-part.ts';
import { indexedUnits } from '../search/index/indexed-units.ts';

import { countCharacters } from '../testing/count-characters.ts';
import { countElements } from '../testing/count-elements.ts';
import { countSteps } from '../testing/count-steps.ts';

/*
 * Whoever may import a text chooses what stands in it: no text may take a reading more than its length allows. Each
 * reading gets hostile texts, and twice as long ones, and what it does is counted, not timed.
 */

const citables = createCitables([
  {
    regTextId: 'bankg',
    sourceNumber: '952.0',
    naming: 'act',
    shortNames: { DE: ['BankG'] },
    longNames: { DE: ['Bundesgesetz vom 8. November 1934 über die Banken (Bankengesetz, BankG)'] },
  },
]);

/** A piece of a text by its number. */
type Piece = (at: number) => string;
const pieces: Record<string, Piece> = {
  'citations of a paragraph of the same article': () => 'nach Absatz 1, ',
  'citations of letters': () => 'nach Absatz 1 Buchstabe a und b; ',
  'words that join': () => 'und ',
  articles: () => 'Art. 5, ',
  'articles in brackets': () => '(Artikel 5 Absatz 2), ',
  'articles of an act': () => 'Artikel 5 BankG und ',
  'brackets that stay open': () => '( Art. 5 ',
  'brackets that were never open': () => '), Art. 5 ',
  'acts that are not known': () => 'Artikel 5 des Fischereigesetzes ',
  'names of acts that go on': () => 'Gesetz vom 8. November 1934 über die ',
  chapters: () => 'Kapitel 2 und ',
  'short names of acts': () => 'BankG ',
  numbers: (at) => `${at} `,
  definitions: (at) => `Als Wort${at} gelten Dinge. `,
  'names in brackets': (at) => `eine Sache (Wort${at}) und `,
  'terms and their uses': (at) => `Als Wort${at % 50} gelten Wort${at % 7}. `,
  hyphens: () => 'Bank-',
  ranges: () => 'Art. 5–9 ',
  'marks of quotation': () => '«Bank» ',
  points: () => '…',
  commas: () => ',',
  semicolons: () => 'a; ',
  amounts: () => '5 000 000 Franken ',
  days: () => '8. November 1934 ',
  'section signs': () => '§ 5 ',
  blanks: () => ' \u00A0\n',
  accents: () => 'e\u0301',
  'one word without end': () => 'a',
  limits: () => 'mindestens 5 Tage oder ',
  'words of duty': () => 'muss nicht ',
};
type Content = { content: Inline[]; notes: Unit['notes'] };
type Shape = (piece: Piece, count: number) => Unit[];

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const unit = (id: string, parts: Part[], notes: Unit['notes'] = []): Unit => ({
  id,
  kind: 'article',
  depth: 0,
  num: [`Art. ${id}`],
  heading: ['Zweck'],
  notes,
  parts,
});
const line = ({ content }: Pick<Content, 'content'>): Part => ({ part: 'text', content });
const paragraph = (id: string, parts: Part[]): Part => ({
  part: 'division',
  kind: 'paragraph',
  id,
  num: ['1'],
  parts,
});

const shapes: Record<string, Shape> = {
  'in one line': (piece, count) => [
    unit('5', [paragraph('5^1', [line({ content: [numbers(count).map(piece).join('')] })])]),
  ],
  'with a note each': (piece, count) => [
    unit(
      '5',
      [
        paragraph('5^1', [
          line({ content: numbers(count).flatMap((at): Inline[] => [piece(at), { note: at + 1 }]) }),
        ]),
      ],
      numbers(count).map((at) => ({ number: at + 1, content: ['SR 952.0'] })),
    ),
  ],
  'in a link each': (piece, count) => [
    unit('5', [
      paragraph('5^1', [
        line({
          content: numbers(count).flatMap((at): Inline[] => [
            piece(at),
            { href: 'https://example.org/', content: ['dort'] } as unknown as Inline,
          ]),
        }),
      ]),
    ]),
  ],
  'in a paragraph each': (piece, count) => [
    unit(
      '5',
      numbers(count).map((at) => paragraph(`5^${at + 1}`, [line({ content: [piece(at)] })])),
    ),
  ],
  'in an article each': (piece, count) =>
    numbers(count).map((at) =>
      unit(`${at + 1}`, [paragraph(`${at + 1}^1`, [line({ content: [piece(at)] })])]),
    ),
};

const readings: Record<string, (units: Unit[]) => unknown> = {
  references: (units) =>
    units.map((one) => unitReferences(one, plainInline, { citables, language: 'DE', own: 'bankg' })),
  definitions: (units) => definitionsOf(units, 'DE'),
  terms: (units) => {
    const finder = createTermFinder(definitionsOf(units, 'DE'), 'DE');
    return units.map((one) => finder.linksOf(one, 'bankg'));
  },
  'comparison with one more line': (units) =>
    compareTexts(units, [...units, unit('9999', [line({ content: ['Ende'] })])], { language: 'DE' }),
  'comparison with another text': (units) => compareTexts(units, changed(units), { language: 'DE' }),
  provisions: (units) => provisions(units),
  'search index': (units) => buildPart(1, indexedUnits(['BankG'], units), 'DE'),
};
const changed = (units: Unit[]): Unit[] =>
  JSON.parse(
    JSON.stringify(units)
      .replaceAll(/(?<=[ >])5(?=[ ,])/g, '6')
      .replaceAll('nd', 'nt')
      .replaceAll('mintestens', 'höchstens')
      .replaceAll('muss', 'darf'),
  );

const work = (call: () => unknown) =>
  countSteps(call) + countCharacters(() => void call()) + countElements(() => void call());

/** All pieces in all shapes take ten minutes, which only the proof has (`npm run proof -- growth`). */
const isLong = process.env.REGESTA_GROWTH === 'long';
const count = 300;

const all = Object.keys(readings).flatMap((reading) =>
  Object.keys(shapes).flatMap((shape) =>
    Object.keys(pieces).map((piece) => [reading, piece, shape] as const),
  ),
);
/** What once took hours, by each reading, and by chance some others; the seed is printed with that of all properties. */
const known = all.filter(
  ([, piece, shape]) => piece === 'citations of a paragraph of the same article' && shape === 'in one line',
);
const chosen = 16;
const [some = []] = fc.sample(fc.shuffledSubarray(all, { minLength: chosen, maxLength: chosen }), 1);
const cases = isLong ? all : [...new Set([...known, ...some])];

test.each(cases)('%s: twice as many %s, %s, take at most 2.3 times the work', (reading, piece, shape) => {
  const read = (times: number) => readings[reading]?.(shapes[shape]?.(pieces[piece] ?? String, times) ?? []);
  read(20);
  const growthFrom = (times: number) => {
    const [one = 1, two = 0] = [times, 2 * times].map((each) => work(() => read(each)));
    return two / one;
  };
  // A step where a text becomes too long for something is passed once; what grows too fast goes on growing.
  const growth = growthFrom(count);
  expect(growth < 2.3 ? growth : growthFrom(2 * count)).toBeLessThan(2.3);
});

// A call for each word would need more room than there is from some ten thousand words on.
test.each(Object.keys(readings))('%s of a line of 80,000 words need no room on the stack', (reading) => {
  for (const piece of ['citations of a paragraph of the same article', 'articles', 'words of duty'])
    readings[reading]?.(shapes['in one line']?.(pieces[piece] ?? String, 40_000) ?? []);
});
