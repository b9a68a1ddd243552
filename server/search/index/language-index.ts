import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '../../data/open-main.ts';
import { joinParts } from './join-parts.ts';
import { loadSegments } from './load-segments.ts';
import { type Part, partBytes } from './part.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** The loaded index of a language, as it is at one moment. */
export type LanguageIndex = {
  language: LanguageCode;
  parts: readonly Part[];
  vocabulary: Vocabulary;
};
export type LanguageIndexSize = { texts: number; docs: number; parts: number; words: number; bytes: number };

/** More are joined in the background: each costs every search a little. */
const mostParts = 8;
/** Usually joined at once: single texts take several times the memory. */
const mostTexts = 500;

type LanguageIndexOptions = {
  log: (message: string) => void;
  /** Called with the index whenever texts were loaded. */
  notify: (index: LanguageIndex) => void;
  /** Texts that are joined at once. */
  portion?: number;
};

/** One language's part of the index in memory: parts that are joined when they become many. */
export function createLanguageIndex(
  db: MainDb,
  language: LanguageCode,
  { log, notify, portion = mostTexts }: LanguageIndexOptions,
) {
  let parts: readonly Part[] = [];
  let vocabulary = createVocabulary(language);
  let held = new Set<number>();
  // One load and one joining at a time; who needs the same texts waits for the same load.
  let loading = Promise.resolve();
  let joining: Promise<void> | undefined;

  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    const own = loading.then(work);
    loading = own.catch(() => undefined);
    await own;
  };
  const load = async (textIds: readonly number[]): Promise<void> => {
    const missing = textIds.filter((id) => !held.has(id));
    if (missing.length === 0) return;
    for await (const { loaded, joined } of portions(db, language, missing, portion)) {
      for (const part of loaded) vocabulary.add(part);
      parts = [...parts, joined];
      for (const id of joined.textIds) held.add(id);
    }
    notify({ language, parts, vocabulary });
    joinInBackground();
  };
  const readAnew = async (): Promise<void> => {
    const fresh = { parts: [] as Part[], vocabulary: createVocabulary(language), held: new Set<number>() };
    for await (const { loaded, joined } of portions(db, language, [...held], portion)) {
      for (const part of loaded) fresh.vocabulary.add(part);
      fresh.parts.push(joined);
      for (const id of joined.textIds) fresh.held.add(id);
    }
    ({ parts, vocabulary, held } = fresh);
    notify({ language, parts, vocabulary });
    joinInBackground();
  };
  const joinInBackground = (): void => {
    if (joining !== undefined || parts.length <= mostParts) return;
    joining = join()
      .catch((error: unknown) => log(`search index: ${String(error)}`))
      .finally(() => {
        joining = undefined;
      });
  };
  const join = async (): Promise<void> => {
    while (parts.length > mostParts) {
      const small = smallest(parts);
      const { joined, gone } = await joinThoseLeft(db, small);
      // Whoever reads anew meanwhile has put others in their place.
      if (!small.every((part) => parts.includes(part))) return;
      parts = [joined, ...parts.filter((part) => !small.includes(part))];
      for (const id of gone) held.delete(id);
    }
  };

  return {
    withTexts: async (textIds: readonly number[]): Promise<LanguageIndex> => {
      if (textIds.some((id) => !held.has(id))) await inTurn(() => load(textIds));
      return { language, parts, vocabulary };
    },
    reload: () => inTurn(readAnew),
    measure: (): LanguageIndexSize => ({
      texts: held.size,
      docs: parts.reduce((sum, { docUnit }) => sum + docUnit.length, 0),
      parts: parts.length,
      words: vocabulary.frequencies.size,
      bytes: parts.reduce((sum, part) => sum + partBytes(part), 0),
    }),
    settled: async (): Promise<void> => {
      await loading;
      await joining;
    },
  };
}

/** Reads texts a portion at a time, each joined before the next one is read. */
async function* portions(db: MainDb, language: LanguageCode, textIds: readonly number[], portion: number) {
  for (let from = 0; from < textIds.length; from += portion) {
    const loaded = await loadSegments(db, language, textIds.slice(from, from + portion));
    if (loaded.length > 0) yield { loaded, joined: joinParts(loaded) };
  }
}

/** The newest small ones: half of the parts, without the large that were joined before. */
function smallest(parts: readonly Part[]): Part[] {
  const bySize = [...parts].sort((a, b) => a.postingDoc.length - b.postingDoc.length);
  return bySize.slice(0, Math.ceil(parts.length / 2) + 1);
}

/** Joins parts without the texts that the database has no more. */
async function joinThoseLeft(db: MainDb, parts: readonly Part[]) {
  const ids = parts.flatMap(({ textIds }) => [...textIds]);
  const there = await stillThere(db, ids);
  const joined = joinParts(parts, (id) => there.has(id));
  return { joined, gone: ids.filter((id) => !there.has(id)) };
}

async function stillThere(db: MainDb, textIds: readonly number[]): Promise<ReadonlySet<number>> {
  const there = new Set<number>();
  for (let from = 0; from < textIds.length; from += 1000) {
    const rows = await db
      .selectFrom('text')
      .select('id')
      .where('id', 'in', textIds.slice(from, from + 1000))
      .execute();
    for (const { id } of rows) there.add(id);
  }
  return there;
}
