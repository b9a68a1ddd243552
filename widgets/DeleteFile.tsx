import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from './app-context.tsx';
import { NumberConfirmDialog } from './NumberConfirmDialog.tsx';
import * as styles from './reason-line.css.ts';

type DeleteFileProps<Problem> = {
  heading: string;
  /** What will be lost. */
  intro: string;
  submitLabel: string;
  /** Asks for the number. */
  numberLabel: (number: number) => string;
  wrongNumber: string;
  invalidLabel: string;
  /** Resolves to why it was not deleted. */
  remove: () => Promise<Problem | undefined>;
  drawProblem: (problem: Problem | undefined) => ReactNode;
  onClose: () => void;
  /** Called once the dialog is gone: closing it returns the focus to a button that has disappeared with its row. */
  onGone?: () => void;
};

/** Deletes a file after the displayed number was typed (specification, section 5), or says why it was not deleted. */
export function DeleteFile<Problem>(props: DeleteFileProps<Problem>) {
  const { remove, drawProblem, onClose, onGone, ...words } = props;
  const text = useLoadedText<typeof commonTexts>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isGone = useRef(false);
  const tell = useEffectEvent(() => onGone?.());
  useEffect(
    () => () => {
      if (isGone.current) tell();
    },
    [],
  );
  const run = async () => {
    setBusy(true);
    const failed = await remove();
    setBusy(false);
    setProblem(() => failed);
    if (failed !== undefined) return;
    isGone.current = true;
    onClose();
  };
  return (
    <NumberConfirmDialog
      {...words}
      cancelLabel={text('common.cancel')}
      className={styles.form}
      busy={busy}
      problem={drawProblem(problem)}
      onCancel={onClose}
      onSubmit={() => void run()}
    />
  );
}
