import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { placeOf } from '#core/comment-list/columns.ts';
import { openTagsOf } from '#core/comment-list/comment-address.ts';
import { inbox } from '#core/comment-list/inbox.ts';
import { wordsOf } from '#core/comment-list/place.ts';
import type { InboxEntry } from '#core/contract/domain/comment-lists.ts';
import { commentListTexts } from '#core/i18n/commentlist.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { plainMarkdown } from '#widgets/plain-markdown.ts';
import { Button } from '#widgets/ui/Button.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { routes } from '../../routes.ts';
import { usePlaces } from '../comments/use-places.ts';
import { focusNeighbour } from '../focus-neighbour.ts';
import * as styles from './dashboard.css.ts';

/** Number of mentions that are displayed; the comments page has all. */
const displayed = 5;

/** The open mentions of the user, the newest first. The bar at the top of every page loads them. */
export function Inbox() {
  const text = useText(commentListTexts);
  return text ? <Mentions /> : null;
}

function Mentions() {
  const { part, session } = useApp();
  const text = useLoadedText<typeof commentListTexts | typeof commonTexts>();
  const { $inbox, read } = part(inbox);
  const loadable = useStore($inbox);
  const page = loadedValue(loadable);
  const { user } = useStore(session.$session);
  const open = page?.entries.filter((entry) => entry.open);
  return (
    <section aria-labelledby="dashboard-inbox" id="inbox">
      <div className={styles.sinceHead}>
        <h2 id="dashboard-inbox" className={styles.title} tabIndex={-1}>
          {text('commentlist.inbox')}
        </h2>
        <span className={styles.headActions}>
          {page && page.unread > 0 ? (
            <Button size="small" kind="quiet" onClick={() => void read()}>
              {text('commentlist.readAll')}
            </Button>
          ) : null}
          <Link
            href={routes.comments.address({ filters: openTagsOf(user?.id ?? '') })}
            className={styles.link}
          >
            {text('commentlist.inboxAll')}
          </Link>
        </span>
      </div>
      {open === undefined ? (
        loadable.state === 'failed' ? (
          <EmptyState text={text('commentlist.inboxFailed')} />
        ) : (
          <Skeleton lines={2} label={text('common.loading')} className={styles.skeleton} />
        )
      ) : open.length === 0 ? (
        <EmptyState text={text('commentlist.inboxNone')} />
      ) : (
        <ul className={styles.rows}>
          {open.slice(0, displayed).map((entry) => (
            <Mention key={entry.comment.icid} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Mention({ entry }: { entry: InboxEntry }) {
  const text = useLoadedText<typeof commentListTexts>();
  const language = useInterfaceLanguage();
  const places = usePlaces();
  const { resolve } = useApp().part(inbox);
  const [busy, setBusy] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const { comment, taggedBy, taggedAt, read } = entry;
  const place = placeOf(comment, places);
  const name = taggedBy.fullName ?? text('commentlist.formerUser');
  async function end() {
    const moveOn = focusNeighbour(line.current);
    setBusy(true);
    await resolve(comment.icid);
    setBusy(false);
    moveOn();
  }
  return (
    <li ref={line} className={styles.mention} data-unread={read ? undefined : true}>
      <span className={styles.date}>
        <time dateTime={taggedAt}>{formatDate(today(Date.parse(taggedAt)), localeOf(language))}</time>
      </span>
      <Link href={routes.commentTag.address(comment.icid)} className={styles.name}>
        {read ? null : <VisuallyHidden>{text('commentlist.unread')} </VisuallyHidden>}
        <span className={styles.short}>{text('commentlist.mentionedBy', { name })}</span>{' '}
        <span className={styles.long}>{place}</span>{' '}
        <span className={styles.excerpt}>{plainMarkdown(wordsOf(comment, language))}</span>
      </Link>
      <span className={styles.mentionActions}>
        <Button
          size="small"
          busy={busy}
          aria-label={text('commentlist.resolveTagAt', { place })}
          onClick={() => void end()}
        >
          {text('commentlist.resolveTag')}
        </Button>
      </span>
    </li>
  );
}
