import type { ReactNode } from 'react';
import type { searchTexts } from '#core/i18n/search.ts';
import { correctedTerm, type QueryProblem } from '#core/search/query-language.ts';
import { changeSearch, pagesOf, type SearchRequest } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { useHeading } from '../ui/heading-level.ts';
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
