import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { languageParam } from '../params.ts';
import { emailAddress } from '../rules.ts';
import { filledText, mendedText, oneLine, typedText } from '../text.ts';
import { mailStatuses } from '../values.ts';
import { longestQuestion, questionCalls, questionTypes } from './questions.ts';

export const questionEndpoints = endpoints(questionCalls, {
  sendQuestion: {
    body: v.object({
      type: v.picklist(questionTypes),
      subject: filledText(longestQuestion.subject),
      message: filledText(longestQuestion.message),
      language: v.literal('EN'),
      /** The page on which the question was asked, and the language of its interface. */
      // Values that the page adds are mended, since a question must not be refused because of them.
      context: v.object({
        title: mendedText(300),
        url: mendedText(2000),
        language: v.optional(languageParam),
        /** completeParagraphID of the paragraph in view. */
        paragraph: v.optional(mendedText(200)),
        /** The place in words: "Art. 5 Abs. 2 BankG, Stand 1. Januar 2024". */
        place: v.optional(mendedText(300)),
      }),
      /** Name and address of the sender: required without a session, ignored with one. */
      sender: v.optional(v.object({ name: filledText(longestQuestion.name), email: emailAddress })),
      /** The organisation whose support is asked, if several organisations allow the page. */
      organisation: v.optional(oneLine(40)),
      /** A trap for bots: people do not see this field, so a request that fills it in comes from a bot. */
      website: v.optional(typedText(2000)),
    }),
    statuses: { ...mailStatuses, 429: { description: 'Too many questions within an hour' } },
  },
});
