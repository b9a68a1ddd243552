import { useState } from 'react';
import { useApp } from '#widgets/app-context.tsx';
import { dismissNetworkError } from './network-notices.ts';

type Submission<P> = {
  busy: boolean;
  problem: P | undefined;
  run: (work: () => Promise<void>) => Promise<void>;
};

/** Runs one submission at a time and holds its outcome. */
export function useSubmission<P>(what: string, toProblem: (error: unknown) => P): Submission<P> {
  const { notices } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<P>();
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
        // The form says itself what is wrong.
        dismissNetworkError(notices);
        setProblem(toProblem(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
