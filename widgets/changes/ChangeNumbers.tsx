import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { countByStatus } from '#core/change-filter/status.ts';
import { statusText } from '#core/changes/change-words.ts';
import { deadlineMark } from '#core/changes/deadline.ts';
import { changes } from '#core/changes/store.ts';
import { changeStatuses } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useApp } from '../app-context.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './change-table.css.ts';
import type { ChangeTableModel } from './use-change-table.ts';

/** How many changes match of all, and how many of them are due or overdue. */
export function ChangeCount({ table, isKnown }: { table: ChangeTableModel; isKnown: boolean }) {
  const { text, locale, today } = useChangeScene().words;
  const { matching, total } = table;
  const { due, overdue } = useMemo(() => {
    const marks = matching.map((change) => deadlineMark(change, today));
    return {
      due: marks.filter((mark) => mark === 'due').length,
      overdue: marks.filter((mark) => mark === 'overdue').length,
    };
  }, [matching, today]);
  const number = (value: number) => formatNumber(value, locale);
  const words = [
    text('changes.count', { found: number(matching.length), total: number(total) }),
    due > 0 ? text('changes.countDue', { count: due }) : '',
    overdue > 0 ? text('changes.countOverdue', { count: overdue }) : '',
  ].filter(Boolean);
  return <p role="status">{isKnown ? words.join(', ') : '\u00a0'}</p>;
}

/** How many of the matching changes have each status; those that none has are left out. */
export function StatusTotals({ matching }: { matching: readonly Change[] }) {
  const { text, locale } = useChangeScene().words;
  const counts = useMemo(() => countByStatus(matching), [matching]);
  const { editing } = useStore(useApp().part(changes).$loading);
  const present = changeStatuses.filter((status) => counts[status] > 0);
  if (present.length === 0) return null;
  if (editing)
    return (
      <p className={styles.totals} role="status">
        {text('changes.saving')}
      </p>
    );
  return (
    <p className={styles.totals}>
      {text('changes.selection')}{' '}
      {present.map((status, index) => (
        <span key={status}>
          {index > 0 ? ', ' : ''}
          <span className={styles.number}>{formatNumber(counts[status], locale)}</span>{' '}
          {lowered(text(statusText[status]), locale)}
        </span>
      ))}
    </p>
  );
}

/** A word in the middle of a sentence. */
const lowered = (word: string, locale: string) => word.charAt(0).toLocaleLowerCase(locale) + word.slice(1);
