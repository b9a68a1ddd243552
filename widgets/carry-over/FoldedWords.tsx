import { ChevronDown, ChevronRight } from 'lucide';
import { Fragment, useState } from 'react';
import { foldWords } from '#core/carry-over/fold-words.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Run } from '#core/contract/main/comparison.ts';
import type { reviewTexts } from '#core/i18n/review.ts';
import { useLoadedText } from '../app-context.tsx';
import { drawRuns } from '../law/runs.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './carry-over.css.ts';

/** Which folded stretches somebody has opened; of both sides, so that they stay beside each other. */
export function useOpenStretches() {
  const [keys, setKeys] = useState<ReadonlySet<number>>(new Set());
  return {
    has: (key: number) => keys.has(key),
    toggle: (key: number) =>
      setKeys((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key])),
  };
}

type FoldedWordsProps = {
  difference: readonly Run[];
  side: 'before' | 'after';
  language: LanguageCode;
  opened: ReturnType<typeof useOpenStretches>;
};

/** The words of one side: what changed, with a button for each stretch that is folded. */
export function FoldedWords({ difference, side, language, opened }: FoldedWordsProps) {
  const text = useLoadedText<typeof reviewTexts>();
  return foldWords(difference, side).map(({ key, folded, lines: count, isSame, runs }) => {
    const isOpen = !folded || opened.has(key);
    return (
      <Fragment key={key}>
        {folded ? (
          <button
            type="button"
            className={styles.foldButton}
            aria-expanded={isOpen}
            onClick={() => opened.toggle(key)}
          >
            <Icon of={isOpen ? ChevronDown : ChevronRight} size={12} />
            {text(isSame && difference.length > 1 ? 'review.sameLines' : 'review.moreLines', { count })}
          </button>
        ) : null}
        {isOpen && runs.length > 0 ? (
          <p className={styles.law} lang={language.toLowerCase()}>
            {drawRuns({ runs, differences: [] }, side, language)}
          </p>
        ) : null}
      </Fragment>
    );
  });
}
