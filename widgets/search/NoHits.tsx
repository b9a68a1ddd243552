import { facetNames, type SearchReply } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import {
  changeSearch,
  type FacetCounts,
  isNarrowed,
  type SearchRequest,
} from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { facetText, facetTexts } from './facet-text.ts';
import * as hits from './hit.css.ts';
import { LadderLines } from './LadderLines.tsx';
import { ResultState } from './ResultState.tsx';
import type { OtherWay } from './results-props.ts';
import { searchedValidities, validityFilters } from './validity-filters.ts';

type NoHitsProps = {
  reply: SearchReply;
  /** What each kind has: where no law is found, comments may be. */
  counts: FacetCounts;
  request: SearchRequest;
  onAsk: (request: SearchRequest) => void;
  /** Pages where one may look instead. */
  otherWays?: readonly OtherWay[] | undefined;
};

const nothingChosen = { categories: [], documents: [], parts: [], validities: [], versionDate: undefined };

/** No hits: offers to remove the filters, what finds more, and pages where one may look instead. */
export function NoHits({ request, onAsk, reply, counts, otherWays = [] }: NoHitsProps) {
  const text = useLoadedText<typeof searchTexts>();
  const narrowed = isNarrowed(request);
  // While the search is being prepared, a hit may be missing: that is no reason to doubt the words.
  const absent = reply.learning ? 'search.nothingYet' : 'search.nothing';
  // Where a citation is said not to be there, its spelling is not in doubt.
  const isCited = reply.absent !== undefined;
  const hint = text(reply.learning ? 'search.learning' : 'search.nothingHint');
  const otherKinds = hitsOfOtherKinds(counts, request);
  const isElsewhere = otherKinds.length > 0 && !narrowed;
  const title = isElsewhere
    ? text('search.nothingInFacet', { facet: facetText(text, 'regulations') })
    : text(narrowed ? 'search.nothingNarrowed' : absent, { term: request.term });
  return (
    <>
      <ResultState
        title={title}
        hint={(narrowed || isCited || isElsewhere) && !reply.learning ? undefined : hint}
      >
        {narrowed ? (
          <Button onClick={() => onAsk(changeSearch(request, nothingChosen))}>
            {text('search.resetAll')}
          </Button>
        ) : null}
      </ResultState>
      <div className={hits.hit}>
        <LadderLines
          steps={reply.ladder}
          more={[...otherKinds, ...otherValidities(reply, request)]}
          request={request}
          onAsk={onAsk}
        />
        {otherWays.length > 0 ? <OtherWays ways={otherWays} /> : null}
      </div>
    </>
  );
}

/** What the search finds that is no law: topics, comments, changes. */
function hitsOfOtherKinds(counts: FacetCounts, request: SearchRequest) {
  return facetNames.flatMap((facet) => {
    const total = counts[facet] ?? 0;
    if (facet === 'regulations' || total === 0) return [];
    return [{ text: facetTexts[facet], total, request: changeSearch(request, { facet }) }];
  });
}

/** What the search finds in texts of other validities: in earlier versions, in those to come. */
function otherValidities({ narrow }: SearchReply, request: SearchRequest) {
  const searched = searchedValidities(request.validities);
  return narrow.validities
    .filter(({ value, count }) => count > 0 && !searched.includes(value))
    .map(({ value, count }) => ({
      text: validityFilters[value],
      total: count,
      request: changeSearch(request, { validities: [value] }),
    }));
}

function OtherWays({ ways }: { ways: readonly OtherWay[] }) {
  const text = useLoadedText<typeof searchTexts>();
  const Heading = useHeading(1);
  return (
    <div className={hits.further}>
      <Heading className={hits.furtherLabel}>{text('search.otherWays')}</Heading>
      <ul className={hits.furtherList}>
        {ways.map(({ name, href, onFollow }) => (
          <li key={href}>
            <a
              className={hits.step}
              href={href}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                onFollow();
              }}
            >
              {text(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
