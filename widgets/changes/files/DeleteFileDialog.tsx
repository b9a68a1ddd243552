import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileProblem } from '#core/changes/file-problem.ts';
import { changeFiles, type FilesOf } from '#core/changes/files-store.ts';
import type { ChangeFile } from '#core/contract/change-files.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '../../app-context.tsx';
import { NumberConfirmDialog } from '../../NumberConfirmDialog.tsx';
import { FileProblemLine } from './FileProblemLine.tsx';
import * as styles from './files.css.ts';

type DeleteFileDialogProps = { change: FilesOf; file: ChangeFile; onClose: () => void; onGone: () => void };

/** Deletes a file after the displayed number was typed (specification, section 5). */
export function DeleteFileDialog({ change, file, onClose, onGone }: DeleteFileDialogProps) {
  const text = useLoadedText<typeof changeFileTexts | typeof commonTexts>();
  const { remove } = useApp().part(changeFiles);
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
    <NumberConfirmDialog
      heading={text('changefiles.deleteTitle')}
      intro={text('changefiles.deleteText', { label, name })}
      cancelLabel={text('common.cancel')}
      submitLabel={text('changefiles.delete')}
      numberLabel={(number) => text('changefiles.typeNumber', { number })}
      wrongNumber={text('changefiles.wrongNumber')}
      invalidLabel={text('changefiles.invalidData')}
      className={styles.form}
      busy={busy}
      problem={<FileProblemLine problem={problem} />}
      onCancel={onClose}
      onSubmit={() => void run()}
    />
  );
}
