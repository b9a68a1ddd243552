import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart, PartTools } from '../app-parts.ts';
import type { AuditFilter, AuditLine } from '../contract/domain/audit.ts';
import { idle, type Loadable } from '../http/loadable.ts';
import { createLoad } from '../loading.ts';

export type AuditPage = { items: readonly AuditLine[]; more: boolean };
/** All that a filter left, as a table for other programs; `more` where it was too much for one file. */
export type AuditExport = { csv: string; lines: number; more: boolean };

export type AuditLog = {
  $filter: ReadableAtom<AuditFilter>;
  /** The newest lines that the filter leaves, and the older ones that were asked for. */
  $page: ReadableAtom<Loadable<AuditPage>>;
  /** Whether older lines are on their way, or did not come. */
  $older: ReadableAtom<'idle' | 'loading' | 'failed'>;
  /** Sets parts of the filter and loads; what is undefined no longer filters. */
  narrow: (change: { [K in keyof AuditFilter]?: AuditFilter[K] | undefined }) => Promise<void>;
  reload: () => Promise<void>;
  loadOlder: () => Promise<void>;
  /** Throws what the call throws. */
  exportCsv: () => Promise<AuditExport>;
};

type Tools = Pick<PartTools, 'domain' | 'notices'>;

/** The organisation's audit log as its administrators read it. */
export function createAuditLog({ domain, notices }: Tools): AuditLog {
  const $filter = atom<AuditFilter>({});
  const $page = atom<Loadable<AuditPage>>(idle);
  const $older = atom<'idle' | 'loading' | 'failed'>('idle');
  const load = createLoad(notices);
  let asked = new AbortController();

  async function reload() {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    $older.set('idle');
    const filter = $filter.get();
    await load($page, 'load the audit log', () => domain.auditLog(filter, { signal }), {
      signal,
      keep: true,
    });
  }

  return {
    $filter,
    $page,
    $older,
    reload,
    async narrow(change) {
      const set = Object.entries({ ...$filter.get(), ...change }).filter(([, value]) => value !== undefined);
      $filter.set(Object.fromEntries(set));
      await reload();
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
        const older = await domain.auditLog({ ...$filter.get(), before: last.id }, { signal });
        if (signal.aborted) return;
        $page.set({ state: 'ready', value: { items: [...items, ...older.items], more: older.more } });
        $older.set('idle');
      } catch (error) {
        if (signal.aborted) return;
        notices.report(error, 'load older lines of the audit log');
        $older.set('failed');
      }
    },
    exportCsv: () => domain.exportAuditLog({ body: $filter.get() }),
  };
}

/** The audit log: comes with its page. */
export const auditLog: AppPart<AuditLog> = { name: 'audit-log', create: createAuditLog };
