import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { idle, loadedValue } from '#core/async/loadable.ts';
import { comparisons } from '#core/comparison/store.ts';
import type { Comparison } from '#core/contract/main/comparison.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { compareTexts } from '#core/i18n/comparison.ts';
import { useApp, useText, useTexts } from '../app-context.tsx';
import { DocumentView } from '../document-view/DocumentView.tsx';
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
  const comparison = useStore(store.comparison(asked));
  const value = loadedValue(comparison);
  const view = useRef<HTMLDivElement>(null);
  const room = useRoom<Room | undefined>(view, roomFor, undefined);
  const reportOpened = useEffectEvent((opened: Comparison) => props.onOpened?.(opened));
  // The versions are requested beside the comparison, not after it.
  useEffect(() => {
    store.versions(asked.after, asked.language);
  }, [store, asked.after, asked.language]);
  useEffect(() => {
    if (value) reportOpened(value);
  }, [value]);

  return (
    <DocumentView
      ref={view}
      className={styles.view}
      opened={hasTexts && room ? comparison : idle}
      loading={
        <div className={styles.loading}>
          <Skeleton lines={14} label={text('common.loading')} />
        </div>
      }
      failed={(error) => (
        <CompareFailed props={props} error={error} onRetry={() => void store.reload(asked)} />
      )}
    >
      {(opened) => (
        <OpenComparison
          key={JSON.stringify(asked)}
          props={props}
          comparison={opened}
          room={room ?? 'narrow'}
        />
      )}
    </DocumentView>
  );
}
