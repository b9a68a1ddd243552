import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { contentsTexts } from '#core/i18n/contents.ts';
import { useLoadedText } from '../../app-context.tsx';
import { ContentsLine } from './ContentsLine.tsx';
import * as styles from './contents.css.ts';
import type { ContentsRow } from './contents-tree.ts';

type ContentsTreeProps = {
  rows: readonly ContentsRow[];
  isFiltered: boolean;
  label: string;
  /** The language of the words, by which they are hyphenated. */
  language: string;
  current: string | undefined;
  /** The current entry and those around it. */
  around: ReadonlySet<string>;
  addressOf: (id: string) => string;
  markOf: ((id: string) => ReactNode) | undefined;
  onChoose: (id: string) => void;
  onToggle: (id: string, open: boolean) => void;
  onExpandAll: () => void;
};

/** The rows as a tree for assistive technology: one tab stop; arrow keys move, open and close. */
export function ContentsTree(props: ContentsTreeProps) {
  const {
    rows,
    isFiltered,
    label,
    language,
    current,
    around,
    addressOf,
    markOf,
    onToggle,
    onExpandAll,
    onChoose,
  } = props;
  const text = useLoadedText<typeof contentsTexts>();
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | undefined>(undefined);
  const marked = rows.findLast((row) => row.id === current || around.has(row.id))?.id;
  const stop = rows.some((row) => row.id === active) ? active : (marked ?? rows[0]?.id);

  useMarkedRow(list, bar, marked, rows);

  const choose = useCallback(
    (id: string) => {
      setActive(id);
      onChoose(id);
    },
    [onChoose],
  );

  const handleKey = (event: KeyboardEvent) => {
    const at = rows.findIndex((row) => row.id === stop);
    const row = rows[at];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const parent = rows.findLastIndex((each, index) => index < at && each.level < row.level);
    let next: number | undefined;
    if (event.key === 'ArrowDown') next = at + 1;
    else if (event.key === 'ArrowUp') next = at - 1;
    else if (event.key === 'Home') next = 0;
    else if (event.key === 'End') next = rows.length - 1;
    else if (event.key === 'ArrowRight' && row.expanded === false) onToggle(row.id, true);
    else if (event.key === 'ArrowRight' && row.expanded) next = at + 1;
    else if (event.key === 'ArrowLeft' && row.expanded) onToggle(row.id, false);
    else if (event.key === 'ArrowLeft') next = parent;
    else if (event.key === '*') onExpandAll();
    else return;
    event.preventDefault();
    const target = next === undefined ? undefined : rows[next];
    if (!target) return;
    setActive(target.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(target.id)}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      className={styles.list}
      role="tree"
      aria-label={label}
      onKeyDown={handleKey}
      tabIndex={-1}
    >
      <div ref={bar} className={styles.travelling} role="presentation" />
      {rows.map((row) => (
        <ContentsLine
          key={row.id}
          row={row}
          isCurrent={row.id === marked}
          isAround={around.has(row.id)}
          isStop={row.id === stop}
          address={addressOf(row.id)}
          repealed={text('contents.repealed')}
          language={language.toLowerCase()}
          mark={markOf?.(row.id)}
          onChoose={choose}
          onToggle={onToggle}
        />
      ))}
      {rows.length === 0 && isFiltered ? (
        <p className={styles.empty}>{text('contents.nothingFiltered')}</p>
      ) : null}
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
