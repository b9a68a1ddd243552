import { useStore } from '@nanostores/react';
import { Inbox } from 'lucide';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { inbox } from '#core/comment-list/inbox.ts';
import { commentListTexts } from '#core/i18n/commentlist.ts';
import { watchedEvents } from '#core/watching/watched-events.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { useLiveComments } from '#widgets/comments/live-comments.ts';
import { Icon } from '#widgets/ui/Icon.tsx';
import { Tooltip } from '#widgets/ui/Tooltip.tsx';
import { routes } from '../routes.ts';
import * as styles from './inbox-link.css.ts';

/** Maximum age of the number on an open page, in milliseconds. */
const maxAge = 3 * 60 * 1000;
/** Above it, the exact number says no more. */
const maxDisplayed = 99;

/** Leads to the inbox, with the number of mentions and of events of what is watched that were not read. Loads them at once, as colleagues write, with the focus, and with time. */
export function InboxLink({ userId }: { userId: string }) {
  const text = useText(commentListTexts);
  const { part } = useApp();
  const { $unread, refresh } = part(inbox);
  const events = part(watchedEvents);
  const unread = (useStore($unread) ?? 0) + (useStore(events.$unread) ?? 0);
  const refreshEvents = events.refresh;
  useEffect(() => {
    const refreshBoth = () => {
      void refresh(userId);
      void refreshEvents();
    };
    const refreshSeen = () => {
      if (document.visibilityState === 'visible') refreshBoth();
    };
    refreshBoth();
    const timer = setInterval(refreshSeen, maxAge);
    window.addEventListener('focus', refreshSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refreshSeen);
    };
  }, [refresh, refreshEvents, userId]);
  useLiveComments(() => void refresh(userId, { unasked: true }));
  if (!text) return <span className={styles.room} />;
  const label = unread > 0 ? text('commentlist.inboxUnread', { count: unread }) : text('commentlist.inbox');
  return (
    <Tooltip text={label}>
      <Link href={routes.dashboard.address('inbox')} className={styles.link} aria-label={label}>
        <Icon of={Inbox} />
        {unread > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {unread > maxDisplayed ? `${maxDisplayed}+` : unread}
          </span>
        ) : null}
      </Link>
    </Tooltip>
  );
}
