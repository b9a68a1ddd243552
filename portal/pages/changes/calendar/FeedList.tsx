import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { calendarFeeds } from '#core/calendar-feeds/store.ts';
import type { CalendarFeed } from '#core/contract/domain/calendar-feeds.ts';
import type { calendarTexts } from '#core/i18n/calendar.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { Feed } from './Feed.tsx';
import * as styles from './feeds.css.ts';
import { RevokeFeed } from './RevokeFeed.tsx';

/** The feeds of the user, with what each is of and when it was read last. */
export function FeedList() {
  const text = useLoadedText<typeof calendarTexts | typeof commonTexts>();
  const { $feeds, load } = useApp().part(calendarFeeds);
  const source = useStore($feeds);
  const feeds = loadedValue(source);
  const [revoked, setRevoked] = useState<CalendarFeed>();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => void load(), [load]);
  return (
    <section aria-labelledby={id}>
      <h3 ref={title} id={id} tabIndex={-1} className={styles.title}>
        {text('calendar.feeds')}
      </h3>
      {source.state === 'failed' ? (
        <FailedState error={source.error} title={text('calendar.feedsFailed')} onRetry={() => void load()} />
      ) : feeds === undefined ? (
        <Skeleton lines={2} label={text('common.loading')} />
      ) : feeds.length === 0 ? (
        <p className={styles.faint}>{text('calendar.noFeeds')}</p>
      ) : (
        <ul>
          {feeds.map((feed) => (
            <Feed key={feed.id} feed={feed} onRevoke={() => setRevoked(feed)} />
          ))}
        </ul>
      )}
      {revoked ? (
        <RevokeFeed
          feed={revoked}
          onClose={() => setRevoked(undefined)}
          onRevoked={() => title.current?.focus()}
        />
      ) : null}
    </section>
  );
}
