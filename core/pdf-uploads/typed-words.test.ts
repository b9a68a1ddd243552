import { expect, test } from 'vitest';
import type { PdfElement } from '../contract/main/pdf-structure.ts';
import { applyCorrection } from '../law/pdf-structure/apply-correction.ts';
import { aStructure } from './structure-fixture.ts';
import { correctionOfScript, correctionsOfWords } from './typed-words.ts';
import { printedWords } from './unit-places.ts';

const structure = aStructure();
const second = structure.elements[1] as PdfElement;

test.each([
  ['one word', 'Eine Zeile\nund dritte'],
  ['both lines', 'Keine Zeile mehr\nu. zweite'],
  ['a lost blank and a sign', 'Ei ne Zeile\nund zweite\u2009¹'],
  ['a sign of two units beside another', '𝄞ine Zeile\nund zweite'],
  ['a line of which nothing is left', '\nund zweite'],
])('G1-10e what is typed becomes the words: %s', (_, typed) => {
  const corrections = correctionsOfWords(structure, second, typed) ?? [];
  const done = corrections.reduce(applyCorrection, structure);
  const unit = done.elements[1] as PdfElement;
  expect(printedWords(done, unit)).toBe(typed.replace(/^\n/, ''));
  for (const one of corrections) if (one.do === 'setWords') expect(one.words.isWellFormed()).toBe(true);
});

test('G1-10e only what differs is corrected, and nothing where nothing does', () => {
  expect(correctionsOfWords(structure, second, 'Eine Zeile\nund zweite')).toEqual([]);
  expect(correctionsOfWords(structure, second, 'Eine Zeile\nund zweitens')).toEqual([
    { do: 'setWords', element: 'e2', page: 1, line: 2, from: 10, to: 10, words: 'ns' },
  ]);
});

test('G1-10e lines of the print stay lines', () => {
  expect(correctionsOfWords(structure, second, 'Eine Zeile und zweite')).toBeUndefined();
  expect(correctionsOfWords(structure, second, 'Eine\nZeile\nund zweite')).toBeUndefined();
});

test('G1-10e what is chosen in a line is raised, over two lines nothing is', () => {
  const correction = correctionOfScript(second, { from: 20, to: 21 }, 'sup');
  expect(correction).toEqual({
    do: 'setScript',
    element: 'e2',
    page: 1,
    line: 2,
    from: 9,
    to: 10,
    script: 'sup',
  });
  expect(correctionOfScript(second, { from: 8, to: 13 }, 'sup')).toBeUndefined();
  expect(correctionOfScript(second, { from: 3, to: 3 }, undefined)).toBeUndefined();
});
