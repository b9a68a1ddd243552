import { atom, type ReadableAtom } from 'nanostores';
import type { ApiError } from '../http/api-error.ts';
import type { Loadable } from './loadable.ts';
import { asApiError, createResource, type FailureReport } from './resource.ts';
import { createTextWindows, type FailedWindows, type WindowReply } from './text-windows.ts';

/** A text that is not published yet, as it loads. `Head`: what comes with its first window. */
export type PreviewedText<Unit, Head> = {
  $head: ReadableAtom<Loadable<Head>>;
  $units: ReadableAtom<ReadonlyMap<number, Unit>>;
  /** Windows that failed to load, by the index of their first unit; `loadRest` tries again. */
  $failed: ReadableAtom<FailedWindows>;
  /** Whether somebody has changed the text while it was read, so that it was loaded from the beginning again. */
  $isRenewed: ReadableAtom<boolean>;
  /** Loads the head and the first window, then the others. */
  open: () => Promise<void>;
  /** Loads all that is missing, nearest to `index` first. */
  loadRest: (index: number) => Promise<void>;
  close: () => void;
};

type Window = { from: number; count: number };
/** A window says of which version of the text it is. */
type VersionedReply<Unit> = WindowReply<Unit> & { version: string };

/** Units of the first window: they fill a screen. */
const firstUnits = 16;

/** Loads a text before it is published, window by window, by the call of the page that displays it. */
export function createPreviewedText<Unit, Reply extends VersionedReply<Unit>, Head>(
  load: (window: Window, signal: AbortSignal) => Promise<Reply>,
  headOf: (first: Reply) => Head,
  failures: FailureReport,
): PreviewedText<Unit, Head> {
  const $head = createResource<Head>(failures);
  const $isRenewed = atom(false);
  const windows = createTextWindows<Unit>();
  let controller = new AbortController();
  /** Of the windows that are there. */
  let version: string | undefined;

  async function fetchWindow(window: Window, signal: AbortSignal): Promise<Reply | ApiError | undefined> {
    try {
      const reply = await load(window, signal);
      if (reply.version === version || signal.aborted) return reply;
      // Units of two versions would be no text that anybody publishes.
      $isRenewed.set(true);
      void loadAll();
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      failures.report(error, 'load a part of a text before it is published');
      return asApiError(error);
    }
  }

  async function loadAll() {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    windows.reset((from, count) => fetchWindow({ from, count }, signal));
    const opened = await $head.load('load a text before it is published', async (own) => {
      const first = await load({ from: 0, count: firstUnits }, own);
      if (!own.aborted) {
        version = first.version;
        windows.add(first);
      }
      return headOf(first);
    });
    if (opened?.state === 'ready') await windows.loadRest(0);
  }

  return {
    $head,
    $units: windows.$units,
    $failed: windows.$failed,
    $isRenewed,
    async open() {
      $isRenewed.set(false);
      await loadAll();
    },
    async loadRest(index) {
      await windows.loadRest(index);
    },
    close() {
      controller.abort();
      $head.abort();
    },
  };
}
