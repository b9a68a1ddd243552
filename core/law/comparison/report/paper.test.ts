import { expect, test } from 'vitest';
import type { Comparison, ComparisonRow, ComparisonSide } from '../../../contract/main/comparison.ts';
import { withContext } from './changed-rows.ts';
import { comparisonFileName, comparisonPaper } from './paper.ts';
import { comparisonWords } from './paper-words.ts';

const side = (versionDate: string, more: Partial<ComparisonSide> = {}): ComparisonSide => ({
  regTextId: 'lampeg',
  displayName: 'LampeG',
  title: 'Lampengesetz',
  sourceNumber: '999.1',
  language: 'DE',
  versionDate,
  status: 'inForce',
  source: 'classified',
  legalStatus: 'consolidated',
  ...more,
});
const at = (path: string, num?: string) => ({ path, unit: path, ...(num === undefined ? {} : { num }) });
const row = (kind: ComparisonRow['kind'], more: Partial<ComparisonRow>): ComparisonRow => ({
  kind,
  change: 'same',
  level: 0,
  runs: [],
  differences: [],
  ...more,
});
const rows: ComparisonRow[] = [
  row('chapter', {
    depth: 2,
    before: at('{chap_1}', '1'),
    after: at('{chap_1}', '1'),
    runs: [{ text: 'Licht' }],
  }),
  row('article', {
    depth: 4,
    before: at('1', 'Art. 1'),
    after: at('1', 'Art. 1'),
    runs: [{ text: 'Zweck' }],
  }),
  row('paragraph', { before: at('1^1'), after: at('1^1'), runs: [{ text: 'Es brennt.' }, { text: '' }] }),
  row('article', { depth: 4, before: at('2', 'Art. 2'), after: at('3', 'Art. 3'), change: 'renumbered' }),
  row('paragraph', {
    change: 'changed',
    before: at('2^1', '1'),
    after: at('3^1', '1'),
    runs: [
      { text: 'Frist: ' },
      { text: '2', op: 'deleted', difference: 0 },
      { text: '3', op: 'inserted', difference: 0 },
      { text: ' Tage', difference: 0 },
      { text: ' neu', op: 'inserted' },
      { text: '!', op: 'inserted', difference: 7 },
    ],
    differences: [{ class: 'deadline', before: '2', after: '3' }],
  }),
  row('letter', { change: 'moved', level: 1, before: at('2^1^a', 'a.'), after: at('3^1^b', 'b.') }),
  row('letter', {
    change: 'new',
    level: 1,
    after: at('3^1^c', 'c.'),
    runs: [{ text: 'neu', op: 'inserted' }],
  }),
  row('letter', { change: 'repealed', level: 1, before: at('2^1^d', 'd.') }),
];
const comparison = (more: Partial<Comparison> = {}): Comparison => ({
  before: side('2020-01-01', { status: 'past' }),
  after: side('2024-02-01'),
  apart: false,
  rows,
  units: [],
  summary: {} as Comparison['summary'],
  unrelated: false,
  ...more,
});
const paperOf = (more: Partial<Comparison> = {}, only = false) =>
  comparisonPaper(comparison(more), { language: 'DE', only, madeOn: '2026-05-01' });
const plain = (num: string) => [{ text: num }];
const paperRow = { isHead: false, level: 0, num: [], runs: [], op: undefined, note: undefined };

const consolidated = 'Konsolidierter amtlicher Text; massgebend ist die Amtliche Sammlung (AS)';
const origin = 'Quelle: Systematische Rechtssammlung (SR), Fedlex · Wiedergabe von Regesta, 1. Mai 2026';

test('a head without words is called by its place', () => {
  const place = at('{disp_20041008}');
  const [head] = paperOf({
    rows: [row('proviso', { depth: 0, before: place, after: place, runs: [{ text: '' }] })],
  }).rows;
  expect(head).toEqual({
    ...paperRow,
    isHead: true,
    level: 1,
    runs: [{ text: 'Schlussbestimmungen 08.10.2004' }],
  });
});

test('a paper says what is compared, counts, and shows each row', () => {
  expect(paperOf()).toEqual({
    words: comparisonWords.DE,
    language: 'DE',
    title: 'Lampengesetz',
    about: 'SR\u00a0999.1',
    sides: [
      {
        letter: 'A',
        asOf: 'Stand 1. Januar 2020',
        about: `früher · ${consolidated}`,
      },
      {
        letter: 'B',
        asOf: 'Stand 1. Februar 2024',
        about: `in Kraft · ${consolidated}`,
      },
    ],
    paragraphs: [
      { label: 'geändert', count: 1 },
      { label: 'neu', count: 1 },
      { label: 'aufgehoben', count: 1 },
      { label: 'verschoben', count: 1 },
      { label: 'unverändert', count: 1 },
      { label: 'Überschriften geändert', count: 1 },
    ],
    differences: [{ label: comparisonWords.DE.classes.deadline, count: 1 }],
    notices: [origin],
    date: '2024-02-01',
    madeOn: '2026-05-01',
    rows: [
      { ...paperRow, isHead: true, level: 1, num: plain('1'), runs: [{ text: 'Licht' }] },
      { ...paperRow, isHead: true, level: 2, num: plain('Art. 1'), runs: [{ text: 'Zweck' }] },
      { ...paperRow, runs: [{ text: 'Es brennt.' }] },
      {
        ...paperRow,
        isHead: true,
        level: 2,
        num: [
          { text: 'Art. 2', op: 'deleted', class: 'numbering' },
          { text: 'Art. 3', op: 'inserted', class: 'numbering' },
        ],
        note: 'neu nummeriert, bisher Art. 2',
      },
      {
        ...paperRow,
        num: plain('1'),
        runs: [
          { text: 'Frist: ' },
          { text: '2', op: 'deleted', class: 'deadline' },
          { text: '3', op: 'inserted', class: 'deadline' },
          { text: ' Tage' },
          { text: ' neu', op: 'inserted' },
          { text: '!', op: 'inserted' },
        ],
      },
      {
        ...paperRow,
        level: 1,
        num: [
          { text: 'a.', op: 'deleted', class: 'numbering' },
          { text: 'b.', op: 'inserted', class: 'numbering' },
        ],
        note: 'verschoben, bisher Art. 2 Abs. 1 Bst. a',
      },
      {
        ...paperRow,
        level: 1,
        num: [{ text: 'c.', op: 'inserted', class: 'numbering' }],
        runs: [{ text: 'neu', op: 'inserted' }],
        op: 'inserted',
      },
      {
        ...paperRow,
        level: 1,
        num: [{ text: 'd.', op: 'deleted', class: 'numbering' }],
        op: 'deleted',
      },
    ],
  });
});

test.each<[ComparisonRow['change'], before: string, after: string, note: string | undefined]>([
  ['renumbered', '3^1', '3^1', 'neu nummeriert'],
  ['renumbered', '3^1', '3^2', 'neu nummeriert, bisher Art. 3 Abs. 1'],
  ['split', '2^1', '2^2', 'aufgeteilt, bisher Art. 2 Abs. 1'],
  ['merged', '2^2', '2^1', 'zusammengeführt, bisher Art. 2 Abs. 2'],
  ['moved', '?!', '2^1', 'verschoben'],
  ['changed', '2^2', '2^1', undefined],
])('a paragraph that is %s from %s to %s has the note %j', (change, before, after, note) => {
  const paper = paperOf({ rows: [row('paragraph', { change, before: at(before), after: at(after) })] });
  expect(paper.rows[0]?.note).toBe(note);
});

test('what moved is told at its old place, between versions only, and counts once', () => {
  const left = row('letter', {
    change: 'moved',
    level: 1,
    before: at('2^1^a', 'a.'),
    to: '3^1^b',
    runs: [{ text: 'bei Nacht', op: 'deleted' }],
  });
  const paper = paperOf({ rows: [left, ...rows] });
  expect(paper.rows[0]).toEqual({
    ...paperRow,
    level: 1,
    num: [{ text: 'a.', op: 'deleted', class: 'numbering' }],
    runs: [{ text: 'bei Nacht', op: 'deleted' }],
    op: 'deleted',
    note: 'verschoben nach Art. 3 Abs. 1 Bst. b',
    oldPlace: 'Art. 2 Abs. 1 Bst. a',
  });
  expect(paper.paragraphs).toEqual(paperOf().paragraphs);
  expect(paperOf({ rows: [left, ...rows] }, true).rows[0]?.oldPlace).toBe('Art. 2 Abs. 1 Bst. a');
  expect(paperOf({ rows: [left, ...rows], apart: true }).rows).toHaveLength(rows.length);
});

test('a paper of a circular calls its paragraphs margin numbers', () => {
  const moved = row('marginNumber', { change: 'moved', before: at('12'), after: at('14') });
  const heading = row('chapter', { depth: 0, before: at('{chap_1}'), after: at('{chap_1}') });
  expect(paperOf({ rows: [heading, moved] }).rows[1]?.note).toBe('verschoben, bisher Rz 12');
});

test('a heading has its rank among the depths that occur, in whichever order', () => {
  const heads = [5, 1, 3, 5].map((depth) => row('chapter', { depth }));
  expect(paperOf({ rows: heads }).rows.map(({ level }) => level)).toEqual([3, 1, 2, 3]);
});

test('a paper of what changed leaves out the rest and says so', () => {
  const { rows: visible, notices } = paperOf({}, true);
  expect(visible.map(({ num }) => num.at(-1)?.text)).toEqual(['1', 'Art. 3', '1', 'b.', 'c.', 'd.']);
  expect(notices).toEqual([comparisonWords.DE.onlyChanges, origin]);
});

test('a paper of texts without changes says so, and shows them', () => {
  const same = rows.slice(0, 3);
  for (const only of [true, false]) {
    const paper = paperOf({ rows: same }, only);
    expect(paper.rows).toHaveLength(3);
    expect(paper.notices).toEqual([comparisonWords.DE.nothingChanged, origin]);
  }
  expect(paperOf({ rows: same, unrelated: true }).notices).toEqual([
    comparisonWords.DE.unrelated,
    comparisonWords.DE.nothingChanged,
    origin,
  ]);
});

test.each<[string, Partial<ComparisonSide>, Partial<ComparisonSide>, string, string]>([
  [
    'a provision by its name and heading',
    {},
    { name: 'Art. 1', heading: 'Zweck' },
    'Art. 1 Zweck',
    'Lampengesetz · SR\u00a0999.1',
  ],
  [
    'a heading that it had before',
    { heading: 'Ziel' },
    { name: 'Art. 1' },
    'Art. 1 Ziel',
    'Lampengesetz · SR\u00a0999.1',
  ],
  [
    'a heading that is its name',
    {},
    { name: 'Anhang', heading: 'Anhang' },
    'Anhang',
    'Lampengesetz · SR\u00a0999.1',
  ],
])('the title has %s', (_, before, after, title, about) => {
  const paper = paperOf({ before: side('2020-01-01', before), after: side('2024-02-01', after) });
  expect([paper.title, paper.about]).toEqual([title, about]);
});

test('two texts stand beside each other by their names', () => {
  const two = { before: side('2020-01-01', { name: 'Art. 1' }), after: side('2024-02-01'), apart: true };
  const paper = paperOf(two);
  expect([paper.title, paper.about]).toEqual(['Art. 1 LampeG – LampeG', '']);
  expect(paper.sides.map(({ about }) => about)).toEqual([
    `Art. 1 LampeG · SR\u00a0999.1 · ${consolidated}`,
    `LampeG · SR\u00a0999.1 · ${consolidated}`,
  ]);
  expect(paper.rows.map(({ note }) => note)).toEqual(rows.map(() => undefined));
  expect(comparisonFileName(comparison(two))).toBe('LampeG Art. 1 2020-01-01 – LampeG 2024-02-01');
});

test('of two texts one that is older than the version in force says so', () => {
  const behind = { textDate: '2020-01-01', versionDate: '2024-02-01', languages: ['FR' as const] };
  const paper = paperOf({ before: side('2020-01-01', { behind }), after: side('2024-02-01'), apart: true });
  expect(paper.sides.map(({ about }) => about)).toEqual([
    `LampeG · SR\u00a0999.1 · neuere Fassung in anderer Sprache: 1. Februar 2024 · ${consolidated}`,
    `LampeG · SR\u00a0999.1 · ${consolidated}`,
  ]);
});

test('an earlier version of a provision is not called past: its words may be in force still', () => {
  const past = side('2020-01-01', { status: 'past', path: '5', name: 'Art. 5' });
  const future = side('2030-01-01', { status: 'future', path: '5', name: 'Art. 5' });
  expect(paperOf({ before: past, after: future }).sides.map(({ about }) => about)).toEqual([
    consolidated,
    `künftig · ${consolidated}`,
  ]);
});

test('a file is named after what is compared, without signs that files may not have', () => {
  expect(comparisonFileName(comparison())).toBe('LampeG 2020-01-01–2024-02-01');
  const after = side('2024-02-01', { displayName: ' A/B:\u00a0\t"C"', name: 'Art. 1  ' });
  expect(comparisonFileName(comparison({ after }))).toBe('A-B- -C- Art. 1 2020-01-01–2024-02-01');
});

test.each<[number[], number[]]>([
  [[], []],
  [[0], [0]],
  [[2], [0, 1, 2]],
  [[4], [0, 3, 4]],
  [[6], [0, 3, 4, 6]],
  [
    [2, 7],
    [0, 1, 2, 3, 4, 7],
  ],
])('changes %j are read with the headings and introductions around them: %j', (changes, visible) => {
  expect([...withContext(rows, changes)].sort((a, b) => a - b)).toEqual(visible);
});

test('a heading ends those of its depth and below', () => {
  const heads = [1, 2, 3, 2, 1, 2].map((depth) => row('chapter', { depth }));
  expect([...withContext(heads, [3])]).toEqual([0, 3]);
  expect([...withContext(heads, [5])]).toEqual([4, 5]);
});

test('an item ends those of its level and below', () => {
  const levels = [0, 1, 2, 1, 0, 1].map((level) => row('letter', { level }));
  expect([...withContext(levels, [2])]).toEqual([0, 1, 2]);
  expect([...withContext(levels, [3])]).toEqual([0, 3]);
  expect([...withContext(levels, [5])]).toEqual([4, 5]);
});
