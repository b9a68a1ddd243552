import { describe, expect, it } from 'vitest';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { contentsTree, visibleRows } from './contents-tree.ts';

type Given = Pick<TocEntry, 'id' | 'kind'> & Partial<TocEntry>;
const entries = (given: Given[]): TocEntry[] =>
  given.map((each, index) => ({ depth: 0, size: 1, completeParagraphID: `lamp~${each.id}`, ...each, index }));

const tree = contentsTree(
  entries([
    { id: '{preamble_1}', kind: 'preamble' },
    { id: '{chap_1}', kind: 'chapter', num: ['Erstes Kapitel:'], heading: ['Lampen'] },
    { id: '1', kind: 'article', parent: '{chap_1}', heading: ['Übergang'] },
    { id: '2bis', kind: 'article', parent: '{chap_1}', heading: ['Licht'] },
    { id: '{chap_2_a}', kind: 'chapter', heading: ['Schalter'] },
    { id: '{chap_2_a__sec_1}', kind: 'section', parent: '{chap_2_a}', heading: ['Kipp'] },
    {
      id: '5-9',
      kind: 'article',
      parent: '{chap_2_a__sec_1}',
      range: { first: '5', last: '9' },
      repealed: true,
    },
    { id: '{disp_u1}', kind: 'proviso', heading: ['Schluss'] },
    { id: '{disp_u1}3', kind: 'article', parent: '{disp_u1}' },
  ]),
);
const rowsOf = (open: string[], filter = '') =>
  visibleRows(tree, (id) => open.includes(id), filter).map((row) =>
    `${'·'.repeat(row.level)}${row.number} ${row.title} ${row.range}`.trim(),
  );

describe('contents', () => {
  it('show what is closed as one row, with number, title and range', () => {
    expect(rowsOf([])).toEqual(['·', '·1 Lampen 1–2bis', '·2a Schalter 5–9', '· Schluss 3']);
  });

  it('open step by step', () => {
    expect(rowsOf(['{chap_1}', '{chap_2_a}'])).toEqual([
      '·',
      '·1 Lampen 1–2bis',
      '··1 Übergang',
      '··2bis Licht',
      '·2a Schalter 5–9',
      '··1 Kipp 5–9',
      '· Schluss 3',
    ]);
  });

  it.each([
    ['ubergang', ['·1 Lampen 1–2bis', '··1 Übergang']],
    ['2bis', ['·1 Lampen 1–2bis', '··2bis Licht']],
    ['kipp', ['·2a Schalter 5–9', '··1 Kipp 5–9', '···5–9']],
    ['licht 2bis', ['·1 Lampen 1–2bis', '··2bis Licht']],
    ['nirgends', []],
  ])('filter by "%s"', (filter, expected) => {
    expect(rowsOf([], filter)).toEqual(expected);
  });

  it('know places and sizes for assistive technology, and set articles under the title', () => {
    const rows = visibleRows(tree, () => true, '');
    const article = rows.find((row) => row.entry.id === '2bis');
    expect(article).toMatchObject({ level: 2, position: 2, siblings: 2, inset: 0, expanded: undefined });
    expect(rows.find((row) => row.entry.id === '5-9')).toMatchObject({ level: 3, inset: 1 });
  });
});
