import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type ChangedEntry, changedEntries, onlyChanged } from '#core/comparison/contents.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { useLoadedText } from '../app-context.tsx';
import { scrollerOf } from '../document-view/scroller.ts';
import { classes } from '../ui/classes.ts';
import { nextIndex } from '../ui/roving.ts';
import { useComparisonScene } from './comparison-scene.ts';
import * as styles from './contents.css.ts';
import { drawWords } from './runs.tsx';

type ChangedContentsProps = { current: number | undefined; onChoose: (row: number) => void };

/** Drawn empty at first, so that the first change does not wait for hundreds of entries. */
const none: readonly ChangedEntry[] = [];

/** The contents of both texts in one list, each article with its change; the list is one tab stop. */
export function ChangedContents({ current, onChoose }: ChangedContentsProps) {
  const { comparison } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const [isNarrowed, setIsNarrowed] = useState(false);
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const all = useMemo(() => changedEntries(comparison), [comparison]);
  const listed = useMemo(() => (isNarrowed ? onlyChanged(all) : all), [all, isNarrowed]);
  const entries = useDeferredValue(listed, none);
  const currentRow = entries.findLast((entry) => current !== undefined && entry.row <= current)?.row;
  const stop = [focused, currentRow, entries[0]?.row].find((row) =>
    entries.some((entry) => entry.row === row),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another current entry is the reason to scroll
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (entry) keepInSight(entry);
  }, [currentRow]);
  const handleKey = (event: KeyboardEvent) => {
    const at = entries.findIndex(({ row }) => row === stop);
    const next = nextIndex(event.key, at, entries.length, 'column');
    if (next === undefined) return;
    event.preventDefault();
    const row = entries[next]?.row;
    setFocused(row);
    list.current?.querySelector<HTMLElement>(`[data-entry="${row}"]`)?.focus();
  };
  return (
    <>
      <label className={styles.filter}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isNarrowed}
          onChange={(event) => setIsNarrowed(event.target.checked)}
        />
        {text('compare.filterContents')}
      </label>
      <ol ref={list} className={styles.list} onKeyDown={handleKey}>
        {entries.map((entry) => (
          <li key={entry.row} className={styles.item}>
            <Entry
              entry={entry}
              isHere={entry.row === currentRow}
              isStop={entry.row === stop}
              onChoose={() => {
                setFocused(entry.row);
                onChoose(entry.row);
              }}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Scrolls only the list, since the page around it may be a host's. */
function keepInSight(entry: HTMLElement): void {
  const scroller = scrollerOf(entry);
  if (!scroller) return;
  const [own, around] = [entry.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (own.top < around.top || own.bottom > around.bottom)
    scroller.scrollTop += own.top - around.top - around.height / 3;
}

type EntryProps = { entry: ChangedEntry; isHere: boolean; isStop: boolean; onChoose: () => void };

function Entry({ entry, isHere, isStop, onChoose }: EntryProps) {
  const { typeset, language, isNeutral } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const { num, heading, change, isArticle, row } = entry;
  return (
    <button
      type="button"
      data-entry={row}
      className={classes(styles.entry, !isArticle && styles.outer, !change && isArticle && styles.dimmed)}
      tabIndex={isStop ? 0 : -1}
      aria-current={isHere ? 'location' : undefined}
      onClick={onChoose}
    >
      <span className={styles.name} lang={language.toLowerCase()}>
        <span className={classes(styles.number, change === 'repealed' && !isNeutral && styles.struck)}>
          {drawWords(num, typeset)}
        </span>{' '}
        {drawWords(heading, typeset)}
      </span>
      {change ? (
        <span className={styles.mark}>
          <span className={styles.sign[change]} aria-hidden="true" />
          {text(`compare.${isNeutral ? 'apart' : 'row'}-${change}`)}
        </span>
      ) : null}
    </button>
  );
}
