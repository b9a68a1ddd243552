import { describe, expect, test } from 'vitest';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { article, chapter, inside, letter, paragraph, text } from '../comparison/units-fixture.ts';
import { carried, customer, lamps, oil, said, wicks } from './carried-fixture.ts';
import { carryOver } from './carry-over.ts';
import { needsReview } from './carrying.ts';

describe('provisions that read like others now', () => {
  const marked = (before: Unit[], after: Unit[], from: string) =>
    carryOver(before, after, 'DE').carryings.some(
      (each) => each.from === from && (each.fate === 'repealed' || needsReview(each)),
    );
  const rest = [article('8', 'Docht', said('8', wicks)), article('9', 'Händler', said('9', 'Er haftet.'))];

  test('since they lost a paragraph, and the others are gone', () => {
    const before = [
      article('1', 'Lampen', said('1', lamps)),
      article('3', 'Öl', said('3', oil)),
      article('6', 'Öl', said('6', 'Es wird nicht verdünnt.', oil)),
      ...rest,
    ];
    const after = [article('1', 'Lampen', said('1', lamps)), article('6', 'Öl', said('6', oil)), ...rest];
    expect(['3', '3^1'].map((from) => marked(before, after, from))).toEqual([true, true]);
  });

  test('since they are a copy, and the original got words that came from elsewhere', () => {
    const long = `${lamps} ${wicks} ${oil} Wer Lampen verkauft, zeigt dies der Aufsicht an.`;
    const before = [
      article('2', 'Verkauf', said('2', long, 'Er ist frei.')),
      article('3', 'Kunde', said('3', customer)),
      ...rest,
    ];
    const after = [
      article('2', 'Verkauf', said('2', 'Er ist verboten.')),
      article('3', 'Kunde', said('3', customer, long)),
      article('5', 'Kunde', said('5', customer)),
      ...rest,
    ];
    expect(['3', '3^1'].map((from) => marked(before, after, from))).toEqual([true, true]);
  });

  test('since a new chapter got heading and number of one whose articles went into another', () => {
    const before = [
      chapter('{chap_1}', '1', 'Lampen'),
      inside('{chap_1}', article('1', 'Docht', said('1', wicks))),
      chapter('{chap_2}', '2', 'Öl'),
      inside('{chap_2}', article('2', 'Öl', said('2', oil))),
    ];
    const after = [
      chapter('{chap_1}', '1', 'Lampen'),
      inside('{chap_1}', article('1', 'Docht', said('1', wicks))),
      inside('{chap_1}', article('2', 'Öl', said('2', oil))),
      chapter('{chap_2}', '2', 'Öl'),
      inside('{chap_2}', article('3', 'Kunde', said('3', customer))),
    ];
    expect(marked(before, after, '{chap_2}')).toBe(true);
  });

  test('since they are a copy of what lost a paragraph, and the original got a letter', () => {
    const list = (id: string, ...words: string[]) =>
      paragraph(
        id,
        '1',
        text('Die Aufsicht prüft:'),
        ...words.map((one, at) => letter(`${id}^${'abcd'[at]}`, `${'abcd'[at]}.`, text(one))),
      );
    const [tanks, gaps] = ['die Behälter für Öl;', 'den Abstand der Lampen.'];
    const before = [
      article('1', 'Lampen', said('1', lamps)),
      article('2', 'Prüfung', [list('2^1', tanks, gaps), paragraph('2^2', '2', text(`${oil} ${wicks}`))]),
      ...rest,
    ];
    const after = [
      article('1', 'Lampen', said('1', lamps)),
      article('2', 'Prüfung', [list('2^1', tanks, gaps)]),
      article('3', 'Prüfung', [list('3^1', tanks, 'die Dochte;', gaps)]),
      ...rest,
    ];
    expect(['2^1', '2^1^a', '2^1^b'].map((from) => marked(before, after, from))).toEqual([true, true, true]);
  });

  test('since all that others said moved into them, over the border of a chapter', () => {
    const [one, two] = [chapter('{chap_1}', '1', 'Lampen'), chapter('{chap_2}', '2', 'Öl')];
    const dots = (id: string) => paragraph(`${id}^1`, '1', text('Aufgehoben'));
    const said2 = (id: string) => [dots(id), paragraph(`${id}^2`, '2', text(oil))];
    const before = [
      one,
      inside('{chap_1}', article('1', '', said('1', lamps))),
      inside('{chap_1}', article('2', '', said2('2'))),
      two,
      inside('{chap_2}', article('3', '', [dots('3')])),
      inside('{chap_2}', article('4', '', said('4', wicks))),
    ];
    const after = [
      one,
      inside('{chap_1}', article('1', '', said('1', lamps))),
      two,
      inside('{chap_2}', article('2', '', said2('2'))),
      inside('{chap_2}', article('3', '', said('3', wicks))),
    ];
    expect(['2', '2^2'].map((from) => marked(before, after, from))).toEqual([true, true]);
  });

  test('since their chapters have the same heading and changed places', () => {
    const first = [
      inside('{chap_1}', article('1', 'Docht', said('1', wicks, lamps))),
      inside('{chap_1}', article('2', 'Kunde', said('2', customer))),
    ];
    const second = [
      inside('{chap_2}', article('3', 'Öl', said('3', oil, 'Es wird nicht verdünnt.'))),
      inside('{chap_2}', article('4', 'Kunde', said('4', customer))),
    ];
    const [one, two] = [chapter('{chap_1}', '1', 'Allgemeines'), chapter('{chap_2}', '2', 'Allgemeines')];
    const before = [one, ...first, two, ...second];
    const after = [
      one,
      inside('{chap_1}', article('1', 'Öl', said('1', oil, 'Es wird nicht verdünnt.'))),
      inside('{chap_1}', article('2', 'Kunde', said('2', customer))),
      two,
      inside('{chap_2}', article('3', 'Docht', said('3', wicks, lamps))),
      inside('{chap_2}', article('4', 'Kunde', said('4', customer))),
    ];
    expect(['2', '2^1', '4', '4^1'].map((from) => marked(before, after, from))).toEqual(Array(4).fill(true));
  });

  test('a chapter whose only article changed is what it was, by its heading and number', () => {
    const before = [
      chapter('{chap_1}', '1', 'Lampen'),
      inside('{chap_1}', article('1', 'Docht', said('1', wicks, oil))),
      chapter('{chap_2}', '2', 'Kunden'),
      inside('{chap_2}', article('2', 'Kunde', said('2', customer))),
    ];
    const after = [
      ...before.slice(0, 3),
      inside('{chap_2}', article('2', 'Kunde', said('2', 'Als Kundin gilt, wer Lampen oder Öl kauft.'))),
    ];
    expect(carried(before, after)['{chap_2}']).toBe('unchanged {chap_2}');
  });
});
