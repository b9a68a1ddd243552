import type { ReactNode } from 'react';
import type { ChangeColumn } from '#core/change-filter/columns.ts';
import { statusText } from '#core/changes/change-words.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { formatDate } from '#core/lib/dates.ts';
import { classes } from '../ui/classes.ts';
import * as styles from './cells.css.ts';
import { type ChangeWords, ownerName } from './use-change-words.ts';

type Rushing = { word: string; sign?: string | undefined };

/** The values whose cells have signs or are edited: their words, and the place of the sign before them. */
const wordsOf: Partial<Record<ChangeColumn, (change: Change, words: ChangeWords) => Rushing>> = {
  status: ({ status }, { text }) => ({ word: text(statusText[status]), sign: styles.afterShape }),
  area: ({ area }) => ({ word: area }),
  comment: ({ comment }) => ({ word: comment }),
  ownerId: ({ ownerId }, words) => ({ word: ownerName(words, ownerId), sign: styles.afterPicture }),
  volume: ({ volume }, { text }) => ({
    word: text(`changes.volume-${volume}`),
    sign: volume === 'unknown' ? undefined : styles.afterBars,
  }),
};

/** What is drawn of a column while rows rush by, if its cell takes long: words alone, at their places. */
export function rushingCell(
  column: ChangeColumn,
  words: ChangeWords,
  mayEdit: boolean,
): ((change: Change) => ReactNode) | undefined {
  if (column === 'key') return () => '';
  if (column === 'deadline')
    return ({ deadline }) =>
      deadline === undefined ? words.text('changes.noDeadline') : formatDate(deadline, words.locale);
  const of = wordsOf[column];
  // Readers have these as they are.
  if (of === undefined || (!mayEdit && (column === 'area' || column === 'comment'))) return undefined;
  return (change) => {
    const { word, sign } = of(change, words);
    return <span className={classes(mayEdit ? styles.rushingEditable : styles.rushing, sign)}>{word}</span>;
  };
}
