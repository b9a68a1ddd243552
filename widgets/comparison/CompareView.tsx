import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { comparisons } from '#core/comparison/store.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { compareTexts } from '#core/i18n/comparison.ts';
import { useApp, useText, useTexts } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useRoom } from '../ui/use-room.ts';
import { askedBy } from './asked.ts';
import { CompareFailed } from './CompareFailed.tsx';
import * as styles from './compare.css.ts';
import type { CompareViewProps } from './compare-props.ts';
import { type Room, roomFor } from './layout.ts';
import { OpenComparison } from './OpenComparison.tsx';

/** Two versions, or two provisions, beside each other or in one text. The place comes in by props and goes out by `onNavigate`. */
export function CompareView(props: CompareViewProps) {
  const hasTexts = useTexts(compareTexts);
  const text = useText<typeof commonTexts>();
  const store = useApp().part(comparisons);
  const asked = askedBy(props);
  const answer = useStore(store.comparison(asked));
  const comparison = loadedValue(answer);
  const view = useRef<HTMLDivElement>(null);
  const room = useRoom<Room | undefined>(view, roomFor, undefined);
  const latest = useRef(props);
  latest.current = props;
  // The versions are asked for beside the comparison, not after it.
  useEffect(() => {
    store.versions(asked.after, asked.language);
  }, [store, asked.after, asked.language]);
  useEffect(() => {
    if (comparison) latest.current.onOpened?.(comparison);
  }, [comparison]);

  return (
    <div ref={view} className={styles.view}>
      {answer.state === 'failed' && hasTexts ? (
        <CompareFailed props={props} error={answer.error} onRetry={() => void store.reload(asked)} />
      ) : comparison && hasTexts && room ? (
        <OpenComparison key={JSON.stringify(asked)} props={props} comparison={comparison} room={room} />
      ) : (
        <div className={classes(styles.frame, styles.waiting)}>
          <Skeleton lines={14} label={text('common.loading')} />
        </div>
      )}
    </div>
  );
}
