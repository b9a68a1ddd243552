import { Link } from 'wouter';
import type { User } from '#core/contract/domain/user.ts';
import type { peopleTexts } from '#core/i18n/people.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import * as styles from '../forms.css.ts';

type NotYoursProps = { user: Pick<User, 'fullName' | 'email'>; role: string };

/** Replaces a form on a person with a right that the current user does not hold: the servers would refuse it. */
export function NotYours({ user: { fullName: name, email }, role }: NotYoursProps) {
  const text = useLoadedText<typeof peopleTexts>();
  return (
    <>
      <p className={styles.intro}>{text('people.notYours', { name, email, role })}</p>
      <div className={styles.links}>
        <Link href={routes.users.address()} className={styles.link}>
          {text('people.backToUsers')}
        </Link>
      </div>
    </>
  );
}
