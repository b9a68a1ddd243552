import type { ComparisonRow } from '../../contract/main/comparison.ts';
import type { Inline, Part, Unit } from '../../contract/main/regulation-text.ts';
import { type CompareOptions, compareTexts } from './compare-texts.ts';

export const text = (...content: Inline[]): Part => ({ part: 'text', content });
export const paragraph = (id: string, num: string, ...parts: Part[]): Part => ({
  part: 'division',
  kind: 'paragraph',
  id,
  parts,
  ...(num === '' ? {} : { num: [num] }),
});
export const letter = (id: string, num: string, ...parts: Part[]): Part => ({
  part: 'division',
  kind: 'letter',
  id,
  num: [num],
  parts,
});
export const article = (id: string, heading: string, parts: Part[], more: Partial<Unit> = {}): Unit => ({
  id,
  kind: 'article',
  depth: 0,
  notes: [],
  num: [{ mark: 'b', content: [`Art. ${id}`] }],
  parts,
  ...(heading === '' ? {} : { heading: [heading] }),
  ...more,
});
export const repealed = (id: string): Unit =>
  article(id, '', [], { repealed: true, notes: [{ number: 1, content: ['Aufgehoben'] }] });
export const chapter = (id: string, num: string, heading: string): Unit => ({
  id,
  kind: 'chapter',
  depth: 0,
  notes: [],
  parts: [],
  num: [num],
  heading: [heading],
});
export const inside = (parent: string, unit: Unit): Unit => ({ ...unit, parent, depth: 1 });

export const compare = (before: Unit[], after: Unit[], options: Partial<CompareOptions> = {}) =>
  compareTexts(before, after, { language: 'DE', ...options });
export const changeLine = (row: ComparisonRow) =>
  row.to === undefined
    ? `${row.change} ${row.before?.path ?? '-'} > ${row.after?.path ?? '-'}`
    : `left ${row.before?.path} to ${row.to}`;
export const changes = (rows: readonly ComparisonRow[]) =>
  rows.filter(({ change }) => change !== 'same').map(changeLine);
export const drawn = ({ runs }: ComparisonRow) =>
  runs
    .map(({ op, text: its }) => (op === 'deleted' ? `[${its}]` : op === 'inserted' ? `{${its}}` : its))
    .join('');
