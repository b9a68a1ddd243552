import type { Division, Part, Unit } from '#core/contract/main/regulation-text.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import { rowsOfTable, type TableRow, textOfRow } from './table-rows.ts';

/** Running text of one place of an article, without its number and without the places inside it. */
export type UnitPiece = {
  /** Set for a row of a table; `text` has its cells one after the other. */
  row?: TableRow | undefined;
  path: string;
  /** The place inside the article ("2", "2 b"); empty for the article's own text. */
  label: string;
  text: string;
};

/** The text of an article by its innermost places, in the order of the text. */
export function piecesOfUnit(unit: Pick<Unit, 'id' | 'parts'>): UnitPiece[] {
  const pieces: UnitPiece[] = [];
  collect(pieces, unit.parts, { path: unit.id, label: '' }, []);
  return pieces;
}

type Place = Pick<UnitPiece, 'path' | 'label'>;

function collect(pieces: UnitPiece[], parts: readonly Part[], place: Place, before: readonly string[]): void {
  const own: string[] = [...before];
  const rows: UnitPiece[] = [];
  const at = pieces.length;
  const visit = (part: Part): void => {
    if (part.part === 'text') own.push(plainInline(part.content));
    else if (part.part === 'division' && part.id !== undefined) inside(part, part.id);
    else if (part.part === 'division') {
      own.push(plainInline(part.num), plainInline(part.heading));
      part.parts.forEach(visit);
    } else if (part.part === 'quote') part.parts.forEach(visit);
    else if (part.layout) for (const row of part.rows) for (const cell of row) cell.parts.forEach(visit);
    else for (const row of rowsOfTable(part)) rows.push({ ...place, text: textOfRow(row), row });
  };
  const inside = (division: Division, path: string) =>
    collect(pieces, division.parts, { path, label: labelIn(path) }, [plainInline(division.heading)]);
  parts.forEach(visit);
  const text = own.filter((one) => one !== '').join(' ');
  // Its own text goes before the places inside it, even a closing phrase that follows them.
  const first = text === '' ? [] : [{ ...place, text }];
  pieces.splice(at, 0, ...first, ...rows);
}

/** The path within the article as people write it, without the parts that have no number. */
export function labelIn(path: string): string {
  return path
    .split('^')
    .slice(1)
    .map((part) => part.replace(/!\d+$/, ''))
    .filter((part) => /^[0-9A-Za-z]/.test(part) && !/^(?:tab|u\d+)$/.test(part))
    .join(' ');
}
