import { useStore } from '@nanostores/react';
import { ListFilter } from 'lucide';
import type { ReactNode } from 'react';
import { type SearchReply, searchOrders } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { changeSearch, type SearchRequest } from '#core/search/search-request.ts';
import type { BoxSearch } from '#core/search/search-types.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { countText } from './count-text.ts';
import { orderTexts } from './order-texts.ts';
import * as styles from './results.css.ts';
import { scopeText } from './scope-text.ts';

type ResultsHeadProps = {
  request: SearchRequest;
  total: number | undefined;
  /** The reply that contains this total, if the main server counted it. */
  counted?: Pick<SearchReply, 'absent' | 'atLeast'> | undefined;
  onAsk: (request: SearchRequest) => void;
  /** Opens the filters if they are not beside the hits. */
  onFilters: (() => void) | undefined;
  /** What another feature does with the search. */
  tools?: ReactNode;
  searching: Pick<BoxSearch, '$term'>;
};

/** The number of hits, the searched scope, and the order. */
export function ResultsHead(props: ResultsHeadProps) {
  const { request, total, counted, onAsk, onFilters, searching, tools } = props;
  const text = useLoadedText<typeof searchTexts>();
  const Title = useHeading();
  const typed = useStore(searching.$term).trim();
  // While the box has other words, which may have another number of hits, the head says what these are hits for.
  const isOlder = typed !== '' && typed !== request.term.trim();
  const locale = localeOf(useInterfaceLanguage());
  const isRegulations = request.facet === 'regulations';
  // The nearest hits to an absent subject are none on it, so they are not counted.
  const isUncounted = total === undefined || counted?.absent?.some(({ kind }) => kind === 'subject') === true;
  const countLine = isUncounted
    ? text('search.title')
    : countText(
        text,
        text('search.hits', { count: total }).replace(String(total), formatNumber(total, locale)),
        counted,
      );
  const scope = isOlder
    ? text('search.forTerm', { term: request.term })
    : text('search.inScope', { scope: scopeText(text, request.term) });
  return (
    <div className={styles.head}>
      <Title className={styles.title}>
        <span className={styles.total}>{countLine}</span>
        {total === undefined || !isRegulations ? null : <span className={styles.scope}> {scope}</span>}
      </Title>
      {isRegulations && request.term !== '' && total !== 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would appear in the bar
        <div role="group" aria-label={text('search.order')} className={styles.orders}>
          {searchOrders.map((order) => (
            <button
              key={order}
              type="button"
              className={styles.order}
              aria-pressed={order === request.order}
              onClick={() => onAsk(changeSearch(request, { order }))}
            >
              {text(orderTexts[order])}
            </button>
          ))}
        </div>
      ) : null}
      {isRegulations && total !== undefined ? tools : null}
      {onFilters && isRegulations ? (
        <Button kind="quiet" icon={ListFilter} aria-haspopup="dialog" onClick={onFilters}>
          {text('search.filters')}
        </Button>
      ) : null}
    </div>
  );
}
