import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { changeWork } from '#core/changes/work.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { useApp } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useChangeScene } from './change-scene.ts';
import { FactItem } from './FactItem.tsx';

type ChangeHistoryProps = { change: Change; onClose: () => void };

/** Who did what with a change when, from what to what, and why; the newest first. */
export function ChangeHistory({ change, onClose }: ChangeHistoryProps) {
  const { text } = useChangeScene().words;
  const { history, loadHistory } = useApp().part(changeWork);
  const facts = useStore(history(change));
  useEffect(() => void loadHistory(change), [loadHistory, change]);
  const known = loadedValue(facts);
  return (
    <Dialog
      open
      title={text('changes.historyTitle', { topic: change.topic })}
      closeLabel={text('common.close')}
      onClose={onClose}
    >
      {facts.state === 'failed' ? (
        <FailedState error={facts.error} onRetry={() => void loadHistory(change)} />
      ) : known === undefined ? (
        <Skeleton lines={4} label={text('common.loading')} />
      ) : known.length === 0 ? (
        <EmptyState text={text('changes.historyNone')} />
      ) : (
        <ol>
          {known.toReversed().map((fact) => (
            <FactItem key={fact.id} fact={fact} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
