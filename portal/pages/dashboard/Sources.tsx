import { Link } from 'wouter';
import { categories } from '#core/contract/main/categories.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import { categoryTexts } from '#core/i18n/categories.ts';
import type { dashboardTexts } from '#core/i18n/dashboard.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { countByCategory } from '#core/regulations/document-list.ts';
import { useLoadedText, useText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import * as styles from './dashboard.css.ts';

type SourcesProps = { documents: readonly RegulationDocument[]; locale: string };

/** The sources that have texts, each a row with their number that links to them. */
export function Sources({ documents, locale }: SourcesProps) {
  const text = useLoadedText<typeof dashboardTexts>();
  const categoryText = useText(categoryTexts);
  if (!categoryText) return null;
  const counts = countByCategory(documents);
  return (
    <section aria-labelledby="dashboard-sources">
      <div className={styles.sectionHead}>
        <h2 id="dashboard-sources" className={styles.title}>
          {text('dashboard.sources')}
        </h2>
      </div>
      <ul className={styles.rows}>
        {categories
          .filter((category) => counts[category] > 0)
          .map((category) => (
            <li key={category} className={styles.sourceRow}>
              <Link href={routes.sources.address(category)} className={styles.name}>
                {categoryText(`categories.${category}`)}
              </Link>{' '}
              <span className={styles.count}>{formatNumber(counts[category], locale)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
