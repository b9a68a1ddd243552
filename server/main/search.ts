import { sql } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { readsChanges } from '../auth/rights.ts';
import { countComments } from '../beside-law/index-sizes.ts';
import { countProviderFiles, countTopics, searchProviderFiles, searchTopics } from '../beside-law/search.ts';
import type { MainDb } from '../data/open-main.ts';
import { swissDay } from '../data/versions.ts';
import { type Viewer, visibleTexts } from '../data/visible-texts.ts';
import type { PassageQuery, PassagesReply } from '../search/answer/passages.ts';
import { segmentEdition } from '../search/index/segment.ts';
import type { SearchBackend } from '../search/search-backend.ts';
import type { MainHandlers, ViewingCaller } from './authentication.ts';
import { boxOffers } from './box-offers.ts';
import { planOf } from './domain-settings.ts';
import type { MainData } from './find-text.ts';
import { createIndexBuilds } from './index-builds.ts';
import { refuseIsolated } from './provider-changes.ts';
import { countProviderComments, searchProviderComments } from './provider-comment-search.ts';

export type SearchParts = { search: SearchBackend };
type Calls =
  | 'mainSearch'
  | 'searchRegArtComments'
  | 'searchTopics'
  | 'searchChangeFiles'
  | 'boxOffers'
  | 'suggest'
  | 'index';
type Dependencies = SearchParts & MainData & { db: MainDb };

/** Searches the regulations and what there is beside them, and rebuilds the index. */
export function searchHandlers({ now, db, read, search }: Dependencies): Pick<MainHandlers, Calls> {
  const build = createIndexBuilds({ db, rebuildTexts: search.rebuild, now });
  return {
    mainSearch: async ({ query, caller, signal }) => {
      const [reply, topics, regestaComments, changeFiles] = await Promise.all([
        search.search({ query, viewer: caller.viewer, today: swissDay(now()), signal: signal?.() }),
        countTopics(read, query.query),
        countProviderComments(read, caller.viewer, query.query),
        seesChangeFiles(read, caller).then((sees) => (sees ? countProviderFiles(read, query.query) : 0)),
      ]);
      return { ...reply, facetFields: { ...reply.facetFields, topics, regestaComments, changeFiles } };
    },
    searchRegArtComments: ({ query, caller: { viewer } }) => searchProviderComments(read, viewer, query),
    searchTopics: ({ query }) => searchTopics(read, query),
    searchChangeFiles: ({ query, caller }) => {
      refuseIsolated(caller);
      return searchProviderFiles(read, query);
    },
    boxOffers: ({ query: { language }, caller }) => boxOffers({ read, now, viewer: caller.viewer }, language),
    suggest: ({ query, caller: { viewer }, signal }) =>
      search.suggest({ query, viewer, today: swissDay(now()), signal: signal?.() }),
    index: async ({ body: { entityType, language }, caller }) => {
      refuseIsolated(caller);
      if (entityType !== 'regulations') {
        const built = await build({ entityType });
        // Comments on documents that are internal to others were indexed too.
        const comments =
          entityType === 'regestaComments' ? await countComments(read, caller.viewer) : undefined;
        return { entityType, language, ...built, entries: comments ?? built.entries };
      }
      const { seconds } = await build({ entityType, language });
      const counts = await countIndexed(read, caller.viewer, language);
      return { entityType, language, entries: counts.texts, counts, seconds };
    },
  };
}

export type PassageSearch = (
  question: PassageQuery & { viewer: Viewer; signal?: AbortSignal | undefined },
) => Promise<PassagesReply>;

/** Finds the passages from which questions are answered, for who sees them. */
export function createPassageSearch({ search, now }: Pick<Dependencies, 'search' | 'now'>): PassageSearch {
  return ({ viewer, signal, ...query }) => search.passages({ query, viewer, today: swissDay(now()), signal });
}

/** Whether the files of changes are part of what somebody searches. */
export async function seesChangeFiles(
  read: MainDb,
  { roles, organisation }: Pick<ViewingCaller, 'roles' | 'organisation'>,
): Promise<boolean> {
  return roles.includes('CHANGE_READER') && readsChanges(roles, await planOf(read, organisation));
}

/** What of the rebuilt index the caller may know of: texts that are internal to others were rebuilt too. */
async function countIndexed(read: MainDb, viewer: Viewer, language: LanguageCode) {
  const { texts, paragraphs } = await visibleTexts(read, viewer)
    .innerJoin('search_segment', 'search_segment.text_id', 'text.id')
    .select(({ fn }) => [
      fn.countAll<string>().as('texts'),
      fn.sum<string | null>('search_segment.paragraphs').as('paragraphs'),
    ])
    .where('search_segment.language', '=', language)
    .executeTakeFirstOrThrow();
  return { texts: Number(texts), paragraphs: Number(paragraphs ?? 0) };
}

/** Texts of each language that the viewer may see, and how many of them are indexed by this version of the program. */
export async function textIndexSizes(read: MainDb, viewer: Viewer) {
  const rows = await visibleTexts(read, viewer)
    .leftJoin('search_segment', 'search_segment.text_id', 'text.id')
    .select('text.language')
    .select(({ fn }) => [
      fn.countAll<string>().as('texts'),
      fn.sum<string | null>('search_segment.paragraphs').as('paragraphs'),
      sql<number>`(count(*) filter (where search_segment.edition = ${segmentEdition}))::integer`.as(
        'indexed',
      ),
    ])
    .groupBy('text.language')
    .execute();
  return rows
    .map(({ language, texts, paragraphs, indexed }) => ({
      language,
      texts: Number(texts),
      paragraphs: Number(paragraphs ?? 0),
      indexed,
    }))
    .sort((a, b) => languageCodes.indexOf(a.language) - languageCodes.indexOf(b.language));
}
