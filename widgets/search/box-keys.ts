import { type KeyboardEvent, useState } from 'react';
import type { BoxLine } from '#core/search/drop-down-lines.ts';
import { nextIndex } from '../ui/roving.ts';

export type ListState = {
  open: boolean;
  activeId: string | undefined;
  show: () => void;
  close: () => void;
  point: (line: BoxLine | undefined) => void;
  /** Makes the first or last line active once the lines have arrived. */
  await: (end: End) => void;
};

type End = 'first' | 'last';
/** Ids for a line that has not arrived yet; no real line has such an id. */
const awaited = { first: ' first', last: ' last' } as const;

/** Whether the drop-down is open, and which of its lines is active. */
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

/** The active line, also if it was chosen before the lines had arrived. */
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
 * Keys of an editable combobox with a list (WAI-ARIA Authoring Practices): the focus stays in the box, which
 * names the active line. Home and End move in the list once a line is active, otherwise in the text.
 */
export function handleBoxKey(event: KeyboardEvent, context: KeyContext): void {
  // An input method is still composing the word.
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
  if (!act(event, context)) return;
  event.preventDefault();
  // Keeps the event from dialogs and elements around the box.
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
