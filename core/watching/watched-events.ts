import { computed, type ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import { isOrdinary } from '../async/ordinary.ts';
import { createResource } from '../async/resource.ts';
import { type WatchedEvent, watchingCalls } from '../contract/domain/watching.ts';
import { onOtherUser } from '../other-user.ts';

type EventsPage = { unread: number; total: number; events: readonly WatchedEvent[] };

export type WatchedEvents = {
  /** The newest events that were not read: what the overview shows. */
  $latest: ReadableAtom<Loadable<EventsPage>>;
  /** All events as far as they are loaded, the newest first. */
  $events: ReadableAtom<Loadable<EventsPage>>;
  /** Number of events that were not read; undefined until it is known. */
  $unread: ReadableAtom<number | undefined>;
  /** Loads the newest unread events again; what is on screen stays meanwhile. */
  refresh: () => Promise<void>;
  /** Loads all events from the first one on, as far as they were. */
  open: () => Promise<void>;
  /** Loads the events that follow; failures are reported and told. */
  more: () => Promise<void>;
  /** Marks events as read: those named, or all. Failures are reported and told. */
  read: (ids?: readonly string[]) => Promise<void>;
};

/** How many the overview shows. */
const latestRows = 5;
/** How many are loaded at once. */
const pageRows = 50;
/** The most that the server gives at once. */
const maxRows = 200;

type EventsDependencies = Pick<PartContext, 'notices' | 'session'> & {
  domain: Pick<PartContext['domain'], 'watchedEvents' | 'readWatchedEvents'>;
};

/** What happened to what somebody watches, for this person. */
export function createWatchedEvents({ domain, notices, session }: EventsDependencies): WatchedEvents {
  // The newest are loaded again and again on every page: that a server is away is told by what people do there.
  const $latest = createResource<EventsPage>({
    report: (error, doing) => void (isOrdinary(error) || notices.report(error, doing)),
  });
  const $events = createResource<EventsPage>(notices);
  let owner = {};
  onOtherUser(session, () => {
    owner = {};
    $latest.reset();
    $events.reset();
  });
  const change = (to: (page: EventsPage) => EventsPage) => {
    for (const $page of [$latest, $events]) {
      const state = $page.get();
      const page = loadedValue(state);
      if (page !== undefined) $page.set({ ...state, value: to(page) } as Loadable<EventsPage>);
    }
  };
  return {
    $latest,
    $events,
    $unread: computed($latest, (state) => loadedValue(state)?.unread),
    async refresh() {
      const call = (signal: AbortSignal) =>
        domain.watchedEvents({ rows: latestRows, unread: 'true' }, { signal });
      await $latest.load('load what happened to what is watched', call, { keep: true, unasked: true });
    },
    async open() {
      const before = loadedValue($events.get())?.events.length ?? 0;
      const rows = Math.min(maxRows, Math.max(pageRows, before));
      const call = (signal: AbortSignal) => domain.watchedEvents({ rows }, { signal });
      await $events.load('list what happened to what is watched', call, { keep: true });
    },
    async more() {
      const loaded = $events.get();
      const by = owner;
      if (loaded.state !== 'ready') return;
      try {
        const start = loaded.value.events.length;
        const next = await domain.watchedEvents({ start, rows: pageRows });
        // Meanwhile it may have been loaded again, or marked as read.
        const page = loadedValue($events.get());
        if (by === owner && page?.events.length === start)
          $events.set({ state: 'ready', value: joined(page, next) });
      } catch (error) {
        notices.report(error, 'list more of what happened');
        notices.tell({ kind: 'error', key: 'watching.moreFailed' });
      }
    },
    async read(ids) {
      const by = owner;
      try {
        const { unread } = await domain.readWatchedEvents({ body: ids ? { ids: [...ids] } : {} });
        if (by === owner) change((page) => asRead(page, { unread, ids }));
      } catch (error) {
        notices.report(error, 'mark what happened as read');
        if (!ids) notices.tell({ kind: 'error', key: 'watching.readFailed' });
      }
    },
  };
}

function asRead(page: EventsPage, { unread, ids }: { unread: number; ids: readonly string[] | undefined }) {
  const mark = (event: WatchedEvent) =>
    ids?.includes(event.id) === false ? event : { ...event, read: true };
  return { ...page, unread, events: page.events.map(mark) };
}

/** Events with those that follow them. One that moved down because of a new one above it comes once. */
function joined(page: EventsPage, next: EventsPage): EventsPage {
  const known = new Set(page.events.map(({ id }) => id));
  const added = next.events.filter(({ id }) => !known.has(id));
  const events = [...page.events, ...added];
  // Without anything new the list has an end, whatever its number says.
  return { unread: next.unread, total: added.length === 0 ? events.length : next.total, events };
}

/** What happened to what the user watches; loads after the first page. */
export const watchedEvents: AppPart<WatchedEvents> = {
  create: createWatchedEvents,
  domainCalls: {
    watchedEvents: watchingCalls.watchedEvents,
    readWatchedEvents: watchingCalls.readWatchedEvents,
  },
};
