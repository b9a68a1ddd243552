import { useState } from 'react';
import type { ChangeProblem } from '#core/changes/change-problem.ts';
import { changes } from '#core/changes/store.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { confirmationNumber, confirmsNumber } from '#core/contract/rules.ts';
import { useApp } from '../app-context.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Field } from '../ui/Field.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';

type DeleteChangeDialogProps = { change: Change; onClose: () => void };

/** Deletes an own change after the displayed number was typed (specification, section 5). */
export function DeleteChangeDialog({ change, onClose }: DeleteChangeDialogProps) {
  const { text } = useChangeScene().words;
  const { part, notices } = useApp();
  const [number] = useState(() => confirmationNumber(Math.random));
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ChangeProblem>();
  const isRight = confirmsNumber(typed, number);
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
    <ConfirmDialog
      open
      heading={text('changes.deleteTitle')}
      cancelLabel={text('changes.cancel')}
      submitLabel={text('changes.delete')}
      valid={isRight}
      invalidLabel={text('changes.invalidData')}
      busy={busy}
      grave
      onCancel={onClose}
      onSubmit={() => void remove()}
      onInvalid={() => setIsWrong(true)}
    >
      <div className={styles.form}>
        <p>{text('changes.deleteText', { topic: change.topic })}</p>
        <Field
          label={text('changes.typeNumber', { number })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={typed}
          error={isWrong && !isRight ? text('changes.wrongNumber') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormProblem
          message={problem && `${text('changes.notDeleted')} ${text(`changes.${problem.key}`)}`}
          away={problem?.away}
        />
      </div>
    </ConfirmDialog>
  );
}
