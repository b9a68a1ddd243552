import type { Kysely } from 'kysely';
import type { AssuranceFact } from '#core/contract/domain/assurance.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { type AnswerState, changedFields } from './assurance-state.ts';
import { everAnswered } from './assurance-visibility.ts';
import type { DomainCaller } from './authentication.ts';
import { changeOf, factLedger } from './fact-ledger.ts';
import { applyChange } from './fact-state.ts';

/** What became known of answers. */
export const assuranceFacts = factLedger<AnswerState, AssuranceFact['kind']>({
  table: 'assurance_fact',
  of: 'answer_id',
});

type Place = { regTextId: string; path: string };

/** What became of all answers to a place, in every version and withdrawn ones too, the oldest first. */
export async function historyOfPlace(
  db: Kysely<OrganisationTables>,
  caller: DomainCaller,
  { regTextId, path }: Place,
): Promise<(Omit<AssuranceFact, 'by'> & { actor: string | null })[]> {
  const answers = await everAnswered(db, caller)
    .select(['assurance_answer.id', 'assurance_answer.version_date'])
    .where('assurance_answer.reg_text_id', '=', regTextId)
    .where('assurance_answer.path', '=', path)
    .execute();
  const history = await Promise.all(
    answers.map(async ({ id: raid, version_date: versionDate }) => {
      let state: AnswerState | undefined;
      return (await assuranceFacts.about(db, raid)).map((fact) => {
        const before = state;
        state = applyChange(before, changeOf<AnswerState>(fact));
        return {
          id: Number(fact.id),
          raid,
          versionDate,
          at: fact.at.toISOString(),
          actor: fact.actor,
          kind: fact.kind as AssuranceFact['kind'],
          changes: changedFields(before, state),
          erased: fact.erased_at !== null,
        };
      });
    }),
  );
  return history.flat().toSorted((one, other) => one.id - other.id);
}
