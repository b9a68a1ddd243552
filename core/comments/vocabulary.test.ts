import { expect, it, vi } from 'vitest';
import { commentStatuses, commentTypes } from '#server/lib/comment-types.ts';
import { createMemoryStorage, createProductStorage } from '../session/storage.ts';
import { ada, aReport, aSession, settled } from './comment-fixture.ts';
import { createVocabulary } from './vocabulary.ts';

function open(memory = createMemoryStorage(), state = aSession()) {
  const storage = createProductStorage('regesta', memory, 'https://main.example');
  const domain = {
    commentTypes: vi.fn(async () => [...commentTypes] as never),
    commentStatuses: vi.fn(async () => [...commentStatuses] as never),
  };
  const notices = aReport();
  const vocabulary = createVocabulary({ domain, storage, session: state.session, notices });
  return { memory, storage, domain, notices, vocabulary, ...state };
}

it('asks once, and has both lists on the device under the names of the product', async () => {
  const { vocabulary, domain, memory } = open();
  await Promise.all([vocabulary.load(), vocabulary.load()]);
  expect(domain.commentTypes).toHaveBeenCalledOnce();
  expect(vocabulary.$types.get().map(({ type }) => type)).toContain('interpretation');
  expect(vocabulary.$statuses.get().map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  expect(memory.keys().sort()).toEqual(['regesta-comment-statuses', 'regesta-comment-types']);
  const again = open(memory);
  await again.vocabulary.load();
  expect(again.domain.commentTypes).not.toHaveBeenCalled();
  expect(again.vocabulary.$types.get()).toHaveLength(6);
});

it.each(['no json', '[]', '[{"id":"1"}]'])('asks again where the device has %s', async (stored) => {
  const memory = createMemoryStorage();
  memory.setItem('regesta-comment-types', stored);
  const { vocabulary, domain } = open(memory);
  await vocabulary.load();
  expect(domain.commentTypes).toHaveBeenCalledOnce();
});

it('forgets them at the sign-out and at the next sign-in', async () => {
  const { vocabulary, storage, memory, end } = open();
  await vocabulary.load();
  storage.clearSession();
  end();
  expect(memory.keys()).toEqual([]);
  expect(vocabulary.$types.get()).toEqual([]);
  const cached = ['comment-types', 'comment-statuses', 'change-filters'] as const;
  for (const key of cached) storage.write(key, 'of somebody else');
  storage.beginSession();
  for (const key of cached) expect(storage.read(key)).toBeUndefined();
});

it('stores nothing where the token of a page signs in, and drops what comes for another person', async () => {
  const hosted = open(createMemoryStorage(), aSession({ signedIn: true, capabilities: [] }));
  await hosted.vocabulary.load();
  expect(hosted.memory.keys()).toEqual([]);
  expect(hosted.vocabulary.$types.get()).toHaveLength(6);
  const { vocabulary, $session } = open();
  void vocabulary.load();
  $session.set({ signedIn: true, user: { ...ada, id: 'bea' }, capabilities: [] });
  await settled();
  expect(vocabulary.$types.get()).toEqual([]);
});

it('tries again after a failure', async () => {
  const { vocabulary, domain, notices } = open();
  domain.commentTypes.mockRejectedValueOnce(new Error('away'));
  await vocabulary.load();
  expect(notices.report).toHaveBeenCalledOnce();
  await vocabulary.load();
  expect(vocabulary.$types.get()).toHaveLength(6);
});
