import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useLoadedText } from '../../app-context.tsx';
import { useScene } from '../reader-scene.ts';
import { ContentsLine } from './ContentsLine.tsx';
import * as styles from './contents.css.ts';
import type { ContentsRow } from './contents-tree.ts';

type ContentsRowsProps = {
  rows: readonly ContentsRow[];
  current: TocEntry | undefined;
  around: ReadonlySet<string>;
  onToggle: (id: string, open: boolean) => void;
  onExpandAll: () => void;
  onChosen?: () => void;
  empty: string;
};

/** The rows as a tree for assistive technology: one tab stop; arrow keys move, open and close. */
export function ContentsRows({
  rows,
  current,
  around,
  onToggle,
  onExpandAll,
  onChosen,
  empty,
}: ContentsRowsProps) {
  const scene = useScene();
  const text = useLoadedText<typeof readerTexts>();
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | undefined>(undefined);
  const marked = rows.findLast((row) => row.entry.id === current?.id || around.has(row.entry.id))?.entry.id;
  const stop = rows.some((row) => row.entry.id === active) ? active : (marked ?? rows[0]?.entry.id);

  useMarkedRow(list, bar, marked, rows);

  const choose = useCallback(
    (entry: TocEntry) => {
      setActive(entry.id);
      scene.goTo({ article: entry.id });
      onChosen?.();
    },
    [scene, onChosen],
  );

  const handleKey = (event: KeyboardEvent) => {
    const at = rows.findIndex((row) => row.entry.id === stop);
    const row = rows[at];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const parent = rows.findLastIndex((each, index) => index < at && each.level < row.level);
    let next: number | undefined;
    if (event.key === 'ArrowDown') next = at + 1;
    else if (event.key === 'ArrowUp') next = at - 1;
    else if (event.key === 'Home') next = 0;
    else if (event.key === 'End') next = rows.length - 1;
    else if (event.key === 'ArrowRight' && row.expanded === false) onToggle(row.entry.id, true);
    else if (event.key === 'ArrowRight' && row.expanded) next = at + 1;
    else if (event.key === 'ArrowLeft' && row.expanded) onToggle(row.entry.id, false);
    else if (event.key === 'ArrowLeft') next = parent;
    else if (event.key === '*') onExpandAll();
    else return;
    event.preventDefault();
    const target = next === undefined ? undefined : rows[next];
    if (!target) return;
    setActive(target.entry.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(target.entry.id)}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      className={styles.list}
      role="tree"
      aria-label={text('reader.contents')}
      onKeyDown={handleKey}
      tabIndex={-1}
    >
      <div ref={bar} className={styles.travelling} role="presentation" />
      {rows.map((row) => (
        <ContentsLine
          key={row.entry.id}
          row={row}
          isCurrent={row.entry.id === marked}
          isAround={around.has(row.entry.id)}
          isStop={row.entry.id === stop}
          address={scene.addressOf(row.entry.id)}
          name={scene.nameOf(row.entry.id)}
          repealed={text('reader.repealedShort')}
          onChoose={choose}
          onToggle={onToggle}
        />
      ))}
      {rows.length === 0 ? <p className={styles.filter}>{empty}</p> : null}
    </div>
  );
}

/** Moves the bar to the marked row and scrolls that row into view. */
function useMarkedRow(
  list: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  marked: string | undefined,
  rows: readonly ContentsRow[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening or closing a section moves the marked row
  useLayoutEffect(() => {
    const { current: box } = list;
    const { current: line } = bar;
    const row =
      marked === undefined ? null : box?.querySelector<HTMLElement>(`[data-id="${CSS.escape(marked)}"]`);
    if (!box || !line) return;
    const follow = () => {
      line.style.translate = `0 ${row?.offsetTop ?? 0}px`;
      line.style.blockSize = `${row?.offsetHeight ?? 0}px`;
    };
    follow();
    // The heights of rows change when fonts load or the column changes its width.
    const observer = new ResizeObserver(follow);
    for (const each of box.children) if (each !== line) observer.observe(each);
    // In a sheet, the sheet is the scroller.
    if (row && box.closest('dialog')) row.scrollIntoView({ block: 'nearest' });
    else if (row && !box.matches(':focus-within')) {
      const above = row.offsetTop - box.scrollTop;
      if (above < 40 || above > box.clientHeight - 80) box.scrollTop = row.offsetTop - box.clientHeight / 3;
    }
    return () => observer.disconnect();
  }, [list, bar, marked, rows]);
}
