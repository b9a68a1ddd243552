import type { Kysely } from 'kysely';
import type { DomainTables } from '../data/tables/domain.ts';
import { type DomainCommand, type DomainReports, runDomainCommand } from './domain-commands.ts';
import { createMainSessions } from './main-sessions.ts';
import type { Organisation } from './organisation.ts';

/** What a command reports, and the line that says why the main server has not heard of it yet. */
export type OperatorOutcome<C extends DomainCommand> = {
  report: DomainReports[C['work']];
  unheard?: string | undefined;
};

type OperatorContext = {
  db: Kysely<DomainTables>;
  publicUrl: string;
  portalUrl: string;
  organisations: () => Promise<readonly Organisation[]>;
  now: () => Date;
  log: (message: string) => void;
};

/**
 * Runs a command of the operator. What the main server does not hear now, a running domain server tells it, or its
 * next start; the operator is told, who would else believe that it is done there too.
 */
export async function runForOperator<C extends DomainCommand>(
  command: C,
  { log, ...context }: OperatorContext,
): Promise<OperatorOutcome<C>> {
  const { db, portalUrl: mainUrl, now } = context;
  let unheard: string | undefined;
  const heed = (line: string) => {
    unheard ??= line;
    log(line);
  };
  const { tell: tellMain } = createMainSessions({ mainUrl, now, db, log: heed });
  const report = await runDomainCommand(command, { ...context, tellMain });
  return { report: report as DomainReports[C['work']], unheard };
}
