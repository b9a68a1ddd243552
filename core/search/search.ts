import { atom, type WritableAtom } from 'nanostores';
import { lazy, memoize } from '../async/memoize.ts';
import { orElse } from '../async/or-else.ts';
import { createResource, type Resource } from '../async/resource.ts';
import type { DomainSearchReply } from '../contract/domain/search.ts';
import type { LanguageCode } from '../contract/languages.ts';
import { type SearchReply, type Suggestion, searchCalls } from '../contract/main/search.ts';
import { resetWithChoice } from '../samples.ts';
import type { createJump } from './jump.ts';
import { createPreview } from './preview.ts';
import type { QueryProblem } from './query-language.ts';
import { createRecentSearches, type RecentSearches } from './recent.ts';
import { filesIn, type ProviderQuery, searchBesideLaw } from './search-beside-law.ts';
import {
  afterOthers,
  domainQuery,
  findFatalProblem,
  isPlain,
  mainQuery,
  newSearch,
  providerQuery,
  type SearchRequest,
} from './search-request.ts';
import type {
  BoxSearch,
  Destination,
  ProviderReply,
  Search,
  SearchContext,
  SearchDependencies,
} from './search-types.ts';
import { createSuggestions } from './suggestions.ts';

/**
 * The calls that the search makes. They load together with it, so that the first search does not wait for the
 * whole contract.
 */
export const calls = searchCalls;

/** The search of one app: recent searches are shared; each box has its own term and results. */
export function createSearch(dependencies: SearchDependencies): Search {
  const recent = createRecentSearches(dependencies);
  return {
    recent,
    ...createOffers(dependencies),
    shared: createBoxSearch(dependencies, recent),
    createBoxSearch: () => createBoxSearch(dependencies, recent),
    createPreview: () => createPreview(dependencies),
  };
}

/** What the box offers before anybody types, and the documents that hits are in; each fetched once in a language. */
export function createOffers({
  main,
  samples,
  notices,
}: Pick<SearchDependencies, 'main' | 'samples' | 'notices'>): Pick<Search, 'offers' | 'documents'> {
  const list = memoize((language: LanguageCode, _samplesListed: boolean) =>
    main.listOfRegulation({ body: { language } }),
  );
  const find = memoize((language: LanguageCode, _samplesListed: boolean) => main.boxOffers({ language }));
  const samplesListed = () => samples?.$listed.get() ?? false;
  const { report } = notices;
  return {
    offers: (language) =>
      orElse(find(language, samplesListed()), undefined, {
        report,
        doing: 'find sample queries and sources',
      }),
    documents: (language) =>
      orElse(list(language, samplesListed()), [], { report, doing: 'list the documents' }),
  };
}

/** A box and its results: runs searches (specification part 2, section 4) and keeps their replies. */
export function createBoxSearch(dependencies: SearchDependencies, recent: RecentSearches): BoxSearch {
  const $term = atom('');
  const $running = atom(false);
  const results = createResults(dependencies);
  const check = createTermCheck();
  const places = createPlaceFinder(dependencies);
  const suggestions = createSuggestions(dependencies, places.suggest);

  function reset() {
    results.reset();
    suggestions.reset();
    check.reset();
  }

  const stopListening = dependencies.session.$session.listen(({ signedIn }) => {
    if (signedIn) return;
    reset();
    $term.set('');
  });
  const stopFollowing = resetWithChoice(dependencies, { reset });

  const find = createFlow(results, check, places, recent);
  const typing = createTyping($term);

  return {
    $term,
    $request: results.$request,
    $results: results.$results,
    $domain: results.$domain,
    $provider: results.$provider,
    $problem: check.$problem,
    $running,
    $suggested: suggestions.$suggested,
    async run(term, context) {
      const trimmed = term.trim();
      if (trimmed === '' || $running.get()) return undefined;
      $running.set(true);
      try {
        return await find(trimmed, context);
      } finally {
        $running.set(false);
        typing.ended(trimmed);
      }
    },
    adopt: typing.adopt,
    async show(request) {
      await check.run(request.term, async (isWrong) => {
        if (isWrong || request.term === '') results.reset(request);
        else await results.load(request);
      });
    },
    async retry() {
      const request = results.$request.get();
      if (request) await results.load(request);
    },
    suggest: suggestions.suggest,
    dismissProblem: () => check.$problem.set(undefined),
    close() {
      stopListening();
      stopFollowing?.();
      reset();
    },
  };
}

/** What is typed in a box while a search runs. */
function createTyping($term: WritableAtom<string>) {
  /** The term of the last search, if something else was typed while it ran. */
  let typedOver: string | undefined;
  return {
    ended(term: string) {
      typedOver = $term.get().trim() === term ? undefined : term;
    },
    adopt(term: string) {
      if (term !== typedOver) $term.set(term);
      typedOver = undefined;
    },
  };
}

/** The steps of one search: a place in the open document, the check of the term, then the calls. */
function createFlow(
  results: ReturnType<typeof createResults>,
  check: ReturnType<typeof createTermCheck>,
  places: Jump,
  recent: RecentSearches,
) {
  return async (term: string, context: SearchContext): Promise<Destination | undefined> => {
    const path = await places.find(term, context);
    if (path !== undefined) return { to: 'jump', path };
    return await check.run(term, async (isWrong) => {
      if (isWrong) return undefined;
      recent.remember(term);
      const request = requestIn(context, term);
      results.invalidate();
      const outcome = await results.load(request);
      // Superseded by another search, which leads somewhere else.
      if (outcome === undefined) return undefined;
      return destinationOf(request, outcome.state === 'ready' ? outcome.value : undefined);
    });
  };
}

/** A new search keeps the day of the displayed results; all other filters are reset. */
function requestIn(context: SearchContext, term: string) {
  const { searchLanguage, displayLanguage, languageChosen, versionDate } = context;
  return {
    ...newSearch(term, searchLanguage, displayLanguage),
    ...(languageChosen ? { languageChosen } : {}),
    ...(versionDate === undefined ? {} : { versionDate }),
  };
}

/** A single document or provision leads to the reader; hits, no hits or a failure lead to the results. */
function destinationOf(request: SearchRequest, reply: SearchReply | undefined): Destination {
  const target = reply && reply.status < 2 ? reply.target : undefined;
  if (!target) return { to: 'results', request };
  return { to: 'read', ...target, language: request.displayLanguage };
}

/** Checks the terms of one box, one at a time, and holds the problem of the last. */
function createTermCheck() {
  const $problem = atom<QueryProblem | undefined>(undefined);
  let checks = 0;
  return {
    $problem,
    /** Checks a term, then runs `next`, unless a newer check has begun; a plain term needs no waiting. */
    run<T>(term: string, next: (isWrong: boolean) => Promise<T>): Promise<T | undefined> {
      checks += 1;
      const own = checks;
      const settle = async (problem: QueryProblem | undefined) => {
        if (own !== checks) return undefined;
        $problem.set(problem);
        return await next(problem !== undefined);
      };
      return term === '' || isPlain(term) ? settle(undefined) : findFatalProblem(term).then(settle);
    },
    reset() {
      checks += 1;
      $problem.set(undefined);
    },
  };
}

/** The replies of both servers to the last request. */
function createResults({ main, domain, session, notices }: SearchDependencies) {
  const $request = atom<SearchRequest | undefined>(undefined);
  const $results = createResource<SearchReply>(notices);
  const $domain = createResource<DomainSearchReply>(notices);
  const $provider = createResource<ProviderReply>(notices);
  return {
    $request,
    $results,
    $domain,
    $provider,
    /** Calls both servers at the same time and waits for the main one; a call for what is on screen is not repeated. */
    load(request: SearchRequest) {
      const keep = request.term === $request.get()?.term;
      $request.set(request);
      const load = <Query, Reply>(
        reply: Resource<Reply>,
        doing: string,
        call: (query: Query, options: { signal: AbortSignal }) => Promise<Reply>,
        query: Query,
      ) => reply.load(doing, (signal) => call(query, { signal }), { key: JSON.stringify(query), keep });
      const outcome = load($results, 'search the regulations', main.mainSearch, mainQuery(request));
      const ofDomain =
        session.domainUrl() === undefined
          ? undefined
          : load($domain, 'search the organisation’s own data', domain.domainSearch, domainQuery(request));
      const ofProvider = providerQuery(request);
      const loadProvider = (query: ProviderQuery) =>
        void load($provider, 'search what Regesta has beside law', searchBesideLaw(main), query);
      if (ofProvider?.facet === 'changeFiles') {
        // Those of the organisation come first, so their number says which of these are on the page.
        void Promise.resolve(ofDomain).then((own) => {
          if ($request.get() === request) loadProvider(afterOthers(ofProvider, filesIn(own)));
        });
      } else if (ofProvider) loadProvider(ofProvider);
      return outcome;
    },
    /** Makes the next load call the servers even if the request is the same. */
    invalidate() {
      for (const each of [$results, $domain, $provider]) each.invalidate();
    },
    reset(request?: SearchRequest) {
      for (const each of [$results, $domain, $provider]) each.reset();
      $request.set(request);
    },
  };
}

type Jump = ReturnType<typeof createJump>;

/** Finds places in the open document. The code that reads citations loads with the first term that has a number. */
function createPlaceFinder({ main, notices }: SearchDependencies): Jump {
  const jump = lazy(async () => (await import('./jump.ts')).createJump({ main }));
  async function withJump<T>(term: string, context: SearchContext, find: (jump: Jump) => Promise<T>) {
    // A term without a number names no article.
    if (!context.reading || !/\d/.test(term)) return undefined;
    // Where it fails, the term is searched, which also finds the place.
    const options = { report: notices.report, doing: 'find a place in the document' };
    return await orElse(jump().then(find), undefined, options);
  }
  return {
    find: (term, context) => withJump<string | undefined>(term, context, (it) => it.find(term, context)),
    suggest: (term, context) =>
      withJump<Suggestion | undefined>(term, context, (it) => it.suggest(term, context)),
  };
}
