import { useLayoutEffect, useState } from 'react';
import type { ServerName } from '#core/http/api-error.ts';
import { useApp } from '#widgets/app-context.tsx';

type Submission<P> = {
  busy: boolean;
  problem: P | undefined;
  run: (work: () => Promise<void>) => Promise<void>;
};

/** The server that a form says is away. */
const awayIn = (problem: unknown): ServerName | undefined =>
  (problem as { away?: ServerName } | undefined)?.away;

/** Runs one submission at a time and holds its outcome. */
export function useSubmission<P>(what: string, toProblem: (error: unknown) => P): Submission<P> {
  const { notices } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<P>();
  const away = awayIn(problem);
  // The form says it; before the browser draws, so that a notice of it is never seen.
  useLayoutEffect(() => (away ? notices.leaveToView(away) : undefined), [notices, away]);
  return {
    busy,
    problem,
    async run(work) {
      if (busy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
      } catch (error) {
        notices.report(error, what);
        setProblem(toProblem(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
