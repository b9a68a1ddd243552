import type { MouseEvent, ReactNode } from 'react';
import type { Loadable } from '#core/async/loadable.ts';
import { loadedValue } from '#core/async/loadable.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { FacetName, MarkedText } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { articlePath, splitParagraphId } from '#core/law/paragraph-id.ts';
import { isProviderFacet, pagesOf } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { Button } from '../ui/Button.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { facetText } from './facet-text.ts';
import * as hits from './hit.css.ts';
import { MarkedPieces } from './MarkedPieces.tsx';
import { Pager } from './Pager.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { BeyondLast, ResultState } from './ResultState.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import * as styles from './results.css.ts';
import type { HitPlace, PlaceHome } from './results-props.ts';

const CitedPlace = lazyComponent(async () => (await import('./CitedPlace.tsx')).CitedPlace, 'pending');

/** What is found besides regulations, by either server. */
type ResultsBesideLaw = {
  /** Absent where all are of one kind. */
  facetFields?: Readonly<Record<string, number>>;
  total: number;
  hits: readonly {
    facet?: FacetName;
    id: string;
    /** The page about it in the application. */
    address?: string | undefined;
    title?: string;
    regArt?: string | undefined;
    language?: LanguageCode | undefined;
    snippet: MarkedText;
  }[];
};

type DomainHitsProps = {
  facet: FacetName;
  results: Loadable<ResultsBesideLaw>;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => void;
  onRegulations: () => void;
  /** The language in which places are read. */
  language: LanguageCode;
  onAddress?: ((address: string) => void) | undefined;
} & PlaceHome;

/** The paragraph that a hit is about. */
function placeOf(regArt: string, language: LanguageCode): HitPlace {
  const { regTextId, path } = splitParagraphId(regArt);
  return { regTextId, path, article: articlePath(path), language };
}

/** Hits in the organisation's own data: comments, changes, files; and what the provider has beside law. */
export function DomainHits(props: DomainHitsProps) {
  const { facet, results, page, onPage, onRetry, onRegulations, language, href, onOpen, onAddress } = props;
  const text = useLoadedText<typeof searchTexts>();
  const Heading = useHeading(1);
  if (results.state === 'failed') {
    return (
      <div className={styles.state}>
        <FailedState
          error={results.error}
          title={isProviderFacet(facet) ? undefined : text('search.domainFailed')}
          onRetry={onRetry}
        />
      </div>
    );
  }
  const reply = loadedValue(results);
  const ofFacet = reply?.hits.filter((hit) => (hit.facet ?? facet) === facet) ?? [];
  // The displayed hits may still be those of another facet.
  if (results.state === 'loading' && ofFacet.length === 0) return <ResultsSkeleton />;
  const total = (reply?.facetFields ? reply.facetFields[facet] : reply?.total) ?? ofFacet.length;
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
        {ofFacet.map(({ id, title, regArt, address, language: written, snippet }) => (
          <li key={id} className={hits.hit}>
            <div className={hits.inner}>
              <div className={hits.body}>
                <Heading className={hits.heading}>
                  {regArt === undefined ? (
                    <PageLink address={address} onAddress={onAddress}>
                      {title}
                    </PageLink>
                  ) : (
                    <PlaceLink
                      className={hits.link}
                      place={placeOf(regArt, language)}
                      href={href}
                      onOpen={onOpen}
                    >
                      {title ? `${title}, ` : null}
                      <CitedPlace regArt={regArt} language={language} pending={regArt} />
                    </PlaceLink>
                  )}
                </Heading>
                <p className={hits.snippet} lang={written?.toLowerCase()}>
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

type PageLinkProps = {
  address: string | undefined;
  onAddress: ((address: string) => void) | undefined;
  children: ReactNode;
};

/** A link to a page of the application, where there is one. */
function PageLink({ address, onAddress, children }: PageLinkProps) {
  if (address === undefined || onAddress === undefined) return children;
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onAddress(address);
  };
  return (
    <a className={hits.link} href={address} onClick={follow}>
      {children}
    </a>
  );
}
