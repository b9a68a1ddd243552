import { absentTexts } from '#core/i18n/absent.ts';
import { useText } from '../app-context.tsx';
import * as styles from './results.css.ts';

/** Says that a query cites more provisions than are listed: "Art. 1–1186 ZGB". */
export function MoreCitedNote({ count }: { count: number }) {
  const text = useText(absentTexts);
  if (!text) return null;
  return (
    <p className={styles.note} role="status">
      {text('absent.more', { count })}
    </p>
  );
}
