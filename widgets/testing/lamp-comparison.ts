import type { Comparison, ComparisonRow } from '#core/contract/main/comparison.ts';

const at = (path: string, unit: string, num?: string) => ({ path, unit, ...(num ? { num } : {}) });
const same = (kind: ComparisonRow['kind'], depth: number, place: ReturnType<typeof at>, text: string) => ({
  change: 'same' as const,
  kind,
  level: 0,
  depth,
  before: place,
  after: place,
  runs: [{ text }],
  differences: [],
});
const rows: ComparisonRow[] = [
  same('article', 0, at('1', '1', 'Art. 1'), 'Purpose'),
  {
    change: 'changed',
    kind: 'paragraph',
    level: 0,
    before: at('1^1', '1', '1'),
    after: at('1^1', '1', '1'),
    runs: [
      { text: 'Lamps burn for ' },
      { text: 'ten', op: 'deleted', difference: 0 },
      { text: 'twenty', op: 'inserted', difference: 0 },
      { text: ' hours.' },
    ],
    differences: [{ class: 'amount', before: 'ten', after: 'twenty' }],
  },
  {
    change: 'repealed',
    kind: 'paragraph',
    level: 0,
    before: at('1^2', '1', '2'),
    runs: [{ text: 'At night only.', op: 'deleted' }],
    differences: [],
  },
  same('article', 0, at('2', '2', 'Art. 2'), 'Oil'),
  { ...same('paragraph', 0, at('2^1', '2', '1'), 'Oil is clear.') },
  {
    change: 'new',
    kind: 'paragraph',
    level: 0,
    after: at('2^2', '2', '2'),
    runs: [{ text: 'It is dear.', op: 'inserted' }],
    differences: [],
  },
  same('article', 0, at('3', '3', 'Art. 3'), 'Wicks'),
  // Final provisions to whose heading the source gives a note only.
  same('proviso', 0, at('{disp_20041008}', '{disp_20041008}'), ''),
];
const side = (versionDate: string, status: 'past' | 'inForce') => ({
  regTextId: 'lamp',
  displayName: 'LampA',
  title: 'Lamp Act, LampA',
  sourceNumber: '941.7',
  language: 'EN' as const,
  versionDate,
  status,
  source: 'other' as const,
  legalStatus: 'sample' as const,
});
/** Two versions of the lamp act: one paragraph is changed, one repealed, one new. */
export const comparedLamps: Comparison = {
  before: side('2020-01-01', 'past'),
  after: side('2024-01-01', 'inForce'),
  apart: false,
  rows,
  units: [
    { path: '1', side: 'after', change: 'changed' },
    { path: '2', side: 'after', change: 'changed' },
  ],
  summary: {
    rows: { same: 4, changed: 1, repealed: 1, new: 1 } as Comparison['summary']['rows'],
    classes: { amount: 1 } as Comparison['summary']['classes'],
  },
  unrelated: false,
};

const [, , repealed] = rows;
const movedText = [{ text: 'At night only.' }];
/** The same, but the second paragraph of Article 1 moved to Article 2. */
export const movedLamps: Comparison = {
  ...comparedLamps,
  rows: rows.map((row): ComparisonRow => {
    if (row === repealed) return { ...row, change: 'moved', to: '2^2' };
    if (row.change !== 'new') return row;
    return { ...row, change: 'moved', before: at('1^2', '1', '2'), runs: movedText };
  }),
};

const unchanged = (article: string) => [
  same('article', 1, at(article, article, `Art. ${article}`), 'Nothing'),
  ...Array.from({ length: 60 }, (_, index) =>
    same(
      'paragraph',
      1,
      at(`${article}^${index}`, article, `${index}`),
      'Nothing changed here, whatever was said.',
    ),
  ),
];
/** The same in a chapter between two long articles without changes. */
export const longComparison: Comparison = {
  ...comparedLamps,
  rows: [
    same('chapter', 0, at('{chap_1}', '{chap_1}', 'Chapter 1'), 'Light'),
    ...unchanged('0'),
    ...rows.map((row) => ({ ...row, depth: 1 })),
    ...unchanged('4'),
  ],
};
