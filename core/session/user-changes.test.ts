import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { User } from '../contract/domain/user.ts';
import type { LanguageCode } from '../contract/languages.ts';
import { chooseDocumentLanguage } from './document-language.ts';
import { createSession } from './session.ts';
import { renewToken } from './start-session.ts';
import { createMemoryStorage, createProductStorage } from './storage.ts';

const ada: User = {
  id: '7',
  email: 'ada@bank.example',
  fullName: 'Ada',
  createdAt: '',
  roles: ['READER', 'CHAT_USER'],
  preferredLanguage: 'DE',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'DE',
};

function setUp() {
  const memory = createMemoryStorage();
  const storage = createProductStorage('regesta', memory, 'https://main.example');
  for (const key of ['host-cart', 'regesta-theme']) memory.setItem(key, 'x');
  storage.beginSession();
  storage.write('token', 'older');
  storage.write('user', JSON.stringify(ada));
  const session = createSession(storage, Date.now);
  return { memory, storage, session, kept: () => JSON.parse(storage.read('user') ?? '{}') as User };
}

it('whoever is signed in is shown and kept as they were changed', () => {
  const { session, kept } = setUp();
  session.keepUser({ ...ada, fullName: 'Ada Amrein' });
  expect(session.$session.get().user?.fullName).toBe('Ada Amrein');
  expect(kept().fullName).toBe('Ada Amrein');
});

it('a role that was taken away is gone at once, one that was added comes with the next sign-in', () => {
  const { session, kept } = setUp();
  session.keepUser({ ...ada, roles: ['READER', 'COMMENT_EDITOR'] });
  expect(kept().roles).toEqual(['READER']);
});

it('nobody else becomes who is signed in', () => {
  const { session, kept } = setUp();
  session.keepUser({ ...ada, id: '8', fullName: 'Ben' });
  expect(session.$session.get().user).toEqual(ada);
  session.signOut();
  session.keepUser(ada);
  expect(kept()).toEqual({});
});

it('a session goes on with another token', () => {
  const { session, storage } = setUp();
  renewToken({ session, storage }, 'newer');
  expect(storage.read('token')).toBe('newer');
  expect(session.$session.get().signedIn).toBe(true);
});

it('a session that was ended meanwhile does not go on with another token', () => {
  const { session, storage } = setUp();
  session.signOut();
  renewToken({ session, storage }, 'newer');
  expect(storage.read('token')).toBeUndefined();
});

it('all of the product can be forgotten, and nothing of others', () => {
  const { storage, memory } = setUp();
  storage.clearAll();
  expect(memory.keys()).toEqual(['host-cart']);
});

function picking(
  updateUser: (input: { body: Partial<User> }) => Promise<User>,
  updateRegisteredUser = vi.fn(async () => ({})),
) {
  const { session } = setUp();
  const notices = { report: vi.fn(), tell: vi.fn() };
  const $documentLanguage = atom<LanguageCode>('DE');
  const main = { updateRegisteredUser };
  const tools = { session, notices, $documentLanguage, domain: { updateUser }, main };
  const app = tools as unknown as Parameters<typeof chooseDocumentLanguage>[0];
  return {
    session,
    notices,
    updateRegisteredUser,
    $documentLanguage,
    pick: (code: LanguageCode) => chooseDocumentLanguage(app, code),
  };
}

it('choosing the language of documents saves it alone, and tells the main server', async () => {
  const updateUser = vi.fn(async ({ body }: { body: Partial<User> }) => ({ ...ada, ...body }));
  const { session, $documentLanguage, pick, updateRegisteredUser } = picking(updateUser);
  await pick('DE');
  expect(updateUser).not.toHaveBeenCalled();
  await pick('FR');
  expect(updateUser).toHaveBeenCalledExactlyOnceWith({ id: '7', body: { documentDisplayLanguage: 'FR' } });
  const reported = { email: ada.email, documentDisplayLanguage: 'FR' };
  expect(updateRegisteredUser).toHaveBeenCalledExactlyOnceWith({ body: reported });
  expect($documentLanguage.get()).toBe('FR');
  expect(session.$session.get().user).toMatchObject({
    preferredLanguage: 'DE',
    fallbackLanguage: 'DE',
    documentDisplayLanguage: 'FR',
  });
});

it('choosing the chosen language again reaches a page that is in another one', async () => {
  const { $documentLanguage, pick } = picking(async () => ada);
  const follow = vi.fn();
  $documentLanguage.listen((language) => follow(language));
  await pick('DE');
  await pick('FR');
  expect(follow.mock.calls).toEqual([['DE'], ['FR']]);
});

it('the language that was chosen last counts, whichever answer comes last', async () => {
  const answers: (() => void)[] = [];
  const { session, pick } = picking(
    ({ body }) => new Promise((resolve) => answers.push(() => resolve({ ...ada, ...body }))),
  );
  const both = [pick('FR'), pick('IT')];
  answers.reverse().map((answer) => answer());
  await Promise.all(both);
  expect(session.$session.get().user?.documentDisplayLanguage).toBe('IT');
});

it('a language that cannot be saved is chosen all the same, and said', async () => {
  const { notices, $documentLanguage, pick, updateRegisteredUser } = picking(() =>
    Promise.reject(new Error('away')),
  );
  await pick('FR');
  expect(updateRegisteredUser).not.toHaveBeenCalled();
  expect($documentLanguage.get()).toBe('FR');
  expect(notices.report).toHaveBeenCalledOnce();
  expect(notices.tell).toHaveBeenCalledExactlyOnceWith({ kind: 'error', key: 'shell.languageNotSaved' });
});

it('a main server that cannot be told of the language stops nothing', async () => {
  const away = vi.fn(() => Promise.reject(new Error('away')));
  const { session, notices, pick } = picking(async ({ body }) => ({ ...ada, ...body }), away);
  await pick('FR');
  expect(session.$session.get().user?.documentDisplayLanguage).toBe('FR');
  expect(notices.report).toHaveBeenCalledOnce();
  expect(notices.tell).not.toHaveBeenCalled();
});

it.each([
  ['the account has it and the page too', 'DE', 'DE', 0],
  ['the page has it and the account another', 'FR', 'DE', 1],
  ['the account has it and the page another', 'DE', 'FR', 1],
] as const)('a language is saved where it is new: %s', async (_, ofAccount, ofPage, calls) => {
  const updateUser = vi.fn(async ({ body }: { body: Partial<User> }) => ({ ...ada, ...body }));
  const { session, $documentLanguage, pick } = picking(updateUser);
  session.keepUser({ ...ada, documentDisplayLanguage: ofAccount });
  $documentLanguage.set(ofPage);
  await pick('DE');
  expect(updateUser).toHaveBeenCalledTimes(calls);
  expect($documentLanguage.get()).toBe('DE');
});

it('a language that nobody signed in for is not saved', async () => {
  const updateUser = vi.fn(async () => ada);
  const { session, $documentLanguage, pick } = picking(updateUser);
  session.signOut();
  await pick('IT');
  expect(updateUser).not.toHaveBeenCalled();
  expect($documentLanguage.get()).toBe('IT');
});
