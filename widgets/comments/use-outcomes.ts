import { useState } from 'react';
import type { Outcome } from '#core/comments/actions.ts';
import type { CommentProblem } from '#core/comments/comment-problem.ts';
import { comments } from '#core/comments/store.ts';
import { useApp } from '../app-context.tsx';

/** What became of what somebody did last with a comment: each new deed ends what was said of the one before. */
export function useOutcomes() {
  const store = useApp().part(comments);
  const [said, setSaid] = useState<'saved' | 'deleted'>();
  const [problem, setProblem] = useState<{ of: 'notChanged' | 'notDeleted'; problem: CommentProblem }>();
  const clear = () => {
    setSaid(undefined);
    setProblem(undefined);
  };
  return {
    said,
    problem,
    clear,
    say: setSaid,
    act(action: Promise<Outcome>) {
      clear();
      void action.then((outcome) => {
        if ('comment' in outcome) return store.takeSaved(outcome.comment);
        setProblem({ of: 'notChanged', problem: outcome.problem });
        if (['modified', 'gone'].includes(outcome.problem.key)) store.refresh();
      });
    },
    handleDeleted(failure: CommentProblem | undefined) {
      setProblem(failure && { of: 'notDeleted', problem: failure });
      setSaid(failure ? undefined : 'deleted');
    },
  };
}
