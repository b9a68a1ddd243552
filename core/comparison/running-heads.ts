import type { ComparisonRow } from '../contract/main/comparison.ts';
import { articleKinds } from '../contract/main/regulation-text.ts';
import { isHead, isOldPlace } from '../law/comparison/report/changed-rows.ts';

/** The headings around a row: indexes of the rows of its container and of its article, where it has them. */
export type RunningHead = { container: number | undefined; article: number | undefined };

export const isArticle = ({ kind }: ComparisonRow) => (articleKinds as readonly string[]).includes(kind);

type HeadWords = { num: string; heading: string };

/** Number and words of a heading, those of the later text if it has them. */
export function headWords(row: ComparisonRow): HeadWords {
  return headWordsIn(row, row.after ? 'after' : 'before');
}

/** Number and words of a heading in one of the texts; none where that text does not have it. */
export function headWordsIn({ runs, ...places }: ComparisonRow, side: 'before' | 'after'): HeadWords {
  if (!places[side] && (places.before || places.after)) return { num: '', heading: '' };
  const left = side === 'after' ? 'deleted' : 'inserted';
  return {
    num: places[side]?.num ?? '',
    heading: runs.flatMap(({ op, text }) => (op === left ? [] : [text])).join(''),
  };
}

/** For each row the innermost container and the article in which it stands. */
export function runningHeads(rows: readonly ComparisonRow[]): RunningHead[] {
  let containers: { depth: number; row: number }[] = [];
  let article: number | undefined;
  return rows.map((row, index) => {
    if (isHead(row) && !isOldPlace(row)) {
      const depth = row.depth ?? 0;
      containers = containers.filter((each) => each.depth < depth);
      article = isArticle(row) ? index : undefined;
      if (article === undefined) containers.push({ depth, row: index });
    }
    return { container: containers.at(-1)?.row, article };
  });
}
