import { CircleAlert } from 'lucide';
import type { CommentProblem } from '#core/comments/comment-problem.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from '../app-context.tsx';
import { awayTitles } from '../FormProblem.tsx';
import * as failure from '../form-problem.css.ts';
import { Icon } from '../ui/Icon.tsx';

type ProblemProps = {
  /** What did not happen. */
  intro: string | undefined;
  problem: CommentProblem | undefined;
  /** What stays all the same. */
  after?: string;
  className?: string;
};

/** Why something with a comment failed; read aloud when it appears. */
export function Problem({ intro, problem, after, className }: ProblemProps) {
  const text = useLoadedText<typeof commentTexts | typeof commonTexts>();
  return (
    <div role="alert">
      {problem ? (
        <div className={className}>
          <p className={failure.problem}>
            <Icon of={CircleAlert} className={failure.icon} />
            <span>
              {[intro, problem.away && text(awayTitles[problem.away]), text(`comments.${problem.key}`), after]
                .filter(Boolean)
                .join(' ')}
            </span>
          </p>
        </div>
      ) : null}
    </div>
  );
}
