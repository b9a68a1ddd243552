import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { commonTexts } from '#core/i18n/common.ts';
import type { watchingTexts } from '#core/i18n/watching.ts';
import { watchedEvents } from '#core/watching/watched-events.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { EventItem } from './EventItem.tsx';
import type { Targets } from './use-targets.ts';
import * as styles from './watching.css.ts';

/** What happened to what is watched, the newest first. */
export function Happened({ targets }: { targets: Targets }) {
  const text = useLoadedText<typeof watchingTexts>();
  return (
    <section aria-labelledby="watching-happened">
      <h2 id="watching-happened" className={styles.head}>
        {text('watching.happened')}
      </h2>
      <Events targets={targets} />
    </section>
  );
}

function Events({ targets }: { targets: Targets }) {
  const text = useLoadedText<typeof watchingTexts | typeof commonTexts>();
  const { $events, open, more, read } = useApp().part(watchedEvents);
  const loadable = useStore($events);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (loadable.state === 'failed')
    return (
      <FailedState
        error={loadable.error}
        title={text('watching.happenedFailed')}
        onRetry={() => void open()}
      />
    );
  const page = 'value' in loadable ? loadable.value : undefined;
  if (page === undefined || !targets.isReady)
    return <Skeleton lines={6} label={text('common.loading')} className={styles.skeleton} />;
  const { events, total } = page;
  if (events.length === 0) return <EmptyState text={text('watching.happenedNone')} />;
  async function showMore() {
    setBusy(true);
    await more();
    // The button goes with the last event: the first one that has come, once it is drawn, takes the focus.
    flushSync(() => setBusy(false));
    list.current?.children[events.length]?.querySelector('a')?.focus();
  }
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {events.map((event) => (
          <EventItem
            key={event.id}
            event={event}
            targets={targets}
            onRead={() => {
              if (!event.read) void read([event.id]);
            }}
          />
        ))}
      </ul>
      {events.length < total ? (
        <p className={styles.more}>
          <Button busy={busy} onClick={() => void showMore()}>
            {text('watching.more')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
