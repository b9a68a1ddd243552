import { useStore } from '@nanostores/react';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { idOf, review } from '#core/carry-over/review.ts';
import type { ReviewQuery } from '#core/carry-over/review-query.ts';
import type { CarriedItem } from '#core/contract/domain/carry-over.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { useApp } from '#widgets/app-context.tsx';
import { useLiveComments } from '#widgets/comments/live-comments.ts';
import { DataTable } from '#widgets/table/DataTable.tsx';
import { TableSettings } from '#widgets/table/TableSettings.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Segmented } from '#widgets/ui/Segmented.tsx';
import { routes } from '../../routes.ts';
import { rowsOf } from '../../server-table/rows-of.ts';
import { useIdSet } from '../../server-table/use-id-set.ts';
import { type ServerTableSpec, useServerTable } from '../../server-table/use-server-table.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { Progress, Selection } from './QueueHead.tsx';
import { ReviewDetail } from './ReviewDetail.tsx';
import * as styles from './review.css.ts';
import type { ReviewWords } from './review-words.ts';
import { useReviewColumns } from './use-review-columns.tsx';
import { toggleId, useReviewControls } from './use-review-controls.tsx';

const spec: ServerTableSpec<'law'> = {
  table: 'review',
  // The server has the order of the law, and no other.
  orderOf: {},
  filtersOf: { happened: ['outcome'], before: ['regulation'], what: ['type'] },
  extraColumns: new Set(),
  isLatestFirst: () => false,
};

type QueueProps = {
  query: ReviewQuery;
  onQuery: (change: Partial<ReviewQuery>) => void;
  words: ReviewWords;
};

/** What waits for somebody, or was worked off, in the order of the law. */
export function Queue({ query, onQuery, words }: QueueProps) {
  const store = useApp().part(review);
  const { text } = words;
  const selection = useIdSet(query);
  const opened = useIdSet(undefined);
  const progress = useRef<HTMLParagraphElement>(null);
  const loadable = useStore(store.$rows);
  const items = loadedValue(loadable)?.rows;
  const onWorked = useNext(items, opened, () => progress.current?.focus());
  const bulk = useBulk(items, selection);
  useLiveComments(() => void store.refresh());
  const table = useServerTable<CarriedItem, 'law', ReviewQuery>({
    spec,
    list: store,
    idOf,
    query,
    onQuery: ({ filters, page }) => onQuery({ ...(filters && { filters }), ...(page && { page }) }),
    columns: useReviewColumns({
      words,
      query,
      controls: useReviewControls({ words, items, selection, opened }),
    }),
    detail: useCallback(
      (item: CarriedItem) =>
        opened.ids.has(item.caid) ? (
          <ReviewDetail item={item} words={words} onWorked={() => onWorked(item.caid)} />
        ) : undefined,
      [opened.ids, words, onWorked],
    ),
    groupOf: useCallback(
      ({ from }: CarriedItem) => {
        const { regTextId } = splitParagraphId(from.regArt);
        return { id: regTextId, head: words.documents.get(regTextId)?.displayName ?? regTextId };
      },
      [words.documents],
    ),
  });
  return (
    <PageFrame
      title={text('review.title')}
      width="full"
      fitted
      about={
        selection.ids.size > 0 ? (
          <Selection count={selection.ids.size} words={words} {...bulk} onClear={selection.clear} />
        ) : (
          <Progress words={words} ref={progress} />
        )
      }
      actions={
        <>
          <Segmented
            label={text('review.show')}
            options={[
              { value: 'waiting', label: text('review.waiting') },
              { value: 'worked', label: text('review.worked') },
            ]}
            value={query.worked ? 'worked' : 'waiting'}
            onChange={(chosen) => onQuery({ worked: chosen === 'worked' })}
          />
          {table.rowCount > 0 || table.narrowedBy > 0 ? <TableSettings table={table} /> : null}
        </>
      }
    >
      <DataTable
        caption={text('review.title')}
        table={table}
        source={rowsOf(loadable)}
        failedTitle={text('review.loadFailed')}
        onRetry={() => void store.reload()}
        empty={<Empty query={query} words={words} />}
      />
    </PageFrame>
  );
}

function Empty({ query, words: { text } }: { query: ReviewQuery; words: ReviewWords }) {
  return (
    <EmptyState
      text={text(query.worked ? 'review.emptyWorked' : 'review.empty')}
      action={
        <Link href={routes.sources.address()} className={styles.link}>
          {text('review.toSources')}
        </Link>
      }
    />
  );
}

/** Opens the next one that waits when one was worked off, with the focus; without any, `onNone`. */
function useNext(
  items: readonly CarriedItem[] | undefined,
  opened: ReturnType<typeof useIdSet>,
  onNone: () => void,
) {
  const { set } = opened;
  return (caid: string) => {
    // Rows are drawn around what is in sight: it must not be far below them when the open one closes.
    showRow(caid);
    const at = items?.findIndex((item) => item.caid === caid) ?? -1;
    const waits = (item: CarriedItem) => item.caid !== caid && item.open && item.rights.work;
    const next = items?.slice(at + 1).find(waits) ?? items?.find(waits);
    requestAnimationFrame(() => {
      flushSync(() => {
        set([caid], false);
        if (next) set([next.caid], true);
      });
      // Once the rows have been measured again.
      requestAnimationFrame(() => {
        const toggle = next && showRow(next.caid);
        if (toggle) toggle.focus({ preventScroll: true });
        else onNone();
      });
    });
  };
}

/** Brings the head of a row into sight; its button, if it is drawn. */
function showRow(caid: string): HTMLElement | null {
  const toggle = document.getElementById(toggleId(caid));
  toggle?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  return toggle;
}

function useBulk(items: readonly CarriedItem[] | undefined, selection: ReturnType<typeof useIdSet>) {
  const { acceptAll } = useApp().part(review);
  const [busy, setBusy] = useState(false);
  const selected = (items ?? []).filter(({ caid }) => selection.ids.has(caid));
  return {
    busy,
    parked: selected.filter(({ state }) => state === 'parked').length,
    async onAccept() {
      setBusy(true);
      await acceptAll(selected);
      setBusy(false);
      selection.clear();
    },
  };
}
