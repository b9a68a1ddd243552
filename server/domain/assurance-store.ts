import type { Selectable } from 'kysely';
import type { AssuranceFact } from '#core/contract/domain/assurance.ts';
import { pathSortText, splitParagraphId } from '#core/law/paragraph-id.ts';
import { foldText } from '#core/lib/fold.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { assuranceFacts } from './assurance-facts.ts';
import { type AnswerState, formerUser } from './assurance-state.ts';
import { changeBetween } from './fact-state.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

export type AnswerRow = Selectable<OrganisationTables['assurance_answer']>;
/** Of one kind of change: who does it and when. */
export type KnownAnswer = { kind: AssuranceFact['kind']; actor: string; now: Date };

/** How an answer stands, read from its row. */
export function stateOf(row: AnswerRow): AnswerState {
  return {
    compliance: row.compliance,
    coveredBy: row.covered_by,
    responsible: row.responsible_left ? formerUser : row.responsible,
    language: row.language,
    reviewDate: row.review_date,
    withdrawn: row.withdrawn_at !== null,
    words: {
      ...(row.control !== '' && { control: row.control }),
      ...(row.evidence !== '' && { evidence: row.evidence }),
    },
  };
}

const columnsOf = ({ words: { control = '', evidence = '' }, ...state }: AnswerState) => ({
  compliance: state.compliance,
  covered_by: state.coveredBy,
  responsible: state.responsible === formerUser ? null : state.responsible,
  responsible_left: state.responsible === formerUser,
  control,
  folded: foldText(control),
  language: state.language,
  evidence,
  review_date: state.reviewDate,
});

/** Stores the first answer to a place in a version, with its first fact. */
export async function insertAnswer(
  trx: OrganisationTransaction,
  { regArt, versionDate, state }: { regArt: string; versionDate: string; state: AnswerState },
  { kind, actor, now: at }: KnownAnswer,
): Promise<AnswerRow> {
  const { regTextId: reg_text_id, path } = splitParagraphId(regArt);
  const row = await trx
    .insertInto('assurance_answer')
    .values({
      ...columnsOf(state),
      reg_text_id,
      path,
      path_key: pathSortText(path),
      version_date: versionDate,
      version: 1,
      answered_at: at,
      edited_at: at,
      edited_by: actor,
      known_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const change = changeBetween(undefined, state);
  if (change !== undefined) await assuranceFacts.record(trx, row.id, { kind, actor, at, change });
  return row;
}

/**
 * Brings an answer from its state to another and records the fact. What does not differ leaves no trace. Facts of an
 * answer are never known before earlier ones, whatever the clocks of the processes say.
 */
export async function bringAnswerTo(
  trx: OrganisationTransaction,
  row: AnswerRow,
  next: AnswerState,
  { kind, actor, now }: KnownAnswer,
): Promise<AnswerRow> {
  const change = changeBetween(stateOf(row), next);
  if (change === undefined) return row;
  const at = new Date(Math.max(now.getTime(), row.known_at.getTime()));
  const isEdit = kind !== 'userRemoved';
  const changed = await trx
    .updateTable('assurance_answer')
    .set((eb) => ({
      ...columnsOf(next),
      withdrawn_at: next.withdrawn ? (row.withdrawn_at ?? at) : null,
      known_at: at,
      ...(isEdit ? { edited_at: at, edited_by: actor, version: eb('version', '+', 1) } : {}),
      ...(row.withdrawn_at !== null && !next.withdrawn ? { answered_at: at } : {}),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await assuranceFacts.record(trx, row.id, { kind, actor, at, change });
  return changed;
}
