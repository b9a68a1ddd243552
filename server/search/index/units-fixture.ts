import fc from 'fast-check';
import { fields } from './fields.ts';
import type { IndexedUnit } from './indexed-units.ts';

const vocabulary = [
  'bank',
  'banken',
  'eigenmittel',
  'die',
  'der',
  'pflicht',
  'straße',
  '5a',
  '𝒳',
  'aufsicht',
];
const line = fc.array(fc.constantFrom(...vocabulary), { maxLength: 12 }).map((words) => words.join(' '));
const path = fc.constantFrom('1', '2', '5a', '5a^1', '5a^2', '{A1}', '{A1}^1');
const doc = fc.record({ path, field: fc.constantFrom(...fields), text: line });

/** Random units of a text with few different words, so that words occur in several units. */
export const someUnits: fc.Arbitrary<IndexedUnit[]> = fc
  .array(
    fc.record({
      path,
      part: fc.constantFrom('article' as const, 'annex' as const, 'final' as const),
      repealed: fc.boolean(),
      findable: fc.boolean(),
      holds: fc.nat(3),
      docs: fc.array(doc, { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((units) =>
    units.map(({ holds, ...unit }, at) => ({ ...unit, end: Math.min(units.length, at + 1 + holds) })),
  );
