import { useEffect, useState } from 'react';
import { longestQuestion } from '#core/contract/main/chat.ts';
import type { chatTexts } from '#core/i18n/chat.ts';
import { useLoadedText } from '#widgets/app-context.tsx';

/** From this number of letters on the field says how many more there may be. */
const nearLimit = longestQuestion - 200;
/** Milliseconds without a letter after which the number is announced: one for each letter would drown what is read aloud. */
const pause = 800;

export type LetterCount = {
  /** How many letters are left, near the limit. */
  left: string | undefined;
  /** That there are too many. */
  excess: string | undefined;
  /** Either of them, once typing pauses, for assistive technology. */
  announcement: string;
};

/** What is said of the length of a question while it is written. */
export function useLetterCount(question: string): LetterCount {
  const text = useLoadedText<typeof chatTexts>();
  const letters = [...question.trim()].length;
  const left =
    letters >= nearLimit && letters <= longestQuestion
      ? text('chat.lettersLeft', { count: longestQuestion - letters })
      : undefined;
  const excess =
    letters > longestQuestion
      ? text('chat.questionTooLong', { count: letters - longestQuestion })
      : undefined;
  const words = excess ?? left ?? '';
  const [announcement, announce] = useState('');
  useEffect(() => {
    const waiting = setTimeout(() => announce(words), words === '' ? 0 : pause);
    return () => clearTimeout(waiting);
  }, [words]);
  return { left, excess, announcement };
}
