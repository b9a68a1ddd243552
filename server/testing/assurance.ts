import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import type { Commenter } from './comments.ts';

type NewBody = Parameters<Commenter['client']['createAnswer']>[0]['body'];
type Edit = Parameters<Commenter['client']['updateAnswer']>[0];

/** The version of the act that the test servers have. */
export const versionDate = '2020-01-01';

/** What an answer says where a test says nothing else. */
export const anAnswer = (fields: Partial<NewBody> = {}): NewBody => ({
  regArt: 'musterg~1',
  versionDate,
  compliance: 'yes',
  language: 'DE',
  ...fields,
});

/** The edit that leaves an answer as it is, but for some fields. */
export const anAnswerEdit = (answer: AssuranceAnswer, fields: Partial<Edit['body']> = {}): Edit => ({
  raid: answer.raid,
  body: {
    compliance: answer.compliance,
    coveredBy: answer.coveredBy,
    responsible: answer.responsible?.id,
    control: answer.control,
    language: answer.language,
    evidence: answer.evidence ?? '',
    reviewDate: answer.reviewDate,
    version: answer.version,
    ...fields,
  },
});
