import { useState } from 'react';
import { statusText } from '#core/changes/change-words.ts';
import { changes } from '#core/changes/store.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { useApp } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './detail.css.ts';
import { StatusShape } from './StatusShape.tsx';

type ApprovalPartProps = { change: Change; approval: NonNullable<Change['approval']> };

/** A requested end that waits for somebody else: who requests it and why, and what editors decide. */
export function ApprovalPart({ change, approval }: ApprovalPartProps) {
  const { words, mayEdit, me, onDecline } = useChangeScene();
  const { text, locale } = words;
  const { decide } = useApp().part(changes);
  const [busy, setBusy] = useState(false);
  const isOwn = approval.by.id === me;
  const settle = async (decision: 'approve' | 'decline') => {
    setBusy(true);
    await decide(change, decision, '');
    setBusy(false);
  };
  const name = approval.by.fullName ?? text('changes.formerUser');
  return (
    <section className={`${styles.approval} ${styles.whole}`}>
      <StatusShape status={approval.status} />
      <p>
        {text('changes.pendingBy', { name, status: text(statusText[approval.status]) })}{' '}
        <time className={styles.faint} dateTime={approval.at}>
          {formatMinute(approval.at, locale)}
        </time>
        {approval.reason ? <span className={styles.words}> {approval.reason}</span> : null}
      </p>
      {mayEdit ? (
        <div className={styles.actions}>
          {isOwn ? (
            <span className={styles.faint}>{text('changes.ownRequest')}</span>
          ) : (
            <Button size="small" busy={busy} onClick={() => void settle('approve')}>
              {text('changes.approve')}
            </Button>
          )}
          <Button
            size="small"
            kind="quiet"
            busy={busy}
            onClick={() => (isOwn ? void settle('decline') : onDecline(change))}
          >
            {text(isOwn ? 'changes.takeBack' : 'changes.decline')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
