import { type KeyboardEvent, useState } from 'react';
import type { BoxLine } from '#core/search/drop-down-lines.ts';
import { nextIndex } from '../ui/roving.ts';

export type ListState = {
  open: boolean;
  activeId: string | undefined;
  show: () => void;
  close: () => void;
  point: (line: BoxLine | undefined) => void;
  /** The lines have not arrived: the first or the last one will be active. */
  await: (end: End) => void;
};

type End = 'first' | 'last';
/** No line has such an id. */
const awaited = { first: ' first', last: ' last' } as const;

/** Whether the drop-down is open and which of its lines is active. */
export function useListState(): ListState {
  const [open, setOpen] = useState(false);
  const [activeId, setActive] = useState<string | undefined>(undefined);
  return {
    open,
    activeId,
    show: () => setOpen(true),
    close() {
      setOpen(false);
      setActive(undefined);
    },
    point: (line) => setActive(line?.id),
    await: (end) => setActive(awaited[end]),
  };
}

/** The line that is active, also where it was chosen before it had arrived. */
export function activeLine({ activeId }: ListState, lines: readonly BoxLine[]): BoxLine | undefined {
  if (activeId === awaited.first) return lines[0];
  if (activeId === awaited.last) return lines.at(-1);
  return lines.find((line) => line.id === activeId);
}

export type BoxActions = {
  submit: () => void;
  choose: (line: BoxLine) => void;
  remove: (term: string) => void;
  clear: () => void;
};

type KeyContext = { list: ListState; lines: readonly BoxLine[]; term: string; actions: BoxActions };

/**
 * Keys of an editable combobox with a list (WAI-ARIA Authoring Practices): the focus stays in the box,
 * the active line is named. Home and End belong to the list once a line is active, before that to the text.
 */
export function handleBoxKey(event: KeyboardEvent, context: KeyContext): void {
  // A word that an input method is still composing is not finished.
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
  if (!act(event, context)) return;
  event.preventDefault();
  // A dialog or element around does not hear of it.
  event.stopPropagation();
}

function act({ key, altKey }: KeyboardEvent, { list, lines, term, actions }: KeyContext): boolean {
  const active = list.open ? activeLine(list, lines) : undefined;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (!altKey) return move(key, active, lines, list);
      if (key === 'ArrowUp') list.close();
      else list.show();
      return true;
    case 'Home':
    case 'End':
      return active !== undefined && move(key, active, lines, list);
    case 'Enter':
      if (active) actions.choose(active);
      else actions.submit();
      return true;
    case 'Escape':
      if (list.open) list.close();
      else if (term !== '') actions.clear();
      else return false;
      return true;
    case 'Delete':
      if (active?.kind !== 'recent') return false;
      move('ArrowDown', active, lines, list);
      actions.remove(active.term);
      return true;
    default:
      return false;
  }
}

function move(key: string, active: BoxLine | undefined, lines: readonly BoxLine[], list: ListState): boolean {
  const next = nextIndex(key, active ? lines.indexOf(active) : -1, lines.length, 'column');
  if (next === undefined) {
    if (lines.length > 0 || !key.startsWith('Arrow')) return false;
    list.show();
    list.await(key === 'ArrowDown' ? 'first' : 'last');
    return true;
  }
  list.show();
  list.point(lines[next]);
  return true;
}
