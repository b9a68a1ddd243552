import { expect, it } from 'vitest';
import { isTermFor } from './GlossaryNote.tsx';

it.each([
  ['bank', 'Bank', true],
  ['Banken', 'Bank', true],
  ['CET1', 'hartes Kernkapital', true],
  ['Bankgeheimnis', 'Bank', false],
  ['Geldwäscherei', 'Geldwäscherei', true],
  ['Kapital', 'Bank', false],
])('for "%s" the term "%s" is meant: %s', (searched, term, meant) => {
  expect(isTermFor(searched, { term, also: term === 'Bank' ? [] : ['CET1'] })).toBe(meant);
});
