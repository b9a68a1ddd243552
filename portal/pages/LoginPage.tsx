import { useStore } from '@nanostores/react';
import { Mail } from 'lucide';
import { Link } from 'wouter';
import { unsavedWords } from '#core/changes/unsaved-words.ts';
import { drafts } from '#core/drafts/drafts.ts';
import type { sessionTexts } from '#core/i18n/session.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { SignInForm } from '#widgets/sign-in/SignInForm.tsx';
import * as button from '#widgets/ui/button.css.ts';
import { classes } from '#widgets/ui/classes.ts';
import { Icon } from '#widgets/ui/Icon.tsx';
import { routes } from '../routes.ts';
import { CardFrame, CardHead } from '../shell/CardFrame.tsx';
import * as styles from './login.css.ts';
import { requiredEnrolment, stepHead } from './second-factor/steps.tsx';

export function LoginPage() {
  const text = useLoadedText<typeof sessionTexts>();
  const { session, part } = useApp();
  const { ended } = useStore(session.$session);
  const hasUnsaved = (person: string) =>
    Object.keys(part(drafts).of(person)).length > 0 || part(unsavedWords).hasWaiting();
  const subtitle = ended === undefined ? 'subtitle' : hasUnsaved(ended) ? 'endedKept' : 'ended';
  return (
    <CardFrame>
      <SignInForm
        forgot={
          <Link href={routes.passwordResetRequest.address()} className={styles.sideLink}>
            {text('session.forgot')}
          </Link>
        }
        after={
          <>
            <p className={styles.or}>{text('session.or')}</p>
            <Link
              href={routes.loginByEmail.address()}
              className={classes(button.kind.plain, button.size.large, button.wide)}
            >
              <Icon of={Mail} />
              {text('session.byEmail')}
            </Link>
          </>
        }
        stepHead={stepHead}
        enrolment={requiredEnrolment}
      >
        <CardHead title={text('session.title')} subtitle={text(`session.${subtitle}`)} />
      </SignInForm>
    </CardFrame>
  );
}
