import type { Element } from '../akn/tree.ts';

/** What stands in running text: words, and elements by their names in Akoma Ntoso. */
export type Child = Element | string;
type Placed = { line: number };
/** The cell of a table. */
export type Cell = Placed & {
  head: boolean;
  cols?: string | undefined;
  rows?: string | undefined;
  blocks: Block[];
};

/** A piece of an act of the Union, in the order in which it is printed, whatever format it comes from. */
export type Block = Placed &
  (
    | { kind: 'text'; content: Child[]; role?: 'heading' | 'signature' | undefined }
    | { kind: 'item' | 'recital' | 'paragraph'; num: Child[]; blocks: Block[] }
    | { kind: 'table'; rows: Cell[][] }
    /** Words of another act, in text that amends it. */
    | { kind: 'quote'; blocks: Block[] }
    /** A part, title, chapter or section. `id` is the word for its kind in the file, if it has one. */
    | { kind: 'division'; num: Child[]; heading: Child[]; id?: string | undefined }
    | { kind: 'article'; num: Child[]; heading: Child[] }
    | { kind: 'annex'; num: Child[]; heading: Child[] }
    /** The heading of a section of an annex. */
    | { kind: 'group'; content: Child[] }
    /** From here on follows what closes the act. */
    | { kind: 'conclusions' }
  );

/** The blocks of an act, and the lines of its title. */
export type EuAct = { title: Child[][]; blocks: Block[]; line: number };

/** The words of running text, without notes. */
export function wordsOf(content: readonly Child[]): string {
  return content
    .map((child) => {
      if (typeof child === 'string') return child;
      return child.name === 'authorialNote' ? '' : wordsOf(child.children);
    })
    .join('');
}

/** The words as one line. */
export function lineOf(content: readonly Child[]): string {
  return wordsOf(content)
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
}
