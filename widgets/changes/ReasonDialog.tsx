import { type FormEvent, useId, useState } from 'react';
import { statusText } from '#core/changes/change-words.ts';
import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';

export type StatusQuestion = { kind: 'reopen' | 'request'; change: Change; status: ChangeStatus };

type ReasonDialogProps = {
  question: StatusQuestion;
  onClose: () => void;
  /** Resolves to whether it is saved. */
  onSubmit: (reason: string) => Promise<boolean>;
};

/** Asks why: taking up what has ended needs a reason, requesting an end may have one. */
export function ReasonDialog({ question, onClose, onSubmit }: ReasonDialogProps) {
  const { text } = useChangeScene().words;
  const { kind, change, status } = question;
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'reopen' && reason.trim() === '') return setIsMissing(true);
    setBusy(true);
    if (await onSubmit(reason.trim())) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      open
      width="confirm"
      persistent
      title={text(kind === 'reopen' ? 'changes.reopenTitle' : 'changes.requestTitle')}
      closeLabel={text('changes.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('changes.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {text(kind === 'reopen' ? 'changes.reopen' : 'changes.request')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <p>
          {text(kind === 'reopen' ? 'changes.reopenText' : 'changes.requestText', {
            topic: change.topic,
            from: text(statusText[change.status]),
            to: text(statusText[status]),
          })}
        </p>
        <TextArea
          label={text('changes.reason')}
          maxLength={1000}
          value={reason}
          error={isMissing && reason.trim() === '' ? text('changes.reasonRequired') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
