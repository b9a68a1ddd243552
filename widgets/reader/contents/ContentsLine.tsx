import { ChevronRight } from 'lucide';
import { type CSSProperties, createElement, type MouseEvent, memo } from 'react';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { numberPieces } from '#core/regulations/typography.ts';
import { inOrder } from '../../law/drawing.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './contents.css.ts';
import type { ContentsRow } from './contents-tree.ts';

type ContentsLineProps = {
  row: ContentsRow;
  isCurrent: boolean;
  isAround: boolean;
  isStop: boolean;
  address: string;
  name: string;
  repealed: string;
  onChoose: (entry: TocEntry) => void;
  onToggle: (id: string, open: boolean) => void;
};

function drawNumber(number: string) {
  const pieces = number.split(/(?<=–)/).flatMap(numberPieces);
  return inOrder(
    pieces.map((piece) => (typeof piece === 'string' ? piece : createElement(piece.style, null, piece.text))),
  );
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** One line of the contents: a link in a tree. */
export const ContentsLine = memo(function ContentsLine(props: ContentsLineProps) {
  const { row, isCurrent, isAround, isStop, address, name, repealed, onChoose, onToggle } = props;
  const { entry, number, title, range, level, inset, expanded, position, siblings } = row;
  // A repealed section has dots instead of a heading.
  const hasDots = /^[….\s]+$/.test(title);
  const isRepealed = entry.repealed === true || hasDots;
  const displayedName = (hasDots ? '' : title) || (isRepealed ? repealed : capital(name));
  const isMuted = isRepealed || (title === '' && number !== '');
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if ((event.target as HTMLElement).closest('[data-chevron]')) onToggle(entry.id, !expanded);
    else onChoose(entry);
  };
  return (
    <a
      href={address}
      role="treeitem"
      data-id={entry.id}
      data-around={(isAround && expanded !== undefined) || undefined}
      className={classes(
        styles.row,
        styles.raised,
        level === 1 && styles.outer,
        isAround && expanded !== undefined && styles.around,
      )}
      style={{ '--reg-inset': String(inset) } as CSSProperties}
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={expanded}
      aria-current={isCurrent ? 'location' : undefined}
      title={title}
      onClick={handleClick}
    >
      <span className={styles.chevron} data-chevron={expanded === undefined ? undefined : ''}>
        {expanded === undefined ? null : <Icon of={ChevronRight} size={12} />}
      </span>
      <span className={classes(styles.number, isRepealed && styles.repealedNumber)}>
        {drawNumber(number)}
      </span>
      <span className={classes(styles.name, isMuted && styles.muted)}>{displayedName}</span>
      {range ? <span className={styles.range}>{drawNumber(range)}</span> : null}
    </a>
  );
});
