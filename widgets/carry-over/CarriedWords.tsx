import type { CarriedDetail } from '#core/contract/domain/carry-over.ts';
import type { reviewTexts } from '#core/i18n/review.ts';
import { useLoadedText } from '../app-context.tsx';
import { drawRuns } from '../law/runs.tsx';
import * as styles from './carry-over.css.ts';

/** The words before and now, with what differs between them. */
export function CarriedWords({ detail }: { detail: CarriedDetail }) {
  const text = useLoadedText<typeof reviewTexts>();
  const { from, to, difference } = detail;
  const lang = from.language.toLowerCase();
  const row = { runs: difference, differences: [] };
  const side = (which: 'before' | 'after', words: string | undefined) => (
    <div className={styles.side}>
      <p className={styles.label}>{text(which === 'before' ? 'review.wordsBefore' : 'review.wordsNow')}</p>
      {words === undefined ? (
        <p className={styles.unknown}>
          {text(which === 'after' && to === undefined ? 'review.noWordsNow' : 'review.wordsUnknown')}
        </p>
      ) : (
        <p className={styles.law} lang={lang}>
          {/* Without words on the other side nothing differs: they are drawn as they are. */}
          {difference.length === 0 ? words : drawRuns(row, which, from.language)}
        </p>
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
