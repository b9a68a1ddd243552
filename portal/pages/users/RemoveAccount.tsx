import { useContext, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#core/contract/domain/user.ts';
import { drafts } from '#core/drafts/drafts.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { peopleTexts } from '#core/i18n/people.ts';
import { refusal } from '#core/users/refusal.ts';
import { confirmsAddress, removeOwnAccount } from '#core/users/remove-account.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { Field } from '#widgets/ui/Field.tsx';
import { LeaveGuardContext } from '../../leave-guard.tsx';
import { routes } from '../../routes.ts';
import { useSubmission } from '../../use-submission.ts';
import * as styles from '../forms.css.ts';
import { RefusalLine } from './RefusalLine.tsx';

/** Removes the user's own account after the own e-mail address was typed. */
export function RemoveAccount({ user }: { user: User }) {
  const text = useLoadedText<typeof peopleTexts>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={classes(styles.link, styles.grave)} onClick={() => setOpen(true)}>
        {text('people.removeAccount')}
      </button>
      {open ? <RemoveDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RemoveDialog({ user: { id, email }, onClose }: { user: User; onClose: () => void }) {
  const app = useApp();
  const text = useLoadedText<typeof peopleTexts | typeof commonTexts>();
  const [, navigate] = useLocation();
  const watching = useContext(LeaveGuardContext);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmission('remove the own account', refusal);
  const isConfirmed = confirmsAddress(typed, email);
  const isOnTheWay = email.startsWith(typed.trim());
  const wrong = typed.trim() === '' ? 'emailRequired' : 'notYourEmail';

  const leave = () => {
    app.part(drafts).forget(email);
    // Unsaved entries in the form no longer matter.
    watching.current = undefined;
    navigate(routes.signIn.address(), { replace: true });
  };
  const remove = () => void run(() => removeOwnAccount(app, id, leave));
  return (
    <ConfirmDialog
      open
      heading={text('people.removeTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('people.removeAccount')}
      valid={isConfirmed}
      invalidLabel={text('people.invalidData')}
      waits
      busy={busy}
      grave
      onCancel={onClose}
      onSubmit={remove}
      onInvalid={() => setTried(true)}
    >
      <div className={styles.form}>
        <p className={styles.intro}>{text('people.removeText', { email })}</p>
        <Field
          label={text('people.email')}
          name="confirm-email"
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={!isConfirmed && (tried || !isOnTheWay) ? text(`people.${wrong}`) : undefined}
        />
        <RefusalLine problem={problem} failed="removeFailed" />
      </div>
    </ConfirmDialog>
  );
}
