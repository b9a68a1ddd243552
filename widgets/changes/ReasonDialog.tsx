import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import { problemOfField } from '#core/changes/change-problem.ts';
import { keyOf } from '#core/changes/change-ref.ts';
import { statusText } from '#core/changes/change-words.ts';
import { changes } from '#core/changes/store.ts';
import { longestOfChange } from '#core/contract/change-limits.ts';
import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { useApp } from '../app-context.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';
import { useUnsaved } from './use-unsaved.ts';

export type StatusQuestion = {
  kind: 'reopen' | 'request' | 'replace' | 'decline';
  change: Change;
  /** The status that is chosen, or whose request is declined. */
  status: ChangeStatus;
};

const titles = {
  reopen: 'changes.reopenTitle',
  request: 'changes.requestTitle',
  replace: 'changes.replaceTitle',
  decline: 'changes.declineTitle',
} as const;
const explanations = {
  reopen: 'changes.reopenText',
  request: 'changes.requestText',
  replace: 'changes.replaceText',
  decline: 'changes.declineText',
} as const;
const buttons = {
  reopen: 'changes.reopen',
  request: 'changes.request',
  replace: 'changes.replace',
  decline: 'changes.decline',
} as const;

type ReasonDialogProps = {
  question: StatusQuestion;
  onClose: () => void;
  /** Resolves to whether it is saved. */
  onSubmit: (reason: string) => Promise<boolean>;
};

/** Asks why: taking up what has ended needs a reason; requesting an end, replacing or declining that may have one. */
export function ReasonDialog({ question, onClose, onSubmit }: ReasonDialogProps) {
  const { text } = useChangeScene().words;
  const { kind, change, status } = question;
  const form = useId();
  const [unsaved, write] = useUnsaved(`${kind} ${status} ${keyOf(change)}`);
  const reason = unsaved?.typed ?? '';
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const problem = useStore(useApp().part(changes).$problems)[keyOf(change)];
  const close = () => {
    write(undefined);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'reopen' && reason.trim() === '') return setIsMissing(true);
    setBusy(true);
    if (await onSubmit(reason.trim())) close();
    else {
      setBusy(false);
      setIsFailed(true);
    }
  };
  return (
    <Dialog
      open
      width="confirm"
      persistent
      title={text(titles[kind])}
      closeLabel={text('changes.cancel')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{text('changes.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {text(buttons[kind])}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <p>
          {text(explanations[kind], {
            topic: change.topic,
            from: text(statusText[change.status]),
            to: text(statusText[status]),
            ...(change.approval && { status: text(statusText[change.approval.status]) }),
          })}
        </p>
        <TextArea
          label={text('changes.reason')}
          maxLength={longestOfChange.reason}
          value={reason}
          error={isMissing && reason.trim() === '' ? text('changes.reasonRequired') : undefined}
          onChange={(event) => write({ typed: event.target.value, began: '' })}
        />
        <FormProblem
          message={
            isFailed && problem
              ? `${text('changes.notSaved')} ${text(`changes.${problemOfField(problem, 'status')}`)}`
              : undefined
          }
          away={isFailed ? problem?.away : undefined}
        />
      </form>
    </Dialog>
  );
}
