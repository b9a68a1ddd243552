import { atom } from 'nanostores';
import type { Suggestion } from '../contract/main/search.ts';
import { findFatalProblem, isPlain } from './late-language.ts';
import type { SearchContext, SearchTools, Suggested } from './search-types.ts';

/** Suggestions begin with this many characters. */
const fewest = 2;
const keptAnswers = 60;

/**
 * What a term being typed may lead to: answers are kept, a newer term aborts the older one's call.
 * `findHere` knows the document that is open.
 */
export function createSuggestions(
  { main }: SearchTools,
  findHere: (term: string, context: SearchContext) => Promise<Suggestion | undefined>,
) {
  const $suggested = atom<Suggested | undefined>(undefined);
  const answers = new Map<string, Suggested>();
  let controller = new AbortController();

  function keep(key: string, answer: Suggested) {
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > keptAnswers && oldest !== undefined) answers.delete(oldest);
  }

  async function ask(
    query: string,
    { searchLanguage, displayLanguage, versionDate }: SearchContext,
    signal: AbortSignal,
  ): Promise<Suggested | undefined> {
    const day = versionDate === undefined ? {} : { versionDate };
    const asked = { query, searchLanguage, displayLanguage, ...day };
    const key = JSON.stringify(asked);
    const known = answers.get(key);
    if (known) return known;
    try {
      const answer = { term: query, ...(await main.suggest(asked, { signal })) };
      keep(key, answer);
      return answer;
    } catch {
      // The box serves without suggestions; the search itself tells of a server that is away.
      return undefined;
    }
  }

  return {
    $suggested,
    async suggest(term: string, context: SearchContext) {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      const query = term.trim();
      const isReadable = query.length >= fewest && (isPlain(query) || !(await findFatalProblem(query)));
      if (signal.aborted) return;
      const [answer, here] = await Promise.all([
        isReadable ? ask(query, context, signal) : undefined,
        findHere(query, context),
      ]);
      if (signal.aborted) return;
      $suggested.set(here ? { term: query, direct: [], ...answer, here } : answer);
    },
    reset() {
      controller.abort();
      answers.clear();
      $suggested.set(undefined);
    },
  };
}
