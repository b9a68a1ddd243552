import { CircleAlert } from 'lucide';
import type { AnswerProblem as Problem } from '#core/assurance/answer-problem.ts';
import type { assuranceTexts } from '#core/i18n/assurance.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from '../app-context.tsx';
import { awayTitles } from '../FormProblem.tsx';
import * as failure from '../form-problem.css.ts';
import { Icon } from '../ui/Icon.tsx';

type AnswerProblemProps = {
  /** What did not happen. */
  intro: string;
  problem: Problem | undefined;
  /** What stays all the same. */
  after?: string;
};

/** Why an answer was not saved or withdrawn; read aloud when it appears. */
export function AnswerProblem({ intro, problem, after }: AnswerProblemProps) {
  const text = useLoadedText<typeof assuranceTexts | typeof commonTexts>();
  return (
    <div role="alert">
      {problem ? (
        <p className={failure.problem}>
          <Icon of={CircleAlert} className={failure.icon} />
          <span>
            {[intro, problem.away && text(awayTitles[problem.away]), text(`assurance.${problem.key}`), after]
              .filter(Boolean)
              .join(' ')}
          </span>
        </p>
      ) : null}
    </div>
  );
}
