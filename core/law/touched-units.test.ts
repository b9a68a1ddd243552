import { expect, it } from 'vitest';
import { touchesChangedUnits } from './touched-units.ts';

const units = { changed: ['5a', '{A1}3'], added: ['7'], repealed: ['9'] };

it.each([
  ['the article itself', 'lamp~5a', true],
  ['a letter of it', 'lamp~5a^2^b', true],
  ['an article of an annex', 'lamp~{A1}3^1', true],
  ['a new article', 'lamp~7^1', true],
  ['a repealed one', 'lamp~9', true],
  ['another article', 'lamp~5', false],
  ['an article of that number in another annex', 'lamp~{A2}3', false],
  ['a chapter, of which nobody knows what stands in it', 'lamp~{chap_2}', true],
])('finds what a version has changed: %s', (_, place, touched) => {
  expect(touchesChangedUnits([place], units)).toBe(touched);
  expect(touchesChangedUnits(['lamp~1', place], units)).toBe(touched);
});

it('finds nothing where no place is named, and everything in a first version', () => {
  expect(touchesChangedUnits([], units)).toBe(false);
  expect(touchesChangedUnits(['lamp~1'], undefined)).toBe(true);
});
