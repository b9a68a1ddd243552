import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { commentHistory } from '#core/comments/history.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import * as styles from './dialogs.css.ts';
import { FactLine } from './FactLine.tsx';

/** Who changed what of a comment when, with the words that differ; the newest first. */
export function HistoryDialog({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { of, load } = useApp().part(commentHistory);
  const text = useLoadedText<typeof commentTexts | typeof commonTexts>();
  const { icid } = comment;
  const facts = useStore(of(icid));
  useEffect(() => void load(icid), [load, icid]);
  const known = loadedValue(facts);
  return (
    <Dialog open title={text('comments.historyTitle')} closeLabel={text('common.close')} onClose={onClose}>
      {facts.state === 'failed' ? (
        <FailedState error={facts.error} onRetry={() => void load(icid)} />
      ) : known ? (
        <ol className={styles.facts}>
          {known.toReversed().map((fact) => (
            <FactLine key={fact.id} fact={fact} />
          ))}
        </ol>
      ) : (
        <Skeleton lines={4} label={text('common.loading')} />
      )}
    </Dialog>
  );
}
