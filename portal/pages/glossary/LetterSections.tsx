import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { LetterSection } from '#core/glossary/narrow.ts';
import { classes } from '#widgets/ui/classes.ts';
import { nextIndex } from '#widgets/ui/roving.ts';
import { DefinedTerm } from './DefinedTerm.tsx';
import * as styles from './glossary.css.ts';

/** Number of terms that are laid out at once without a noticeable delay. */
const many = 400;

type LetterSectionsProps = { sections: readonly LetterSection[]; language: LanguageCode };

/** The terms below their letters. Arrow keys move from place to place. */
export const LetterSections = memo(function LetterSections({ sections, language }: LetterSectionsProps) {
  const isLong = sections.reduce((sum, { entries }) => sum + entries.length, 0) > many;
  return (
    <div data-terms>
      {sections.map(({ letter, entries }) => (
        <section
          key={letter}
          className={classes(styles.section, isLong && styles.far)}
          style={{ '--reg-terms': entries.length } as CSSProperties}
          aria-labelledby={`letter-${letter}`}
        >
          <h2 id={`letter-${letter}`} className={styles.sectionHead} data-letter={letter} tabIndex={-1}>
            {letter}
          </h2>
          <dl className={styles.terms} onKeyDown={moveBetweenPlaces}>
            {entries.map((entry) => (
              <DefinedTerm key={entry.forms[0]} entry={entry} language={language} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
});

function moveBetweenPlaces(event: KeyboardEvent<HTMLElement>) {
  const links = [...(event.currentTarget.closest('[data-terms]')?.querySelectorAll('a') ?? [])];
  const current = links.indexOf(event.target as HTMLAnchorElement);
  const next = current < 0 ? undefined : nextIndex(event.key, current, links.length, 'column');
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
