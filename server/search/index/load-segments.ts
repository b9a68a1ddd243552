import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '../../data/open-main.ts';
import { isOwnedBy } from '../../data/visible-texts.ts';
import type { IndexPart } from './index-part.ts';
import { sourceOf } from './rebuild.ts';
import { createIntern, decodeSegment, segmentEdition } from './segment.ts';
import { segmentOf } from './store-segment.ts';

/** Rows of one statement. Between two statements the thread answers searches that need no new text. */
const batch = 20;

/** Reads the segments of these texts of a language and an owner, and makes those that are missing or of another edition. */
export async function loadSegments(
  db: MainDb,
  { language, owner }: { language: LanguageCode; owner: string | null },
  textIds: readonly number[],
): Promise<IndexPart[]> {
  const parts: IndexPart[] = [];
  const intern = createIntern();
  for (let from = 0; from < textIds.length; from += batch) {
    const requested = textIds.slice(from, from + batch);
    const rows = await db
      .selectFrom('search_segment')
      .innerJoin('text', 'text.id', 'text_id')
      .innerJoin('regulation', 'regulation.id', 'regulation_id')
      .select(['text_id', 'content'])
      .where('text_id', 'in', requested)
      .where('search_segment.language', '=', language)
      .where(isOwnedBy(owner))
      .where('edition', '=', segmentEdition)
      .execute();
    for (const row of rows) parts.push(decodeSegment(row.content, row.text_id, intern));
    const stored = new Set(rows.map((row) => row.text_id));
    for (const textId of requested) {
      if (stored.has(textId)) continue;
      const source = await sourceOf(db, textId);
      if (source?.language === language && source.owner === owner) parts.push(segmentOf(textId, source));
    }
  }
  return parts;
}
