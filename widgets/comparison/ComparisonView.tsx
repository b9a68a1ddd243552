import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { idle, loadedValue } from '#core/async/loadable.ts';
import { comparisons } from '#core/comparison/store.ts';
import type { Comparison } from '#core/contract/main/comparison.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { comparisonTexts } from '#core/i18n/comparison.ts';
import { timelineTexts } from '#core/i18n/timeline.ts';
import { useApp, useLoadedText, useText } from '../app-context.tsx';
import { DocumentView } from '../document-view/DocumentView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useRoom } from '../ui/use-room.ts';
import { ComparisonFailed } from './ComparisonFailed.tsx';
import * as styles from './comparison.css.ts';
import { requestOf } from './comparison-places.ts';
import type { ComparisonViewProps } from './comparison-props.ts';
import { type Room, roomFor } from './layout.ts';
import { OpenComparison } from './OpenComparison.tsx';

/**
 * Two versions or two provisions, side by side or in one text. The place comes in as props; changes go out
 * through `onNavigate`.
 */
export function ComparisonView(props: ComparisonViewProps) {
  const hasTexts = useText(comparisonTexts) !== undefined;
  // Requested with the others, so that the line of versions is not drawn later than what is around it.
  useText(timelineTexts);
  const text = useLoadedText<typeof commonTexts>();
  const store = useApp().part(comparisons);
  const request = requestOf(props);
  const comparison = useStore(store.comparison(request));
  const value = loadedValue(comparison);
  const view = useRef<HTMLDivElement>(null);
  const room = useRoom<Room | undefined>(view, roomFor, undefined);
  const reportOpened = useEffectEvent((opened: Comparison) => props.onOpened?.(opened));
  // The versions are requested together with the comparison, not after it.
  useEffect(() => {
    store.versions(request.after, request.language);
  }, [store, request.after, request.language]);
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
        <ComparisonFailed props={props} error={error} onRetry={() => void store.reload(request)} />
      )}
    >
      {(opened) => (
        <OpenComparison
          key={JSON.stringify(request)}
          props={props}
          comparison={opened}
          room={room ?? 'narrow'}
        />
      )}
    </DocumentView>
  );
}
