import type { Note } from '#core/contract/main/regulation-text.ts';
import type { Element } from './tree.ts';

/** The state while one file is read. */
export type AknReading = {
  readonly warnings: string[];
  /** The notes of the current unit. */
  notes: Note[];
  /** Adds a note with the next number of the file. */
  addNote(element: Element): number;
  /** Claims a path; adds an ordinal if it is taken. */
  claim(path: string, what: () => string, line: number): string;
  /** The path of an eId; undefined, with a warning, if it cannot be read. */
  pathOf(eId: string, line: number): string | undefined;
  /** The path that an inner eId adds to that of the eId around it; undefined if it cannot be read. */
  innerPath(around: string, inner: string): string | undefined;
  /** The label of a printed number, remembered: the same few occur thousands of times in a file. */
  labelOf(numText: string): string | undefined;
  warn(line: number, message: string): void;
  warnOnce(line: number, message: string): void;
};
