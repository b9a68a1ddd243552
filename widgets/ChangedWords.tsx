import { type WordRun, wordChanges } from '#core/comments/word-changes.ts';
import * as styles from './changed-words.css.ts';

/** A text with the words that differ from another one: deleted ones struck through, inserted ones underlined. */
export function ChangedWords({
  before,
  after,
  language,
}: {
  before: string;
  after: string;
  language: string;
}) {
  return (
    <span className={styles.changedWords} lang={language.toLowerCase()}>
      {wordChanges(before, after).map(drawRun)}
    </span>
  );
}

function drawRun({ text, op }: WordRun, index: number) {
  if (op === 'deleted')
    return (
      <del key={index} className={styles.deleted}>
        {text}
      </del>
    );
  if (op === 'inserted')
    return (
      <ins key={index} className={styles.inserted}>
        {text}
      </ins>
    );
  return text;
}
