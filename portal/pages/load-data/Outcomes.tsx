import type { LoadedFile } from '#core/contract/main/loaded-files.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { outcomeWords } from './file-words.ts';
import * as styles from './load-data.css.ts';

/** How many texts of each kind are in a file; what is refused stands out, and nothing else. */
export function Outcomes({ file }: { file: LoadedFile }) {
  const text = useLoadedText<typeof loadingTexts>();
  const { taken, refused } = outcomeWords(file, text);
  if (taken === '' && refused === '') return null;
  return (
    <span className={styles.outcomes}>
      {taken}
      {taken && refused ? ', ' : null}
      {refused ? <span className={styles.refusedCount}>{refused}</span> : null}
    </span>
  );
}
