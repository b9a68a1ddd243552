import type { paletteTexts } from '#core/i18n/palette.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { keyCap } from '#widgets/search/box.css.ts';
import * as styles from './palette.css.ts';

const keys = [
  { caps: ['↑', '↓'], words: 'palette.toChoose' },
  { caps: ['↵'], words: 'palette.toOpen' },
  { caps: ['Esc'], words: 'palette.toClose' },
] as const;

/** The keys of the palette. Only visual: assistive technology explains by itself how a combobox is used. */
export function PaletteFoot() {
  const text = useLoadedText<typeof paletteTexts>();
  return (
    <div className={styles.foot} aria-hidden="true">
      {keys.map(({ caps, words }) => (
        <span key={words} className={styles.hint}>
          {caps.map((cap) => (
            <kbd key={cap} className={keyCap}>
              {cap}
            </kbd>
          ))}
          {text(words)}
        </span>
      ))}
    </div>
  );
}
