import type { LanguageCode } from '#core/contract/languages.ts';
import { withoutTimeLimit } from '../../data/database-limits.ts';
import { createProgress, type OnProgress } from '../../data/index-builds.ts';
import type { MainDb } from '../../data/open-main.ts';
import { segmentEdition } from './segment.ts';
import { makeSegment, type SegmentSource, storeSegment } from './store-segment.ts';

export type Rebuilt = { texts: number; paragraphs: number };

/** Makes all segments of a language anew, each text in a transaction of its own, so that searches and imports go on; notes how far it is. */
export async function rebuildIndex(db: MainDb, language: LanguageCode): Promise<Rebuilt> {
  const rows = await db
    .selectFrom('text')
    .select('id')
    .where('language', '=', language)
    .orderBy('id')
    .execute();
  return rebuild(
    db,
    rows.map(({ id }) => id),
    createProgress(db, { entityType: 'regulations', language }, () => new Date()),
  );
}

/** Makes the segments that are missing or of another edition. */
export async function completeIndex(db: MainDb): Promise<Rebuilt> {
  const rows = await db
    .selectFrom('text')
    .leftJoin('search_segment', 'search_segment.text_id', 'text.id')
    .select('text.id')
    .where(({ eb, or }) =>
      or([eb('search_segment.text_id', 'is', null), eb('search_segment.edition', '<>', segmentEdition)]),
    )
    .orderBy('text.id')
    .execute();
  return rebuild(
    db,
    rows.map(({ id }) => id),
  );
}

async function rebuild(db: MainDb, textIds: readonly number[], onProgress?: OnProgress): Promise<Rebuilt> {
  const rebuilt = { texts: 0, paragraphs: 0 };
  for (const [done, textId] of textIds.entries()) {
    await onProgress?.(done, textIds.length);
    const paragraphs = await db.transaction().execute(async (trx) => {
      await withoutTimeLimit(trx);
      // The lock keeps an import from replacing the text, which would leave a segment of the old one.
      const source = await sourceOf(trx, textId, true);
      return source && storeSegment(trx, textId, makeSegment(source));
    });
    if (paragraphs === undefined) continue;
    rebuilt.texts++;
    rebuilt.paragraphs += paragraphs;
  }
  return rebuilt;
}

/** What the segment of a stored text is made of; undefined if the text was deleted. */
export async function sourceOf(
  db: MainDb,
  textId: number,
  locked = false,
): Promise<(SegmentSource & { owner: string | null }) | undefined> {
  const text = await db
    .selectFrom('text')
    .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
    .select(['language', 'names', 'source_number as sourceNumber', 'owner'])
    .where('text.id', '=', textId)
    .$if(locked, (query) => query.forShare('text'))
    .executeTakeFirst();
  if (text === undefined) return undefined;
  const units = await db
    .selectFrom('unit')
    .select('body')
    .where('text_id', '=', textId)
    .orderBy('ord')
    .execute();
  return { ...text, units: units.map(({ body }) => body) };
}
