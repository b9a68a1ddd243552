import { expect, test } from 'vitest';
import { applyCorrection } from '../law/pdf-structure/apply-correction.ts';
import { aStructure } from './structure-fixture.ts';
import { lineNear, moveByLine, pageOfUnit, placeInWords, printedWords, unitsOn } from './unit-places.ts';

const structure = aStructure();
const [article, paragraph, rest] = structure.elements;
if (!article || !paragraph || !rest) throw new Error('the structure has three units');

test('the words of a unit stand line by line, and every cursor in them is a place', () => {
  expect(printedWords(structure, paragraph)).toBe('Eine Zeile\nund zweite');
  expect(placeInWords(paragraph, 4)).toEqual({ page: 1, line: 1, at: 4 });
  expect(placeInWords(paragraph, 10)).toEqual({ page: 1, line: 1, at: 10 });
  expect(placeInWords(paragraph, 11)).toEqual({ page: 1, line: 2, at: 0 });
  expect(placeInWords(paragraph, 21)).toEqual({ page: 1, line: 2, at: 10 });
  expect(placeInWords(paragraph, 22)).toBeUndefined();
});

test('units are those of a page, and begin on one', () => {
  expect(unitsOn(structure, 1)).toEqual([article, paragraph]);
  expect(unitsOn(structure, 2)).toEqual([rest]);
  expect(pageOfUnit(rest)).toBe(2);
});

test('the line that is nearest to a point is taken, whatever stands beside it', () => {
  expect(lineNear(structure, 1, { x: 60, y: 118 })).toEqual({ line: 1, top: 112, bottom: 122 });
  expect(lineNear(structure, 1, { x: 390, y: 400 })?.line).toBe(2);
  expect(lineNear(structure, 3, { x: 0, y: 0 })).toBeUndefined();
});

test('a beginning moves by a line, into what stands before and back', () => {
  const down = moveByLine(structure, paragraph, 'down');
  expect(down).toEqual({ do: 'moveBoundary', element: 'e2', page: 1, line: 2, at: 0 });
  const after = down && applyCorrection(structure, down);
  const moved = after?.elements[1];
  expect(after?.elements[0]?.spans.length).toBe(2);
  const up = after && moved && moveByLine(after, moved, 'up');
  expect(up && applyCorrection(after, up).elements).toEqual(structure.elements);
  // One line has none after it, and nothing stands before the first unit.
  expect(moveByLine(structure, article, 'down')).toBeUndefined();
  expect(moveByLine(structure, article, 'up')).toBeUndefined();
});
