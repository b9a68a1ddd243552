import { useStore } from '@nanostores/react';
import { Mail } from 'lucide';
import { Link } from 'wouter';
import { drafts } from '#core/drafts/drafts.ts';
import type { sessionTexts } from '#core/i18n/session.ts';
import { text as type } from '#styles/type.css.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { SignInForm } from '#widgets/sign-in/SignInForm.tsx';
import * as button from '#widgets/ui/button.css.ts';
import { classes } from '#widgets/ui/classes.ts';
import { Icon } from '#widgets/ui/Icon.tsx';
import { routes } from '../routes.ts';
import { usePageTitle } from '../shell/page-title.tsx';
import * as styles from './login.css.ts';

export function LoginPage() {
  const text = useLoadedText<typeof sessionTexts>();
  const { session, part } = useApp();
  const { ended } = useStore(session.$session);
  const subtitle =
    ended === undefined ? 'subtitle' : Object.keys(part(drafts).of(ended)).length > 0 ? 'endedKept' : 'ended';
  usePageTitle(text('session.title'));
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <SignInForm
          forgot={
            <Link href={routes.passwordResetRequest.address()} className={styles.sideLink}>
              {text('session.forgot')}
            </Link>
          }
        >
          <div className={styles.head}>
            <h1 className={type.display}>{text('session.title')}</h1>
            <p className={styles.subtitle}>{text(`session.${subtitle}`)}</p>
          </div>
        </SignInForm>
        <p className={styles.or}>{text('session.or')}</p>
        <Link
          href={routes.loginByEmail.address()}
          className={classes(button.kind.plain, button.size.large, button.wide)}
        >
          <Icon of={Mail} />
          {text('session.byEmail')}
        </Link>
      </div>
    </div>
  );
}
