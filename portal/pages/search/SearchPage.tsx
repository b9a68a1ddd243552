import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location';
import { loadedValue } from '#core/async/loadable.ts';
import type { SearchHit } from '#core/contract/main/search.ts';
import { advancedSearchTopic } from '#core/contract/main/topic-names.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { searchTexts } from '#core/i18n/search.ts';
import { matchedWords } from '#core/search/matched-words.ts';
import { type SearchRequest, searchedLanguage } from '#core/search/search-request.ts';
import type { Search } from '#core/search/search-types.ts';
import { languages } from '#core/session/languages.ts';
import { queryTarget } from '#core/watching/target.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { hitKey } from '#widgets/search/hit-place.ts';
import type { HitPlace } from '#widgets/search/results-props.ts';
import { SearchResults } from '#widgets/search/SearchResults.tsx';
import { Watch } from '#widgets/watching/Watch.tsx';
import { type EntryState, readEntryState } from '../../entry-state.ts';
import { routes } from '../../routes.ts';
import { parseSearchAddress } from '../../search-address.ts';
import { PagePending } from '../../shell/PagePending.tsx';
import { pageKeys } from '../../shell/page-keys.ts';
import { usePageTitle } from '../../shell/page-title.tsx';
import { useLoadedSearch } from '../../shell/use-loaded-search.ts';
import { GlossaryNote } from './GlossaryNote.tsx';
import { HitPreview } from './HitPreview.tsx';

/** Turns the address into a search, and changes of the search into addresses. */
export function SearchPage() {
  const { $documentLanguage } = useApp();
  const hasTexts = useText(searchTexts, readerTexts) !== undefined;
  const search = useLoadedSearch();
  const address = useLocationProperty(() => window.location.href);
  const language = useStore($documentLanguage);
  const request = useMemo(() => parseSearchAddress(address, language), [address, language]);
  if (!hasTexts || !search || !request) return <PagePending />;
  return <Results search={search} request={request} />;
}

function Results({ search, request }: { search: Search; request: SearchRequest }) {
  const { $documentLanguage, part } = useApp();
  const text = useLoadedText<typeof searchTexts>();
  const offered = useStore(part(languages).$languages);
  const [, navigate] = useLocation();
  const { shared } = search;
  const { term } = request;
  const reply = loadedValue(useStore(shared.$results));
  const { opened } = readEntryState(useHistoryState());
  usePageTitle(term === '' ? text('search.title') : text('search.titleOf', { term }));

  // Another page or order of the same hits leaves alone what is being typed.
  useEffect(() => shared.adopt(term), [shared, term]);
  useEffect(() => void shared.show(request), [shared, request]);

  useEffect(() => {
    // If both languages in the address are the same, it is the chosen one (specification part 2, section 4).
    if (request.searchLanguage === request.displayLanguage) $documentLanguage.set(request.displayLanguage);
    return $documentLanguage.listen((language) => {
      if (language === request.displayLanguage) return;
      const searchLanguage =
        request.searchLanguage === request.displayLanguage ? language : request.searchLanguage;
      navigate(routes.search.address({ ...request, displayLanguage: language, searchLanguage }), {
        replace: true,
      });
    });
  }, [$documentLanguage, request, navigate]);

  const addressOf = ({ language, ...place }: HitPlace) =>
    routes.read.address({ ...place, language: language === $documentLanguage.get() ? undefined : language });
  const open = (place: HitPlace, hit: SearchHit | undefined) => {
    if (hit === undefined) return navigate(addressOf(place));
    const left: EntryState = { opened: hitKey(hit) };
    window.history.replaceState(left, '');
    const { article = '' } = place;
    const state: EntryState = { found: { article, words: matchedWords(hit) } };
    navigate(addressOf(place), { state });
  };
  return (
    <SearchResults
      searching={shared}
      request={request}
      pageKeys={pageKeys}
      tools={
        <Watch targets={[queryTarget(request, searchedLanguage(request, reply))]} name={term} look="word" />
      }
      note={<GlossaryNote term={term} language={searchedLanguage(request, reply)} />}
      languages={offered}
      otherWays={[
        { name: 'search.advanced', href: advanced, onFollow: () => navigate(advanced) },
        { name: 'search.toSources', href: sources, onFollow: () => navigate(sources) },
      ]}
      href={addressOf}
      opened={opened}
      onOpen={open}
      onAddress={navigate}
      onAsk={(next) => navigate(routes.search.address(next))}
      preview={(hit) => <HitPreview search={search} hit={hit} />}
    />
  );
}

const advanced = routes.topic.address(advancedSearchTopic);
const sources = routes.sources.address();
