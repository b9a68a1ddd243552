import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SearchReply } from '#core/contract/main/search.ts';
import { hitKey } from './hit-place.ts';

/** Which hit is shown whole: of every new answer the first, for who comes back from a hit that one. */
export function useChosenHit(
  view: RefObject<HTMLElement | null>,
  reply: SearchReply | undefined,
  opened: string | undefined,
): [number, (index: number) => void] {
  const first = Math.max(0, reply?.hits.findIndex((hit) => hitKey(hit) === opened) ?? 0);
  const [state, setState] = useState({ reply, index: first });
  const index = state.reply === reply ? state.index : first;

  const isVisible = useRef(false);
  useEffect(() => {
    if (!reply || isVisible.current) return;
    isVisible.current = true;
    if (first === 0) return;
    // Once the columns have their width.
    const frame = requestAnimationFrame(() =>
      linkOf(view.current, first)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [view, reply, first]);

  return [index, (next) => setState({ reply, index: next })];
}

export const linkOf = (view: HTMLElement | null, index: number): HTMLElement | undefined =>
  view?.querySelectorAll<HTMLElement>('[data-hit-link]')[index];
