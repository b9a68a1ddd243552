import { expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { CommentFact } from '../contract/domain/comment-lists.ts';
import { createColleagues } from './colleagues.ts';
import { aReport, aSession } from './comment-fixture.ts';
import { createHistory } from './history.ts';

it('is asked for each time it is opened, and forgotten with the session', async () => {
  const { session, end } = aSession();
  const domain = { commentHistory: vi.fn(async (): Promise<CommentFact[]> => []) };
  const history = createHistory({ domain, notices: aReport(), session });
  await history.load('c1');
  await history.load('c1');
  expect(domain.commentHistory).toHaveBeenCalledTimes(2);
  expect(loadedValue(history.of('c1').get())).toEqual([]);
  end();
  expect(history.of('c1').get().state).toBe('idle');
});

it('knows colleagues by one call, until another person signs in', async () => {
  const { session, end } = aSession();
  const domain = { userNames: vi.fn(async () => [{ id: 'bea', fullName: 'Bea Beispiel' }]) };
  const { $people, load } = createColleagues({ domain, notices: aReport(), session });
  await Promise.all([load(), load()]);
  expect(domain.userNames).toHaveBeenCalledOnce();
  expect(loadedValue($people.get())).toHaveLength(1);
  end();
  expect($people.get().state).toBe('idle');
  await load();
  expect(domain.userNames).toHaveBeenCalledTimes(2);
});
