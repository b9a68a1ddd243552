import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '#server/data/open-main.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { type Printed, storeText } from '#server/import/store.ts';
import { makeSegment, storeSegment } from '#server/search/index/store-segment.ts';
import { type CopiedAct, copiedActs } from './copied-acts.ts';

/** A few bytes instead of typeset pages, since pages are not searched. */
const noPages: Printed = { pdf: new TextEncoder().encode('%PDF-1.7\n%%EOF'), pages: 1, positions: [] };

/** One text in this many is indexed a second time, to measure indexing alone. */
const sampledEvery = 20;

export type Filled = {
  texts: number;
  paragraphs: number;
  /** Paragraphs by language. */
  byLanguage: Partial<Record<LanguageCode, number>>;
  /** Paragraphs a second for storing a text completely. */
  storingRate: number;
  /** Paragraphs a second for making and storing the index alone. */
  indexingRate: number;
};

/** Stores the multiplied acts as an import does, and measures how fast. */
export async function fillDatabase(
  db: MainDb,
  acts: readonly ImportedText[],
  paragraphs: number,
): Promise<Filled> {
  const byLanguage: Filled['byLanguage'] = {};
  const stored = { texts: 0, paragraphs: 0, ms: 0 };
  const indexed = { paragraphs: 0, ms: 0 };
  for (const copied of copiedActs(acts, paragraphs)) {
    const { language } = copied.act;
    const start = performance.now();
    await storeText(db, copied.act, noPages, undefined);
    stored.ms += performance.now() - start;
    stored.texts += 1;
    stored.paragraphs += copied.paragraphs;
    byLanguage[language] = (byLanguage[language] ?? 0) + copied.paragraphs;
    if (stored.texts % sampledEvery !== 1) continue;
    indexed.ms += await indexAgain(db, copied);
    indexed.paragraphs += copied.paragraphs;
  }
  return {
    texts: stored.texts,
    paragraphs: stored.paragraphs,
    byLanguage,
    storingRate: stored.paragraphs / (stored.ms / 1000),
    indexingRate: indexed.paragraphs / (indexed.ms / 1000),
  };
}

async function indexAgain(db: MainDb, { act }: CopiedAct): Promise<number> {
  const { id } = await db
    .selectFrom('text')
    .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
    .select('text.id')
    .where('source_key', '=', act.sourceKey)
    .where('version_date', '=', act.versionDate)
    .where('language', '=', act.language)
    .executeTakeFirstOrThrow();
  const start = performance.now();
  const segment = makeSegment(act);
  await db.transaction().execute((trx) => storeSegment(trx, id, segment));
  return performance.now() - start;
}
