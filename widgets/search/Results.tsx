import { useStore } from '@nanostores/react';
import { loadedValue } from '#core/async/loadable.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { filesOfBoth } from '#core/search/files-of-both.ts';
import { changeSearch, facetCounts, isProviderFacet } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { HitList } from './HitList.tsx';
import { BadTerm, ResultState } from './ResultState.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import * as styles from './results.css.ts';
import type { SearchResultsProps } from './results-props.ts';
import { SearchFailed } from './SearchFailed.tsx';

/** Lazy, since most searches are for regulations. */
const DomainHits = lazyComponent(async () => (await import('./DomainHits.tsx')).DomainHits);

type ResultsProps = SearchResultsProps & {
  chosen: number | undefined;
  onChoose: (index: number) => void;
  onPage: (page: number) => void;
};

/** The middle column in each of its states. */
export function Results(props: ResultsProps) {
  const { searching, request, onAsk, href, onOpen, onAddress, note, chosen, onChoose, onPage } = props;
  const text = useLoadedText<typeof searchTexts>();
  const results = useStore(searching.$results);
  const domain = useStore(searching.$domain);
  const provider = useStore(searching.$provider);
  const problem = useStore(searching.$problem);
  const reply = loadedValue(results);
  const retry = () => void searching.retry();

  if (request.term === '')
    return <ResultState title={text('search.empty')} hint={text('search.emptyHint')} />;
  if (problem) return <BadTerm request={request} onAsk={onAsk} problem={problem} />;
  if (request.facet !== 'regulations') {
    return (
      <DomainHits
        pending={<ResultsSkeleton />}
        facet={request.facet}
        results={
          request.facet === 'changeFiles'
            ? filesOfBoth(domain, provider)
            : isProviderFacet(request.facet)
              ? provider
              : domain
        }
        page={request.page}
        onPage={onPage}
        onRetry={retry}
        language={request.displayLanguage}
        href={href}
        onOpen={onOpen && ((place) => onOpen(place, undefined))}
        onAddress={onAddress}
        onRegulations={() => onAsk(changeSearch(request, { facet: 'regulations' }))}
      />
    );
  }
  if (results.state === 'failed') {
    return (
      <div className={styles.state}>
        <SearchFailed error={results.error} onRetry={retry} />
      </div>
    );
  }
  if (!reply) return <ResultsSkeleton />;
  return (
    <>
      {note}
      <HitList
        reply={reply}
        counts={facetCounts(reply, loadedValue(domain))}
        request={request}
        onAsk={onAsk}
        href={href}
        onOpen={onOpen}
        isWaiting={results.state === 'loading'}
        chosen={chosen}
        onChoose={onChoose}
        onPage={onPage}
        otherWays={props.otherWays}
      />
    </>
  );
}
