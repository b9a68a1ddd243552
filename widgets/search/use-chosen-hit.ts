import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SearchReply } from '#core/contract/main/search.ts';
import { hitKey } from './hit-place.ts';

/** The hit in the preview: the first of a new reply; after coming back from an opened hit, that one. */
export function useChosenHit(
  view: RefObject<HTMLElement | null>,
  reply: SearchReply | undefined,
  opened: string | undefined,
) {
  const first = Math.max(0, reply?.hits.findIndex((hit) => hitKey(hit) === opened) ?? 0);
  const [state, setState] = useState({ reply, index: first });
  const index = state.reply === reply ? state.index : first;

  const isVisible = useRef(false);
  useEffect(() => {
    if (!reply || isVisible.current) return;
    isVisible.current = true;
    if (first === 0) return;
    // After the columns have got their width.
    const frame = requestAnimationFrame(() =>
      linkOf(view.current, first)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [view, reply, first]);

  const setChosen = (next: number) => setState({ reply, index: next });
  const canStep = (by: 1 | -1) => reply?.hits[index + by] !== undefined;
  const step = (by: 1 | -1) => {
    // The first press moves the focus to the hit that is already chosen.
    const isIn = view.current?.querySelector('[data-hit]:focus-within') !== null;
    const next = isIn && canStep(by) ? index + by : index;
    setChosen(next);
    linkOf(view.current, next)?.focus();
  };
  return { chosen: index, setChosen, canStep, step };
}

const linkOf = (view: HTMLElement | null, index: number): HTMLElement | undefined =>
  view?.querySelectorAll<HTMLElement>('[data-hit-link]')[index];
