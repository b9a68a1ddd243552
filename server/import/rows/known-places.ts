import type { RowProblem } from '#core/contract/main/loaded-rows.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { MainDb } from '../../data/open-main.ts';
import { findPaths } from '../../data/provisions.ts';
import { publicViewer, visibleRegulations, visibleTexts } from '../../data/visible-texts.ts';
import type { Numbered } from './row-kind.ts';
import { reasonFor } from './row-reasons.ts';

/** The ids of documents that everybody reads, by their keys. */
export async function regulationIds(db: MainDb, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await visibleRegulations(db, publicViewer)
    .select(['reg_text_id', 'id'])
    .where('reg_text_id', 'in', [...new Set(keys)])
    .execute();
  return new Map(rows.map(({ reg_text_id, id }) => [reg_text_id, id]));
}

/** Which places of rows are of no version of any document that everybody reads, in whatever language. */
export async function unknownPlaces(
  db: MainDb,
  column: string,
  rows: readonly Numbered<readonly string[]>[],
): Promise<RowProblem[]> {
  const problems: RowProblem[] = [];
  const known = new Map<string, boolean>();
  const textsOf = new Map<string, number[]>();
  for (const { row, value: places } of rows)
    for (const place of places) {
      const isKnown = known.get(place) ?? (await isPlace(db, place, textsOf));
      known.set(place, isKnown);
      if (!isKnown) problems.push({ row, column, ...reasonFor('UNKNOWN_PLACE', { place }) });
    }
  return problems;
}

async function isPlace(db: MainDb, place: string, textsOf: Map<string, number[]>): Promise<boolean> {
  const { regTextId, path } = place.includes('~')
    ? splitParagraphId(place)
    : { regTextId: place, path: undefined };
  const texts = textsOf.get(regTextId) ?? (await textIds(db, regTextId));
  textsOf.set(regTextId, texts);
  if (path === undefined) return texts.length > 0;
  return texts.length > 0 && (await findPaths(db, texts, path)).size > 0;
}

async function textIds(db: MainDb, regTextId: string): Promise<number[]> {
  const rows = await visibleTexts(db, publicViewer)
    .select('text.id')
    .where('reg_text_id', '=', regTextId)
    .execute();
  return rows.map(({ id }) => id);
}
