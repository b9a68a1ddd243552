import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { MainDb } from '../../data/open-main.ts';
import { isOwnedBy, ownersOf } from '../../data/visible-texts.ts';
import { createLanguageIndex, type LanguageIndex, type LanguageIndexSize } from './language-index.ts';

/** The internal texts of an organisation that its members may search. */
export type OwnTexts = { organisation: string; textIds: readonly number[] };
/** The index of public texts and, for members of an organisation that has any, of its internal ones. */
export type SearchedIndex = LanguageIndex & { own?: LanguageIndex | undefined };

export type IndexCache = {
  /** The index of a language with at least these texts, as far as they exist. */
  withTexts: (
    language: LanguageCode,
    textIds: Iterable<number>,
    own?: OwnTexts | undefined,
  ) => Promise<SearchedIndex>;
  /** Loads everything there is, so that no search waits for it. */
  loadAll: () => Promise<void>;
  /** Reads a language anew after its index was rebuilt; until then searches use the old one. */
  reload: (language: LanguageCode) => Promise<void>;
  /** Adds a listener that is called with a language's index whenever public texts of it were loaded. */
  watch: (listener: (index: LanguageIndex) => void) => void;
  /** The sizes of the indexes in memory. */
  measure: () => LanguageIndexSize[];
  /** Resolves when nothing is being loaded or joined. */
  settled: () => Promise<void>;
};

type OwnIndex = { language: LanguageCode; index: ReturnType<typeof createLanguageIndex> };

export function createIndexCache(db: MainDb, log: (message: string) => void = () => undefined): IndexCache {
  const listeners: ((index: LanguageIndex) => void)[] = [];
  const notify = (index: LanguageIndex) => {
    for (const listener of listeners) listener(index);
  };
  const languages = new Map(
    languageCodes.map((code) => [code, createLanguageIndex(db, code, { log, notify })]),
  );
  const indexOf = (language: LanguageCode) => {
    const index = languages.get(language);
    if (index === undefined) throw new RangeError(`Not a language: ${language}`);
    return index;
  };
  /** By organisation and language. They are not passed to listeners: nobody learns words from internal texts. */
  const internal = new Map<string, OwnIndex>();
  const ownIndexOf = (language: LanguageCode, organisation: string) => {
    const key = `${language} ${organisation}`;
    const options = { log, notify: () => undefined, owner: organisation };
    const own = internal.get(key) ?? { language, index: createLanguageIndex(db, language, options) };
    internal.set(key, own);
    return own.index;
  };
  const all = (language: LanguageCode) => [
    indexOf(language),
    ...[...internal.values()].filter((own) => own.language === language).map(({ index }) => index),
  ];
  return {
    withTexts: async (language, textIds, own) => {
      const shared = await indexOf(language).withTexts([...textIds]);
      if (own === undefined) return shared;
      return { ...shared, own: await ownIndexOf(language, own.organisation).withTexts(own.textIds) };
    },
    loadAll: async () => {
      for (const owner of await ownersOf(db))
        for (const language of languageCodes) {
          const index = owner === null ? indexOf(language) : ownIndexOf(language, owner);
          await index.withTexts(await textIdsOf(db, { language, owner }));
        }
    },
    reload: async (language) => {
      for (const index of all(language)) await index.reload();
    },
    watch: (listener) => {
      listeners.push(listener);
    },
    measure: () => languageCodes.flatMap((language) => all(language).map((index) => index.measure())),
    settled: async () => {
      for (const language of languageCodes) for (const index of all(language)) await index.settled();
    },
  };
}

async function textIdsOf(
  db: MainDb,
  { language, owner }: { language: LanguageCode; owner: string | null },
): Promise<number[]> {
  const rows = await db
    .selectFrom('text')
    .innerJoin('regulation', 'regulation.id', 'regulation_id')
    .select('text.id')
    .where('language', '=', language)
    .where(isOwnedBy(owner))
    .execute();
  return rows.map(({ id }) => id);
}
