import { type RefObject, useEffect, useEffectEvent } from 'react';
import { createReaderPreferences } from '#core/regulations/preferences.ts';
import { useApp } from '../app-context.tsx';
import { isTyping } from '../ui/typing.ts';

type ResultActs = { step: (by: 1 | -1) => void; turn: (by: 1 | -1) => void; help: () => void };

/**
 * Single keys of the results: j and k step through the hits, n and p turn pages, ? opens the help. They act while the
 * focus is in the page's content or the element, and are switched off together with the keys of the reader.
 */
export function useResultKeys(view: RefObject<HTMLElement | null>, acts: ResultActs): void {
  const { storage } = useApp();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, () => void> = {
      j: () => acts.step(1),
      k: () => acts.step(-1),
      n: () => acts.turn(1),
      p: () => acts.turn(-1),
      '?': acts.help,
    };
    const act = keys[event.key];
    if (!act || isTyping(event)) return;
    if (!createReaderPreferences(storage).$preferences.get().keys) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const around = view.current?.closest<HTMLElement>('main') ?? view.current;
    if (!around) return;
    const handle = (event: KeyboardEvent) => handleKey(event);
    around.addEventListener('keydown', handle);
    return () => around.removeEventListener('keydown', handle);
  }, [view]);
}
