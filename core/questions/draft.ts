import { longestQuestion, type QuestionType } from '../contract/main/questions.ts';

export type QuestionDraft = { type: QuestionType | undefined; subject: string; message: string };

export const emptyDraft: QuestionDraft = { type: undefined, subject: '', message: '' };

/** A text's key for each field that is wrong, in the order of the form (specification of access, section 5). */
export type DraftProblems = {
  type?: 'typeRequired';
  subject?: 'subjectRequired' | 'subjectTooLong';
  message?: 'messageRequired' | 'messageTooLong';
};

export function draftProblems({ type, subject, message }: QuestionDraft): DraftProblems {
  const lengths = { subject: subject.trim().length, message: message.trim().length };
  return {
    ...(type === undefined && { type: 'typeRequired' }),
    ...(lengths.subject === 0 && { subject: 'subjectRequired' }),
    ...(lengths.subject > longestQuestion.subject && { subject: 'subjectTooLong' }),
    ...(lengths.message === 0 && { message: 'messageRequired' }),
    ...(lengths.message > longestQuestion.message && { message: 'messageTooLong' }),
  };
}
