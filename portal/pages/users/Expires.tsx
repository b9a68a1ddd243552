import { CircleAlert } from 'lucide';
import type { usersTexts } from '#core/i18n/users.ts';
import { type Invite, isExpired } from '#core/users/invites.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { dayOf } from './day-of.ts';
import * as styles from './users.css.ts';

/** The last day of an invite; an expired one is marked by symbol, word and colour. */
export function Expires({ invite }: { invite: Invite }) {
  const text = useLoadedText<typeof usersTexts>();
  const day = dayOf(invite.expires, useInterfaceLanguage());
  const { now } = useApp();
  if (!isExpired(invite, now())) return day;
  return (
    <span className={styles.expired}>
      {day}
      <Icon of={CircleAlert} size={14} />
      <span className={styles.expiredWord}>{text('users.expired')}</span>
    </span>
  );
}
