import * as styles from './said.css.ts';

/** What was just done, read aloud. It lies over the end of a line, so that nothing moves as it comes and goes. */
export function Said({ words }: { words: string | undefined }) {
  return (
    <div role="status" className={styles.line}>
      {words ? <span className={styles.words}>{words}</span> : null}
    </div>
  );
}
