import type { peopleTexts } from '#core/i18n/people.ts';
import type { Refusal } from '#core/users/refusal.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';

type Failed =
  | 'createFailed'
  | 'inviteFailed'
  | 'updateFailed'
  | 'removeFailed'
  | 'resetFailed'
  | 'changeFailed';
type RefusalLineProps = {
  problem: Refusal | undefined;
  /** The message if the reason is unknown. */
  failed: Failed;
};

/** Why the servers refused: a text of ours, or the server's message if there is none. */
export function RefusalLine({ problem, failed }: RefusalLineProps) {
  const text = useLoadedText<typeof peopleTexts>();
  if (!problem) return <FormProblem message={undefined} />;
  const { key, away, message } = problem;
  return <FormProblem message={message ?? text(`people.${key === 'failed' ? failed : key}`)} away={away} />;
}
