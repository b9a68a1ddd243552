import { atom, type ReadableAtom } from 'nanostores';
import type { Loadable } from './async/loadable.ts';
import { createResource } from './async/resource.ts';
import type { Notices } from './notices.ts';

export type LogPage<Line> = { items: readonly Line[]; more: boolean };

/** Lines of a log, newest first. */
export type LogLines<Line> = {
  /** The newest lines, and the older ones that were loaded since. */
  $page: ReadableAtom<Loadable<LogPage<Line>>>;
  /** The state of the last call for older lines. */
  $older: ReadableAtom<'idle' | 'loading' | 'failed'>;
  reload: () => Promise<void>;
  loadOlder: () => Promise<void>;
  /** Clears the lines and aborts all calls. */
  forget: () => void;
};

type Call<Line> = (before: number | undefined, signal: AbortSignal) => Promise<LogPage<Line>>;

/** `log` is its name in reports of failures; `call` gets the id of the last line on screen. */
export function createLogLines<Line extends { id: number }>(
  notices: Pick<Notices, 'report'>,
  log: string,
  call: Call<Line>,
): LogLines<Line> {
  const $page = createResource<LogPage<Line>>(notices);
  const $older = atom<'idle' | 'loading' | 'failed'>('idle');
  let controller = new AbortController();
  const abortOlder = () => {
    controller.abort();
    controller = new AbortController();
    $older.set('idle');
  };
  return {
    $page,
    $older,
    async reload() {
      abortOlder();
      await $page.load(`load ${log}`, (signal) => call(undefined, signal), { keep: true });
    },
    async loadOlder() {
      const page = $page.get();
      if (page.state !== 'ready' || $older.get() === 'loading') return;
      const { items, more } = page.value;
      const last = items.at(-1);
      if (!more || last === undefined) return;
      const { signal } = controller;
      $older.set('loading');
      try {
        const older = await call(last.id, signal);
        if (signal.aborted) return;
        $page.set({ state: 'ready', value: { items: [...items, ...older.items], more: older.more } });
        $older.set('idle');
      } catch (error) {
        if (signal.aborted) return;
        notices.report(error, `load older lines of ${log}`);
        $older.set('failed');
      }
    },
    forget() {
      abortOlder();
      $page.reset();
    },
  };
}
