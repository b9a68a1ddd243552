import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { chatEvent, forChatUsers } from '../main/chat.ts';
import { languageCode } from '../values.ts';

/** Threads of one person, and answers of one thread, at most. */
export const maxThreads = 200;
export const maxAnswers = 100;
/** Characters of the lines of one answer, and of the questions and answers of all threads of a person. */
export const longestReply = 100_000;
export const maxCharacters = 20_000_000;
/** Characters of the name of a thread, and of what is said of an answer. */
export const longestThreadTitle = 120;
export const longestFeedback = 2000;

/** What somebody said of an answer. */
const feedback = v.object({ helpful: v.boolean(), words: v.string() });
export type ChatFeedback = v.InferOutput<typeof feedback>;

const answer = v.object({
  id: v.string(),
  at: v.string(),
  question: v.string(),
  /** The language in which the question was expected. */
  language: languageCode,
  /** What the main server replied. */
  events: v.array(chatEvent),
  feedback: v.optional(feedback),
});
export type ChatAnswer = v.InferOutput<typeof answer>;

const listed = v.object({
  id: v.string(),
  /** The first question, or what its person calls it. */
  title: v.string(),
  /** When something was asked in it last. */
  usedAt: v.string(),
  answers: v.number(),
});
export type ChatThread = v.InferOutput<typeof listed>;

const whole = v.object({ ...listed.entries, list: v.array(answer) });
export type WholeChatThread = v.InferOutput<typeof whole>;

/** What somebody asked in the chat and was answered. Nobody else sees it, administrators neither. */
export const chatThreadCalls = {
  /** Those used last come first. */
  chatThreads: call('GET', '/Chat/Threads', { access: forChatUsers, reply: v.array(listed) }),
  chatThread: call('GET', '/Chat/Threads/:id', { access: forChatUsers, reply: whole }),
  /** Begins a thread with a question and its answer. */
  createChatThread: call('POST', '/Chat/Threads', { access: forChatUsers, reply: whole }),
  addChatAnswer: call('POST', '/Chat/Threads/:id/Answers', { access: forChatUsers, reply: answer }),
  renameChatThread: call('PUT', '/Chat/Threads/:id', { access: forChatUsers, reply: listed }),
  removeChatThread: call('DELETE', '/Chat/Threads/:id', {
    access: forChatUsers,
    reply: v.object({ id: v.string() }),
  }),
  rateChatAnswer: call('PUT', '/Chat/Answers/:id/Feedback', {
    access: forChatUsers,
    reply: answer,
  }),
};
