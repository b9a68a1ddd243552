import { atom, type ReadableAtom } from 'nanostores';
import { idle, type Loadable } from './async/loadable.ts';
import { createLoad } from './loading.ts';
import type { Notices } from './notices.ts';

export type LogPage<Line> = { items: readonly Line[]; more: boolean };

/** Lines of a log, newest first. */
export type LogLines<Line> = {
  /** The newest lines, and the older ones that were asked for. */
  $page: ReadableAtom<Loadable<LogPage<Line>>>;
  /** Whether older lines are on their way, or did not come. */
  $older: ReadableAtom<'idle' | 'loading' | 'failed'>;
  reload: () => Promise<void>;
  loadOlder: () => Promise<void>;
  /** Shows nothing until somebody loads again; what is on its way is not shown either. */
  forget: () => void;
};

type Call<Line> = (before: number | undefined, signal: AbortSignal) => Promise<LogPage<Line>>;

/** `log` names it where a failure is reported; `call` gets the number of the last line that is shown. */
export function createLogLines<Line extends { id: number }>(
  notices: Pick<Notices, 'report'>,
  log: string,
  call: Call<Line>,
): LogLines<Line> {
  const $page = atom<Loadable<LogPage<Line>>>(idle);
  const $older = atom<'idle' | 'loading' | 'failed'>('idle');
  const load = createLoad(notices);
  let asked = new AbortController();
  const askAnew = () => {
    asked.abort();
    asked = new AbortController();
    $older.set('idle');
    return asked.signal;
  };
  return {
    $page,
    $older,
    async reload() {
      const signal = askAnew();
      await load($page, `load ${log}`, () => call(undefined, signal), { signal, keep: true });
    },
    async loadOlder() {
      const shown = $page.get();
      if (shown.state !== 'ready' || $older.get() === 'loading') return;
      const { items, more } = shown.value;
      const last = items.at(-1);
      if (!more || last === undefined) return;
      const { signal } = asked;
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
      askAnew();
      $page.set(idle);
    },
  };
}
