import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { facetNames, type SearchHit, type SearchReply, searchPageSize } from '#core/contract/main/search.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { changeSearch, facetCounts, pagesOf, type SearchRequest } from '#core/search/search-request.ts';
import { useText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useRoom } from '../ui/use-room.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as narrow from './compact.css.ts';
import { hitCountText } from './count-text.ts';
import { Facets } from './Facets.tsx';
import * as filterStyles from './filters.css.ts';
import { hitKey } from './hit-place.ts';
import { OrderGroup } from './OrderGroup.tsx';
import { Results } from './Results.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import * as styles from './results.css.ts';
import type { HitPlace, SearchResultsProps } from './results-props.ts';
import { type Room, roomFor } from './room.ts';
import { linkOf, useChosenHit } from './use-chosen-hit.ts';
import { useResultKeys } from './use-result-keys.ts';

/** A narrow view shows them when they are asked for. */
const Filters = lazyComponent(async () => (await import('./Filters.tsx')).Filters);
/** Elements have no room for it. */
const PreviewPane = lazyComponent(async () => (await import('./PreviewPane.tsx')).PreviewPane);
const ResultHelp = lazyComponent(async () => (await import('./ResultHelp.tsx')).ResultHelp);

/** What was found: where and how to narrow it, the hits, the chosen one whole; side by side where there is room. */
export function SearchResults(props: SearchResultsProps) {
  const { searching, request, onAsk, heading = 2, preview, languages, href, onOpen, compact = false } = props;
  const text = useText<typeof searchTexts | typeof commonTexts>();
  const view = useRef<HTMLDivElement>(null);
  const room = useRoom<Room>(view, roomFor, 'one');
  const results = useStore(searching.$results);
  const domain = useStore(searching.$domain);
  const problem = useStore(searching.$problem);
  // What stands beside a term that was not searched would be of another one.
  const hasTerm = request.term !== '' && !problem;
  const reply = hasTerm ? loadedValue(results) : undefined;
  const [sheet, setSheet] = useState(false);
  const [help, setHelp] = useState(false);
  const isRegulations = request.facet === 'regulations';
  const [chosen, setChosen] = useChosenHit(view, reply, props.opened);
  const hit = isRegulations ? reply?.hits[chosen] : undefined;
  const counts = hasTerm ? facetCounts(reply, loadedValue(domain)) : {};
  const total = isRegulations ? reply?.total : counts[request.facet];

  /** What was pressed in the list goes away with it: the focus stays with the list, at its top. */
  const askAnew = (next: SearchRequest) => {
    const list = view.current?.querySelector<HTMLElement>('[data-scroller]');
    list?.focus({ preventScroll: true });
    list?.scrollTo(0, 0);
    onAsk(next);
  };
  const turn = (page: number) => {
    if (total !== undefined && page >= 1 && page <= pagesOf(total)) askAnew({ ...request, page });
  };
  const canStep = (by: 1 | -1) => reply?.hits[chosen + by] !== undefined;
  const step = (by: 1 | -1) => {
    // The first press goes to the hit that is chosen already.
    const isIn = view.current?.querySelector('[data-hit]:focus-within') !== null;
    const next = isIn && canStep(by) ? chosen + by : chosen;
    setChosen(next);
    linkOf(view.current, next)?.focus();
  };
  useResultKeys(view, { step, turn: (by) => turn(request.page + by), help: () => setHelp(true) });

  const facets = (inLine: boolean) => (
    <Facets
      value={request.facet}
      counts={counts}
      inLine={inLine}
      onChange={(facet) => onAsk(changeSearch(request, { facet }))}
    />
  );
  const filters = <Filters request={request} reply={reply} languages={languages} onAsk={onAsk} />;
  const hasSide = room !== 'one';
  const hasPreview = room === 'three' && preview !== undefined;
  const isElsewhere = !isRegulations || facetNames.some((name) => name !== 'regulations' && counts[name]);
  const [left, setLeft] = useState(props.opened);
  const openHit =
    onOpen &&
    ((place: HitPlace, opened: SearchHit) => {
      setLeft(hitKey(opened));
      onOpen(place, opened);
    });
  return (
    <div ref={view} className={classes(styles.around, compact && narrow.compact)}>
      <div className={classes(styles.columns, hasPreview && styles.withPreview)}>
        {hasSide ? (
          <div className={styles.side}>
            <div className={filterStyles.filters}>
              {facets(false)}
              {isRegulations && hasTerm ? filters : null}
            </div>
          </div>
        ) : compact && !isElsewhere ? null : (
          facets(true)
        )}
        <div className={styles.middle}>
          <ResultsHead
            request={request}
            total={total}
            counted={isRegulations ? reply : undefined}
            heading={heading}
            onAsk={onAsk}
            onFilters={hasSide || !hasTerm ? undefined : () => setSheet(true)}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard */}
          <section className={styles.scroller} data-scroller tabIndex={0} aria-label={text('search.list')}>
            <Results
              {...props}
              onAsk={askAnew}
              onOpen={openHit}
              chosen={hasPreview ? chosen : reply?.hits.findIndex((each) => hitKey(each) === left)}
              onChoose={setChosen}
              onPage={turn}
            />
          </section>
        </div>
        {room === 'three' && preview && hit && reply ? (
          <PreviewPane
            hit={hit}
            request={request}
            href={href}
            onOpen={openHit && ((place) => openHit(place, hit))}
            at={(request.page - 1) * searchPageSize + chosen + 1}
            total={reply.total}
            onStep={(by) => canStep(by) && setChosen(chosen + by)}
            canStep={canStep}
          >
            {preview(hit)}
          </PreviewPane>
        ) : null}
      </div>
      <Sheet
        open={sheet && !hasSide}
        onClose={() => setSheet(false)}
        title={text('search.filters')}
        closeLabel={text('common.close')}
        flush
      >
        <div className={filterStyles.filters}>
          <OrderGroup request={request} onAsk={onAsk} />
          {filters}
        </div>
        <div className={filterStyles.foot}>
          <Button kind="primary" size="large" wide onClick={() => setSheet(false)}>
            {reply ? text('search.showHits', { count: reply.total }) : text('common.close')}
          </Button>
        </div>
      </Sheet>
      {help ? <ResultHelp searchKey={props.searchKey} onClose={() => setHelp(false)} /> : null}
      <Said reply={results.state === 'ready' && isRegulations ? reply : undefined} term={request.term} />
    </div>
  );
}

/** Tells assistive technology how much was found. */
function Said({ reply, term }: { reply: SearchReply | undefined; term: string }) {
  const text = useText<typeof searchTexts>();
  return (
    <VisuallyHidden>
      <span role="status">{reply ? hitCountText(text, reply, term) : ''}</span>
    </VisuallyHidden>
  );
}
