import type { Kysely } from 'kysely';
import type { ChangeFact } from '#core/contract/domain/changes.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { blankState, type ChangeState, changedFields } from './change-state.ts';
import { factLedger } from './fact-ledger.ts';

type Db = Kysely<OrganisationTables>;

/** What became known of changes. */
export const changeFacts = factLedger<
  ChangeState,
  ChangeFact['kind'],
  { version: number; reason: string | null }
>({ table: 'change_fact', of: 'change_id', maps: ['tasks'], moreWords: ['reason'] });

/** How a change stood in a version from which an edit started; undefined if there was no such version yet. */
export async function stateInVersion(
  db: Db,
  { id, version }: { id: string; version: number },
): Promise<ChangeState | undefined> {
  const facts = await changeFacts.about(db, id);
  if (version > (facts.at(-1)?.version ?? 0)) return undefined;
  return facts.filter((fact) => fact.version <= version).reduce<ChangeState>(changeFacts.applied, blankState);
}

type HistoryEntry = Omit<ChangeFact, 'by'> & { actor: string | null };

/** What became of a change, the oldest first. Of one of the provider nothing was there before the first fact. */
export async function historyOfChange(
  db: Db,
  { id, isOwn }: { id: string; isOwn: boolean },
): Promise<HistoryEntry[]> {
  let state = isOwn ? undefined : blankState;
  return (await changeFacts.about(db, id)).map((fact) => {
    const before = state;
    const after = changeFacts.applied(before, fact);
    state = after;
    return {
      id: Number(fact.id),
      at: fact.at.toISOString(),
      actor: fact.actor,
      kind: fact.kind as ChangeFact['kind'],
      changes: changedFields(before, after),
      reason: fact.reason ?? undefined,
      erased: fact.erased_at !== null,
    };
  });
}
