import { atom } from 'nanostores';
import { createLruCache } from '../async/lru-cache.ts';
import { orElse } from '../async/or-else.ts';
import type { Suggestion } from '../contract/main/search.ts';
import { findFatalProblem, isPlain, recognition } from './search-request.ts';
import type { SearchContext, SearchDependencies, Suggested } from './search-types.ts';

/** Suggestions begin with this many characters. */
const minLength = 2;
const maxReplies = 60;

/**
 * Suggestions for a term that is being typed. Replies are cached; a newer term aborts the call of the older.
 * `findInDocument` looks for the term among the places of the open document.
 */
export function createSuggestions(
  { main, notices }: Pick<SearchDependencies, 'main' | 'notices'>,
  findInDocument: (term: string, context: SearchContext) => Promise<Suggestion | undefined>,
) {
  const $suggested = atom<Suggested | undefined>(undefined);
  const replies = createLruCache<string, Suggested>(maxReplies);
  let controller = new AbortController();

  async function fetchFor(
    term: string,
    { searchLanguage, displayLanguage, languageChosen, versionDate }: SearchContext,
    signal: AbortSignal,
  ): Promise<Suggested | undefined> {
    const languages = { query: term, searchLanguage, displayLanguage, ...recognition({ languageChosen }) };
    const query = versionDate === undefined ? languages : { ...languages, versionDate };
    const key = JSON.stringify(query);
    const known = replies.get(key);
    if (known) return known;
    // The box works without suggestions; the search itself reports that a server is unreachable.
    const options = { report: notices.report, doing: 'suggest what is typed', signal };
    const suggested = await orElse(main.suggest(query, { signal }), undefined, options);
    if (suggested === undefined) return undefined;
    const reply = { term, ...suggested };
    replies.set(key, reply);
    return reply;
  }

  return {
    $suggested,
    async suggest(term: string, context: SearchContext) {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      const query = term.trim();
      const isReadable = query.length >= minLength && (isPlain(query) || !(await findFatalProblem(query)));
      if (signal.aborted) return;
      const [reply, inDocument] = await Promise.all([
        isReadable ? fetchFor(query, context, signal) : undefined,
        findInDocument(query, context),
      ]);
      if (signal.aborted) return;
      $suggested.set(inDocument ? { term: query, direct: [], ...reply, inDocument } : reply);
    },
    reset() {
      controller.abort();
      replies.clear();
      $suggested.set(undefined);
    },
  };
}
