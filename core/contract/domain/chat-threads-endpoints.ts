import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { longestQuestion } from '../main/chat.ts';
import { languageParam } from '../params.ts';
import { filledLine, filledText, longText, typedText } from '../text.ts';
import { chatThreadCalls, longestFeedback, longestReply, longestThreadTitle } from './chat-threads.ts';

const thread = v.object({ id: uuid('must be the id of a thread') });

/** A question with the reply of the main server: its lines, as they came. */
const questionAndReply = v.object({
  // A letter may take two characters.
  question: filledText(2 * longestQuestion),
  language: languageParam,
  lines: typedText(longestReply),
});

export const chatThreadEndpoints = endpoints(chatThreadCalls, {
  chatThreads: { cache: 'no-store' },
  chatThread: { params: thread, cache: 'no-store' },
  createChatThread: { body: questionAndReply, cache: 'no-store' },
  addChatAnswer: { params: thread, body: questionAndReply, cache: 'no-store' },
  renameChatThread: {
    params: thread,
    body: v.object({ title: filledLine(longestThreadTitle) }),
    cache: 'no-store',
  },
  removeChatThread: { params: thread, cache: 'no-store' },
  rateChatAnswer: {
    params: v.object({ id: uuid('must be the id of an answer') }),
    body: v.object({ helpful: v.boolean(), words: v.optional(longText(longestFeedback), '') }),
    cache: 'no-store',
  },
});
