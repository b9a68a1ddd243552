import { sql } from 'kysely';
import type { AssuranceAnswer, AssuranceOrder } from '#core/contract/domain/assurance.ts';
import type { AssuranceFilter } from '#core/contract/domain/assurance-endpoints.ts';
import { likeWord } from '../lib/like-word.ts';
import { isLatest } from './assurance-counts.ts';
import { asAnswers } from './assurance-replies.ts';
import { seenAnswers } from './assurance-visibility.ts';
import type { DomainCaller } from './authentication.ts';
import { wordsIn } from './list-words.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];
type Page = { sort: AssuranceOrder; order: 'asc' | 'desc'; start: number; rows: number };

/** What matches the filters, a page of it, and how many there are. */
export async function listAnswers(
  db: Db,
  caller: DomainCaller,
  { sort, order, start, rows, ...filter }: AssuranceFilter & Page,
): Promise<{ total: number; answers: AssuranceAnswer[] }> {
  const matches = matching(db, caller, filter);
  const { total } = await matches
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const ofPage = await page(matches, { sort, order, start, rows });
  return { total, answers: await asAnswers(db, caller, ofPage) };
}

function matching(db: Db, caller: DomainCaller, filter: AssuranceFilter) {
  const { compliance = [], regulation = [], responsible = [], orphaned, text = '', versions } = filter;
  const { reviewFrom, reviewTo } = filter;
  return seenAnswers(db, caller)
    .$if(versions === 'latest', (query) => query.where((eb) => isLatest(eb as never)))
    .$if(compliance.length > 0, (query) => query.where('assurance_answer.compliance', 'in', compliance))
    .$if(regulation.length > 0, (query) => query.where('assurance_answer.reg_text_id', 'in', regulation))
    .$if(responsible.length > 0, (query) => query.where('assurance_answer.responsible', 'in', responsible))
    .$if(orphaned !== undefined, (query) => query.where('assurance_answer.responsible', 'is', null))
    .$if(reviewFrom !== undefined, (query) =>
      query.where('assurance_answer.review_date', '>=', reviewFrom ?? ''),
    )
    .$if(reviewTo !== undefined, (query) => query.where('assurance_answer.review_date', '<=', reviewTo ?? ''))
    .where((eb) =>
      eb.and(wordsIn(text).map((word) => eb('assurance_answer.folded', 'like', likeWord(word)))),
    );
}

/** In the order of the answers: what is settled last. */
const complianceRank = sql`array_position(array['no', 'partial', 'inProgress', 'unsure', 'covered', 'yes'], assurance_answer.compliance)`;

/** A page in an order; answers that are equal in it stand as their paragraphs in the law, so that no page repeats one. */
function page(matches: ReturnType<typeof matching>, { sort, order, start, rows }: Page) {
  const query = matches.selectAll('assurance_answer').offset(start).limit(rows);
  const ordered = {
    regArt: () =>
      query.orderBy('assurance_answer.reg_text_id', order).orderBy('assurance_answer.path_key', order),
    versionDate: () => query.orderBy('assurance_answer.version_date', order),
    compliance: () => query.orderBy(complianceRank, order),
    responsible: () =>
      query
        .leftJoin('account', 'account.id', 'assurance_answer.responsible')
        .orderBy('account.full_name', (by) => by[order]().nullsLast()) as unknown as typeof query,
    reviewDate: () => query.orderBy('assurance_answer.review_date', (by) => by[order]().nullsLast()),
    editDate: () => query.orderBy('assurance_answer.edited_at', order),
  }[sort]();
  return ordered
    .orderBy('assurance_answer.reg_text_id')
    .orderBy('assurance_answer.path_key')
    .orderBy('assurance_answer.version_date', 'desc')
    .execute();
}
