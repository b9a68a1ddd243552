import { type RefObject, useEffect, useRef } from 'react';
import { createReaderPreferences } from '#core/regulations/preferences.ts';
import { useApp } from '../app-context.tsx';
import { isTyping } from '../ui/typing.ts';

type ResultActs = { step: (by: 1 | -1) => void; turn: (by: 1 | -1) => void; help: () => void };

/**
 * Single keys of the results: j and k go through the hits, n and p through the pages, ? names them. They act with the
 * focus in the page's content or the element, and can be switched off with the reader's.
 */
export function useResultKeys(view: RefObject<HTMLElement | null>, acts: ResultActs): void {
  const { storage } = useApp();
  const latest = useRef(acts);
  latest.current = acts;

  useEffect(() => {
    const around = view.current?.closest<HTMLElement>('main') ?? view.current;
    if (!around) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { step, turn, help } = latest.current;
      const keys: Record<string, () => void> = {
        j: () => step(1),
        k: () => step(-1),
        n: () => turn(1),
        p: () => turn(-1),
        '?': help,
      };
      const act = keys[event.key];
      if (!act || isTyping(event)) return;
      if (!createReaderPreferences(storage).$preferences.get().keys) return;
      event.preventDefault();
      act();
    };
    around.addEventListener('keydown', handleKey);
    return () => around.removeEventListener('keydown', handleKey);
  }, [view, storage]);
}
