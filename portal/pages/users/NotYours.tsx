import { Link } from 'wouter';
import type { peopleTexts } from '#core/i18n/people.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import * as styles from '../forms.css.ts';

/** Replaces a form on a person with a right that the current user does not hold: the servers would refuse it. */
export function NotYours({ role }: { role: string }) {
  const text = useLoadedText<typeof peopleTexts | typeof usersTexts>();
  return (
    <>
      <p className={styles.intro}>{text('users.needsRight', { role })}</p>
      <div className={styles.links}>
        <Link href={routes.users.address()} className={styles.link}>
          {text('people.backToUsers')}
        </Link>
      </div>
    </>
  );
}
