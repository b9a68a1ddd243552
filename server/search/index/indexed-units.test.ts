import { describe, expect, it } from 'vitest';
import type { Division, TextPart, Unit } from '#core/contract/main/regulation-text.ts';
import { indexedUnits } from './indexed-units.ts';

const text = (content: string): TextPart => ({ part: 'text', content: [content, { note: 1 }] });
const division = (id: string, kind: Division['kind'], ...parts: Division['parts']): Division => ({
  part: 'division',
  kind,
  id,
  num: [id],
  parts,
});
const unit = (id: string, kind: Unit['kind'], depth: number, more: Partial<Unit> = {}): Unit => ({
  id,
  kind,
  depth,
  num: ['Art. 1'],
  parts: [],
  notes: [{ number: 1, content: ['Fussnote'] }],
  ...more,
});
const linesOf = (units: Unit[]) =>
  indexedUnits(['Mustergesetz', 'MusterG'], units).map(({ path, docs }) => [
    path,
    ...docs.map((doc) => `${doc.field} ${doc.path}: ${doc.text}`),
  ]);

describe('what is indexed of a text', () => {
  it('is the names, then each unit by its outermost divisions, without numbers and notes', () => {
    const article = unit('1', 'article', 0, {
      heading: ['Gegenstand', { note: 1 }],
      parts: [
        text('Einleitung'),
        division('1^1', 'paragraph', text('Die Banken'), division('1^1^a', 'letter', text('halten Mittel'))),
        division('1^2', 'paragraph'),
        text('Schluss'),
      ],
    });
    expect(linesOf([article])).toEqual([
      ['', 'title : Mustergesetz MusterG'],
      ['1', 'heading 1: Gegenstand', 'text 1: Einleitung Schluss', 'text 1^1: Die Banken halten Mittel'],
    ]);
  });

  it('reads tables and quotes where they stand', () => {
    const table: Unit['parts'][number] = {
      part: 'table',
      rows: [[{ parts: [text('Satz')] }, { parts: [division('2^tab^1', 'number', text('Zelle'))] }]],
    };
    const quote: Unit['parts'][number] = {
      part: 'quote',
      parts: [{ part: 'division', kind: 'paragraph', num: ['1'], parts: [text('Zitat')] }],
    };
    expect(linesOf([unit('2', 'article', 0, { parts: [table, quote] })])[1]).toEqual([
      '2',
      'text 2: Satz Zitat',
      'text 2^tab^1: Zelle',
    ]);
  });

  it('keeps headings above once, marginal ones apart, for the units inside', () => {
    const units = [
      unit('{chap_1}', 'chapter', 0, { heading: ['Aufsicht'] }),
      unit('{lvl_1}', 'level', 1, { heading: ['Bewilligung'], marginal: true }),
      unit('1', 'article', 2, { parts: [text('Text')] }),
      unit('2', 'article', 1),
    ];
    expect(linesOf(units).slice(1)).toEqual([
      ['{chap_1}', 'container {chap_1}: Aufsicht'],
      ['{lvl_1}', 'marginal {lvl_1}: Bewilligung'],
      ['1', 'text 1: Text'],
      ['2'],
    ]);
    const all = indexedUnits([], units);
    expect(all.map(({ end }) => end)).toEqual([5, 5, 4, 4, 5]);
    expect(all.map(({ findable }) => findable)).toEqual([false, false, false, true, true]);
  });

  it('finds an annex with a text of its own by its heading, and tells the parts of a document', () => {
    const units = [
      unit('pref', 'preface', 0, { parts: [text('Titelblatt')] }),
      unit('{A1}', 'annex', 0, { heading: ['Gebühren'], parts: [text('Tarif')] }),
      unit('{A1}1', 'article', 1, { parent: '{A1}' }),
      unit('{disp}', 'proviso', 0),
      unit('{disp}1', 'article', 1, { parent: '{disp}', repealed: true }),
    ];
    expect(linesOf(units)[1]).toEqual(['pref']);
    expect(linesOf(units)[2]).toEqual([
      '{A1}',
      'heading {A1}: Gebühren',
      'container {A1}: Gebühren',
      'text {A1}: Tarif',
    ]);
    const indexed = indexedUnits([], units).slice(1);
    expect(indexed.map(({ part }) => part)).toEqual(['article', 'annex', 'annex', 'final', 'final']);
    expect(indexed.map(({ repealed }) => repealed)).toEqual([false, false, false, false, true]);
  });
});
