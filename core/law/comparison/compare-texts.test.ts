import { describe, expect, test } from 'vitest';
import type { Inline, Part, Unit } from '../../contract/main/regulation-text.ts';
import {
  article,
  changeLine,
  changes,
  chapter,
  compare,
  drawn,
  inside,
  letter,
  paragraph,
  repealed,
  text,
} from './units-fixture.ts';
import { wordsToCompare } from './words-to-compare-fixture.ts';

const long = {
  ferry: 'Die Fährbetriebe melden dem Amt jeden Unterbruch ihrer Fahrten auf dem See.',
  barn: 'Wer Lagerhäuser am Hafen führt, bewahrt die Pläne der Schuppen trocken auf.',
  coin: 'Goldbarren und Münzen werden von der Kasse gewogen und einzeln verzeichnet.',
  cable: 'Seilbahnen an steilen Hängen brauchen eine Bewilligung der Gemeinde im Tal.',
};

describe('what is no change', () => {
  test('notes, marks, links, images, white space and typography', () => {
    const before = article('1', 'Zweck', [
      paragraph('1^1', '1', text('Der «Träger» hält 5 Mio. – oder', { note: 1 }, ' mehr – bereit.')),
    ]);
    const after = article('1', 'Zweck', [
      paragraph(
        '1^1',
        '1',
        text(
          'Der "',
          { mark: 'i', content: ['Träger'] },
          '" hält 5\u00A0Mio. - ',
          { href: 'x', content: ['oder'] },
          ' mehr\u00A0- be\u00ADreit.',
        ),
      ),
    ]);
    const { rows, units, summary } = compare([before], [after]);
    expect(rows.map(({ change }) => change)).toEqual(['same', 'same']);
    expect(units).toEqual([]);
    expect(summary.rows.same).toBe(2);
    expect(rows[1]?.runs).toContainEqual({ text: 'Träger', mark: 'i' });
  });

  test.each([
    ['a blank before an inline', ['nach Artikel 37', { mark: 'i', content: [' a'] }, ' und dazu']],
    ['a line around an inline', ['nach Artikel 37\n  ', { mark: 'i', content: ['\n  a\n'] }, '\n und dazu']],
    [
      'no blank between inlines',
      ['nach Artikel 37', { mark: 'i', content: ['a'] }, { mark: 'b', content: ['und'] }, 'dazu'],
    ],
  ] satisfies [string, Inline[]][])('white space in a file that was indented anew: %s', (_, content) => {
    const plain: Inline[] = ['nach Artikel 37', { mark: 'i', content: ['a'] }, ' und dazu'];
    const [before, after] = [plain, content].map((words) =>
      article('1', 'Zweck', [paragraph('1^1', '1', text(...words))]),
    );
    expect(changes(compare([before as Unit], [after as Unit]).rows)).toEqual([]);
  });

  test('the day as of which the text stands', () => {
    const preface = (day: string): Unit => ({
      id: '{preface_1}',
      kind: 'preface',
      depth: 0,
      notes: [],
      parts: [text(`vom 3. Mai 2020 (Stand am ${day})`)],
    });
    const followed = (words: string) => ({ ...preface(''), parts: [text(words)] });
    expect(
      changes(compare([followed('(Stand am 1. Juni 2023) Der Rat')], [followed('Der Rat')]).rows),
    ).toEqual([]);
    const [row] = compare([followed('(Stand am 1. Juni 2023) Der Rat')], [followed('Der Bund')]).rows.filter(
      ({ kind }) => kind === 'text',
    );
    expect(row?.runs[0]?.text).toBe('Der');
    expect(changes(compare([preface('1. Juni 2023')], [preface('1. April 2025')]).rows)).toEqual([]);
    const alone = { ...preface(''), parts: [text('vom 3. Mai 2020'), text('(Stand am 1. Juni 2023)')] };
    expect(compare([alone], [alone]).rows.map(({ runs }) => runs)).toEqual([[{ text: 'vom 3. Mai 2020' }]]);
  });

  test('a repealed article that stays repealed, and the style of a number', () => {
    const item = (num: string) =>
      article('2', 'Liste', [paragraph('2^_', '', text('Es gilt:'), letter('2^_^a', num, text(long.ferry)))]);
    const { rows } = compare([repealed('1'), item('a.')], [repealed('1'), item('(a)')]);
    expect(changes(rows)).toEqual([]);
  });

  test('a text beside itself', () => {
    const units = [
      chapter('{chap_1}', '1.', 'Kern'),
      inside('{chap_1}', article('1', 'Zweck', [paragraph('1^_', '', text(long.coin))])),
    ];
    expect(compare(units, units)).toMatchObject({ units: [], unrelated: false });
    expect(compare([], [])).toMatchObject({ rows: [], unrelated: false });
  });
});

describe('raised digits', () => {
  const high = (number: string, raised: string) =>
    article('1', 'Fläche', [
      paragraph(
        '1^1',
        '1',
        text(`Die Halle misst ${number}`, { mark: 'sup', content: [raised] }, ' Meter im Tal.'),
      ),
    ]);
  const plain = (words: string) => article('1', 'Fläche', [paragraph('1^1', '1', text(words))]);

  test('72³ is not 723, and a blank before them counts for nothing', () => {
    const { rows } = compare([high('72', '3')], [plain('Die Halle misst 723 Meter im Tal.')]);
    expect(rows[1]?.change).toBe('changed');
    expect(rows[1]?.differences.map((each) => each.class)).toContain('amount');
    expect(changes(compare([high('72', '3')], [high('72 ', '\n 3')]).rows)).toEqual([]);
    const [other] = compare([high('72', '3')], [high('72', '4')]).rows.slice(1);
    expect(other?.differences).toMatchObject([{ before: '3', after: '4' }]);
  });

  test('raised letters are read as part of their number', () => {
    expect(changes(compare([high('5', 'bis')], [plain('Die Halle misst 5bis Meter im Tal.')]).rows)).toEqual(
      [],
    );
  });

  test('two numbers beside each other are not one', () => {
    const { rows } = compare([plain('Die Halle misst 72 3 Meter.')], [plain('Die Halle misst 723 Meter.')]);
    expect(rows[1]?.change).toBe('changed');
  });

  test('a text with them has another fingerprint', () => {
    const words = (unit: Unit) => wordsToCompare(unit).map((each) => each.text);
    expect(words(high('72', '3'))).not.toEqual(words(plain('Die Halle misst 723 Meter im Tal.')));
  });
});

describe('what happened to a paragraph', () => {
  test('an inserted article moves all numbers on, and only that is told', () => {
    const of = (id: string, words: string) => article(id, '', [paragraph(`${id}^_`, '', text(words))]);
    const { rows, units } = compare(
      [of('1', long.ferry), of('2', long.barn), of('3', long.coin)],
      [of('1', long.ferry), of('2', long.cable), of('3', long.barn), of('4', long.coin)],
    );
    expect(changes(rows)).toEqual(['new - > 2', 'new - > 2^_', 'renumbered 2 > 3', 'renumbered 3 > 4']);
    expect(units).toEqual([
      { path: '2', side: 'after', change: 'new' },
      { path: '3', side: 'after', change: 'renumbered', other: '2' },
      { path: '4', side: 'after', change: 'renumbered', other: '3' },
    ]);
  });

  test('an item was inserted before others', () => {
    const list = (...items: [string, string][]) =>
      article('1', 'Liste', [
        paragraph(
          '1^1',
          '1',
          text('Es werden geführt:'),
          ...items.map(([label, words]) => letter(`1^1^${label}`, `${label}.`, text(words))),
        ),
      ]);
    const { rows } = compare(
      [list(['a', long.ferry], ['b', long.barn])],
      [list(['a', long.coin], ['b', long.ferry], ['c', long.barn])],
    );
    expect(changes(rows)).toEqual(['new - > 1^1^a', 'renumbered 1^1^a > 1^1^b', 'renumbered 1^1^b > 1^1^c']);
    expect(rows.at(-1)).toMatchObject({
      level: 1,
      kind: 'letter',
      differences: [{ class: 'numbering', before: 'b.', after: 'c.' }],
    });
  });

  test('a paragraph went to another article, and is told at its old place without counting twice', () => {
    const of = (id: string, ...all: string[]) =>
      article(
        id,
        `Kreis ${id}`,
        all.map((words, index) => paragraph(`${id}^${index + 1}`, String(index + 1), text(words))),
      );
    const { rows, units, summary, unrelated } = compare(
      [of('1', long.ferry, long.barn), of('2', long.coin)],
      [of('1', long.ferry), of('2', long.coin, long.barn)],
    );
    expect(changes(rows)).toEqual(['left 1^2 to 2^2', 'moved 1^2 > 2^2']);
    const [left] = rows.filter(({ to }) => to !== undefined);
    expect(left).toMatchObject({ before: { path: '1^2', unit: '1', num: '2' }, differences: [] });
    expect(left?.after).toBeUndefined();
    expect(left?.runs).toEqual([{ text: long.barn, op: 'deleted' }]);
    expect(summary.rows).toMatchObject({ moved: 1, repealed: 0 });
    expect(unrelated).toBe(false);
    expect(units.map(({ path, change }) => `${path} ${change}`)).toEqual(['1 changed', '2 changed']);
  });

  test('one became two, and two became one', () => {
    const whole = [
      article('1', '', [
        paragraph('1^1', '1', text(`${long.ferry} ${long.barn}`)),
        paragraph('1^2', '2', text(long.coin)),
      ]),
    ];
    const parts = [
      article('1', '', [
        paragraph('1^1', '1', text(long.ferry)),
        paragraph('1^2', '2', text(long.barn)),
        paragraph('1^3', '3', text(long.coin)),
      ]),
    ];
    const split = compare(whole, parts);
    expect(changes(split.rows)).toEqual(['split 1^1 > 1^1', 'split 1^1 > 1^2', 'renumbered 1^2 > 1^3']);
    expect(split.rows[2]).toMatchObject({ runs: [{ text: long.barn }], differences: [] });
    expect(split.rows[2]?.before).not.toHaveProperty('num');
    const merged = compare(parts, whole);
    expect(changes(merged.rows)).toEqual(['merged 1^1 > 1^1', 'merged 1^2 > 1^1', 'renumbered 1^3 > 1^2']);
  });

  test('it was repealed where it stands, with its article, or went without a trace', () => {
    const of = (last: Part[]) => article('1', 'Kern', [paragraph('1^1', '1', text(long.ferry)), ...last]);
    const full = of([paragraph('1^2', '2', text(long.barn))]);
    const { rows } = compare([full], [of([paragraph('1^2', '2', text('…', { note: 1 }))])]);
    expect(changes(rows)).toEqual(['repealed 1^2 > 1^2']);
    const gone = compare([full], [of([])]);
    expect(changes(gone.rows)).toEqual(['repealed 1^2 > -']);
    const whole = compare([full, article('2', 'Rest', [])], [repealed('1'), article('2', 'Rest', [])]);
    expect(changes(whole.rows)).toEqual(['repealed 1 > 1', 'repealed 1^1 > -', 'repealed 1^2 > -']);
    expect(whole.units).toEqual([{ path: '1', side: 'after', change: 'repealed' }]);
  });

  test('articles went into a repealed range', () => {
    const of = (id: string, words: string) =>
      article(id, `Kreis ${words.slice(0, 9)}`, [paragraph(`${id}^_`, '', text(words))]);
    const range = { ...repealed('2-3'), range: { first: '2', last: '3' } };
    const { rows } = compare(
      [of('1', long.ferry), of('2', long.barn), of('3', long.coin)],
      [of('1', long.ferry), range],
    );
    expect(changes(rows)).toEqual([
      'repealed 2 > 2-3',
      'repealed 2^_ > -',
      'repealed 3 > -',
      'repealed 3^_ > -',
    ]);
  });

  test('a container got another number with all that is in it', () => {
    const of = (id: string, parent: string, words: string) =>
      inside(parent, article(id, '', [paragraph(`${id}^_`, '', text(words))]));
    const { rows } = compare(
      [
        chapter('{chap_1}', '1. Kapitel:', 'Wasser'),
        of('1', '{chap_1}', long.ferry),
        of('2', '{chap_1}', long.barn),
      ],
      [
        chapter('{chap_1}', '1. Kapitel:', 'Berge'),
        of('a', '{chap_1}', long.cable),
        chapter('{chap_2}', '2. Kapitel:', 'Wasser'),
        of('1', '{chap_2}', long.ferry),
        of('2', '{chap_2}', long.barn),
      ],
    );
    expect(changes(rows)).toEqual([
      'new - > {chap_1}',
      'new - > a',
      'new - > a^_',
      'renumbered {chap_1} > {chap_2}',
    ]);
  });

  test('what went stands where it stood', () => {
    const of = (...all: [string, string][]) =>
      article(
        '1',
        '',
        all.map(([label, words]) => paragraph(`1^${label}`, label, text(words))),
      );
    const { rows } = compare(
      [of(['1', long.ferry], ['2', long.barn], ['3', long.coin])],
      [of(['1', long.ferry], ['3', long.coin])],
    );
    expect(rows.map(changeLine)).toEqual([
      'same 1 > 1',
      'same 1^1 > 1^1',
      'repealed 1^2 > -',
      'same 1^3 > 1^3',
    ]);
  });
});

describe('tables', () => {
  const cell = (words: string) => ({ parts: words === '' ? [] : [text(words)] });
  const table = (...rows: string[][]): Unit =>
    article('1', 'Sätze', [{ part: 'table', rows: rows.map((cells) => cells.map(cell)) }]);

  test('are compared row by row and cell by cell', () => {
    const { rows } = compare(
      [table(['Klasse', 'Satz'], ['Fähren', '20 %'], ['Schuppen', '50 %'])],
      [table(['Klasse', 'Satz'], ['Fähren', '25 %'], ['Barken', '30 %'], ['Schuppen', '50 %'])],
    );
    expect(rows.slice(1).map(drawn)).toEqual([
      'Klasse\tSatz',
      'Fähren\t[20 %]{25 %}',
      '{Barken\t}{30 %}',
      'Schuppen\t50 %',
    ]);
    expect(rows[2]).toMatchObject({ kind: 'table', differences: [{ class: 'percentage' }] });
  });

  test('a value in another cell is a change', () => {
    const { rows } = compare([table(['Fähren', '20 %', ''])], [table(['Fähren', '', '20 %'])]);
    expect(rows[1]).toMatchObject({ change: 'changed', differences: [{ class: 'wording' }] });
  });
});

test('two dialects of an act are one act: other containers, numbers and lists as tables', () => {
  const one = [
    chapter('{chap_1}', 'Kapitel I', 'Wasser'),
    inside(
      '{chap_1}',
      article('1', 'Fähren', [
        paragraph(
          '1^1',
          '1',
          text('Es melden sich beim Amt:'),
          letter('1^1^a', 'a)', text(long.ferry)),
          letter('1^1^b', 'b)', text(long.barn)),
        ),
      ]),
    ),
  ];
  const row = (mark: string, words: string) => [{ parts: [text(mark)] }, { parts: [text(words)] }];
  const other: Unit[] = [
    { ...chapter('{tit_u1__chap_u1}', 'KAPITEL I', 'Wasser'), kind: 'section' },
    {
      ...inside(
        '{tit_u1__chap_u1}',
        article('art_1', 'Fähren', [
          paragraph('art_1^1', '(1)', text('Es melden sich beim Amt:')),
          { part: 'table', rows: [row('(a)', long.ferry), row('(b)', long.barn)] },
        ]),
      ),
      num: ['Artikel 1'],
    },
  ];
  const { rows, unrelated } = compare(one, other);
  expect(unrelated).toBe(false);
  expect(rows.map(({ change, before, after }) => `${change} ${before?.num} ${after?.num}`)).toEqual([
    'same Kapitel I KAPITEL I',
    'same Art. 1 Artikel 1',
    'same 1 (1)',
    'same a) (a)',
    'same b) (b)',
  ]);
});

describe('provisions', () => {
  const first = [
    article('5', 'Meldung', [
      paragraph('5^1', '1', text(`${long.ferry} Das kostet 50 Franken.`)),
      paragraph('5^2', '2', text(long.coin)),
    ]),
  ];
  const second = [
    article('9', 'Meldung', [paragraph('9^3', '3', text(`${long.ferry} Das kostet 80 Franken.`))]),
  ];

  test('of two documents are compared as if they were one', () => {
    const { rows } = compare(first, second, { beforeRoot: '5^1', afterRoot: '9^3' });
    expect(rows.map(changeLine)).toEqual(['changed 5^1 > 9^3']);
    expect(rows[0]?.differences.map((difference) => difference.class)).toEqual(['amount']);
  });

  test('and articles with their heads', () => {
    const { rows } = compare(first, second, { beforeRoot: '5', afterRoot: '9' });
    expect(rows.map(changeLine)).toEqual(['same 5 > 9', 'renumbered 5^1 > 9^3', 'repealed 5^2 > -']);
  });

  test('and articles whose headings have nothing in common', () => {
    const other = [article('9', 'Seilbahnen', [paragraph('9^1', '1', text(long.cable))])];
    const { rows } = compare(first, other, { beforeRoot: '5', afterRoot: '9' });
    expect(rows.map(changeLine)[0]).toBe('changed 5 > 9');
  });

  test('with nothing in common are said to be unrelated', () => {
    const of = (id: string, words: string[]) => [
      article(
        id,
        '',
        words.map((each, index) => paragraph(`${id}^${index}`, '', text(each))),
      ),
    ];
    expect(compare(of('1', [long.ferry, long.barn]), of('1', [long.coin, long.cable])).unrelated).toBe(true);
    expect(compare(of('1', [long.ferry, long.barn]), of('1', [long.ferry, long.cable])).unrelated).toBe(
      false,
    );
  });
});

test('each difference is counted by its class', () => {
  const of = (words: string) => article('1', 'Kern', [paragraph('1^1', '1', text(words))]);
  const { summary } = compare(
    [of('Es kostet 5 Franken im Jahr, 6 Franken im Mai und muss sein.')],
    [of('Es kostet 7 Franken im Jahr, 8 Franken im Mai und kann sein.')],
  );
  expect(summary.classes).toMatchObject({ amount: 2, obligation: 1, wording: 0, numbering: 0 });
  expect(summary.rows).toMatchObject({ same: 1, changed: 1, new: 0 });
});

test('a provision is compared with a whole text', () => {
  const of = (id: string, words: string) => article(id, 'Kern', [paragraph(`${id}^1`, '1', text(words))]);
  const [one, both] = [[of('1', long.ferry)], [of('1', long.ferry), of('2', long.barn)]];
  expect(changes(compare(both, one, { beforeRoot: '1' }).rows)).toEqual([]);
  expect(changes(compare(one, both, { afterRoot: '1' }).rows)).toEqual([]);
});
