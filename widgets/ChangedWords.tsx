import { type WordRun, wordChanges } from '#core/comments/word-changes.ts';
import * as styles from './changed-words.css.ts';

type ChangedWordsProps = {
  before: string;
  after: string;
  language: string;
  /** Draws one of both texts only, with its words that the other does not have. */
  side?: 'before' | 'after';
};

/** A text with the words that differ from another one: deleted ones struck through, inserted ones underlined. */
export function ChangedWords({ before, after, language, side }: ChangedWordsProps) {
  const runs = wordChanges(before, after);
  const other = side === 'before' ? 'inserted' : 'deleted';
  return (
    <span className={styles.changedWords} lang={language.toLowerCase()}>
      {side ? runs.filter(({ op }) => op !== other).map(drawMarked) : runs.map(drawRun)}
    </span>
  );
}

/** Spaces and ends of lines that differ are drawn as signs: a line through nothing cannot be read. */
const readable = (text: string) =>
  text.trim() === '' ? text.replace(/[^\S\n]/g, '␣').replace(/\n/g, '↵\n') : text;

function drawMarked({ text, op }: WordRun, index: number) {
  if (op === undefined) return text;
  return (
    <mark key={index} className={styles.marked}>
      {readable(text)}
    </mark>
  );
}

function drawRun({ text, op }: WordRun, index: number) {
  if (op === 'deleted')
    return (
      <del key={index} className={styles.deleted}>
        {readable(text)}
      </del>
    );
  if (op === 'inserted')
    return (
      <ins key={index} className={styles.inserted}>
        {readable(text)}
      </ins>
    );
  return text;
}
