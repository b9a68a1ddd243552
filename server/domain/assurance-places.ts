import { type Kysely, sql } from 'kysely';
import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { latestDay } from '#core/lib/day.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { asAnswers } from './assurance-replies.ts';
import { seenAnswers } from './assurance-visibility.ts';
import type { DomainCaller } from './authentication.ts';
import { asLanguageMark, asMark, placeColumns, standsAt } from './carry-places.ts';
import { placesOnDay, type ReadText } from './places-on-day.ts';

type Db = Kysely<OrganisationTables>;

/** The answers that somebody may see, with where they stand in the text that is read. */
export const placedAnswers = (db: Db, caller: DomainCaller, text: ReadText) =>
  seenAnswers(db, caller).leftJoin(
    placesOnDay(db, 'answer_id', text).as('place'),
    'place.answer_id',
    'assurance_answer.id',
  );

type AtPlace = {
  regTextId: string;
  path: string;
  versionDate: string | undefined;
  language: LanguageCode | undefined;
};

/** The answers that stand at a place: those for the latest versions first, and what stands there for certain. */
export async function answersIn(
  db: Db,
  caller: DomainCaller,
  { regTextId, path, versionDate, language }: AtPlace,
): Promise<AssuranceAnswer[]> {
  const of = { path, inside: false };
  const rows = await placedAnswers(db, caller, { regTextId, day: versionDate ?? latestDay, language, of })
    .selectAll('assurance_answer')
    .select(placeColumns)
    .where('assurance_answer.reg_text_id', '=', regTextId)
    .where(standsAt('assurance_answer', of))
    .$if(versionDate !== undefined, (query) =>
      query.where('assurance_answer.version_date', '<=', versionDate ?? ''),
    )
    .orderBy(sql`place.place_aligned is false`)
    .orderBy('assurance_answer.version_date', 'desc')
    .orderBy('assurance_answer.path_key')
    .execute();
  return asAnswers(
    db,
    caller,
    rows.map((row) => ({
      ...row,
      carried: asMark(row),
      standsAt: placeElsewhere(row),
      writtenOn: asLanguageMark(row, regTextId, language),
    })),
  );
}

/** The paragraph where an answer stands, if that is another one than it was given for. */
export const placeElsewhere = (row: {
  reg_text_id: string;
  path: string;
  place_path: string | null;
}): string | undefined =>
  row.place_path === null || row.place_path === row.path
    ? undefined
    : joinParagraphId(row.reg_text_id, row.place_path);
