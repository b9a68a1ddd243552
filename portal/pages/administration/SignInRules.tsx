import { useState } from 'react';
import { Link } from 'wouter';
import { ApiError, awayOf } from '#core/http/api-error.ts';
import { signInRulesTexts } from '#core/i18n/signinrules.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { routes } from '../../routes.ts';
import { useLoaded } from '../../use-loaded.ts';
import { useSubmission } from '../../use-submission.ts';
import * as forms from '../forms.css.ts';
import { LoadedSettings } from './LoadedSettings.tsx';

/** What the organisation requires of sign-ins. */
export function SignInRules() {
  const { domain } = useApp();
  const text = useText(signInRulesTexts);
  const loading = useLoaded('load the rules of sign-ins', '', () => domain.signInRules({}));
  if (!text) return null;
  return (
    <LoadedSettings
      title={text('signinrules.title')}
      intro={text('signinrules.intro')}
      failedTitle={text('signinrules.loadFailed')}
      lines={2}
      {...loading}
    >
      {(stored) => <Choice stored={stored.secondFactorRequired} />}
    </LoadedSettings>
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
