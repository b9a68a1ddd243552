import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from './http/api-error.ts';

/** Something the person should hear of once. `key` names a text; views decide how to show it. */
export type Notice = {
  id: number;
  kind: 'success' | 'error';
  key: string;
  values?: Record<string, string | number>;
  /** What can be done about it, such as undoing it; `key` names its text. */
  action?: { key: string; run: () => void };
};

/** What failed and what was being done; a new object each time. */
export type Failure = { error: ApiError | Error; doing: string };

export type Notices = {
  $notices: ReadableAtom<Notice[]>;
  /** The last failure that was reported: an element tells its page. */
  $failure: ReadableAtom<Failure | undefined>;
  tell: (notice: Omit<Notice, 'id'>) => void;
  /** Reports a failed action: the one place of the product that writes to the console. */
  report: (error: unknown, doing: string) => void;
  /** Warns on the console once per text: for calls that are not made (specification, section 5). */
  warnOnce: (text: string) => void;
  dismiss: (id: number) => void;
};

export function createNotices(): Notices {
  const $notices = atom<Notice[]>([]);
  const $failure = atom<Failure | undefined>(undefined);
  const warned = new Set<string>();
  let last = 0;
  const tell: Notices['tell'] = (notice) => $notices.set([...$notices.get(), { ...notice, id: ++last }]);

  /** Said once while it is on screen: where a server is away, many calls fail at the same time. */
  function tellOfNetwork(code: string) {
    const key = 'common.networkError';
    if (!$notices.get().some((notice) => notice.key === key)) tell({ kind: 'error', key, values: { code } });
  }

  return {
    $notices,
    $failure,
    tell,
    dismiss: (id) => $notices.set($notices.get().filter((notice) => notice.id !== id)),
    report(error, doing) {
      const problem = error instanceof Error ? error : new Error(String(error));
      // biome-ignore lint/suspicious/noConsole: the specification wants every failure logged, and this is the place
      console.error(`${doing}: ${problem.message}`);
      $failure.set({ error: problem, doing });
      if (problem instanceof ApiError && problem.kind === 'network') tellOfNetwork(problem.code);
    },
    warnOnce(text) {
      if (warned.has(text)) return;
      warned.add(text);
      // biome-ignore lint/suspicious/noConsole: a console warning is what the specification asks for
      console.warn(text);
    },
  };
}
