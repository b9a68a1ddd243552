import { expect, it } from 'vitest';
import type { User } from '#core/contract/domain/user.ts';
import { createSession } from '#core/session/session.ts';
import { createMemoryStorage, createProductStorage } from '#core/session/storage.ts';
import { reloadForOthers } from './reload-for-others.ts';

const ada: User = {
  id: '7',
  email: 'ada@bank.example',
  fullName: 'Ada',
  createdAt: '',
  roles: ['READER'],
  preferredLanguage: 'DE',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'DE',
};

function aPage() {
  const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
  const session = createSession(storage, Date.now);
  let reloads = 0;
  reloadForOthers(session, () => {
    reloads += 1;
  });
  const signIn = (organisation: string) => {
    session.signOut();
    session.askAt(`http://domain.test/${organisation}`);
    session.begin('token', ada);
  };
  return { signIn, storage, reloads: () => reloads };
}

it('a page begins anew for a member of another organisation, who stays signed in', () => {
  const { signIn, storage, reloads } = aPage();
  signIn('musterbank');
  expect(reloads()).toBe(0);
  signIn('alpina');
  expect(reloads()).toBe(1);
  expect(storage.read('token')).toBe('token');
  expect(storage.read('domain-base-url')).toBe('http://domain.test/alpina');
});

it('a page goes on for members of one organisation', () => {
  const { signIn, reloads } = aPage();
  signIn('musterbank');
  signIn('musterbank');
  expect(reloads()).toBe(0);
});
