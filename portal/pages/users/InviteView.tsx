import { Link } from 'wouter';
import type { peopleTexts } from '#core/i18n/people.ts';
import type { RoleOption } from '#core/users/role-choice.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import * as button from '#widgets/ui/button.css.ts';
import { classes } from '#widgets/ui/classes.ts';
import { routes } from '../../routes.ts';
import { useLoaded } from '../../use-loaded.ts';
import * as styles from '../forms.css.ts';
import { AddressField } from './AddressField.tsx';
import { FormPage, WhenLoaded } from './FormPage.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MailOutcome } from './MailOutcome.tsx';
import { RefusalLine } from './RefusalLine.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { useInvite } from './use-invite.ts';

/** Invites a person to the organisation. */
export function InviteView() {
  const { main } = useApp();
  const loaded = useLoaded('load what an invite needs', '', async () => {
    const [{ emailDomain }, options] = await Promise.all([main.emailDomain({}), main.roleOptions({})]);
    return { emailDomain, options };
  });
  return (
    <FormPage title="users.inviteTitle" intro="people.inviteIntro">
      <WhenLoaded of={loaded}>{(given) => <InviteForm {...given} />}</WhenLoaded>
    </FormPage>
  );
}

type InviteFormProps = { emailDomain: string; options: readonly RoleOption[] };

function InviteForm({ emailDomain, options }: InviteFormProps) {
  const text = useLoadedText<typeof peopleTexts>();
  const invite = useInvite(emailDomain, options);
  const { draft, problems, invited, outcome } = invite;
  const [waitsFor] = Object.values(problems);
  const reason = waitsFor && text(`people.${waitsFor}`);
  return (
    <form className={styles.form} onSubmit={invite.handleSubmit} noValidate>
      <div className={styles.fields}>
        <AddressField
          ref={invite.field}
          value={draft.email}
          emailDomain={emailDomain}
          error={invite.emailError && text(`people.${invite.emailError}`)}
          onChange={(email) => invite.change({ email })}
          onLeave={invite.leaveEmail}
        />
      </div>
      <RoleChoice options={options} chosen={draft.roles} onChange={(roles) => invite.change({ roles })} />
      <RefusalLine problem={invite.problem} failed={invite.failed} />
      <MailOutcome what="invite" outcome={outcome} />
      <div className={styles.actions}>
        <p className={styles.reason}>{reason ?? '\u00a0'}</p>
        <Button
          kind={invited === undefined ? 'primary' : 'plain'}
          size="large"
          type="submit"
          disabled={reason !== undefined || invited !== undefined}
          busy={invite.busy}
        >
          {text('people.sendInvite')}
        </Button>
        <Button kind={invited === undefined ? 'quiet' : 'primary'} size="large" onClick={invite.clear}>
          {text('people.inviteMore')}
        </Button>
        <Link href={routes.users.address()} className={classes(button.kind.quiet, button.size.large)}>
          {text('people.backToUsers')}
        </Link>
      </div>
      {invite.isUnsent ? <LeaveDialog what="leaveInvite" /> : null}
    </form>
  );
}
