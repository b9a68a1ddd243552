import type { Inline, Unit } from '#core/contract/main/regulation-text.ts';
import { amendmentsIn } from '#core/law/amendments.ts';
import { plainInline } from '../lib/plain-inline.ts';

/** Rows of the table amendment: the acts that the notes of each unit name, each once for a unit. */
export function amendmentRows(units: readonly Unit[]): object[] {
  const rows = units.flatMap((unit) => {
    const own = unit.notes.flatMap((note) => {
      const links = linksIn(note.content);
      return amendmentsIn(plainInline(note.content)).map((amendment) => ({
        path: unit.id,
        title: amendment.title,
        in_force: amendment.inForce,
        reference: amendment.reference ?? null,
        href: links.get(amendment.reference ?? '') ?? null,
      }));
    });
    return [...new Map(own.map((row) => [`${row.in_force} ${row.title}`, row])).values()];
  });
  return rows.map((row, ord) => ({ ord, ...row }));
}

/** The addresses of a note by their words. */
function linksIn(content: readonly Inline[]): Map<string, string> {
  const links = new Map<string, string>();
  for (const piece of content) {
    if (typeof piece === 'string' || !('content' in piece)) continue;
    if ('href' in piece) links.set(plainInline(piece.content), piece.href);
    else for (const [words, href] of linksIn(piece.content)) links.set(words, href);
  }
  return links;
}
