import { useState } from 'react';
import type { ChangeProblem } from '#core/changes/change-problem.ts';
import { changes } from '#core/changes/store.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { useApp } from '../app-context.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { NumberConfirmDialog } from '../NumberConfirmDialog.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';

type DeleteChangeDialogProps = { change: Change; onClose: () => void };

/** Deletes an own change after the displayed number was typed (specification, section 5). */
export function DeleteChangeDialog({ change, onClose }: DeleteChangeDialogProps) {
  const { text } = useChangeScene().words;
  const { part, notices } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ChangeProblem>();
  const remove = async () => {
    setBusy(true);
    const failed = await part(changes).remove(change);
    setBusy(false);
    setProblem(failed);
    if (failed) return;
    notices.tell({ kind: 'success', key: 'changes.deleted' });
    onClose();
  };
  return (
    <NumberConfirmDialog
      heading={text('changes.deleteTitle')}
      intro={text('changes.deleteText', { topic: change.topic })}
      cancelLabel={text('changes.cancel')}
      submitLabel={text('changes.delete')}
      numberLabel={(number) => text('changes.typeNumber', { number })}
      wrongNumber={text('changes.wrongNumber')}
      invalidLabel={text('changes.invalidData')}
      className={styles.form}
      busy={busy}
      problem={
        <FormProblem
          message={problem && `${text('changes.notDeleted')} ${text(`changes.${problem.key}`)}`}
          away={problem?.away}
        />
      }
      onCancel={onClose}
      onSubmit={() => void remove()}
    />
  );
}
