import { describe, expect, it } from 'vitest';
import type { ContentsItem } from './contents-items.ts';
import { contentsTree, pathTo, visibleRows } from './contents-tree.ts';

const item = (id: string, label: string, title: string, parent?: string): ContentsItem => ({
  id,
  label,
  title,
  parent,
  isArticle: label.startsWith('Art.'),
});
const items = [
  item('preamble', '', 'Ingress'),
  item('chap_1', '1. Kapitel', 'Lampen'),
  item('1', 'Art. 1', 'Übergang', 'chap_1'),
  item('2bis', 'Art. 2bis', 'Licht', 'chap_1'),
  item('chap_2a', '2a. Kapitel', 'Schalter'),
  item('sec_1', '1. Abschnitt', 'Kipp und Maß', 'chap_2a'),
  item('5-9', 'Art. 5–9', '', 'sec_1'),
  { ...item('disp', '', 'Schlussbestimmungen'), detail: 'BG vom 11. März 1971, AS 1971 808' },
  item('disp3', 'Art. 3', '', 'disp'),
];
const tree = contentsTree(items);
const rowsOf = (open: string[], filter = '') =>
  visibleRows(tree, (id) => open.includes(id), filter).map((row) =>
    [`${'·'.repeat(row.level)}${row.label}`, row.title, row.range && `(${row.range})`]
      .filter(Boolean)
      .join(' '),
  );

describe('contents', () => {
  it('show what is closed as one row, with number, title and range', () => {
    expect(rowsOf([])).toEqual([
      '· Ingress',
      '·1. Kapitel Lampen (Art. 1–2bis)',
      '·2a. Kapitel Schalter (Art. 5–9)',
      '· Schlussbestimmungen (Art. 3)',
    ]);
  });

  it('open step by step', () => {
    expect(rowsOf(['chap_1', 'chap_2a'])).toEqual([
      '· Ingress',
      '·1. Kapitel Lampen (Art. 1–2bis)',
      '··Art. 1 Übergang',
      '··Art. 2bis Licht',
      '·2a. Kapitel Schalter (Art. 5–9)',
      '··1. Abschnitt Kipp und Maß (Art. 5–9)',
      '· Schlussbestimmungen (Art. 3)',
    ]);
  });

  it.each([
    ['ubergang', ['·1. Kapitel Lampen (Art. 1–2bis)', '··Art. 1 Übergang']],
    ['2bis', ['·1. Kapitel Lampen (Art. 1–2bis)', '··Art. 2bis Licht']],
    ['mass', ['·2a. Kapitel Schalter (Art. 5–9)', '··1. Abschnitt Kipp und Maß (Art. 5–9)', '···Art. 5–9']],
    ['kipp', ['·2a. Kapitel Schalter (Art. 5–9)', '··1. Abschnitt Kipp und Maß (Art. 5–9)', '···Art. 5–9']],
    ['licht 2bis', ['·1. Kapitel Lampen (Art. 1–2bis)', '··Art. 2bis Licht']],
    ['1971', ['· Schlussbestimmungen (Art. 3)', '··Art. 3']],
    ['nirgends', []],
  ])('filter by "%s"', (filter, expected) => {
    expect(rowsOf([], filter)).toEqual(expected);
  });

  it('know places and sizes for assistive technology, and set articles under the title', () => {
    const rows = visibleRows(tree, () => true, '');
    const article = rows.find((row) => row.id === '2bis');
    expect(article).toMatchObject({ level: 2, position: 2, siblings: 2, inset: 0, expanded: undefined });
    expect(rows.find((row) => row.id === '5-9')).toMatchObject({ level: 3, inset: 1 });
  });

  it('know the way to an entry, also where the tree turns back on itself', () => {
    expect([...pathTo(items, '5-9')]).toEqual(['5-9', 'sec_1', 'chap_2a']);
    expect([...pathTo(items, undefined)]).toEqual([]);
    expect([...pathTo([item('a', '', '', 'b'), item('b', '', '', 'a')], 'a')]).toEqual(['a', 'b']);
  });
});
