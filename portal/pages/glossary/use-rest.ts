import { useEffect, useEffectEvent } from 'react';
import type { Loadable } from '#core/async/loadable.ts';
import type { GlossaryList } from '#core/glossary/store.ts';

const [first, longest] = [1500, 30_000];

/** Requests the list again while the server still reads texts, with growing pauses. */
export function useRest(list: Loadable<GlossaryList>, onAsk: () => void): void {
  const ask = useEffectEvent(onAsk);
  const waited = list.state === 'ready' && !list.value.complete ? list.value.waited : undefined;
  useEffect(() => {
    if (waited === undefined) return;
    const timer = setTimeout(() => ask(), Math.min(first * 2 ** waited, longest));
    return () => clearTimeout(timer);
  }, [waited]);
}
