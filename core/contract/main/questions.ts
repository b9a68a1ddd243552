import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { mailStatus } from '../values.ts';

/** Kinds of questions, spelled as on the wire. */
export const questionTypes = ['Question', 'Support request', 'Bug report'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Maximum lengths in characters. */
export const longestQuestion = { subject: 200, message: 20_000, name: 120 } as const;

/** Questions to the support. */
export const questionCalls = {
  sendQuestion: call('POST', '/domain/mail/question', {
    access: 'optional',
    reply: v.object({ mail: mailStatus }),
  }),
};
