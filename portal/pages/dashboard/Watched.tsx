import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { categoryTexts } from '#core/i18n/categories.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { searchTexts } from '#core/i18n/search.ts';
import { type watchingTexts as WatchingTexts, watchingTexts } from '#core/i18n/watching.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { watchedEvents } from '#core/watching/watched-events.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { routes } from '../../routes.ts';
import { eventAddress } from '../watching/event-addresses.ts';
import { type Targets, useTargets } from '../watching/use-targets.ts';
import * as styles from './dashboard.css.ts';

/** What happened to what the user watches and was not read, the newest first. The bar at the top of every page loads it. */
export function Watched() {
  const text = useText(watchingTexts, categoryTexts, searchTexts);
  return text ? <Latest /> : null;
}

function Latest() {
  const text = useLoadedText<typeof WatchingTexts | typeof commonTexts>();
  const { $latest } = useApp().part(watchedEvents);
  const loadable = useStore($latest);
  const page = loadedValue(loadable);
  const targets = useTargets();
  const unread = targets.isReady ? page?.events.filter(({ read }) => !read) : undefined;
  return (
    <section aria-labelledby="dashboard-watched">
      <div className={styles.sinceHead}>
        <h2 id="dashboard-watched" className={styles.title}>
          {text('watching.latest')}
        </h2>
        <Link href={routes.watching.address()} className={styles.link}>
          {text('watching.toAll')}
        </Link>
      </div>
      {unread === undefined ? (
        loadable.state === 'failed' ? (
          <EmptyState text={text('watching.latestFailed')} />
        ) : (
          <Skeleton lines={2} label={text('common.loading')} className={styles.skeleton} />
        )
      ) : unread.length === 0 ? (
        <EmptyState text={text('watching.latestNone')} />
      ) : (
        <ul className={styles.rows}>
          {unread.map((event) => (
            <Row key={event.id} event={event} targets={targets} />
          ))}
        </ul>
      )}
    </section>
  );
}

type RowProps = {
  event: Parameters<typeof eventAddress>[0];
  targets: Targets;
};

/** An event on one line; what it is of leads to it, and marks it as read. */
function Row({ event, targets }: RowProps) {
  const text = useLoadedText<typeof WatchingTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { read } = useApp().part(watchedEvents);
  const { id, at, what, watched } = event;
  const names = watched.map(({ target }) => targets.nameOf(target)).join(', ');
  const date = (day: string) => formatDate(day, locale);
  const [name, words] =
    what.kind === 'version'
      ? [
          targets.documentName(what.regTextId) ?? what.documentName,
          text(what.versionBefore ? 'watching.newVersion' : 'watching.firstVersion', {
            date: date(what.versionDate),
          }),
        ]
      : [what.topic, text('watching.change')];
  return (
    <li className={styles.mention} data-unread>
      <span className={styles.date}>
        <time dateTime={at}>{date(today(Date.parse(at)))}</time>
      </span>
      <Link
        href={eventAddress(event, targets.languageFor)}
        className={styles.name}
        onClick={() => void read([id])}
      >
        <VisuallyHidden>{text('watching.unread')} </VisuallyHidden>
        <span className={styles.short}>{name}</span> <span className={styles.long}>{words}</span>{' '}
        <span className={styles.excerpt}>{text('watching.because', { name: names })}</span>
      </Link>
    </li>
  );
}
