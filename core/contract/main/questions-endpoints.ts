import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { emailAddress } from '../rules.ts';
import { languageParam, mailStatuses } from '../values.ts';
import { longestQuestion, questionCalls, questionTypes } from './questions.ts';

const filled = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  );

/** Values that the page adds are cut, since a question must not be refused because of them. */
const cut = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, most)),
  );

export const questionEndpoints = endpoints(questionCalls, {
  sendQuestion: {
    body: v.object({
      type: v.picklist(questionTypes),
      subject: filled(longestQuestion.subject),
      message: filled(longestQuestion.message),
      language: v.literal('EN'),
      /** The page on which the question was asked, and the language of its interface. */
      context: v.object({
        title: cut(300),
        url: cut(2000),
        language: v.optional(languageParam),
        /** completeParagraphID of the paragraph in view. */
        paragraph: v.optional(cut(200)),
        /** The place in words: "Art. 5 Abs. 2 BankG, Stand 1. Januar 2024". */
        place: v.optional(cut(300)),
      }),
      /** Name and address of the sender: required without a session, ignored with one. */
      sender: v.optional(v.object({ name: filled(longestQuestion.name), email: emailAddress })),
      /** The organisation whose support is asked, if several organisations allow the page. */
      organisation: v.optional(cut(40)),
      /** A trap for bots: people do not see this field, so a request that fills it in comes from a bot. */
      website: v.optional(v.string()),
    }),
    statuses: { ...mailStatuses, 429: { description: 'Too many questions within an hour' } },
  },
});
