import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { facetNames, type SearchHit, type SearchReply, searchPageSize } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { changeSearch, facetCounts, pagesOf, type SearchRequest } from '#core/search/search-request.ts';
import type { BoxSearch } from '#core/search/search-types.ts';
import { useLoadedText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useEver } from '../ui/use-ever.ts';
import { useRoom } from '../ui/use-room.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as narrow from './compact.css.ts';
import { hitCountText } from './count-text.ts';
import { Facets } from './Facets.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';
import * as filterStyles from './filters.css.ts';
import { hitKey } from './hit-place.ts';
import { Results } from './Results.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import * as styles from './results.css.ts';
import type { HitPlace, SearchResultsProps } from './results-props.ts';
import { type Room, roomFor } from './room.ts';
import { useChosenHit } from './use-chosen-hit.ts';
import { useResultKeys } from './use-result-keys.ts';

/** Lazy, because a narrow view needs them only when the user opens the sheet. */
const Filters = lazyComponent(async () => (await import('./Filters.tsx')).Filters);
const FilterSheet = lazyComponent(async () => (await import('./FilterSheet.tsx')).FilterSheet);
/** Lazy, because elements have no room for it. */
const PreviewPane = lazyComponent(async () => (await import('./PreviewPane.tsx')).PreviewPane);
const ResultHelp = lazyComponent(async () => (await import('./ResultHelp.tsx')).ResultHelp);

/** Facets and filters, the hits, and a preview of the chosen hit; side by side where there is room. */
export function SearchResults(props: SearchResultsProps) {
  const { searching, request, onAsk, preview, languages, href, onOpen, compact = false } = props;
  const text = useLoadedText<typeof searchTexts>();
  const view = useRef<HTMLDivElement>(null);
  const room = useRoom<Room>(view, roomFor, 'one');
  const { hasTerm, isRegulations, isElsewhere, isReady, reply, counts, total } = useReply(searching, request);
  const [sheet, setSheet] = useState(false);
  const [help, setHelp] = useState(false);
  const { chosen, setChosen, canStep, step } = useChosenHit(view, reply, props.opened);
  const { lastOpened, openHit } = useOpenedHit(props.opened, onOpen);
  const hit = isRegulations ? reply?.hits[chosen] : undefined;

  /** The pressed button disappears with the old list: the focus moves to the top of the new one. */
  const askAnew = (next: SearchRequest) => {
    const list = view.current?.querySelector<HTMLElement>('[data-scroller]');
    list?.focus({ preventScroll: true });
    list?.scrollTo(0, 0);
    onAsk(next);
  };
  const turn = (page: number) => {
    if (total !== undefined && page >= 1 && page <= pagesOf(total)) askAnew({ ...request, page });
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
  const hasSide = room !== 'one';
  const given = { request, reply, languages, onAsk, hasOrder: !hasSide };
  const filters = <Filters {...given} />;
  // Its place is kept until the first reply; without hits, the middle has the room.
  const hasPreview = room === 'three' && !!preview && (!!hit || (isRegulations && hasTerm && !reply));
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
            {...props}
            total={total}
            counted={isRegulations ? reply : undefined}
            onFilters={hasSide || !hasTerm ? undefined : () => setSheet(true)}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
          <section className={styles.scroller} data-scroller tabIndex={0} aria-label={text('search.list')}>
            <Results
              {...props}
              onAsk={askAnew}
              onOpen={openHit}
              chosen={hasPreview ? chosen : reply?.hits.findIndex((each) => hitKey(each) === lastOpened)}
              onChoose={setChosen}
              onPage={turn}
            />
          </section>
        </div>
        {hasPreview && hit && reply ? (
          <PreviewPane
            hit={hit}
            request={request}
            href={href}
            onOpen={openHit && ((place) => openHit(place, hit))}
            at={(request.page - 1) * searchPageSize + chosen + 1}
            total={reply.total}
            onStep={(by) => setChosen(chosen + by)}
            canStep={canStep}
          >
            {preview(hit)}
          </PreviewPane>
        ) : null}
      </div>
      <FiltersInSheet open={sheet && !hasSide} onClose={() => setSheet(false)} total={reply?.total}>
        {filters}
      </FiltersInSheet>
      {help ? <ResultHelp pageKeys={props.pageKeys} onClose={() => setHelp(false)} /> : null}
      <HitCountStatus reply={isReady && isRegulations ? reply : undefined} term={request.term} />
    </div>
  );
}

/** The sheet loads when it is first opened, and stays for its way out. */
function FiltersInSheet(props: FilterSheetProps) {
  return useEver(props.open) ? <FilterSheet {...props} /> : null;
}

/** What is displayed of a search: its hits, the number of hits of each facet, and that of the chosen facet. */
function useReply(searching: BoxSearch, request: SearchRequest) {
  const results = useStore(searching.$results);
  const domain = useStore(searching.$domain);
  const problem = useStore(searching.$problem);
  // A term with a problem was not searched: the stores still hold the results of the term before.
  const hasTerm = request.term !== '' && !problem;
  const reply = hasTerm ? loadedValue(results) : undefined;
  const counts = hasTerm ? facetCounts(reply, loadedValue(domain)) : {};
  const isRegulations = request.facet === 'regulations';
  const total = isRegulations ? reply?.total : counts[request.facet];
  /** Whether there is anything to choose besides regulations. */
  const isElsewhere = !isRegulations || facetNames.some((name) => name !== 'regulations' && counts[name]);
  const isReady = results.state === 'ready';
  return { hasTerm, isRegulations, isElsewhere, isReady, reply, counts, total };
}

/** Opens hits, and remembers which one was opened last: a list without a preview marks it. */
function useOpenedHit(opened: string | undefined, onOpen: SearchResultsProps['onOpen']) {
  const [lastOpened, setLastOpened] = useState(opened);
  const openHit =
    onOpen &&
    ((place: HitPlace, hit: SearchHit | undefined) => {
      setLastOpened(hit && hitKey(hit));
      onOpen(place, hit);
    });
  return { lastOpened, openHit };
}

/** Announces the number of hits to assistive technology. */
function HitCountStatus({ reply, term }: { reply: SearchReply | undefined; term: string }) {
  const text = useLoadedText<typeof searchTexts>();
  return (
    <VisuallyHidden>
      <span role="status">{reply ? hitCountText(text, reply, term) : ''}</span>
    </VisuallyHidden>
  );
}
