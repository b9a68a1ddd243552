import { Link } from 'wouter';
import type { User } from '#core/contract/domain/user.ts';
import type { peopleTexts } from '#core/i18n/people.ts';
import type { Account } from '#core/users/account-form.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import * as button from '#widgets/ui/button.css.ts';
import { classes } from '#widgets/ui/classes.ts';
import { routes } from '../../routes.ts';
import * as styles from '../forms.css.ts';
import { ConsentChoice } from './ConsentChoice.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { NotYours } from './NotYours.tsx';
import { PersonFields } from './PersonFields.tsx';
import { RemoveAccount } from './RemoveAccount.tsx';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { type FailedPart, useAccount } from './use-account.ts';
import { useHigherRight } from './use-higher-right.ts';

type AccountFormProps = { loaded: Account; isOwn: boolean; isAdministrator: boolean };

/** An account with the fields that the current user may change; the parts are saved one after the other. */
export function AccountForm({ loaded, isOwn, isAdministrator }: AccountFormProps) {
  const text = useLoadedText<typeof peopleTexts>();
  const edit = useAccount(loaded, isOwn);
  const { account, form, change, errors } = edit;
  const right = useHigherRight(account.user);
  if (right !== undefined) return <NotYours user={account.user} role={right} />;
  return (
    <>
      <form className={styles.form} onSubmit={edit.handleSubmit} noValidate>
        <PersonFields account={account} form={form} onChange={change} error={errors.fullName} />
        {account.consents ? (
          <ConsentChoice
            offered={account.consents.offered}
            chosen={form.consents}
            onChange={(consents) => change({ consents })}
          />
        ) : null}
        {account.roles ? (
          <RoleChoice
            options={account.roles}
            chosen={form.roles}
            onChange={(roles) => change({ roles })}
            note={text('people.rolesNote')}
            error={errors.roles && text(`people.${errors.roles}`)}
          />
        ) : null}
        <NotSaved failed={edit.failed} />
        <div className={styles.actions}>
          <p className={styles.reason}>{edit.isChanged ? '\u00a0' : text('people.unchanged')}</p>
          <Button kind="primary" size="large" type="submit" disabled={!edit.isReady} busy={edit.busy}>
            {text('people.save')}
          </Button>
          {isAdministrator ? (
            <Link href={routes.users.address()} className={classes(button.kind.quiet, button.size.large)}>
              {text('people.backToUsers')}
            </Link>
          ) : (
            <Button kind="quiet" size="large" disabled>
              {text('people.backToUsers')}
            </Button>
          )}
        </div>
      </form>
      {edit.isChanged ? <LeaveDialog /> : null}
      <AccountLinks user={account.user} isOwn={isOwn} />
    </>
  );
}

/** Links from an account: to change one's own password, or to reset another user's. */
function AccountLinks({ user, isOwn }: { user: User; isOwn: boolean }) {
  const text = useLoadedText<typeof peopleTexts>();
  return (
    <div className={styles.links}>
      {isOwn ? (
        <>
          <Link href={routes.users.address('change-password')} className={styles.link}>
            {text('people.changePassword')}
          </Link>
          <Link href={routes.users.address('second-factor')} className={styles.link}>
            {text('people.secondFactor')}
          </Link>
          <RemoveAccount user={user} />
        </>
      ) : (
        <>
          <Link href={routes.users.address('reset-password', user.id)} className={styles.link}>
            {text('people.resetPassword')}
          </Link>
          <ResetSecondFactor user={user} />
        </>
      )}
    </div>
  );
}

const lost = { user: 'notSavedUser', register: 'notSavedRegister', consents: 'notSavedConsents' } as const;

/** The parts of the account that were not saved, and why; they can be saved again. */
function NotSaved({ failed }: { failed: readonly FailedPart[] }) {
  const text = useLoadedText<typeof peopleTexts>();
  const parts = failed.map(({ part }) => text(`people.${lost[part]}`));
  const reasons = failed.map(
    ({ why: { key, message } }) => message ?? text(`people.${key === 'failed' ? 'updateFailed' : key}`),
  );
  const words = [...parts, ...new Set(reasons)];
  const away = failed.find(({ why }) => why.away)?.why.away;
  return <FormProblem message={words.length > 0 ? words.join(' ') : undefined} away={away} />;
}
