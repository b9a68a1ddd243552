import type { ReactNode } from 'react';
import { contentsProgress } from '#core/assurance/progress.ts';
import { countsByArticle, type DocumentCounts } from '#core/comments/counts.ts';
import type { UnitProgress } from '#core/contract/domain/assurance.ts';
import type { ContentsItem } from '../../document-view/contents/contents-items.ts';
import { ContentsMark, ContentsSummary } from './ContentsMark.tsx';

type Known = { counts: DocumentCounts | undefined; units: readonly UnitProgress[] | undefined };

/** What is told at the ends of the lines, and above them. Without any answer nothing is said of progress. */
export function contentsMarks(items: readonly ContentsItem[], { counts, units = [] }: Known) {
  const comments = counts && countsByArticle(counts);
  const progress = units.length > 0 ? contentsProgress(items, units) : undefined;
  const marks = new Map<string, ReactNode>();
  for (const { id, isArticle } of items) {
    const count = (isArticle && comments?.get(id)?.total) || undefined;
    const state = progress?.articles.get(id);
    const section = progress?.sections.get(id);
    if (count || state || section)
      marks.set(id, <ContentsMark key={id} of={id} comments={count} state={state} progress={section} />);
  }
  return {
    markOf: (id: string) => marks.get(id),
    summary: progress && <ContentsSummary progress={progress.whole} />,
  };
}
