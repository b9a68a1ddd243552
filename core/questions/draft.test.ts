import { expect, it } from 'vitest';
import { draftProblems, emptyDraft, type QuestionDraft } from './draft.ts';

const whole: QuestionDraft = { ...emptyDraft, type: 'Question', subject: 'a', message: 'b' };
const visitor = { ...whole, name: 'Vera', email: 'vera@elsewhere.example' };

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

it.each<[string, Partial<QuestionDraft>, object]>([
  ['whole', {}, {}],
  [
    'without a name and an address',
    { name: ' ', email: ' ' },
    { name: 'nameRequired', email: 'emailRequired' },
  ],
  ['with a name that is too long', { name: 'a'.repeat(121) }, { name: 'nameTooLong' }],
  ['with an address that is none', { email: 'vera@' }, { email: 'emailInvalid' }],
  ['with blanks around the address', { email: ' vera@elsewhere.example ' }, {}],
])("a visitor's draft that is %s", (_, fields, problems) => {
  expect(draftProblems({ ...visitor, ...fields }, true)).toEqual(problems);
  expect(draftProblems({ ...visitor, ...fields })).toEqual({});
});
