import { type Kysely, sql } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { placedAnswers } from './assurance-places.ts';
import type { DomainCaller } from './authentication.ts';
import { isParked } from './carry-places.ts';
import type { ReadText } from './places-on-day.ts';

type Db = Kysely<OrganisationTables>;

/**
 * What the organisation answers in a text, or today in all of them: of each place the answer for the latest version,
 * where it stands now. What is parked stands at no place; what is for a later version stands beside it.
 */
export const latestAnswers = (
  db: Db,
  caller: DomainCaller,
  { versionDate, ...text }: ReadText & { versionDate?: string | undefined },
) =>
  db
    .selectFrom(
      placedAnswers(db, caller, text)
        .select(['assurance_answer.id', 'assurance_answer.reg_text_id'])
        .select('assurance_answer.compliance')
        .select(path.as('path'))
        .select(sql<string>`coalesce(place.place_key, assurance_answer.path_key)`.as('path_key'))
        .select(holdsIn(versionDate).as('holds'))
        .select(isParked.as('parked'))
        .select(sql<boolean>`coalesce(place.place_open, false)`.as('open'))
        .select(isLater(text.day).as('later'))
        .select(rank(text.day).as('rank'))
        .$if(text.regTextId !== undefined, (query) =>
          query.where('assurance_answer.reg_text_id', '=', text.regTextId ?? ''),
        )
        .$if(versionDate !== undefined, (query) =>
          query.where('assurance_answer.version_date', '<=', versionDate ?? ''),
        )
        .as('latest'),
    )
    .where('latest.rank', '=', 1);

const path = sql<string>`coalesce(place.place_path, assurance_answer.path)`;

/** What stands beside an article only since it has no place of its own in this language is not an answer to the article. */
const ownPlace = sql`case when place.place_aligned is false then place.written_path end`;

/** Whether it is for a version that is not in force on the day. */
const isLater = (day: string) => sql<boolean>`assurance_answer.version_date > ${day}::date`;

/** What is parked, or of another day's law, is in nobody's way. */
const rank = (day: string) => sql<number>`row_number() over (
  partition by assurance_answer.reg_text_id, ${path}, ${ownPlace},
    case when ${isParked} or ${isLater(day)} then assurance_answer.id end
  order by assurance_answer.version_date desc, assurance_answer.id)::integer`;

/**
 * Whether it is an answer to the words of a version: it was given for them, or came to them unchanged, or somebody has
 * looked at it. Without a version those of the day count.
 */
const holdsIn = (versionDate: string | undefined) =>
  versionDate === undefined
    ? sql<boolean>`place.place_state is distinct from 'review'`
    : sql<boolean>`case when place.caid is null then assurance_answer.version_date = ${versionDate}::date
        else place.place_state = 'placed' and place.place_version = ${versionDate}::date end`;
