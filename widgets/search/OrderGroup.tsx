import { searchOrders } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { changeSearch, type SearchRequest } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import * as styles from './filters.css.ts';
import { orderTexts } from './order-texts.ts';

/** The order of hits, as one of the filters of a narrow view. */
export function OrderGroup({
  request,
  onAsk,
}: {
  request: SearchRequest;
  onAsk: (request: SearchRequest) => void;
}) {
  const text = useLoadedText<typeof searchTexts>();
  return (
    <div className={styles.orderGroup}>
      <FilterGroup
        single
        title={text('search.order')}
        options={searchOrders.map((value) => ({ value, label: text(orderTexts[value]), count: undefined }))}
        chosen={[request.order]}
        onChange={([order = request.order]) => onAsk(changeSearch(request, { order }))}
      />
    </div>
  );
}
