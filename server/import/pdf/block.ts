import type { PdfElementKind } from '#core/contract/main/pdf-structure.ts';
import type { Line } from './lines.ts';
import type { MarginMark } from './margin-numbers.ts';

/** Lines that are one element. */
export type Block = {
  kind: PdfElementKind;
  number?: string;
  level?: number;
  label?: number;
  /** Beside the first line of what follows. */
  mark?: MarginMark;
  lines: Line[];
};
