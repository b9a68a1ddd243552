import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PanelPlace } from './panel-slot.ts';
import { useFindPlace } from './use-find-place.ts';

/** What a form waits for before it is saved: whether what was typed into a field of a place names one. */
export type Settling = { current: (() => Promise<boolean>) | undefined };

type NamedPlaceOptions = {
  place: Pick<PanelPlace, 'completeParagraphID' | 'language'>;
  /** Saving settles the field first, so that one press does both. */
  settling: Settling;
  onFound: (target: string) => void;
};

/** A field in which somebody names a paragraph. Enter, its button, and saving the form look for it. */
export function useNamedPlace({ place, settling, onFound }: NamedPlaceOptions) {
  const find = useFindPlace(place);
  const [words, setWords] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const running = useRef<{ words: string; found: Promise<boolean> }>(undefined);

  async function look(typed: string): Promise<boolean> {
    const target = await find(typed);
    // What was typed on meanwhile is looked for by itself.
    if (running.current?.words !== typed) return target !== undefined;
    running.current = undefined;
    setUnknown(target === undefined ? typed : undefined);
    if (target === undefined) return false;
    onFound(target);
    setWords('');
    return true;
  }
  function settle(): Promise<boolean> {
    const typed = words.trim();
    if (typed === '') return Promise.resolve(true);
    if (running.current?.words !== typed) {
      const begun: { words: string; found: Promise<boolean> } = {
        words: typed,
        found: Promise.resolve(false),
      };
      running.current = begun;
      begun.found = look(typed);
    }
    return running.current.found;
  }
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    settling.current = () => settleNow();
    return () => {
      settling.current = undefined;
    };
  }, [settling]);
  return {
    words,
    unknown,
    type(next: string) {
      setWords(next);
      setUnknown(undefined);
    },
    settle: () => void settle(),
    handleKey(event: KeyboardEvent) {
      // Enter would save the form.
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      void settle();
    },
  };
}
