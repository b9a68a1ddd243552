import { type RawBuilder, sql } from 'kysely';
import type { AssuranceAnswer, AssuranceOrder, CarriedFilter } from '#core/contract/domain/assurance.ts';
import type { AssuranceFilter } from '#core/contract/domain/assurance-endpoints.ts';
import { likeWord } from '../lib/like-word.ts';
import { latestAnswers } from './assurance-latest.ts';
import { placedAnswers, placeElsewhere } from './assurance-places.ts';
import { asAnswers } from './assurance-replies.ts';
import type { DomainCaller } from './authentication.ts';
import { asMark, placeColumns } from './carry-places.ts';
import { wordsIn } from './list-words.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];
type Page = { sort: AssuranceOrder; order: 'asc' | 'desc'; start: number; rows: number };

/** What matches the filters, a page of it, and how many there are: where the law of today has its place. */
export async function listAnswers(
  db: Db,
  caller: DomainCaller,
  { sort, order, start, rows, today, ...filter }: AssuranceFilter & Page & { today: string },
): Promise<{ total: number; answers: AssuranceAnswer[] }> {
  const matches = matching(db, caller, filter, today);
  const { total } = await matches
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const ofPage = await page(matches, { sort, order, start, rows });
  const placed = ofPage.map((row) => ({ ...row, carried: asMark(row), standsAt: placeElsewhere(row) }));
  return { total, answers: await asAnswers(db, caller, placed) };
}

function matching(db: Db, caller: DomainCaller, filter: AssuranceFilter, day: string) {
  const { compliance = [], regulation = [], responsible = [], orphaned, text = '', versions } = filter;
  const { reviewFrom, reviewTo, carried = [] } = filter;
  // What nobody needs any more is among those for earlier versions, unless it is asked for.
  const latest = latestAnswers(db, caller, { day })
    .select('latest.id')
    .$if(!carried.includes('parked'), (query) =>
      query.where((eb) => eb.or([eb('latest.parked', '=', false), eb('latest.open', '=', true)])),
    );
  return placedAnswers(db, caller, { day })
    .$if(versions === 'latest', (query) => query.where('assurance_answer.id', 'in', latest))
    .$if(compliance.length > 0, (query) => query.where('assurance_answer.compliance', 'in', compliance))
    .$if(regulation.length > 0, (query) => query.where('assurance_answer.reg_text_id', 'in', regulation))
    .$if(responsible.length > 0, (query) => query.where('assurance_answer.responsible', 'in', responsible))
    .$if(orphaned !== undefined, (query) => query.where('assurance_answer.responsible', 'is', null))
    .$if(reviewFrom !== undefined, (query) =>
      query.where('assurance_answer.review_date', '>=', reviewFrom ?? ''),
    )
    .$if(reviewTo !== undefined, (query) => query.where('assurance_answer.review_date', '<=', reviewTo ?? ''))
    .$if(carried.length > 0, (query) => query.where((eb) => eb.or(carried.map((word) => became[word]))))
    .where((eb) =>
      eb.and(wordsIn(text).map((word) => eb('assurance_answer.folded', 'like', likeWord(word)))),
    );
}

const became: Record<CarriedFilter, RawBuilder<boolean>> = {
  review: sql`place.place_open`,
  parked: sql`place.place_state = 'parked'`,
};

/** In the order of the answers: what is settled last. */
const complianceRank = sql`array_position(array['no', 'partial', 'inProgress', 'unsure', 'covered', 'yes'], assurance_answer.compliance)`;

/** Where it stands. */
const key = sql<string>`coalesce(place.place_key, assurance_answer.path_key)`;

/** A page in an order; answers that are equal in it stand as their paragraphs in the law, so that no page repeats one. */
function page(matches: ReturnType<typeof matching>, { sort, order, start, rows }: Page) {
  const query = matches.selectAll('assurance_answer').select(placeColumns).offset(start).limit(rows);
  const ordered = {
    regArt: () => query.orderBy('assurance_answer.reg_text_id', order).orderBy(key, order),
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
    .orderBy(key)
    .orderBy('assurance_answer.version_date', 'desc')
    .orderBy('assurance_answer.id')
    .execute();
}
