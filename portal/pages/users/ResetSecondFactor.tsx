import { useState } from 'react';
import type { User } from '#core/contract/domain/user.ts';
import { ApiError, awayOf } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { useSubmission } from '../../use-submission.ts';
import * as forms from '../forms.css.ts';
import * as styles from './users.css.ts';

/** Lets an administrator remove the second factor of a user who has lost it. */
export function ResetSecondFactor({ user: { id, email, fullName: name, hasSecondFactor } }: { user: User }) {
  const { domain, notices } = useApp();
  const text = useLoadedText<typeof usersTexts | typeof commonTexts>();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const { busy, problem, run } = useSubmission(
    'reset a second factor',
    (error) =>
      ({
        key:
          error instanceof ApiError && error.code === 'RIGHTS_NOT_YOURS'
            ? 'rightsNotYours'
            : 'factorResetFailed',
        away: awayOf(error),
      }) as const,
  );
  if (!hasSecondFactor || isDone) return null;
  const reset = () =>
    run(async () => {
      await domain.resetSecondFactor({ id });
      notices.tell({ kind: 'success', key: 'users.factorReset' });
      setOpen(false);
      setDone(true);
    });
  return (
    <>
      <button type="button" className={forms.link} onClick={() => setOpen(true)}>
        {text('users.factorResetTitle')}
      </button>
      <ConfirmDialog
        open={isOpen}
        heading={text('users.factorResetTitle')}
        cancelLabel={text('common.cancel')}
        submitLabel={text('users.factorResetSubmit')}
        busy={busy}
        grave
        onCancel={() => setOpen(false)}
        onSubmit={() => void reset()}
      >
        <div className={styles.dialog}>
          <p>{text('users.factorResetText', { name, email })}</p>
          <FormProblem
            message={problem && !busy ? text(`users.${problem.key}`) : undefined}
            away={problem?.away}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
