import { atom } from 'nanostores';
import type { SearchReply } from '../contract/main/search.ts';
import { type Asked, askFor } from './asked.ts';
import { createLateJump } from './late-jump.ts';
import type { RecentSearches } from './recent.ts';
import { createResults } from './results.ts';
import type { Destination, SearchContext, Searching, SearchTools } from './search-types.ts';
import { createSuggestions } from './suggestions.ts';
import { createTermReader } from './term-reader.ts';

/** A box and its results: runs searches (specification part 2, section 4) and keeps what they answered. */
export function createSearching(tools: SearchTools, recent: RecentSearches): Searching {
  const $term = atom('');
  const $running = atom(false);
  const results = createResults(tools);
  const reader = createTermReader();
  const { $problem } = reader;
  const jump = createLateJump(tools);
  const suggestions = createSuggestions(tools, jump.suggest);

  function reset() {
    results.reset();
    suggestions.reset();
    reader.reset();
  }

  const leave = tools.session.$session.listen(({ signedIn }) => {
    if (signedIn) return;
    reset();
    $term.set('');
  });

  /** What becomes of a term that is not empty, while no search runs. */
  async function flow(term: string, context: SearchContext): Promise<Destination | undefined> {
    const path = await jump.find(term, context);
    if (path !== undefined) return { to: 'jump', path };
    return await reader.after(term, async (isWrong) => {
      if (isWrong) return undefined;
      recent.remember(term);
      const asked = askIn(context, term);
      results.forget();
      const outcome = await results.load(asked);
      // Somebody went elsewhere meanwhile: this search leads nowhere.
      if (outcome === undefined) return undefined;
      return destinationOf(asked, outcome.state === 'ready' ? outcome.value : undefined);
    });
  }

  return {
    $term,
    $asked: results.$asked,
    $results: results.$results,
    $domain: results.$domain,
    $problem,
    $running,
    $suggested: suggestions.$suggested,
    async run(term, context) {
      const wanted = term.trim();
      if (wanted === '' || $running.get()) return undefined;
      $running.set(true);
      try {
        return await flow(wanted, context);
      } finally {
        $running.set(false);
      }
    },
    async show(asked) {
      await reader.after(asked.term, async (isWrong) => {
        if (isWrong || asked.term === '') results.reset(asked);
        else await results.load(asked);
      });
    },
    async retry() {
      const asked = results.$asked.get();
      if (asked) await results.load(asked);
    },
    suggest: suggestions.suggest,
    forgive: () => $problem.set(undefined),
    close() {
      leave();
      reset();
    },
  };
}

/** The law of the day that is looked at stays the one that is searched; all else begins afresh. */
function askIn({ searchLanguage, displayLanguage, versionDate }: SearchContext, term: string): Asked {
  const asked = askFor(term, searchLanguage, displayLanguage);
  return versionDate === undefined ? asked : { ...asked, versionDate };
}

/** Hits, none, or a failure that can be tried again: the results. One document or provision: the reader. */
function destinationOf(asked: Asked, reply: SearchReply | undefined): Destination {
  const target = reply && reply.status < 2 ? reply.target : undefined;
  if (!target) return { to: 'results', asked };
  return { to: 'read', ...target, language: asked.displayLanguage };
}
