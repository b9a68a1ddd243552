import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { categoryTexts } from '#core/i18n/categories.ts';
import { changesTexts } from '#core/i18n/changes.ts';
import { searchTexts } from '#core/i18n/search.ts';
import { type watchingTexts as WatchingTexts, watchingTexts } from '#core/i18n/watching.ts';
import { watchedEvents } from '#core/watching/watched-events.ts';
import { watches } from '#core/watching/watches.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import { Happened } from './Happened.tsx';
import { Mine } from './Mine.tsx';
import { useTargets } from './use-targets.ts';
import * as styles from './watching.css.ts';

/** What the user watches, and what happened to it. */
export function WatchingPage() {
  return (
    <WithTexts texts={[watchingTexts, changesTexts, categoryTexts, searchTexts]}>
      <Watching />
    </WithTexts>
  );
}

function Watching() {
  const text = useLoadedText<typeof WatchingTexts>();
  const { part } = useApp();
  const { $events, read } = part(watchedEvents);
  const unread = loadedValue(useStore($events))?.unread ?? 0;
  const targets = useTargets();
  useFresh();
  return (
    <PageFrame
      title={text('watching.title')}
      width="wide"
      about={unread > 0 ? <p role="status">{text('watching.unreadCount', { count: unread })}</p> : null}
      actions={unread > 0 ? <Button onClick={() => void read()}>{text('watching.readAll')}</Button> : null}
    >
      <div className={styles.columns}>
        <Happened targets={targets} />
        <Mine targets={targets} />
      </div>
    </PageFrame>
  );
}

/** Loads both lists, again when the window gets the focus, and what happened with each watch that is begun or ended. */
function useFresh(): void {
  const { part } = useApp();
  const { refresh: refreshWatches, $settled } = part(watches);
  const { open, refresh } = part(watchedEvents);
  const settled = useStore($settled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: events come and go with what is watched
  useEffect(() => {
    void open();
    void refresh();
  }, [open, refresh, settled]);
  useEffect(() => {
    const refreshAll = () => {
      void refreshWatches();
      void open();
    };
    void refreshWatches();
    window.addEventListener('focus', refreshAll);
    return () => window.removeEventListener('focus', refreshAll);
  }, [refreshWatches, open]);
}
