import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { Link } from 'wouter';
import { accessProblem } from '#core/access/access-error.ts';
import { askForLink } from '#core/access/links.ts';
import { emailAddress } from '#core/contract/rules.ts';
import type { accessTexts } from '#core/i18n/access.ts';
import type { sessionTexts } from '#core/i18n/session.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { routes } from '../../routes.ts';
import { CardHead } from '../../shell/CardFrame.tsx';
import { useSubmission } from '../../use-submission.ts';
import * as plain from '../plain.css.ts';
import * as styles from './access.css.ts';

type AskForLinkProps = {
  purpose: 'passwordReset' | 'login';
  title: string;
  subtitle: string;
  /** The message after the request, with `{{email}}`. */
  sent: 'resetSent' | 'loginSent';
  /** Why the user was sent here, if a link failed. */
  failure?: string | undefined;
};

/** Requests a link to an e-mail address. The outcome does not reveal whether the address is a user's. */
export function AskForLink({ purpose, title, subtitle, sent, failure }: AskForLinkProps) {
  const app = useApp();
  const text = useLoadedText<typeof accessTexts | typeof sessionTexts>();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { busy, problem, run } = useSubmission('ask for a link', accessProblem);

  const missing = email.trim() === '';
  const address = v.safeParse(emailAddress, email);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!address.success) return field.current?.focus();
    void run(async () => {
      await askForLink(app, purpose, address.output);
      setSentTo(address.output);
    });
  }

  const back = (
    <Link href={routes.signIn.address()} className={plain.link}>
      {text('access.toSignIn')}
    </Link>
  );
  if (sentTo !== undefined)
    return (
      <div className={styles.done}>
        <CardHead title={text('access.sentTitle')} focused />
        <p className={styles.words}>{text(`access.${sent}`, { email: sentTo })}</p>
        {back}
      </div>
    );
  const wrong = missing ? text('session.emailRequired') : text('access.emailInvalid');
  const key =
    problem && (problem.key === 'failed' || problem.key === 'commonPassword' ? 'askFailed' : problem.key);
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <CardHead title={title} subtitle={subtitle} />
      <Field
        ref={field}
        label={text('session.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={tried && !address.success ? wrong : undefined}
      />
      <FormProblem
        message={key === undefined || busy ? failure : text(`access.${key}`)}
        away={problem?.away}
      />
      <Button kind="primary" size="large" type="submit" wide busy={busy}>
        {text('access.sendLink')}
      </Button>
      {back}
    </form>
  );
}
