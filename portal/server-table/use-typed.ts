import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a keystroke before typed words are searched for. */
const pause = 300;

/** Words of a field, which are taken over when typing pauses. */
export function useTyped(
  value: string,
  onChange: (words: string) => void,
): [string, (words: string) => void] {
  const [typed, setTyped] = useState(value);
  const change = useRef(onChange);
  change.current = onChange;
  // Keeps the space after a word while the next word is typed.
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value]);
  useEffect(() => {
    const words = typed.trim();
    if (words === value) return;
    const timer = setTimeout(() => change.current(words), pause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped];
}
