import { diffWordsWithSpace } from 'diff';

/** A stretch of a text: on both sides, or on one of them only. */
export type WordRun = { text: string; op?: 'deleted' | 'inserted' };

/** Milliseconds after which two texts count as wholly different, as only texts without a common word can take. */
const timeout = 500;

/** The words that differ between two texts, with those that stay. */
export function wordChanges(before: string, after: string): WordRun[] {
  const changes = diffWordsWithSpace(before, after, { timeout });
  if (!changes) {
    const runs: WordRun[] = [
      { text: before, op: 'deleted' },
      { text: after, op: 'inserted' },
    ];
    return runs.filter(({ text }) => text !== '');
  }
  return changes.map(({ value, added, removed }) => {
    if (added) return { text: value, op: 'inserted' };
    return removed ? { text: value, op: 'deleted' } : { text: value };
  });
}
