import * as v from 'valibot';
import { longestQuestion, type QuestionType } from '../contract/main/questions.ts';
import { emailAddress } from '../contract/rules.ts';

export type QuestionDraft = {
  type: QuestionType | undefined;
  subject: string;
  message: string;
  /** Name of the sender, if nobody is signed in. */
  name: string;
  email: string;
  /** A trap for bots, invisible to people. */
  website: string;
};

export const emptyDraft: QuestionDraft = {
  type: undefined,
  subject: '',
  message: '',
  name: '',
  email: '',
  website: '',
};

/**
 * The key of the error text for each invalid field, in the order of the form (specification of access,
 * section 5).
 */
export type DraftProblems = {
  type?: 'typeRequired';
  subject?: 'subjectRequired' | 'subjectTooLong';
  message?: 'messageRequired' | 'messageTooLong';
  name?: 'nameRequired' | 'nameTooLong';
  email?: 'emailRequired' | 'emailInvalid';
};

/** A visitor's draft also needs a name and an address. */
export function draftProblems(draft: QuestionDraft, isVisitor = false): DraftProblems {
  const { type, email } = draft;
  const lengthOf = (field: 'subject' | 'message' | 'name') => draft[field].trim().length;
  const isTooLong = (field: keyof typeof longestQuestion) => lengthOf(field) > longestQuestion[field];
  return {
    ...(type === undefined && { type: 'typeRequired' }),
    ...(lengthOf('subject') === 0 && { subject: 'subjectRequired' }),
    ...(isTooLong('subject') && { subject: 'subjectTooLong' }),
    ...(lengthOf('message') === 0 && { message: 'messageRequired' }),
    ...(isTooLong('message') && { message: 'messageTooLong' }),
    ...(isVisitor && lengthOf('name') === 0 && { name: 'nameRequired' }),
    ...(isVisitor && isTooLong('name') && { name: 'nameTooLong' }),
    ...(isVisitor && !v.is(emailAddress, email) && { email: 'emailInvalid' }),
    ...(isVisitor && email.trim() === '' && { email: 'emailRequired' }),
  };
}
