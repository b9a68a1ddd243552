import { Fragment } from 'react';
import type { SearchReply } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { type FacetCounts, pagesOf } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Hit } from './Hit.tsx';
import * as hits from './hit.css.ts';
import { hitKey } from './hit-place.ts';
import { LadderLines } from './LadderLines.tsx';
import { Pager } from './Pager.tsx';
import { ResultNotes } from './ResultNotes.tsx';
import { BeyondLast } from './ResultState.tsx';
import * as styles from './results.css.ts';
import type { SearchResultsProps } from './results-props.ts';

/** Its code loads where nothing was found: most searches find something. */
export const NoHits = lazyComponent(async () => (await import('./NoHits.tsx')).NoHits, 'throw');

type HitListProps = Pick<SearchResultsProps, 'request' | 'onAsk' | 'href' | 'onOpen' | 'otherWays'> & {
  reply: SearchReply;
  /** What each kind has. */
  counts: FacetCounts;
  isWaiting: boolean;
  chosen: number | undefined;
  onChoose: (index: number) => void;
  onPage: (page: number) => void;
};

/** Number of hits that are displayed above the steps of the ladder. */
const beforeLadder = 3;

/** A page of hits with notes of the reply about the query. */
export function HitList(props: HitListProps) {
  const { reply, request, onAsk, isWaiting, chosen, onChoose, onPage, href, onOpen } = props;
  const text = useLoadedText<typeof searchTexts>();
  const last = Math.min(beforeLadder, reply.hits.length) - 1;
  const isBeyond = reply.total > 0 && request.page > pagesOf(reply.total) && !isWaiting;
  return (
    <div className={classes(isWaiting && styles.waiting)} aria-busy={isWaiting}>
      <ResultNotes
        reply={reply}
        request={request}
        onAsk={onAsk}
        href={href}
        onOpen={onOpen && ((place) => onOpen(place, undefined))}
      />
      {isBeyond ? (
        <BeyondLast page={request.page} total={reply.total} onPage={onPage} />
      ) : reply.hits.length === 0 ? (
        <NoHits
          request={request}
          onAsk={onAsk}
          reply={reply}
          counts={props.counts}
          otherWays={props.otherWays}
        />
      ) : (
        <ol aria-label={text('search.list')}>
          {reply.hits.map((hit, index) => (
            <Fragment key={hitKey(hit)}>
              <Hit
                hit={hit}
                request={request}
                href={href}
                onOpen={onOpen && ((place) => onOpen(place, hit))}
                isChosen={index === chosen}
                onChoose={() => onChoose(index)}
              />
              {index === last && request.page === 1 ? (
                <li className={hits.hit}>
                  <LadderLines steps={reply.ladder} request={request} onAsk={onAsk} />
                </li>
              ) : null}
            </Fragment>
          ))}
        </ol>
      )}
      {isBeyond ? null : <Pager page={request.page} total={reply.total} onPage={onPage} />}
    </div>
  );
}
