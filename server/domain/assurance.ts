import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { latestDay } from '#core/lib/day.ts';
import { missingAnswer } from './assurance-checks.ts';
import { countByDocument, countByUnit } from './assurance-counts.ts';
import { historyOfPlace } from './assurance-facts.ts';
import { listAnswers } from './assurance-lists.ts';
import { asAnswers } from './assurance-replies.ts';
import { seenAnswers } from './assurance-visibility.ts';
import {
  type AssuranceContext,
  createAnswer,
  find,
  updateAnswer,
  withdrawAnswer,
} from './assurance-writing.ts';
import type { DomainHandlers } from './authentication.ts';
import { asMark, placeColumns, placesOnDay, standsAt } from './carry-places.ts';
import { checkParagraph, requireCollaboration } from './comment-checks.ts';
import { asPerson, namesOf } from './comment-replies.ts';
import type { Organisation } from './organisation.ts';

type Reading =
  | 'assuranceOfRegArt'
  | 'listAnswers'
  | 'assuranceByDocument'
  | 'assuranceByUnit'
  | 'assuranceHistory'
  | 'answer';
type Writing = 'createAnswer' | 'updateAnswer' | 'withdrawAnswer';

/** The regulatory assurance of an organisation. Isolated testers do nothing together with others, so they get none of it. */
export function assuranceHandlers(
  organisation: Organisation,
  context: AssuranceContext,
): Pick<DomainHandlers, Reading | Writing> {
  return { ...reading(organisation), ...writing(organisation, context) };
}

function reading({ db }: Organisation): Pick<DomainHandlers, Reading> {
  return {
    assuranceOfRegArt: async ({ params: { complete }, query: { versionDate }, caller }) => {
      requireCollaboration(caller);
      checkParagraph(complete, 'complete');
      const { regTextId, path } = splitParagraphId(complete);
      const of = { path, inside: false };
      const places = placesOnDay(db, regTextId, versionDate ?? latestDay, of);
      const rows = await seenAnswers(db, caller)
        .leftJoin(places.as('place'), 'place.answer_id', 'assurance_answer.id')
        .selectAll('assurance_answer')
        .select(placeColumns)
        .where('assurance_answer.reg_text_id', '=', regTextId)
        .where(standsAt('assurance_answer', of))
        .$if(versionDate !== undefined, (query) =>
          query.where('assurance_answer.version_date', '<=', versionDate ?? ''),
        )
        .orderBy('assurance_answer.version_date', 'desc')
        .execute();
      return asAnswers(
        db,
        caller,
        rows.map((row) => ({ ...row, carried: asMark(row) })),
      );
    },
    listAnswers: ({ query, caller }) => {
      requireCollaboration(caller);
      return listAnswers(db, caller, query);
    },
    assuranceByDocument: ({ caller }) => {
      requireCollaboration(caller);
      return countByDocument(db, caller);
    },
    assuranceByUnit: ({ params: { regTextId }, query: { versionDate }, caller }) => {
      requireCollaboration(caller);
      return countByUnit(db, caller, { regTextId, versionDate });
    },
    assuranceHistory: async ({ params: { complete }, caller }) => {
      requireCollaboration(caller);
      checkParagraph(complete, 'complete');
      const facts = await historyOfPlace(db, caller, splitParagraphId(complete));
      const names = await namesOf(
        db,
        facts.flatMap(({ actor }) => actor ?? []),
      );
      return facts.map(({ actor, ...fact }) => ({ ...fact, by: asPerson(actor, names) }));
    },
    answer: async ({ params: { raid }, caller }) => {
      requireCollaboration(caller);
      const [answer] = await asAnswers(db, caller, [await find(db, caller, raid)]);
      if (answer === undefined) throw missingAnswer();
      return answer;
    },
  };
}

function writing(organisation: Organisation, context: AssuranceContext): Pick<DomainHandlers, Writing> {
  return {
    createAnswer: ({ body, caller, address }) => {
      requireCollaboration(caller);
      return createAnswer(organisation, { body, caller, address }, context);
    },
    updateAnswer: ({ params: { raid }, body, caller, address }) => {
      requireCollaboration(caller);
      return updateAnswer(organisation, { raid, body, caller, address }, context);
    },
    withdrawAnswer: ({ params: { raid }, query: { version }, caller, address }) => {
      requireCollaboration(caller);
      return withdrawAnswer(organisation, { raid, version, caller, address }, context);
    },
  };
}
