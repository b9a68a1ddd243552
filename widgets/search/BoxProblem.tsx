import type { searchTexts } from '#core/i18n/search.ts';
import { correctedTerm, type QueryProblem } from '#core/search/query-language.ts';
import { useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { problemText } from './problem-text.ts';
import * as styles from './suggestions.css.ts';

type BoxProblemProps = { id: string; problem: QueryProblem; term: string; onMend: (term: string) => void };

/** Why a term was not searched, with a button that searches the nearest valid term. */
export function BoxProblem({ id, problem, term, onMend }: BoxProblemProps) {
  const text = useLoadedText<typeof searchTexts>();
  const better = correctedTerm(term, problem);
  return (
    <div className={styles.problem} role="alert">
      <span id={id} className={styles.problemText}>
        {problemText(text, problem)}
      </span>
      {better === undefined ? null : (
        <Button size="small" onClick={() => onMend(better)}>
          {text('search.searchWith', { term: better })}
        </Button>
      )}
    </div>
  );
}
