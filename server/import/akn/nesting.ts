import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';

/** A kind of elements that may stand inside each other, and how deep. Beyond that they cannot be printed. */
type Kind = { code: 'MARKS_TOO_DEEP' | 'NOTES_TOO_DEEP' | 'TABLES_TOO_DEEP'; deepest: number };

const marks: Kind = { code: 'MARKS_TOO_DEEP', deepest: 20 };
const notes: Kind = { code: 'NOTES_TOO_DEEP', deepest: 5 };
const tables: Kind = { code: 'TABLES_TOO_DEEP', deepest: 5 };

// A map, because names come from files: a plain object would have an entry `constructor`.
const kinds = new Map<string, Kind>([
  ...['i', 'b', 'sup', 'sub', 'u', 'em', 'strong', 'ref', 'a'].map((name) => [name, marks] as const),
  ['authorialNote', notes],
  ['table', tables],
]);

export type Nesting = { enter: (name: string, line: number) => void; leave: (name: string) => void };

/** Refuses a file whose marks, notes or tables stand deeper in each other than they can be printed. */
export function createNesting(file: string): Nesting {
  const open = new Map<Kind, number>();
  return {
    enter: (name, line) => {
      const kind = kinds.get(name);
      if (kind === undefined) return;
      const depth = (open.get(kind) ?? 0) + 1;
      if (depth > kind.deepest)
        throw new ImportError(file, line, importReason(kind.code, { most: kind.deepest }));
      open.set(kind, depth);
    },
    leave: (name) => {
      const kind = kinds.get(name);
      if (kind !== undefined) open.set(kind, (open.get(kind) ?? 0) - 1);
    },
  };
}
