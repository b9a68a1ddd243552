import * as v from 'valibot';
import { call, stream } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { category, sampleMark } from './document-marks.ts';

/** Who asks questions, on both servers: whoever may, of an organisation whose plan has the chat, in the portal. */
export const forChatUsers = {
  roles: ['CHAT_USER'],
  capability: 'CAN_SEE_CHAT',
  session: 'portal',
} as const;

/** Letters that a question may have. */
export const longestQuestion = 2000;

/** A place of the loaded texts from which an answer quotes. */
export const chatPassage = v.object({
  completeParagraphID: v.string(),
  regTextId: v.string(),
  language: languageCode,
  versionDate: isoDate,
  sourceNumber: v.string(),
  shortName: v.string(),
  title: v.string(),
  category,
  /** As it is cited in its language: "Art. 37a Abs. 1 BankG". */
  citation: v.string(),
  heading: v.string(),
  /** All words of the place, without those of the places inside it. */
  text: v.string(),
  /** Internal to the organisation of the caller. */
  internal: v.optional(v.literal(true)),
  /** Older than the version in force: this language has no newer one. */
  behind: v.optional(v.literal(true)),
  ...sampleMark,
});
export type ChatPassage = v.InferOutput<typeof chatPassage>;

/** Words of a passage as they stand there: `text` is its text from `from` to `to`. */
export const chatSentence = v.object({
  /** Position of its passage in the list of passages. */
  passage: v.number(),
  from: v.number(),
  to: v.number(),
  text: v.string(),
});
export type ChatSentence = v.InferOutput<typeof chatSentence>;

/** Part of an answer: verbatim sentences, in an answer of a model with its own words, which nobody has checked. */
export const chatStatement = v.object({
  words: v.optional(v.string()),
  sentences: v.pipe(v.array(chatSentence), v.minLength(1)),
});
export type ChatStatement = v.InferOutput<typeof chatStatement>;

/** Who has made an answer: nobody if the texts do not answer. */
export const chatModes = ['builtIn', 'model', 'none'] as const;
/**
 * Why an answer is the built-in one though a model is set up: it could not be reached, did not go on, ended too early, or
 * quoted nothing that the texts say; or none of the passages may be sent to it.
 */
export const chatFallbacks = ['unreachable', 'stalled', 'brokenOff', 'unsupported', 'internalOnly'] as const;
export type ChatFallback = (typeof chatFallbacks)[number];

/** What the reply consists of: a line of JSON each, in this order. */
export const chatEvent = v.variant('event', [
  /** First: where the answer is taken from, and what the question was understood to be. */
  v.object({
    event: v.literal('passages'),
    /** The language in which the texts were searched; where they do not answer, that of the question. */
    language: languageCode,
    /** The day whose law is quoted. */
    asOf: isoDate,
    passages: v.array(chatPassage),
  }),
  v.object({ event: v.literal('statement'), statement: chatStatement }),
  /** What was said so far counts no more: a model broke off, and the built-in answer follows. */
  v.object({ event: v.literal('withdrawn') }),
  /** Last. A reply without it was cut off. */
  v.object({
    event: v.literal('done'),
    mode: v.picklist(chatModes),
    fallback: v.optional(v.picklist(chatFallbacks)),
    /** How many quotations and statements of a model were removed since the texts do not have them. */
    removed: v.optional(v.number()),
  }),
]);
export type ChatEvent = v.InferOutput<typeof chatEvent>;

export const chatCalls = {
  /** Answers a question from the loaded texts, in lines of `chatEvent`; who stops reading stops the work. */
  getTextFromMainSearch: call('POST', '/LLM/getTextFromMainSearch', {
    access: forChatUsers,
    reply: stream('application/x-ndjson'),
  }),
};
