import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Inline, Unit } from '../../contract/main/regulation-text.ts';
import { latinSuffixes } from '../label.ts';
import { piecesOf } from './pieces.ts';
import { comparableText } from './plain-text.ts';
import { wordsToCompare } from './words-to-compare-fixture.ts';

const splitSuffix = new RegExp(`^(\\p{L}{1,2})\\. ?(${latinSuffixes.join('|')})\\.?$`, 'u');

/** The same words by way of strings, as a comparison makes them, without blanks. */
const byStrings = (unit: Unit) =>
  piecesOf([unit], undefined).pieces.flatMap(({ path, num, label, key, isHead, isVoid }) => {
    const printed = isHead ? label : comparableText(num).replace(splitSuffix, '$1$2.');
    const text = `${printed}${key}`.replaceAll(' ', '').replace(/\p{L}{1,12}[.)](?:\[?\.\.\.\]?)/gu, '');
    return isVoid ? [] : [{ path, text }];
  });

/** Signs of which each means something to the comparison, among letters of one, two, three and four bytes. */
const signs = fc.constantFrom(
  ...'aZ9.,;:!?()[]-–—−‐’‘ʼ′ʹ«»„“”‟″…ßéœŉſ',
  ...' \t\n\u00A0\u202F\u2003\u3000\u00AD\u200B\u2060\uFEFF\u0085',
  ...['...', '. .', ' …', 'b. …', 'aufgehoben', 'e\u0301', 'ﬁ', '²', 'Ω', '漢', '😀', 'Ÿ', 'ǆ', '\u2126'],
);
const words = fc.array(signs, { maxLength: 120 }).map((some) => some.join(''));
const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 4, arbitrary: words },
  fc.record({ mark: fc.constantFrom('sup', 'i', 'sub'), content: fc.array(words, { maxLength: 2 }) }),
  fc.constant({ br: true as const }),
  fc.constant({ note: 1 }),
);
const content = fc.array(inline, { maxLength: 4 });
const cell = fc.record({ parts: content.map((its) => [{ part: 'text' as const, content: its }]) });
const unit: fc.Arbitrary<Unit> = fc.record({
  id: fc.constant('1'),
  kind: fc.constantFrom('article', 'preface', 'section'),
  depth: fc.constant(0),
  num: content,
  heading: content,
  notes: fc.constant([]),
  parts: fc.tuple(
    content.map((its) => ({ part: 'text' as const, content: its })),
    fc.record({
      part: fc.constant('division' as const),
      kind: fc.constantFrom('paragraph', 'letter', 'number'),
      id: fc.constant('1^1'),
      num: fc.constantFrom<Inline[]>(['1'], ['a.'], ['c. bis'], ['Ü.'], ['–'], ['2 …'], ['...']),
      parts: content.map((its) => [{ part: 'text' as const, content: its }]),
    }),
    fc
      .array(fc.array(cell, { maxLength: 3 }), { maxLength: 2 })
      .map((rows) => ({ part: 'table' as const, rows })),
  ),
});

test('the words that imports make hashes of are those that are compared, whatever signs they have', () => {
  fc.assert(
    fc.property(unit, (one) => {
      const bytes = wordsToCompare(one);
      // What no encoding has, half a pair of surrogates, is one replacement character either way.
      expect(bytes).toEqual(byStrings(one).map(({ path, text }) => ({ path, text: text.toWellFormed() })));
    }),
  );
});
