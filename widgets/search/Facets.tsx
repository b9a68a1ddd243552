import type { FacetName } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { type FacetCounts, offeredFacets } from '#core/search/search-request.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { facetText } from './facet-text.ts';
import * as styles from './filters.css.ts';

type FacetsProps = {
  value: FacetName;
  counts: FacetCounts;
  onChange: (facet: FacetName) => void;
  /** Displayed as a line above the hits if there is no column beside them. */
  inLine?: boolean;
};

/** The facets with their number of hits. */
export function Facets({ value, counts, onChange, inLine = false }: FacetsProps) {
  const text = useLoadedText<typeof searchTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const offered = offeredFacets(counts, value);
  // With one kind there is nothing to choose.
  if (offered.length < 2) return null;
  const label = text('search.facets');
  const entries = offered.map((name) => {
    const count = counts[name];
    return (
      <button
        key={name}
        type="button"
        className={inLine ? styles.facetTab : styles.facet}
        aria-pressed={name === value}
        onClick={() => onChange(name)}
      >
        {facetText(text, name)}
        <span className={styles.count}>{count === undefined ? '' : formatNumber(count, locale)}</span>
      </button>
    );
  });
  return (
    <nav className={inLine ? styles.facetLine : styles.group} aria-label={label}>
      {inLine ? null : <p className={styles.groupHead}>{label}</p>}
      {entries}
    </nav>
  );
}
