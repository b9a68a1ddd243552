import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FailedAction, RowRefusal } from '#core/users/refusal.ts';
import { useApp } from '#widgets/app-context.tsx';
import { useIsMounted } from '../../use-is-mounted.ts';

type After = { onClose: () => void; onGone: () => void };

/**
 * Deletes something in a dialog. A failure is displayed in the dialog, or in a notice if the dialog was
 * closed meanwhile.
 */
export function useRemoval<General extends FailedAction>(
  remove: () => Promise<RowRefusal<General> | undefined>,
  { onClose, onGone }: After,
) {
  const { notices } = useApp();
  const isMounted = useIsMounted();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<RowRefusal<General>>();
  const isGone = useRef(false);
  const focusRest = useEffectEvent(onGone);
  // Dialogs leave the page when they close, and closing returns the focus to a button that disappeared with its row.
  useEffect(
    () => () => {
      if (isGone.current) focusRest();
    },
    [],
  );
  return {
    busy,
    problem,
    async run() {
      if (busy) return;
      setBusy(true);
      setProblem(undefined);
      const failed = await remove();
      if (!isMounted.current) {
        if (failed) notices.tell({ kind: 'error', key: `users.${failed.key}` });
        return;
      }
      setBusy(false);
      setProblem(failed);
      if (failed) return;
      isGone.current = true;
      onClose();
    },
  };
}
