import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileProblem } from '#core/changes/file-problem.ts';
import { changeFiles, type FilesOf } from '#core/changes/files-store.ts';
import type { ChangeFile } from '#core/contract/change-files.ts';
import { confirmationNumber, confirmsNumber } from '#core/contract/rules.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '../../app-context.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FileProblemLine } from './FileProblemLine.tsx';
import * as styles from './files.css.ts';

type DeleteFileDialogProps = { change: FilesOf; file: ChangeFile; onClose: () => void; onGone: () => void };

/** Deletes a file after the displayed number was typed (specification, section 5). */
export function DeleteFileDialog({ change, file, onClose, onGone }: DeleteFileDialogProps) {
  const text = useLoadedText<typeof changeFileTexts | typeof commonTexts>();
  const { remove } = useApp().part(changeFiles);
  const [number] = useState(() => confirmationNumber(Math.random));
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FileProblem>();
  const isGone = useRef(false);
  const tell = useEffectEvent(onGone);
  // Closing returns the focus to a button that has disappeared with its row.
  useEffect(
    () => () => {
      if (isGone.current) tell();
    },
    [],
  );
  const isRight = confirmsNumber(typed, number);
  const { label, name } = file;
  const run = async () => {
    setBusy(true);
    const failed = await remove(change, file);
    setBusy(false);
    setProblem(failed);
    if (failed) return;
    isGone.current = true;
    onClose();
  };
  return (
    <ConfirmDialog
      open
      heading={text('changefiles.deleteTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('changefiles.delete')}
      valid={isRight}
      invalidLabel={text('changefiles.invalidData')}
      busy={busy}
      grave
      onCancel={onClose}
      onSubmit={() => void run()}
      onInvalid={() => setIsWrong(true)}
    >
      <div className={styles.form}>
        <p>{text('changefiles.deleteText', { label, name })}</p>
        <Field
          label={text('changefiles.typeNumber', { number })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={typed}
          error={isWrong && !isRight ? text('changefiles.wrongNumber') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FileProblemLine problem={problem} />
      </div>
    </ConfirmDialog>
  );
}
