import { type KeyboardEvent, type RefObject, useState } from 'react';
import { alphabet, type LetterSection, noLetter } from '#core/glossary/narrow.ts';
import type { glossaryTexts } from '#core/i18n/glossary.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { nextIndex } from '#widgets/ui/roving.ts';
import * as styles from './glossary.css.ts';

type LetterBarProps = {
  sections: readonly LetterSection[];
  content: RefObject<HTMLElement | null>;
};

/**
 * The letters from A to Z, each leading to its first term. The bar is one tab stop; arrow keys move inside.
 */
export function LetterBar({ sections, content }: LetterBarProps) {
  const text = useLoadedText<typeof glossaryTexts>();
  const there = sections.map(({ letter }) => letter);
  const [chosen, setChosen] = useState<string>();
  const stop = chosen !== undefined && there.includes(chosen) ? chosen : there[0];
  const letters = there.includes(noLetter) ? [noLetter, ...alphabet] : alphabet;

  function go(letter: string) {
    setChosen(letter);
    const head = content.current?.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
    head?.scrollIntoView({ block: 'start' });
    head?.focus({ preventScroll: true });
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const next = nextIndex(event.key, there.indexOf(stop ?? ''), there.length, 'row');
    const letter = next === undefined ? undefined : there[next];
    if (letter === undefined) return;
    event.preventDefault();
    setChosen(letter);
    event.currentTarget.querySelector<HTMLElement>(`[data-to="${letter}"]`)?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={text('glossary.letters')}
      className={styles.letters}
      onKeyDown={handleKey}
    >
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          className={styles.letter}
          disabled={!there.includes(letter)}
          tabIndex={letter === stop ? 0 : -1}
          data-to={letter}
          onClick={() => go(letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
