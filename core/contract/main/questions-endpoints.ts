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

/** Of what the page says itself too much is no reason to refuse a question. */
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
      /** The page in which it was asked, and the language of its interface. */
      context: v.object({
        title: cut(300),
        url: cut(2000),
        language: v.optional(languageParam),
        /** completeParagraphID of the paragraph in view. */
        paragraph: v.optional(cut(200)),
        /** The same in words: "Art. 5 Abs. 2 BankG, Stand 1. Januar 2024". */
        place: v.optional(cut(300)),
      }),
      /** Who asks; needed of those who are not signed in, and not heard of those who are. */
      sender: v.optional(v.object({ name: filled(longestQuestion.name), email: emailAddress })),
      /** Whose support is asked, where several organisations allow the page. */
      organisation: v.optional(cut(40)),
      /** No person sees this field: whoever fills it in is none. */
      website: v.optional(v.string()),
    }),
    statuses: mailStatuses,
  },
});
