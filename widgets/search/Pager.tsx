import { ChevronLeft, ChevronRight } from 'lucide';
import { searchPageSize } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { pagesOf } from '#core/search/search-request.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './results.css.ts';

type PagerProps = { page: number; total: number; onPage: (page: number) => void };

/** Previous and next page, and the range of hits on this page. */
export function Pager({ page, total, onPage }: PagerProps) {
  const text = useLoadedText<typeof searchTexts>();
  const locale = localeOf(useInterfaceLanguage());
  if (total <= searchPageSize && page === 1) return null;
  const from = (page - 1) * searchPageSize + 1;
  const range = { from, to: Math.min(total, page * searchPageSize), total };
  const written = Object.fromEntries(
    Object.entries(range).map(([name, value]) => [name, formatNumber(value, locale)]),
  );
  return (
    <nav className={styles.pager} aria-label={text('search.pages')}>
      <span className={styles.range}>{from > total ? null : text('search.rangeOf', written)}</span>
      <Button icon={ChevronLeft} disabled={page <= 1} aria-keyshortcuts="p" onClick={() => onPage(page - 1)}>
        {text('search.previousPage')}
      </Button>
      <Button
        icon={ChevronRight}
        disabled={page >= pagesOf(total)}
        aria-keyshortcuts="n"
        onClick={() => onPage(page + 1)}
      >
        {text('search.nextPage')}
      </Button>
    </nav>
  );
}
