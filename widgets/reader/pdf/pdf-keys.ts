import type { KeyboardEvent } from 'react';
import { nextPageZoom } from '#core/regulations/pdf-layout.ts';
import type { PageZoom } from '#core/regulations/preferences.ts';

type KeyActs = {
  percent: number;
  onZoom: (zoom: PageZoom) => void;
  onFind: () => void;
  onPrint: () => void;
  /** Whether a whole page is in sight: otherwise the keys of pages scroll, as everywhere. */
  isWhole: boolean;
  onTurn: (by: 1 | -1) => void;
  /** Whether keys without a modifier act. */
  keys: boolean;
};

/** What a key does in the pages; undefined if it is none of theirs. */
export function actOfKey(event: KeyboardEvent, acts: KeyActs): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (shiftKey) return undefined;
    return { f: acts.onFind, p: acts.onPrint }[key];
  }
  // The field for the page types numbers, and turns nothing.
  if ((event.target as Element).closest('input, [role="menu"]')) return undefined;
  if (key === 'PageDown' || key === 'PageUp')
    return acts.isWhole ? () => acts.onTurn(key === 'PageDown' ? 1 : -1) : undefined;
  if (!acts.keys || (key !== '+' && key !== '-')) return undefined;
  return () => {
    const next = nextPageZoom(acts.percent, key === '+' ? 1 : -1);
    if (next !== undefined) acts.onZoom(next);
  };
}
