import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Loadable, loadedValue } from '#core/async/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { feedTexts } from '#core/i18n/feeds.ts';
import { formatDate, formatMinute, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import * as styles from './feeds.css.ts';
import { RevokeFeed } from './RevokeFeed.tsx';

/** What feeds of all kinds have. */
type AnyFeed = { id: string; name: string; createdAt: string; lastUsed?: string | undefined };

type FeedListProps<F extends AnyFeed> = {
  feeds: {
    $feeds: ReadableAtom<Loadable<readonly F[]>>;
    load: () => Promise<void>;
    revoke: (id: string) => Promise<void>;
  };
  /** What revoking one is called in the log. */
  doing: string;
  /** What happens to programs that read a feed which is revoked. */
  revokeText: (name: string) => string;
  /** Draws a feed as an item of the list; without it with what all feeds have. */
  row?: (feed: F, onRevoke: () => void) => ReactNode;
};

/** The feeds of the user, with when each was read last; revoked after a question. */
export function FeedList<F extends AnyFeed>({ feeds, doing, revokeText, row }: FeedListProps<F>) {
  const { $feeds, load, revoke } = feeds;
  const text = useLoadedText<typeof feedTexts | typeof commonTexts>();
  const source = useStore($feeds);
  const list = loadedValue(source);
  const [revoked, setRevoked] = useState<F>();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => void load(), [load]);
  const draw =
    row ??
    ((feed: F, onRevoke: () => void) => (
      <li key={feed.id} className={styles.feed}>
        <FeedFacts feed={feed} onRevoke={onRevoke} />
      </li>
    ));
  return (
    <section aria-labelledby={id}>
      <h3 ref={title} id={id} tabIndex={-1} className={styles.title}>
        {text('feeds.feeds')}
      </h3>
      {source.state === 'failed' ? (
        <FailedState error={source.error} title={text('feeds.feedsFailed')} onRetry={() => void load()} />
      ) : list === undefined ? (
        <Skeleton lines={2} label={text('common.loading')} />
      ) : list.length === 0 ? (
        <p className={styles.faint}>{text('feeds.noFeeds')}</p>
      ) : (
        <ul>{list.map((feed) => draw(feed, () => setRevoked(feed)))}</ul>
      )}
      {revoked ? (
        <RevokeFeed
          name={revoked.name}
          doing={doing}
          words={revokeText(revoked.name)}
          revoke={() => revoke(revoked.id)}
          onClose={() => setRevoked(undefined)}
          onRevoked={() => title.current?.focus()}
        />
      ) : null}
    </section>
  );
}

type FeedFactsProps = {
  feed: AnyFeed;
  onRevoke: () => void;
  /** What it is of, where feeds of its kind differ in that. */
  about?: ReactNode;
  /** Buttons before the one that revokes it. */
  actions?: ReactNode;
};

/** What is said of a feed, with its buttons. */
export function FeedFacts({ feed: { name, createdAt, lastUsed }, onRevoke, about, actions }: FeedFactsProps) {
  const text = useLoadedText<typeof feedTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const used = lastUsed
    ? text('feeds.lastUsed', { moment: formatMinute(lastUsed, locale) })
    : text('feeds.neverUsed');
  const since = text('feeds.since', { day: formatDate(today(Date.parse(createdAt)), locale) });
  return (
    <>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {about === undefined ? null : <p className={styles.faint}>{about}</p>}
        <p className={styles.faint}>{`${since}, ${used}`}</p>
      </div>
      {actions}
      <Button size="small" aria-label={text('feeds.revokeOf', { name })} onClick={onRevoke}>
        {text('feeds.revoke')}
      </Button>
    </>
  );
}
