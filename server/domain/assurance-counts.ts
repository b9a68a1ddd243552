import { sql } from 'kysely';
import {
  type ComplianceCounts,
  complianceWords,
  type DocumentProgress,
  type UnitProgress,
} from '#core/contract/domain/assurance.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { latestAnswers } from './assurance-latest.ts';
import type { DomainCaller } from './authentication.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

/** How many places of each document have which answer, as the law is today. */
export async function countByDocument(
  db: Db,
  caller: DomainCaller,
  today: string,
): Promise<DocumentProgress[]> {
  const rows = await latestAnswers(db, caller, { day: today })
    .where('latest.parked', '=', false)
    .where('latest.later', '=', false)
    .select('latest.reg_text_id as of')
    .select(counted)
    .select(earlier)
    .groupBy('latest.reg_text_id')
    .orderBy('latest.reg_text_id')
    .execute();
  return rows.map(({ of: regTextId, earlier, ...counts }) => ({ regTextId, counts, earlier }));
}

type OfDocument = {
  regTextId: string;
  versionDate: string | undefined;
  language: LanguageCode | undefined;
  today: string;
};

/**
 * The same of each unit of a document with all inside of it. For a version its own answers count, and those that came to
 * it on the same words, or that somebody has accepted there; what was answered of other words only is counted apart.
 */
export async function countByUnit(
  db: Db,
  caller: DomainCaller,
  { regTextId, versionDate, language, today }: OfDocument,
): Promise<UnitProgress[]> {
  const unit = sql<string>`split_part(latest.path, '^', 1)`;
  const text = { regTextId, versionDate, language, day: versionDate ?? today };
  const rows = await latestAnswers(db, caller, text)
    .where('latest.parked', '=', false)
    .where('latest.later', '=', false)
    .select(unit.as('of'))
    .select(counted)
    .select(earlier)
    .groupBy(unit)
    .orderBy(sql`min(latest.path_key)`)
    .execute();
  return rows.map(({ of, earlier, ...counts }) => ({
    completeParagraphID: joinParagraphId(regTextId, of),
    counts,
    earlier,
  }));
}

const count = <Word extends keyof ComplianceCounts>(word: Word) =>
  sql<number>`count(*) filter (where latest.compliance = ${sql.lit(word)} and latest.holds)::integer`.as(
    word,
  );
const counted = complianceWords.map((word) => count(word));
const earlier = sql<number>`count(*) filter (where not latest.holds)::integer`.as('earlier');
