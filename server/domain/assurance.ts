import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { swissDay } from '../data/versions.ts';
import { missingAnswer } from './assurance-checks.ts';
import { countByDocument, countByUnit } from './assurance-counts.ts';
import { historyOfPlace } from './assurance-facts.ts';
import { listAnswers } from './assurance-lists.ts';
import { answersIn } from './assurance-places.ts';
import { asAnswers } from './assurance-replies.ts';
import {
  type AssuranceContext,
  createAnswer,
  find,
  updateAnswer,
  withdrawAnswer,
} from './assurance-writing.ts';
import type { DomainHandlers } from './authentication.ts';
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
  return { ...reading(organisation, context), ...writing(organisation, context) };
}

function reading(
  { db }: Organisation,
  { now }: Pick<AssuranceContext, 'now'>,
): Pick<DomainHandlers, Reading> {
  const today = () => swissDay(now());
  return {
    assuranceOfRegArt: ({ params: { complete }, query: { versionDate, readLanguage: language }, caller }) => {
      requireCollaboration(caller);
      checkParagraph(complete, 'complete');
      const { regTextId, path } = splitParagraphId(complete);
      return answersIn(db, caller, { regTextId, path, versionDate, language });
    },
    listAnswers: ({ query, caller }) => {
      requireCollaboration(caller);
      return listAnswers(db, caller, { ...query, today: today() });
    },
    assuranceByDocument: ({ caller }) => {
      requireCollaboration(caller);
      return countByDocument(db, caller, today());
    },
    assuranceByUnit: ({ params: { regTextId }, query: { versionDate, readLanguage: language }, caller }) => {
      requireCollaboration(caller);
      return countByUnit(db, caller, { regTextId, versionDate, language, today: today() });
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
