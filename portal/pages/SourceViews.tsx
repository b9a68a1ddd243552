import type { Category } from '#core/contract/main/reading.ts';
import { categories } from '#core/contract/main/reading.ts';
import type { sourcesTexts } from '#core/i18n/sources.ts';
import type { TextKey } from '#core/i18n/texts.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import * as styles from './sources.css.ts';

export const categoryTexts: Record<Category, TextKey<typeof sourcesTexts>> = {
  base: 'sources.base',
  explanatory: 'sources.explanatory',
  internal: 'sources.internal',
  basel: 'sources.basel',
  'central-bank': 'sources.centralBank',
  eu: 'sources.eu',
  authority: 'sources.authority',
  'self-regulation': 'sources.selfRegulation',
  supervision: 'sources.supervision',
  other: 'sources.other',
};

type SourceViewsProps = {
  /** Absent while the list loads. */
  counts: Record<Category, number> | undefined;
  category: Category | undefined;
  onCategory: (category: Category | undefined) => void;
};

/** The views of the sources page with their numbers of documents; 0 is left blank. */
export function SourceViews({ counts, category, onCategory }: SourceViewsProps) {
  const text = useLoadedText<typeof sourcesTexts>();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { view: undefined, label: text('sources.all'), count: total },
    ...categories.map((each) => ({ view: each, label: text(categoryTexts[each]), count: counts?.[each] })),
  ];
  return (
    <nav aria-label={text('sources.views')}>
      <h2 className={styles.viewsHead}>{text('sources.views')}</h2>
      <ul className={styles.viewList}>
        {entries.map(({ view, label, count }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.view}
              aria-pressed={view === category}
              onClick={() => onCategory(view)}
            >
              {label}
              <span className={styles.count}>{count || ''}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
