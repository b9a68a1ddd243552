import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '../../data/open-main.ts';
import { type IndexPart, partBytes } from './index-part.ts';
import { joinParts } from './join-parts.ts';
import { loadSegments } from './load-segments.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** The loaded index of a language, as it is at one moment. */
export type LanguageIndex = {
  language: LanguageCode;
  parts: readonly IndexPart[];
  vocabulary: Vocabulary;
};
export type LanguageIndexSize = { texts: number; docs: number; parts: number; words: number; bytes: number };

/** Every part costs each search some time, so the smallest are joined in the background when there are more. */
const maxParts = 8;
/** Number of texts that are read and joined at once: before they are joined, texts take several times the memory. */
const maxTextsAtOnce = 500;

type LanguageIndexOptions = {
  log: (message: string) => void;
  /** Called with the index whenever texts were loaded. */
  notify: (index: LanguageIndex) => void;
  /** Number of texts that are read and joined at once. */
  portion?: number;
  /** The organisation whose internal texts these are. Texts of another owner are never loaded. */
  owner?: string | null;
};

type LoadedTexts = {
  parts: readonly IndexPart[];
  vocabulary: ReturnType<typeof createVocabulary>;
  ids: Set<number>;
};

const noTexts = (language: LanguageCode): LoadedTexts => ({
  parts: [],
  vocabulary: createVocabulary(language),
  ids: new Set(),
});

/**
 * The index of one language in memory: parts that are joined when there are many of them. Public texts and those
 * of each organisation are in different indexes, so that no word of an internal text counts for anybody else.
 */
export function createLanguageIndex(
  db: MainDb,
  language: LanguageCode,
  { log, notify, portion = maxTextsAtOnce, owner = null }: LanguageIndexOptions,
) {
  const source = { db, language, owner };
  let texts = noTexts(language);
  // Loads run one after the other; callers that need the same texts wait for the same load.
  let loading = Promise.resolve();
  let joining: Promise<void> | undefined;

  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    const own = loading.then(work);
    // Only the caller of a failed load gets its error; the next load runs all the same.
    loading = own.catch(() => undefined);
    await own;
  };
  const current = (): LanguageIndex => ({ language, parts: texts.parts, vocabulary: texts.vocabulary });
  const changed = (): void => {
    notify(current());
    if (joining !== undefined || texts.parts.length <= maxParts) return;
    joining = join()
      .catch((error: unknown) => log(`search index: ${String(error)}`))
      .finally(() => {
        joining = undefined;
      });
  };
  const load = async (textIds: readonly number[]): Promise<void> => {
    const missing = textIds.filter((id) => !texts.ids.has(id));
    if (missing.length === 0) return;
    await addTexts(source, texts, missing, portion);
    changed();
  };
  const reload = async (): Promise<void> => {
    const fresh = noTexts(language);
    await addTexts(source, fresh, [...texts.ids], portion);
    texts = fresh;
    changed();
  };
  const join = async (): Promise<void> => {
    while (texts.parts.length > maxParts) {
      const small = smallest(texts.parts);
      const { joined, deleted } = await joinExistingTexts(db, small);
      // A reload has replaced these parts meanwhile.
      if (!small.every((part) => texts.parts.includes(part))) return;
      texts.parts = [joined, ...texts.parts.filter((part) => !small.includes(part))];
      for (const id of deleted) texts.ids.delete(id);
    }
  };

  return {
    withTexts: async (textIds: readonly number[]): Promise<LanguageIndex> => {
      if (textIds.some((id) => !texts.ids.has(id))) await inTurn(() => load(textIds));
      return current();
    },
    reload: () => inTurn(reload),
    measure: () => sizeOf(texts),
    settled: async (): Promise<void> => {
      await loading;
      await joining;
    },
  };
}

/** Reads texts a portion at a time and joins each portion before it reads the next. */
async function addTexts(
  { db, ...of }: { db: MainDb; language: LanguageCode; owner: string | null },
  texts: LoadedTexts,
  ids: readonly number[],
  portion: number,
): Promise<void> {
  for (let from = 0; from < ids.length; from += portion) {
    const segments = await loadSegments(db, of, ids.slice(from, from + portion));
    if (segments.length === 0) continue;
    const joined = joinParts(segments);
    for (const segment of segments) texts.vocabulary.add(segment);
    texts.parts = [...texts.parts, joined];
    for (const id of joined.textIds) texts.ids.add(id);
  }
}

function sizeOf({ parts, vocabulary, ids }: LoadedTexts): LanguageIndexSize {
  return {
    texts: ids.size,
    docs: parts.reduce((sum, { docUnit }) => sum + docUnit.length, 0),
    parts: parts.length,
    words: vocabulary.frequencies.size,
    bytes: parts.reduce((sum, part) => sum + partBytes(part), 0),
  };
}

/** The smaller half of the parts, so that large ones are not joined again and again. */
function smallest(parts: readonly IndexPart[]): IndexPart[] {
  const bySize = [...parts].sort((a, b) => a.postingDoc.length - b.postingDoc.length);
  return bySize.slice(0, Math.ceil(parts.length / 2) + 1);
}

/** Joins parts without the texts that were deleted from the database. */
async function joinExistingTexts(db: MainDb, parts: readonly IndexPart[]) {
  const ids = parts.flatMap(({ textIds }) => [...textIds]);
  const existing = await existingTexts(db, ids);
  const joined = joinParts(parts, (id) => existing.has(id));
  return { joined, deleted: ids.filter((id) => !existing.has(id)) };
}

async function existingTexts(db: MainDb, textIds: readonly number[]): Promise<ReadonlySet<number>> {
  const existing = new Set<number>();
  for (let from = 0; from < textIds.length; from += 1000) {
    const rows = await db
      .selectFrom('text')
      .select('id')
      .where('id', 'in', textIds.slice(from, from + 1000))
      .execute();
    for (const { id } of rows) existing.add(id);
  }
  return existing;
}
