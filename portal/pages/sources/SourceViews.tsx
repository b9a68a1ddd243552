import { useId } from 'react';
import { type Category, categories } from '#core/contract/main/categories.ts';
import type { categoryTexts } from '#core/i18n/categories.ts';
import type { sourcesTexts } from '#core/i18n/sources.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { ViewSelect } from '../ViewSelect.tsx';
import * as list from '../view-list.css.ts';
import * as styles from './sources.css.ts';

type SourceViewsProps = {
  /** Absent while the list loads. */
  counts: Record<Category, number> | undefined;
  category: Category | undefined;
  onCategory: (category: Category | undefined) => void;
};

/** The views of the sources page with their numbers of documents; those without any stand apart, under words of their own. */
export function SourceViews({ counts, category, onCategory }: SourceViewsProps) {
  const text = useLoadedText<typeof sourcesTexts | typeof categoryTexts>();
  const emptyHead = useId();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isEmpty = (each: Category) => counts?.[each] === 0;
  const nameOf = (view: Category | undefined) => (view ? text(`categories.${view}`) : text('sources.all'));
  const viewOf = (view: Category | undefined, count: number | undefined, className = list.view) => (
    <li key={view ?? ''}>
      <button
        type="button"
        className={className}
        aria-pressed={view === category}
        onClick={() => onCategory(view)}
      >
        {nameOf(view)}
        <span className={list.count}>{count || ''}</span>
      </button>
    </li>
  );
  const empty = categories.filter(isEmpty);
  const filled = categories.filter((each) => !isEmpty(each));
  const choiceOf = (each: Category) => ({ value: each, label: nameOf(each), count: counts?.[each] });
  return (
    <nav aria-label={text('sources.views')}>
      <ViewSelect
        label={text('sources.views')}
        views={[{ value: '', label: nameOf(undefined), count: total }, ...filled.map(choiceOf)]}
        empty={{ label: text('sources.withoutTexts'), views: empty.map(choiceOf) }}
        value={category ?? ''}
        onChange={(value) => onCategory(categories.find((each) => each === value))}
      />
      <h2 className={list.viewsHead}>{text('sources.views')}</h2>
      <ul className={list.viewList}>
        {viewOf(undefined, total)}
        {filled.map((each) => viewOf(each, counts?.[each]))}
      </ul>
      {empty.length > 0 ? (
        <>
          <p id={emptyHead} className={styles.emptyHead}>
            {text('sources.withoutTexts')}
          </p>
          <ul aria-labelledby={emptyHead} className={list.viewList}>
            {empty.map((each) => viewOf(each, undefined, styles.emptyView))}
          </ul>
        </>
      ) : null}
    </nav>
  );
}
