/**
 * The input of the page template (act.typ). It is data only; strings in it are printed and never run.
 */
export type Drawn =
  | string
  | { m: 'i' | 'b' | 'sup' | 'sub' | 'u'; c: Drawn[] }
  | { n: number; c: Drawn[] }
  | { again: number }
  | { l: string; c: Drawn[] }
  | { img: string }
  | { br: 1 };

/** A number before the text: `w` points wide, to the right or the left of its column. */
export type DrawnNumber = { c: Drawn[]; w: number; right: boolean; long: boolean };

type Marked = {
  /** Numbers of the places whose first or last line is in this block. */
  starts: number[];
  ends: number[];
  /** Notes of the headings before it; their marks are in the headings. */
  carried?: { n: number; c: Drawn[] }[];
  newPage?: boolean;
};

export type ParBlock = Marked & {
  kind: 'par';
  before: number;
  numbers: DrawnNumber[];
  margin?: Drawn[];
  c: Drawn[];
  first: number;
  hang: number;
  style: 'plain' | 'heading' | 'formula' | 'documentTitle' | 'documentNumber' | 'documentLine';
  small: boolean;
  sticky: boolean;
  justify: boolean;
};

export type HeadBlock = Marked & {
  kind: 'head';
  style: 'major' | 'middle' | 'minor' | 'marginal' | 'article';
  /** Level of the bookmark; 0 for none. */
  level: number;
  plain: string;
  num: Drawn[];
  heading: Drawn[];
  repealed: boolean;
  /** Whether no block follows that the heading must stay with. */
  alone: boolean;
  indent: number;
  /** Whether it follows another heading directly. */
  close: boolean;
};

export type DrawnCell = {
  x: number;
  y: number;
  cols: number;
  rows: number;
  head: boolean;
  /** Figures, and the heads over them. */
  right: boolean;
  blocks: Block[];
};

export type TableBlock = {
  kind: 'table';
  before: number;
  indent: number;
  layout: boolean;
  columns: number;
  rows: number;
  headRows: number;
  repeat: boolean;
  size: number;
  inset: number;
  cells: DrawnCell[];
};

export type Block = ParBlock | HeadBlock | TableBlock;

/** Something whose position is recorded. `left`: points from the text's left edge. */
export type TypesetMark = { path: string; left: number; ascent: number; descent: number };
/** The text of the running head for an article: "Art. 5a" consists of the word "Art." and the short "5a". */
export type Run = { id: number; label: string; word: string; short: string };
