import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { NewsFeed } from '#core/contract/domain/news-feeds.ts';
import { awayOf } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { newsFeedTexts } from '#core/i18n/newsfeeds.ts';
import { formatDate, formatMinute, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { newsFeeds } from '#core/news-feeds/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { useSubmission } from '../../use-submission.ts';
import * as styles from '../changes/calendar/feeds.css.ts';

/** The feeds of the user, with when each was read last. */
export function NewsFeedList() {
  const text = useLoadedText<typeof newsFeedTexts | typeof commonTexts>();
  const { $feeds, load } = useApp().part(newsFeeds);
  const source = useStore($feeds);
  const feeds = loadedValue(source);
  const [revoked, setRevoked] = useState<NewsFeed>();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => void load(), [load]);
  return (
    <section aria-labelledby={id}>
      <h3 ref={title} id={id} tabIndex={-1} className={styles.title}>
        {text('newsfeeds.feeds')}
      </h3>
      {source.state === 'failed' ? (
        <FailedState error={source.error} title={text('newsfeeds.feedsFailed')} onRetry={() => void load()} />
      ) : feeds === undefined ? (
        <Skeleton lines={2} label={text('common.loading')} />
      ) : feeds.length === 0 ? (
        <p className={styles.faint}>{text('newsfeeds.noFeeds')}</p>
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

function Feed({ feed, onRevoke }: { feed: NewsFeed; onRevoke: () => void }) {
  const text = useLoadedText<typeof newsFeedTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { name, createdAt, lastUsed } = feed;
  const used = lastUsed
    ? text('newsfeeds.lastUsed', { moment: formatMinute(lastUsed, locale) })
    : text('newsfeeds.neverUsed');
  const since = text('newsfeeds.since', { day: formatDate(today(Date.parse(createdAt)), locale) });
  return (
    <li className={styles.feed}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.faint}>{`${since}, ${used}`}</p>
      </div>
      <Button size="small" aria-label={text('newsfeeds.revokeOf', { name })} onClick={onRevoke}>
        {text('newsfeeds.revoke')}
      </Button>
    </li>
  );
}

type RevokeFeedProps = {
  feed: NewsFeed;
  onClose: () => void;
  /** Called once the feed, and the button in it, is gone. */
  onRevoked: () => void;
};

/** Confirms that the addresses of a feed are those of nothing from now on. */
function RevokeFeed({ feed: { id, name }, onClose, onRevoked }: RevokeFeedProps) {
  const { part, notices } = useApp();
  const text = useLoadedText<typeof newsFeedTexts | typeof commonTexts>();
  const { busy, problem, run } = useSubmission('revoke a news feed', (error) => ({ away: awayOf(error) }));
  const revoke = () =>
    run(async () => {
      await part(newsFeeds).revoke(id);
      notices.tell({ kind: 'success', key: 'newsfeeds.revoked', values: { name } });
      onClose();
      // After the dialog has given the focus back to a button that is gone.
      setTimeout(onRevoked);
    });
  return (
    <ConfirmDialog
      open
      heading={text('newsfeeds.revokeTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('newsfeeds.revoke')}
      busy={busy}
      grave
      onCancel={onClose}
      onSubmit={() => void revoke()}
    >
      <div className={styles.parts}>
        <p>{text('newsfeeds.revokeText', { name })}</p>
        <FormProblem
          message={problem && !busy ? text('newsfeeds.notRevoked') : undefined}
          away={problem?.away}
        />
      </div>
    </ConfirmDialog>
  );
}
