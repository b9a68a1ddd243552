import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '../../data/open-main.ts';
import type { Part } from './part.ts';
import { sourceOf } from './rebuild.ts';
import { createIntern, decodeSegment, segmentEdition } from './segment.ts';
import { segmentOf } from './store-segment.ts';

/** Rows of one statement. Between two of them searches go on that need nothing new. */
const batch = 20;

/** Reads the index of these texts of a language; what has none in this edition is made on the way. */
export async function loadSegments(
  db: MainDb,
  language: LanguageCode,
  textIds: readonly number[],
): Promise<Part[]> {
  const parts: Part[] = [];
  const intern = createIntern();
  for (let from = 0; from < textIds.length; from += batch) {
    const asked = textIds.slice(from, from + batch);
    const rows = await db
      .selectFrom('search_segment')
      .select(['text_id', 'content'])
      .where('text_id', 'in', asked)
      .where('language', '=', language)
      .where('edition', '=', segmentEdition)
      .execute();
    for (const row of rows) parts.push(decodeSegment(row.content, row.text_id, intern));
    const stored = new Set(rows.map((row) => row.text_id));
    for (const textId of asked) {
      if (stored.has(textId)) continue;
      const source = await sourceOf(db, textId);
      if (source?.language === language) parts.push(segmentOf(textId, source));
    }
  }
  return parts;
}
