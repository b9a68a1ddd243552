import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#core/contract/domain/user.ts';
import type { peopleTexts } from '#core/i18n/people.ts';
import { mailOutcome } from '#core/users/mail-outcome.ts';
import { refusal } from '#core/users/refusal.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import * as button from '#widgets/ui/button.css.ts';
import { classes } from '#widgets/ui/classes.ts';
import { routes } from '../../routes.ts';
import { useLoaded } from '../../use-loaded.ts';
import { useSubmission } from '../../use-submission.ts';
import * as styles from '../forms.css.ts';
import { FormPage, WhenLoaded } from './FormPage.tsx';
import { MailOutcome, type MailOutcomeOf } from './MailOutcome.tsx';
import { NotYours } from './NotYours.tsx';
import { RefusalLine } from './RefusalLine.tsx';
import { useHigherRight } from './use-higher-right.ts';

/** Lets an administrator send a link for a new password to a user. */
export function ResetPassword({ id }: { id: string }) {
  const { domain } = useApp();
  const loaded = useLoaded('load a user', id, () => domain.user({ id }));
  return (
    <FormPage title="users.resetTitle">
      <WhenLoaded of={loaded}>{(user) => <ResetForm user={user} />}</WhenLoaded>
    </FormPage>
  );
}

function ResetForm({ user }: { user: User }) {
  const right = useHigherRight(user);
  return right === undefined ? <SendLink user={user} /> : <NotYours user={user} role={right} />;
}

function SendLink({ user: { id, email, fullName } }: { user: User }) {
  const { domain } = useApp();
  const text = useLoadedText<typeof peopleTexts>();
  const [outcome, setOutcome] = useState<MailOutcomeOf>();
  const { busy, problem, run } = useSubmission('send a link to a new password', refusal);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      setOutcome({ email, ...(await mailOutcome(domain.sendPasswordReset({ id, body: {} }))) });
    });
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <p className={styles.intro}>{text('people.resetIntro', { name: fullName, email })}</p>
      <RefusalLine problem={problem} failed="resetFailed" />
      <MailOutcome what="reset" outcome={outcome} />
      <div className={styles.actions}>
        <Button kind="primary" size="large" type="submit" busy={busy}>
          {text('people.sendReset')}
        </Button>
        <Link
          href={routes.users.address('edit', id)}
          className={classes(button.kind.quiet, button.size.large)}
        >
          {text('people.back')}
        </Link>
      </div>
    </form>
  );
}
