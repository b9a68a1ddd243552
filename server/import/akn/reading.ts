import type { Note } from '#core/contract/main/regulation-text.ts';
import type { Element } from './tree.ts';

/** What is collected while one file is read. */
export type Reading = {
  readonly warnings: string[];
  /** Notes of the unit being read go here. */
  notes: Note[];
  /** Gives the note the next number of the file and keeps its text. */
  addNote(element: Element): number;
  /** The path, or with an ordinal if it is taken. */
  claim(path: string, what: () => string, line: number): string;
  /** The path that belongs to an eId; undefined, with a warning, if it says nothing readable. */
  pathOf(eId: string, line: number): string | undefined;
  /** The path that an eId adds to that of the eId around it; undefined if it says nothing readable. */
  innerPath(around: string, inner: string): string | undefined;
  warn(line: number, message: string): void;
  warnOnce(line: number, message: string): void;
};
