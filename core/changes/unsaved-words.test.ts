import { describe, expect, it } from 'vitest';
import type { User } from '../contract/domain/user.ts';
import { createSession } from '../session/session.ts';
import { createMemoryStorage, createProductStorage } from '../session/storage.ts';
import { createUnsavedWords } from './unsaved-words.ts';

const user = (id: string) =>
  ({
    id,
    email: `${id}@bank.example`,
    fullName: id,
    roles: [],
    preferredLanguage: 'EN',
    fallbackLanguage: 'EN',
    documentDisplayLanguage: 'EN',
  }) as unknown as User;

function setUp() {
  const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
  const session = createSession(storage, () => 0);
  session.begin('of-ada', user('ada'));
  const words = createUnsavedWords({ session });
  words.set('notes main:1', { typed: 'What Ada says', began: '', version: 3 });
  return { session, words, typed: () => words.$words.get()['notes main:1']?.typed };
}

describe('what is typed about changes and not saved', () => {
  it('is out of sight when the session ends, and there again for the same person', () => {
    const { session, words, typed } = setUp();
    session.handleUnauthorised();
    expect([typed(), words.hasAny(), words.hasWaiting()]).toEqual([undefined, false, true]);
    session.begin('of-ada', user('ada'));
    expect([typed(), words.hasAny(), words.hasWaiting()]).toEqual(['What Ada says', true, false]);
  });

  it('is never shown to anybody else, and forgotten then', () => {
    const { session, words, typed } = setUp();
    session.handleUnauthorised();
    session.begin('of-bea', user('bea'));
    expect([typed(), words.hasWaiting()]).toEqual([undefined, false]);
    session.handleUnauthorised();
    session.begin('of-ada', user('ada'));
    expect(typed()).toBeUndefined();
  });

  it('is forgotten when somebody signs out, also after a session that had ended before', () => {
    const { session, typed } = setUp();
    session.signOut();
    session.begin('of-ada', user('ada'));
    expect(typed()).toBeUndefined();
    const { words, ...other } = setUp();
    other.session.handleUnauthorised();
    other.session.signOut();
    expect(words.hasWaiting()).toBe(false);
    other.session.begin('of-ada', user('ada'));
    expect(other.typed()).toBeUndefined();
    // Whoever signed out once and in again does not count as signed out when the next session ends.
    words.set('notes main:1', { typed: 'Again', began: '' });
    other.session.handleUnauthorised();
    expect(words.hasWaiting()).toBe(true);
  });

  it('belongs to whom the token of a page signs in, once that is known', () => {
    const { session, words, typed } = setUp();
    session.takeHostToken(() => 'of the page');
    expect(typed()).toBeUndefined();
    words.setPerson('bea');
    expect(typed()).toBeUndefined();
    words.set('notes main:1', { typed: 'What Bea says', began: '' });
    session.handleUnauthorised();
    session.resume();
    expect(typed()).toBeUndefined();
    words.setPerson('bea');
    expect(typed()).toBe('What Bea says');
  });
});
