import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { AuditLine } from '../contract/domain/audit.ts';
import type { AuditFilter } from '../contract/domain/audit-endpoints.ts';
import { createLogLines, type LogLines } from '../log-lines.ts';

/** All lines that match the filter, as CSV; `more` if there were too many for one file. */
export type AuditExport = { csv: string; lines: number; more: boolean };

export type AuditLog = Omit<LogLines<AuditLine>, 'forget'> & {
  $filter: ReadableAtom<AuditFilter>;
  /** Changes fields of the filter and loads; a field set to undefined no longer filters. */
  narrow: (change: { [K in keyof AuditFilter]?: AuditFilter[K] | undefined }) => Promise<void>;
  /** Throws the error of the call. */
  exportCsv: () => Promise<AuditExport>;
};

type AuditDependencies = Pick<PartContext, 'domain' | 'notices' | 'session'>;

/** The audit log of the organisation, for its administrators. */
export function createAuditLog({ domain, notices, session }: AuditDependencies): AuditLog {
  const $filter = atom<AuditFilter>({});
  const { forget, ...lines } = createLogLines<AuditLine>(notices, 'the audit log', (before, signal) =>
    domain.auditLog({ ...$filter.get(), before }, { signal }),
  );
  // The next user may be of another organisation.
  session.$session.listen(({ signedIn }) => {
    if (signedIn) return;
    $filter.set({});
    forget();
  });
  return {
    $filter,
    ...lines,
    async narrow(change) {
      const set = Object.entries({ ...$filter.get(), ...change }).filter(([, value]) => value !== undefined);
      $filter.set(Object.fromEntries(set));
      await lines.reload();
    },
    exportCsv: () => domain.exportAuditLog({ body: $filter.get() }),
  };
}

/** The audit log; loads with its page. */
export const auditLog: AppPart<AuditLog> = { create: createAuditLog };
