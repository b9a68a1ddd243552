import { useId, useState } from 'react';
import { Link } from 'wouter';
import { ApiError, awayOf } from '#core/http/api-error.ts';
import { signInRulesTexts } from '#core/i18n/signinrules.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { useLoaded } from '../../use-loaded.ts';
import { useSubmission } from '../../use-submission.ts';
import * as forms from '../forms.css.ts';
import * as styles from './administration.css.ts';

/** What the organisation requires of sign-ins. */
export function SignInRules() {
  const { domain } = useApp();
  const text = useText(signInRulesTexts);
  const { loaded, retry } = useLoaded('load the rules of sign-ins', '', () => domain.signInRules({}));
  const heading = useId();
  if (!text) return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.partTitle}>
        {text('signinrules.title')}
      </h2>
      <div className={styles.settings}>
        <p>{text('signinrules.intro')}</p>
        {loaded.state === 'ready' ? (
          <Choice stored={loaded.value.secondFactorRequired} />
        ) : loaded.state === 'failed' ? (
          <FailedState error={loaded.error} title={text('signinrules.loadFailed')} onRetry={retry} />
        ) : (
          <Skeleton lines={2} label={text('signinrules.title')} />
        )}
      </div>
    </section>
  );
}

/** A button and no checkbox, since it takes effect at once and ends sessions. */
function Choice({ stored }: { stored: boolean }) {
  const { domain } = useApp();
  const text = useLoadedText<typeof signInRulesTexts>();
  const [required, setRequired] = useState(stored);
  const { busy, problem, run } = useSubmission('change the rules of sign-ins', (error) => ({
    isMissing: error instanceof ApiError && error.code === 'SECOND_FACTOR_MISSING',
    away: awayOf(error),
  }));
  const change = () =>
    run(async () => {
      const body = { secondFactorRequired: !required };
      setRequired((await domain.updateSignInRules({ body })).secondFactorRequired);
    });
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <p role="status">{text(required ? 'signinrules.isRequired' : 'signinrules.isOptional')}</p>
      {required ? null : <p>{text('signinrules.consequence')}</p>}
      <FormProblem
        message={problem && text(problem.isMissing ? 'signinrules.ownMissing' : 'signinrules.failed')}
        away={problem?.away}
        action={
          problem?.isMissing ? (
            <Link href={routes.users.address('second-factor')} className={forms.link}>
              {text('signinrules.toOwn')}
            </Link>
          ) : null
        }
      />
      <div>
        <Button type="submit" busy={busy}>
          {text(required ? 'signinrules.release' : 'signinrules.require')}
        </Button>
      </div>
    </form>
  );
}
