import type { Division, Part, Unit } from '#core/contract/main/regulation-text.ts';
import { plainInline } from '../../lib/plain-inline.ts';

/** Running text of one place, without that of the places inside it and without its number. */
export type Leaf = {
  path: string;
  /** "2", "2 b": the place inside its article; empty for the article's own text. */
  label: string;
  text: string;
};

/** An article's text by its innermost places, in the order of the text. */
export function leavesOf(unit: Pick<Unit, 'id' | 'parts'>): Leaf[] {
  const leaves: Leaf[] = [];
  collect(leaves, unit.parts, { path: unit.id, label: '' }, []);
  return leaves;
}

type Place = Pick<Leaf, 'path' | 'label'>;

function collect(leaves: Leaf[], parts: readonly Part[], place: Place, before: readonly string[]): void {
  const own: string[] = [...before];
  const at = leaves.length;
  const gather = (piece: Part): void => {
    if (piece.part === 'text') own.push(plainInline(piece.content));
    else if (piece.part === 'division' && piece.id !== undefined) inside(piece, piece.id);
    else if (piece.part === 'division') {
      own.push(plainInline(piece.num), plainInline(piece.heading));
      piece.parts.forEach(gather);
    } else if (piece.part === 'quote') piece.parts.forEach(gather);
    else for (const row of piece.rows) for (const cell of row) cell.parts.forEach(gather);
  };
  const inside = (division: Division, path: string) =>
    collect(leaves, division.parts, { path, label: labelIn(path) }, [plainInline(division.heading)]);
  parts.forEach(gather);
  const text = own.filter((piece) => piece !== '').join(' ');
  // Its own text stands before that of the places inside it, though a closing phrase comes after them.
  if (text !== '') leaves.splice(at, 0, { ...place, text });
}

/** The part of a path behind the article as people write it; what has no number of its own is left out. */
export function labelIn(path: string): string {
  return path
    .split('^')
    .slice(1)
    .map((part) => part.replace(/!\d+$/, ''))
    .filter((part) => /^[0-9A-Za-z]/.test(part) && !/^(?:tab|u\d+)$/.test(part))
    .join(' ');
}
