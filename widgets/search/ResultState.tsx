import type { ReactNode } from 'react';
import type { SearchReply } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { correctedTerm, type QueryProblem } from '#core/search/query-language.ts';
import { changeSearch, isNarrowed, pagesOf, type SearchRequest } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { useHeading } from '../ui/heading-level.ts';
import * as hits from './hit.css.ts';
import { LadderLines } from './LadderLines.tsx';
import { problemText } from './problem-text.ts';
import * as styles from './results.css.ts';

type StateProps = { title: string; hint?: string | undefined; children?: ReactNode };

/** A state without hits: what happened, and what the user can do. */
export function ResultState({ title, hint, children }: StateProps) {
  const Heading = useHeading(1);
  return (
    <div className={styles.state}>
      <Heading className={styles.stateTitle}>{title}</Heading>
      {hint ? <p>{hint}</p> : null}
      {children}
    </div>
  );
}

type AskProps = { request: SearchRequest; onAsk: (request: SearchRequest) => void };

const nothingChosen = { categories: [], documents: [], parts: [], validities: [], versionDate: undefined };

/** No hits: offers the steps of the ladder, or to remove the filters. */
export function NoHits({ request, onAsk, reply }: AskProps & { reply: SearchReply }) {
  const text = useLoadedText<typeof searchTexts>();
  const narrowed = isNarrowed(request);
  // While the search is being prepared, a hit may be missing: that is no reason to doubt the words.
  const absent = reply.learning ? 'search.nothingYet' : 'search.nothing';
  const hint = text(reply.learning ? 'search.learning' : 'search.nothingHint');
  return (
    <>
      <ResultState
        title={text(narrowed ? 'search.nothingNarrowed' : absent, { term: request.term })}
        hint={narrowed && !reply.learning ? undefined : hint}
      >
        {narrowed ? (
          <Button onClick={() => onAsk(changeSearch(request, nothingChosen))}>
            {text('search.resetAll')}
          </Button>
        ) : null}
      </ResultState>
      <div className={hits.hit}>
        <LadderLines steps={reply.ladder} request={request} onAsk={onAsk} />
      </div>
    </>
  );
}

/** A page number in the address beyond the last page. */
export function BeyondLast({
  page,
  total,
  onPage,
}: {
  page: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const text = useLoadedText<typeof searchTexts>();
  const last = pagesOf(total);
  return (
    <ResultState title={text('search.beyondLast', { page })}>
      <Button onClick={() => onPage(last)}>{text('search.toLastPage', { page: last })}</Button>
    </ResultState>
  );
}

/** A term that cannot be searched as it was meant. */
export function BadTerm({ request, onAsk, problem }: AskProps & { problem: QueryProblem }) {
  const text = useLoadedText<typeof searchTexts>();
  const better = correctedTerm(request.term, problem);
  return (
    <ResultState title={problemText(text, problem)} hint={text('search.notAsked')}>
      {better === undefined ? null : (
        <Button onClick={() => onAsk(changeSearch(request, { term: better }))}>
          {text('search.searchWith', { term: better })}
        </Button>
      )}
    </ResultState>
  );
}
