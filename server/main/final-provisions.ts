import type { BringingAct, Inline, Unit } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../data/open-main.ts';
import { plainInline } from '../lib/plain-inline.ts';

const published = /\b(AS|RO|RU)\s+(\d{4}(?:\s+[IVX]+)?\s+\d+)/u;

/**
 * The acts that brought the final provisions of a text, by the paths of these. A note at their heading names the
 * publication; what the act is called stands in the notes of what else it changed.
 */
export async function actsOfFinalProvisions(
  read: MainDb,
  textId: number,
): Promise<ReadonlyMap<string, BringingAct>> {
  const units = await read
    .selectFrom('unit')
    .select('body')
    .where('text_id', '=', textId)
    .where('kind', '=', 'proviso')
    .execute();
  const references = new Map(
    units.flatMap(({ body }) => {
      const reference = referenceOf(body);
      return reference === undefined ? [] : [[body.id, reference] as const];
    }),
  );
  if (references.size === 0) return new Map();
  const named = await read
    .selectFrom('amendment')
    .select(['title', 'reference'])
    .where('text_id', '=', textId)
    .where('reference', 'in', [...new Set(references.values())])
    .orderBy('ord')
    .execute();
  // The first note wins: later ones often name the same act with less of its title.
  const titles = new Map([...named].reverse().map(({ title, reference }) => [reference, title]));
  return new Map(
    [...references].map(([path, reference]) => {
      const title = titles.get(reference);
      return [path, title === undefined ? { reference } : { title, reference }];
    }),
  );
}

/** The first publication that the notes of number and heading name. */
function referenceOf({ num = [], heading = [], notes }: Unit): string | undefined {
  const marked = new Set(notesIn([...num, ...heading]));
  for (const note of notes) {
    if (!marked.has(note.number)) continue;
    const [, compilation, place = ''] = published.exec(plainInline(note.content)) ?? [];
    if (compilation !== undefined) return `${compilation} ${place.replace(/\s+/g, ' ')}`;
  }
  return undefined;
}

function notesIn(content: readonly Inline[]): number[] {
  return content.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if ('note' in piece) return [piece.note];
    return 'content' in piece ? notesIn(piece.content) : [];
  });
}
