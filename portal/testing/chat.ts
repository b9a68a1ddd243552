import type { Answers } from '#widgets/testing/view.tsx';
import { ada, openPortal, type PortalOptions } from './portal.tsx';

export const askCall = 'POST /LLM/getTextFromMainSearch';
export const listCall = 'GET /Chat/Threads';
const deposits = 'Deposits are protected up to CHF 100 000.';
/** The sentence, before its place. */
export const sentence = /^Deposits are protected up to CHF 100 000\./;
const passage = {
  completeParagraphID: 'lamp~1^1',
  regTextId: 'lamp',
  language: 'EN',
  versionDate: '2024-01-01',
  sourceNumber: '999.1',
  shortName: 'LampA',
  title: 'Lamp Act',
  category: 'base',
  citation: 'Art. 1 para. 1 LampA',
  heading: '',
  text: deposits,
};
export const passages = { event: 'passages', language: 'EN', asOf: '2026-06-01', passages: [passage] };
export const statement = {
  event: 'statement',
  statement: { sentences: [{ passage: 0, from: 0, to: deposits.length, text: deposits }] },
};
export const done = { event: 'done', mode: 'builtIn' };
export const lines = (...events: object[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('');
export const reply =
  (...events: object[]) =>
  () =>
    new Response(lines(...events), { headers: { 'content-type': 'application/x-ndjson' } });
export const id = '00000000-0000-4000-8000-000000000001';
export const answerId = '00000000-0000-4000-8000-000000000002';
export const question = 'Up to which amount are deposits protected?';
export const thread = { id, title: question, usedAt: '2026-06-01T10:00:00.000Z', answers: 1 };
export const stored = {
  id: answerId,
  at: '2026-06-01T10:00:00.000Z',
  question,
  language: 'EN',
  events: [passages, statement, done],
};

/** Opens the chat for somebody who may use it. */
export function openChat(answers: Answers = {}, options: PortalOptions = {}) {
  return openPortal('/chat', {
    roles: ['READER', 'CHAT_USER'],
    capabilities: ['CAN_SEE_CHAT'],
    ...options,
    answers: {
      'GET /users/current': { ...ada, roles: ['READER', 'CHAT_USER'] },
      'GET /users/current/capabilities': ['CAN_SEE_CHAT'],
      [listCall]: [],
      [askCall]: reply(passages, statement, done),
      'POST /Chat/Threads': { ...thread, list: [stored] },
      [`GET /Chat/Threads/${id}`]: { ...thread, list: [stored] },
      [`DELETE /Chat/Threads/${id}`]: { id },
      [`PUT /Chat/Answers/${answerId}/Feedback`]: { ...stored, feedback: { helpful: false, words: '' } },
      ...answers,
    },
  });
}
