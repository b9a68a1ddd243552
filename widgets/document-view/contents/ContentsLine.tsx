import { ChevronRight } from 'lucide';
import { type CSSProperties, type MouseEvent, memo, type ReactNode } from 'react';
import { Designation } from '../../law/Designation.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import * as styles from './contents.css.ts';
import type { ContentsRow } from './contents-tree.ts';

type ContentsLineProps = {
  row: ContentsRow;
  isCurrent: boolean;
  isAround: boolean;
  isStop: boolean;
  address: string;
  repealed: string;
  /** That of the text, by which titles are hyphenated. */
  language: string;
  /** What is told at the end of the line, beside the words. */
  mark: ReactNode;
  onChoose: (id: string) => void;
  onToggle: (id: string, open: boolean) => void;
};

/** Keeps the hyphen of a shortened word with the word: "Beraterin oder -berater". */
const withHeldHyphens = (name: string) => name.replace(/(?<=\s)-(?=\p{L})/gu, '\u2011');

/** The id of the words of a mark: they describe the line, and are no part of its name. */
export const markId = (id: string) => `mark-${encodeURIComponent(id)}`;

/** One line of the contents: a link in a tree. No word of it is ever cut off. */
export const ContentsLine = memo(function ContentsLine(props: ContentsLineProps) {
  const { row, isCurrent, isAround, isStop, address, repealed, language, mark, onChoose, onToggle } = props;
  const { id, label, title, detail, range, level, inset, expanded, position, siblings } = row;
  const { isArticle, isRepealed = false } = row;
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if ((event.target as HTMLElement).closest('[data-chevron]')) onToggle(id, !expanded);
    else onChoose(id);
  };
  const name = title || (isRepealed ? repealed : '');
  const end =
    mark || range ? (
      <>
        {mark ? <span aria-hidden="true">{mark}</span> : null}
        {mark && range ? ' ' : null}
        {range ? (
          <span className={styles.range}>
            <Designation>{range}</Designation>
          </span>
        ) : null}
      </>
    ) : null;
  const number = label ? (
    <span className={classes(isArticle ? styles.number : styles.kind, isRepealed && styles.repealedNumber)}>
      <Designation>{label}</Designation>
    </span>
  ) : null;
  return (
    <a
      href={address}
      role="treeitem"
      data-id={id}
      className={classes(
        styles.row,
        isArticle && styles.article,
        level === 1 && styles.outer,
        isAround && expanded !== undefined && styles.around,
        row.isQuiet && styles.quiet,
      )}
      style={{ '--reg-inset': String(inset) } as CSSProperties}
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={expanded}
      aria-current={isCurrent ? 'location' : undefined}
      aria-describedby={mark ? markId(id) : undefined}
      onClick={handleClick}
    >
      <span className={styles.chevron} data-chevron={expanded === undefined ? undefined : ''}>
        {expanded === undefined ? null : <Icon of={ChevronRight} size={12} />}
      </span>
      {isArticle ? number : null}
      <span className={styles.words}>
        {number && !isArticle ? (
          <span className={styles.above}>
            {number} {end}
          </span>
        ) : end ? (
          <span className={styles.aside}>{end}</span>
        ) : null}
        {name ? (
          <span
            className={classes(styles.name, isRepealed && styles.muted)}
            lang={title ? language : undefined}
          >
            {withHeldHyphens(name)}
          </span>
        ) : null}
        {detail ? (
          <span className={styles.detail} lang={language}>
            <Designation>{detail}</Designation>
          </span>
        ) : null}
      </span>
    </a>
  );
});
