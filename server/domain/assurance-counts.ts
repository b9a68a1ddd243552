import { type ExpressionBuilder, sql } from 'kysely';
import {
  type ComplianceCounts,
  complianceWords,
  type DocumentProgress,
  type UnitProgress,
} from '#core/contract/domain/assurance.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { seenAnswers } from './assurance-visibility.ts';
import type { DomainCaller } from './authentication.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

/** Whether a place has no later answer, or none until a day: of each place one answer counts. */
export function isLatest(eb: ExpressionBuilder<OrganisationTables, 'assurance_answer'>, until?: string) {
  const later = eb
    .selectFrom('assurance_answer as later')
    .select(sql.lit(1).as('one'))
    .whereRef('later.reg_text_id', '=', 'assurance_answer.reg_text_id')
    .whereRef('later.path', '=', 'assurance_answer.path')
    .whereRef('later.version_date', '>', 'assurance_answer.version_date')
    .where('later.withdrawn_at', 'is', null)
    .$if(until !== undefined, (query) => query.where('later.version_date', '<=', until ?? ''));
  return eb.not(eb.exists(later));
}

/** How many places of each document have which answer. */
export async function countByDocument(db: Db, caller: DomainCaller): Promise<DocumentProgress[]> {
  const rows = await latestAnswers(db, caller)
    .select('assurance_answer.reg_text_id as of')
    .select(countOf)
    .groupBy('assurance_answer.reg_text_id')
    .orderBy('assurance_answer.reg_text_id')
    .execute();
  return rows.map(({ of: regTextId, ...counts }) => ({ regTextId, counts, earlier: 0 }));
}

/**
 * The same of each unit of a document with all inside of it. For a version its own answers count; places that were
 * answered for an earlier version only are counted apart, since what was answered of other words is no answer to these.
 */
export async function countByUnit(
  db: Db,
  caller: DomainCaller,
  { regTextId, versionDate }: { regTextId: string; versionDate: string | undefined },
): Promise<UnitProgress[]> {
  const unit = sql<string>`split_part(assurance_answer.path, '^', 1)`;
  const isOfVersion =
    versionDate === undefined ? sql`true` : sql`assurance_answer.version_date = ${versionDate}::date`;
  const rows = await latestAnswers(db, caller, versionDate)
    .select(unit.as('of'))
    .select(complianceWords.map((word) => count(word, isOfVersion)))
    .select(sql<number>`count(*) filter (where not ${isOfVersion})::integer`.as('earlier'))
    .where('assurance_answer.reg_text_id', '=', regTextId)
    .groupBy(unit)
    .orderBy(sql`min(assurance_answer.path_key)`)
    .execute();
  return rows.map(({ of, earlier, ...counts }) => ({
    completeParagraphID: joinParagraphId(regTextId, of),
    counts,
    earlier,
  }));
}

const latestAnswers = (db: Db, caller: DomainCaller, until?: string) =>
  seenAnswers(db, caller)
    .where((eb) => isLatest(eb as never, until))
    .$if(until !== undefined, (query) => query.where('assurance_answer.version_date', '<=', until ?? ''));

const count = <Word extends keyof ComplianceCounts>(word: Word, also = sql`true`) =>
  sql<number>`count(*) filter (where assurance_answer.compliance = ${sql.lit(word)} and ${also})::integer`.as(
    word,
  );
const countOf = complianceWords.map((word) => count(word));
