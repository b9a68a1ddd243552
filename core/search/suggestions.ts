import { atom } from 'nanostores';
import { findFatalProblem, isPlain } from './late-language.ts';
import type { SearchContext, SearchTools, Suggested } from './search-types.ts';

/** Suggestions begin with this many characters. */
const fewest = 2;
const keptAnswers = 60;

/** What a term being typed may lead to: answers are kept, a newer term aborts the older one's call. */
export function createSuggestions({ main }: SearchTools) {
  const $suggested = atom<Suggested | undefined>(undefined);
  const answers = new Map<string, Suggested>();
  let controller = new AbortController();

  function keep(key: string, answer: Suggested) {
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > keptAnswers && oldest !== undefined) answers.delete(oldest);
  }

  return {
    $suggested,
    async suggest(term: string, { searchLanguage, displayLanguage, versionDate }: SearchContext) {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      const query = term.trim();
      const isReadable = query.length >= fewest && (isPlain(query) || !(await findFatalProblem(query)));
      if (signal.aborted) return;
      if (!isReadable) {
        $suggested.set(undefined);
        return;
      }
      const day = versionDate === undefined ? {} : { versionDate };
      const asked = { query, searchLanguage, displayLanguage, ...day };
      const key = JSON.stringify(asked);
      const known = answers.get(key);
      if (known) {
        $suggested.set(known);
        return;
      }
      try {
        const reply = await main.suggest(asked, { signal });
        const answer = { term: query, ...reply };
        keep(key, answer);
        if (!signal.aborted) $suggested.set(answer);
      } catch {
        // The box serves without suggestions; the search itself tells of a server that is away.
        if (!signal.aborted) $suggested.set(undefined);
      }
    },
    reset() {
      controller.abort();
      answers.clear();
      $suggested.set(undefined);
    },
  };
}
