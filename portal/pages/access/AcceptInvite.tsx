import { Link } from 'wouter';
import type { InviteProblem } from '#core/access/access-error.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { acceptTexts } from '#core/i18n/accept.ts';
import type { accessTexts } from '#core/i18n/access.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { routes } from '../../routes.ts';
import { CardHead } from '../../shell/CardFrame.tsx';
import * as plain from '../plain.css.ts';
import { requiredEnrolment } from '../second-factor/steps.tsx';
import * as styles from './access.css.ts';
import { InviteFields } from './InviteFields.tsx';
import { useAcceptInvite } from './use-accept-invite.ts';

type PolicyPages = { privacyUrl?: string | undefined; termsUrl?: string | undefined };
export type Offer = { organisation: string; languages: InterfaceLanguage[] } & PolicyPages;

/** The form by which an invited person becomes a user. */
export function AcceptInvite({ code, offer }: { code: string; offer: Offer }) {
  const { organisation, languages } = offer;
  const text = useLoadedText<typeof acceptTexts>();
  const spoken = useInterfaceLanguage();
  const language = languages.includes(spoken) ? spoken : (languages[0] ?? spoken);
  const policies = { privacy: offer.privacyUrl, terms: offer.termsUrl };
  const consents = { privacy: policies.privacy !== undefined, terms: policies.terms !== undefined };
  const accepting = useAcceptInvite(code, language, consents);
  const { form, setForm, errors, refs, busy, problem, handleSubmit, required } = accepting;
  if (required) return requiredEnrolment(required.challenge, required.onBack, required.onEntered);
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <CardHead title={text('accept.title')} subtitle={text('accept.subtitle', { organisation })} />
      <InviteFields
        {...{ form, errors, refs, organisation, languages }}
        onChange={setForm}
        policies={policies}
      />
      <Problem problem={problem} />
      <Button kind="primary" size="large" type="submit" wide busy={busy}>
        {text('accept.submit')}
      </Button>
    </form>
  );
}

/** Errors of an entry are displayed beside it; an invite that has become invalid links to the sign-in. */
function Problem({ problem }: { problem: InviteProblem | undefined }) {
  const text = useLoadedText<typeof acceptTexts | typeof accessTexts>();
  const key = problem?.key;
  if (key === undefined || key === 'wrongEmail' || key === 'commonPassword')
    return <FormProblem message={undefined} />;
  if (key === 'unavailable' || key === 'tooManyAttempts')
    return <FormProblem message={text(`access.${key}`)} away={problem?.away} />;
  return (
    <FormProblem
      message={text(`accept.${key}`)}
      action={
        <Link href={routes.signIn.address()} className={plain.link}>
          {text('access.toSignIn')}
        </Link>
      }
    />
  );
}
