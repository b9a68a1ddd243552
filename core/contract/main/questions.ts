import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../rules.ts';
import { languageParam } from '../values.ts';

/** What somebody may want of the support, as it is spelled on the wire. */
export const questionTypes = ['Question', 'Support request', 'Bug report'] as const;
export type QuestionType = (typeof questionTypes)[number];
/** In characters. */
export const longestQuestion = { subject: 200, message: 20_000, name: 120 } as const;

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

/** Questions to the support. */
export const questionEndpoints = {
  sendQuestion: endpoint('POST', '/domain/mail/question', {
    access: 'optional',
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
    reply: v.object({ mail: v.picklist(['sent', 'queued']) }),
  }),
};
