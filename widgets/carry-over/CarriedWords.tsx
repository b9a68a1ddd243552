import { byHand } from '#core/contract/domain/carried-mark.ts';
import type { CarriedDetail } from '#core/contract/domain/carry-over.ts';
import type { reviewTexts } from '#core/i18n/review.ts';
import { useLoadedText } from '../app-context.tsx';
import * as styles from './carry-over.css.ts';
import { FoldedWords, useOpenStretches } from './FoldedWords.tsx';

/** The words before and now, with what differs between them. */
export function CarriedWords({ detail }: { detail: CarriedDetail }) {
  const text = useLoadedText<typeof reviewTexts>();
  const opened = useOpenStretches();
  const { from, to, difference } = detail;
  // Without words on the other side nothing differs, nor where somebody parked it: they are drawn as they are.
  const isPlain = difference.length === 0 || byHand(detail) === 'parked';
  const side = (which: 'before' | 'after', words: string | undefined) => (
    <div className={styles.side}>
      <p className={styles.label}>{text(which === 'before' ? 'review.wordsBefore' : 'review.wordsNow')}</p>
      {words === undefined ? (
        <p className={styles.unknown}>
          {text(which === 'after' && to === undefined ? 'review.noWordsNow' : 'review.wordsUnknown')}
        </p>
      ) : (
        <FoldedWords
          difference={isPlain ? [{ text: words }] : difference}
          side={which}
          language={from.language}
          opened={opened}
        />
      )}
    </div>
  );
  return (
    <div className={styles.words}>
      <div className={styles.sides}>
        {side('before', from.words)}
        {side('after', to?.words)}
      </div>
    </div>
  );
}
