import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '../../main/open-main.ts';
import type { Holdings } from '../index/holdings.ts';
import { rebuildIndex } from '../index/rebuild.ts';
import { createExpander } from '../rank/expander.ts';
import { rank } from '../rank/rank.ts';
import type { Ranked, RankRequest } from '../rank/ranking.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';

/** What answers are made of: the index in memory, the names of the documents, the database. */
export type SearchEngine = {
  db: MainDb;
  now: () => Date;
  catalogue: Catalogue;
  /** Never within a transaction: texts that are not in memory yet are read first, on a connection of their own. */
  rank: (language: LanguageCode, request: RankRequest) => Promise<Ranked>;
  rebuild: (language: LanguageCode) => Promise<{ texts: number; paragraphs: number }>;
};

export function createSearchEngine(db: MainDb, holdings: Holdings, now: () => Date): SearchEngine {
  return {
    db,
    now,
    catalogue: createCatalogue(),
    rank: async (language, request) => {
      const { parts, vocabulary } = await holdings.withTexts(language, request.texts.keys());
      return rank({ language, parts, expander: createExpander(vocabulary, language) }, request);
    },
    rebuild: async (language) => {
      const rebuilt = await rebuildIndex(db, language);
      await holdings.reload(language);
      return rebuilt;
    },
  };
}
