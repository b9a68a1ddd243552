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
  /** What is said where nobody knows why. */
  failed: Failed;
};

/** What the servers refused, in words; what they say themselves where there are none for it. */
export function RefusalLine({ problem, failed }: RefusalLineProps) {
  const text = useLoadedText<typeof peopleTexts>();
  if (!problem) return <FormProblem message={undefined} />;
  const { key, away, message } = problem;
  return <FormProblem message={message ?? text(`people.${key === 'failed' ? failed : key}`)} away={away} />;
}
