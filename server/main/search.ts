import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '../data/open-main.ts';
import { swissDay } from '../data/versions.ts';
import { type Viewer, visibleTexts } from '../data/visible-texts.ts';
import type { SearchBackend } from '../search/search-backend.ts';
import type { MainHandlers } from './authentication.ts';
import type { MainData } from './find-text.ts';
import { countProviderComments, searchProviderComments } from './provider-comment-search.ts';

export type SearchParts = { search: SearchBackend };
type Calls = 'mainSearch' | 'searchRegArtComments' | 'suggest' | 'index';

/** Searches the regulations and rebuilds the index. */
export function searchHandlers({ now, read, search }: SearchParts & MainData): Pick<MainHandlers, Calls> {
  return {
    mainSearch: async ({ query, caller: { viewer }, signal }) => {
      const [reply, regestaComments] = await Promise.all([
        search.search({ query, viewer, today: swissDay(now()), signal: signal?.() }),
        countProviderComments(read, viewer, query.query),
      ]);
      return { ...reply, facetFields: { ...reply.facetFields, regestaComments } };
    },
    searchRegArtComments: ({ query, caller: { viewer } }) => searchProviderComments(read, viewer, query),
    suggest: ({ query, caller: { viewer }, signal }) =>
      search.suggest({ query, viewer, today: swissDay(now()), signal: signal?.() }),
    index: async ({ body: { entityType, language }, caller }) => {
      const { seconds } = await search.rebuild(language);
      return { entityType, language, counts: await countIndexed(read, caller.viewer, language), seconds };
    },
  };
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
