import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import type { leavingTexts } from '#core/i18n/leaving.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { routes } from '../../routes.ts';
import { CardHead } from '../../shell/CardFrame.tsx';
import * as plain from '../plain.css.ts';
import * as styles from './access.css.ts';

type LeavingProps = { title: string; reason?: string; submit: string };

/** Says who is signed in, and lets them leave or stay. */
export function Leaving({ title, reason, submit }: LeavingProps) {
  const { session } = useApp();
  const text = useLoadedText<typeof leavingTexts>();
  const { user } = useStore(session.$session);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        session.signOut();
      }}
    >
      <CardHead title={title} subtitle={reason} />
      {user ? (
        <p className={styles.words}>{text('leaving.who', { name: user.fullName, email: user.email })}</p>
      ) : null}
      <p className={styles.words}>{text('leaving.kept')}</p>
      <Button kind="primary" size="large" type="submit" wide>
        {submit}
      </Button>
      <Link href={routes.dashboard.address()} className={plain.link}>
        {text('leaving.stay')}
      </Link>
    </form>
  );
}
