import { expect, it } from 'vitest';
import { draftProblems, emptyDraft, type QuestionDraft } from './draft.ts';

const whole: QuestionDraft = { type: 'Question', subject: 'a', message: 'b' };

it.each<[string, QuestionDraft, object]>([
  ['whole', whole, {}],
  ['empty', emptyDraft, { type: 'typeRequired', subject: 'subjectRequired', message: 'messageRequired' }],
  [
    'of blanks',
    { ...whole, subject: ' ', message: '\n' },
    { subject: 'subjectRequired', message: 'messageRequired' },
  ],
  ['as long as can be', { ...whole, subject: ` ${'a'.repeat(200)} `, message: 'b'.repeat(20_000) }, {}],
  [
    'too long',
    { ...whole, subject: 'a'.repeat(201), message: 'b'.repeat(20_001) },
    { subject: 'subjectTooLong', message: 'messageTooLong' },
  ],
])('a draft that is %s', (_, draft, problems) => {
  expect(draftProblems(draft)).toEqual(problems);
  expect(Object.keys(draftProblems(draft))).toEqual(Object.keys(problems));
});
