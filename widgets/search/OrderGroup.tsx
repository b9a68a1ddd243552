import { searchOrders } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { type Asked, askOther } from '#core/search/asked.ts';
import { useText } from '../app-context.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import * as styles from './filters.css.ts';
import { orderTexts } from './order-texts.ts';

/** The order of hits, among the filters of a narrow view. */
export function OrderGroup({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const text = useText<typeof searchTexts>();
  return (
    <div className={styles.orderGroup}>
      <FilterGroup
        single
        title={text('search.order')}
        options={searchOrders.map((value) => ({ value, label: text(orderTexts[value]), count: undefined }))}
        chosen={[asked.order]}
        onChange={([order = asked.order]) => onAsk(askOther(asked, { order }))}
      />
    </div>
  );
}
