import type { Loadable } from '#core/async/loadable.ts';
import { loadedValue } from '#core/async/loadable.ts';
import type { DomainSearchReply } from '#core/contract/domain/search.ts';
import type { FacetName } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { pagesOf } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { Button } from '../ui/Button.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { facetText } from './facet-text.ts';
import * as hits from './hit.css.ts';
import { MarkedPieces } from './MarkedPieces.tsx';
import { Pager } from './Pager.tsx';
import { BeyondLast, ResultState } from './ResultState.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import * as styles from './results.css.ts';

type DomainHitsProps = {
  facet: FacetName;
  domain: Loadable<DomainSearchReply>;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => void;
  onRegulations: () => void;
};

/** Hits in the organisation's own data: comments, changes, files. */
export function DomainHits({ facet, domain, page, onPage, onRetry, onRegulations }: DomainHitsProps) {
  const text = useLoadedText<typeof searchTexts>();
  const Heading = useHeading(1);
  if (domain.state === 'failed') {
    return (
      <div className={styles.state}>
        <FailedState error={domain.error} title={text('search.domainFailed')} onRetry={onRetry} />
      </div>
    );
  }
  const reply = loadedValue(domain);
  const ofFacet = reply?.hits.filter((hit) => hit.facet === facet) ?? [];
  // The displayed hits may still be those of another facet.
  if (domain.state === 'loading' && ofFacet.length === 0) return <ResultsSkeleton />;
  const total = reply?.facetFields[facet] ?? ofFacet.length;
  if (ofFacet.length === 0 && page > pagesOf(total)) {
    return <BeyondLast page={page} total={total} onPage={onPage} />;
  }
  if (ofFacet.length === 0) {
    return (
      <ResultState title={text('search.nothingInFacet', { facet: facetText(text, facet) })}>
        <Button onClick={onRegulations}>{text('search.toRegulations')}</Button>
      </ResultState>
    );
  }
  return (
    <div>
      <ol aria-label={text('search.list')}>
        {ofFacet.map(({ id, title, snippet }) => (
          <li key={id} className={hits.hit}>
            <div className={hits.inner}>
              <div className={hits.body}>
                <Heading className={hits.heading}>{title}</Heading>
                <p className={hits.snippet}>
                  <MarkedPieces of={snippet} />
                </p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <Pager page={page} total={total} onPage={onPage} />
    </div>
  );
}
