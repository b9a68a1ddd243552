import { answerEvents, articlesLookedAt } from '../chat/answer.ts';
import { eventLines } from '../chat/event-lines.ts';
import type { AskModel } from '../chat/model.ts';
import { questionProblem, wordsOfQuestion } from '../chat/question.ts';
import { HttpProblem } from '../http/problem.ts';
import { type MainHandlers, requireRole, type ViewingCaller } from './authentication.ts';
import { sendsInternalPapers } from './domain-settings.ts';
import type { MainData } from './find-text.ts';
import { refuseIsolated } from './provider-changes.ts';
import { createPassageSearch, type SearchParts } from './search.ts';

export type ChatParts = {
  chat?: {
    /** The model that the operator has set up; without one, answers consist of sentences of the texts. */
    model?: AskModel | undefined;
  };
};
type ChatOptions = SearchParts &
  ChatParts &
  Pick<MainData, 'now' | 'read'> & { log: (message: string) => void };

/** Answers that are made for one person at once: two pages, and one that was left a moment ago. */
const maxAtOnce = 3;
const secondsToWait = 5;

const refusals = {
  QUESTION_EMPTY: 'the question is empty',
  QUESTION_TOO_LONG: 'the question has more than 2,000 letters',
} as const;

/** Answers questions from the loaded texts. A question is private, so nothing of it is stored or logged. */
export function chatHandlers(options: ChatOptions): Pick<MainHandlers, 'getTextFromMainSearch'> {
  const findPassages = createPassageSearch(options);
  const enter = createEntrance(options.now);
  return {
    getTextFromMainSearch: async ({ body: { question, language, versionDate }, caller, signal }) => {
      refuseIsolated(caller);
      // What is quoted is read.
      requireRole(caller, 'READER');
      const problem = questionProblem(question);
      if (problem !== undefined) throw new HttpProblem(400, problem, refusals[problem]);
      const leave = enter(caller);
      try {
        const passages = await findPassages({
          query: wordsOfQuestion(question),
          language,
          versionDate,
          rows: articlesLookedAt,
          viewer: caller.viewer,
          signal: signal?.(),
        });
        const sendsInternal = await mayBeSent(options, caller);
        return eventLines({
          events: (stopped) =>
            answerEvents({
              question,
              passages,
              model: options.chat?.model,
              sendsInternal,
              signal: stopped,
              log: options.log,
            }),
          gone: signal?.(),
          onEnd: leave,
          log: options.log,
        });
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** Whether the caller's organisation lets its internal documents be sent to the model; asked only where there is one. */
async function mayBeSent({ chat, read }: ChatOptions, { organisation }: ViewingCaller): Promise<boolean> {
  return chat?.model !== undefined && (await sendsInternalPapers(read, organisation));
}

/** Counts the answers that are being made for each person; in each process by itself. */
function createEntrance(now: () => Date) {
  const counts = new Map<string, number>();
  return ({ organisation, userId }: ViewingCaller) => {
    const who = `${organisation} ${userId}`;
    const count = counts.get(who) ?? 0;
    if (count >= maxAtOnce) {
      const until = new Date(now().getTime() + secondsToWait * 1000);
      throw new HttpProblem(429, 'TOO_MANY_ANSWERS', 'too many answers at once', { until, now: now() });
    }
    counts.set(who, count + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const left = (counts.get(who) ?? 1) - 1;
      if (left === 0) counts.delete(who);
      else counts.set(who, left);
    };
  };
}
