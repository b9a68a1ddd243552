import { describe, expect, test } from 'vitest';
import type { Part } from '../../contract/main/regulation-text.ts';
import { article, letter, paragraph, text } from '../comparison/units-fixture.ts';
import { placeWords } from './place-words.ts';

const duty = (number: string) =>
  article('6', 'Daten', [
    paragraph(
      `6^${number}`,
      number,
      text('Sie werden vernichtet:'),
      letter(`6^${number}^a`, 'a.', text('wenn sie alt sind;')),
      letter(`6^${number}^b`, 'b.', text('wenn sie falsch sind.')),
    ),
  ]);

describe('the words of a place', () => {
  test('have the numbers of what is inside it, and not its own', () => {
    expect(placeWords([duty('4')], '6^4')?.text).toBe(
      'Sie werden vernichtet:\na. wenn sie alt sind;\nb. wenn sie falsch sind.',
    );
    expect(placeWords([duty('4')], '6^4^b')?.text).toBe('wenn sie falsch sind.');
    expect(placeWords([duty('4')], '6')?.text).toMatch(/^Daten\n4 Sie werden vernichtet:\na\. wenn/);
  });

  test('are the same under another number, since equal words are kept once', () => {
    expect(placeWords([duty('4')], '6^4')).toEqual(placeWords([duty('5')], '6^5'));
  });

  test('keep the number of an item without a path that comes first in it', () => {
    const item: Part = { part: 'division', kind: 'dash', num: ['–'], parts: [text('Öl')] };
    const listed = article('7', 'Stoffe', [paragraph('7^1', '', item)]);
    expect(placeWords([listed], '7^1')?.text).toBe('– Öl');
  });
});
