import { describe, expect, test } from 'vitest';
import { printedLabel, voidOf } from './labels.ts';
import { article, changes, chapter, compare, inside, letter, paragraph, text } from './units-fixture.ts';
import { wordsToCompare } from './words-to-compare-fixture.ts';

const words = [
  'Die Fährbetriebe melden dem Amt jeden Unterbruch ihrer Fahrten auf dem See.',
  'Wer Lagerhäuser am Hafen führt, bewahrt die Pläne der Schuppen trocken auf.',
  'Goldbarren und Münzen werden von der Kasse gewogen und einzeln verzeichnet.',
  'Seilbahnen an steilen Hängen brauchen eine Bewilligung der Gemeinde im Tal.',
];
const whole = (...labels: string[]) =>
  labels.map((label, index) => paragraph(`1^${label}`, label, text(words[index] ?? '')));
const changed = (...parts: ReturnType<typeof paragraph>[]) =>
  compare([article('1', 'Zweck', whole('1', '2', '3', '4'))], [article('1', 'Zweck', parts)]);

describe('paragraphs that were repealed together', () => {
  const [first, second, , fourth] = whole('1', '2', '3', '4');
  if (!first || !second || !fourth) throw new Error('Four paragraphs are missing');

  test.each([
    ['with both numbers at the head', paragraph('1^2-3', '2–3', text('…'))],
    ['with both numbers and a note', paragraph('1^2', '2-3', text('...', { note: 1 }))],
    ['with the second number in the text', paragraph('1^2', '2', text('– 3 ...'))],
    ['with "and"', paragraph('1^2', '2', text('und 3 …'))],
    ['with a word for it', paragraph('1^2', '2 und 3', text('Aufgehoben'))],
    ['without a word between', paragraph('1^2', '2', text({ mark: 'sup', content: ['–3'] }, ' …'))],
  ])('are each repealed, and nothing is new: %s', (_, range) => {
    const { rows, summary } = changed(first, range, fourth);
    expect(changes(rows).map((each) => each.split(' > ', 1)[0])).toEqual(['repealed 1^2', 'repealed 1^3']);
    expect(summary.classes.numbering).toBe(0);
    expect(rows.find(({ before }) => before?.path === '1^2')?.after?.num).toMatch(/^2.*3$/);
  });

  test('stay repealed when more of them are', () => {
    const before = article('1', 'Zweck', [first, paragraph('1^2', '2', text('– 3 …')), fourth]);
    const after = article('1', 'Zweck', [first, paragraph('1^2', '2', text('– 4 …'))]);
    expect(changes(compare([before], [after]).rows)).toEqual(['repealed 1^4 > -']);
    const apart = article('1', 'Zweck', [
      first,
      paragraph('1^2', '2', text('Aufgehoben')),
      paragraph('1^3', '3', text('…')),
      fourth,
    ]);
    expect(changes(compare([before], [apart]).rows)).toEqual([]);
    expect(changes(compare([apart], [before]).rows)).toEqual([]);
  });

  test('letters too', () => {
    const item = (id: string, num: string, its: string) => letter(`1^1^${id}`, num, text(its));
    const before = article('1', 'Zweck', [
      paragraph(
        '1^1',
        '1',
        text('Sie führt:'),
        item('a', 'a.', 'Schuppen am Hafen;'),
        item('b', 'b.', 'Fähren auf dem See;'),
        item('c', 'c.', 'Münzen der Kasse.'),
      ),
    ]);
    const after = article('1', 'Zweck', [
      paragraph(
        '1^1',
        '1',
        text('Sie führt:'),
        item('a', 'a.', 'Schuppen am Hafen;'),
        item('b', 'b.', '– c. …'),
      ),
    ]);
    expect(changes(compare([before], [after]).rows)).toEqual([
      'repealed 1^1^b > 1^1^b',
      'repealed 1^1^c > -',
    ]);
  });

  test('say nothing where both numbers stand in the text of the paragraph before', () => {
    const marker = (its: string) =>
      article('1', 'Zweck', [paragraph('1^1', '1', text(words[0] ?? ''), text(its))]);
    const apart = article('1', 'Zweck', [first, paragraph('1^2', '2', text('–3 …', { note: 1 }))]);
    for (const its of ['2–3 …', '2 und 3 …', '2-3 Aufgehoben', 'a–c. ...']) {
      for (const [one, other] of [
        [apart, marker(its)],
        [marker(its), apart],
        [article('1', 'Zweck', [first]), marker(its)],
      ] as const) {
        const { rows, units, summary } = compare([one], [other]);
        expect(changes(rows)).toEqual([]);
        expect(units).toEqual([]);
        expect(summary.classes).toMatchObject({ amount: 0, numbering: 0 });
      }
      expect(wordsToCompare(marker(its)).map(({ text: said }) => said)).toEqual(
        wordsToCompare(apart).map(({ text: said }) => said),
      );
    }
    const whole = article('1', 'Zweck', [first, second]);
    expect(changes(compare([whole], [marker('2–3 …')]).rows)).toHaveLength(1);
  });

  test('come back as new', () => {
    const before = article('1', 'Zweck', [first, paragraph('1^2', '2', text('– 3 …')), fourth]);
    expect(changes(compare([before], [article('1', 'Zweck', whole('1', '2', '3', '4'))]).rows)).toEqual([
      'new - > 1^2',
      'new - > 1^3',
    ]);
  });
});

test('a chapter of which only dots are left is repealed', () => {
  const act = (heading: string) => [
    chapter('chap_1', '1. Kapitel:', heading),
    inside('chap_1', article('1', 'Zweck', whole('1', '2'))),
  ];
  const { rows, units } = compare(act('Fähren'), act('…'));
  expect(changes(rows)).toEqual(['repealed chap_1 > chap_1']);
  expect(units).toEqual([{ path: 'chap_1', side: 'after', change: 'repealed' }]);
});

test.each([
  ['2', '– 3 Prozent'],
  ['2', 'und 3 Banken'],
  ['', '– 3 …'],
  ['', '2–3 Prozent'],
  ['', '2–3\t…'],
  ['', '2 …'],
  ['2', 'Aufgehoben wird die Bewilligung.'],
  ['a', 'e lettere'],
])('"%s %s" says something', (num, its) => {
  expect(voidOf({ num, text: its })).toBeUndefined();
});

test('both numbers are one label', () => {
  expect(printedLabel(voidOf({ num: '2', text: '– 3 ...' })?.num ?? '')).toBe(printedLabel('2-3'));
});
