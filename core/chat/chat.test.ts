import { expect, it, vi } from 'vitest';
import type { ChatEvent } from '../contract/main/chat.ts';
import { createNotices } from '../notices.ts';
import { createChat } from './chat.ts';

const events: ChatEvent[] = [
  { event: 'passages', language: 'EN', asOf: '2026-06-01', passages: [] },
  { event: 'done', mode: 'none' },
];
const lines = events.map((event) => JSON.stringify(event));
const answerOfServer = (...sent: string[]) =>
  new Blob(sent.map((line) => `${line}\n`)).stream() as ReadableStream<Uint8Array>;
const thread = (id: string) => ({ id, title: '?', usedAt: '2026-06-01T10:00:00Z', answers: 1 });
const stored = (id: string) => ({
  id,
  at: '2026-06-01T10:00:00Z',
  question: '?',
  language: 'EN' as const,
  events,
});

function aChat() {
  const main = { getTextFromMainSearch: vi.fn(async () => answerOfServer(...lines)) };
  const domain = {
    chatThreads: vi.fn(async () => []),
    chatThread: vi.fn(async ({ id }: { id: string }) => ({ ...thread(id), list: [] })),
    createChatThread: vi.fn(async () => ({ ...thread('new'), list: [stored('first')] })),
    addChatAnswer: vi.fn(async () => stored('next')),
    renameChatThread: vi.fn(),
    removeChatThread: vi.fn(),
    rateChatAnswer: vi.fn(),
  };
  const session = { $session: { listen: () => () => undefined } };
  const dependencies = { main, domain, notices: createNotices(), session };
  return { main, domain, chat: createChat(dependencies as unknown as Parameters<typeof createChat>[0]) };
}

it('the first answer begins a thread, the next one joins it', async () => {
  const { chat, domain } = aChat();
  await chat.ask('One?', 'EN');
  await chat.ask('Two?', 'DE');
  expect(domain.createChatThread.mock.calls).toEqual([
    [{ body: { question: 'One?', language: 'EN', lines: lines.join('\n') } }],
  ]);
  expect(domain.addChatAnswer.mock.calls).toMatchObject([[{ id: 'new', body: { question: 'Two?' } }]]);
  expect(chat.$open.get()).toMatchObject({ id: 'new', entries: [{ id: 'first' }, { id: 'next' }] });
});

it('an answer is stored in its own thread though another was opened meanwhile', async () => {
  const { chat, domain } = aChat();
  await chat.open('a');
  let onStored: () => void = () => undefined;
  domain.addChatAnswer.mockImplementationOnce(
    () => new Promise((resolve) => (onStored = () => resolve(stored('next')))),
  );
  const request = chat.ask('One?', 'EN');
  await vi.waitFor(() => expect(domain.addChatAnswer).toHaveBeenCalled());
  await chat.open('b');
  onStored();
  await request;
  expect(domain.addChatAnswer.mock.calls).toMatchObject([[{ id: 'a' }]]);
  expect(chat.$open.get()).toEqual({ id: 'b', entries: [], state: 'ready' });
});

it('what was cut off is not stored, and makes room when it is asked again', async () => {
  const { chat, main, domain } = aChat();
  main.getTextFromMainSearch.mockResolvedValueOnce(answerOfServer(lines[0] ?? ''));
  await chat.ask('One?', 'EN');
  expect(chat.$open.get().entries).toMatchObject([{ answer: { state: 'failed' } }]);
  expect(domain.createChatThread).not.toHaveBeenCalled();
  await chat.ask('One?', 'EN');
  expect(chat.$open.get().entries).toMatchObject([{ id: 'first', answer: { state: 'whole' } }]);
});
