import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { queryAtFirst } from '../change-filter/change-address.ts';
import type { SessionState } from '../session/session.ts';
import { createMemoryStorage, createProductStorage } from '../session/storage.ts';
import { createSavedViews } from './saved-views.ts';

const signedInAs = (email: string) =>
  ({ signedIn: true, capabilities: [], user: { email } }) as never as SessionState;

function start(stored?: string) {
  const memory = createMemoryStorage();
  if (stored !== undefined) memory.setItem('regesta-change-views', stored);
  const storage = createProductStorage('regesta', memory, 'https://main.example');
  const $session = atom<SessionState>(signedInAs('ada@bank.example'));
  const views = createSavedViews({ storage, session: { $session } });
  const names = () => views.$views.get().map(({ name }) => name);
  return { memory, storage, $session, views, names };
}

describe('saved views', () => {
  it('are those of the person, and come back after a sign-out', () => {
    const { views, names, $session, storage } = start();
    views.save({ name: 'Mine', search: 'onlyKey=1' });
    $session.set(signedInAs('bea@bank.example'));
    expect(names()).toEqual([]);
    views.save({ name: 'Hers', search: '' });
    storage.clearSession();
    $session.set(signedInAs('ada@bank.example'));
    expect(names()).toEqual(['Mine']);
  });

  it('replace one with the same name, and go by it', () => {
    const { views, names } = start();
    views.save({ name: 'One', search: 'a' });
    views.save({ name: 'Two', search: 'b' });
    views.save({ name: 'One', search: 'c' });
    expect(views.$views.get()).toEqual([
      { name: 'One', search: 'c' },
      { name: 'Two', search: 'b' },
    ]);
    views.remove('One');
    expect(names()).toEqual(['Two']);
  });

  it('are none where the entry of the device is damaged', () => {
    expect(start('{"x":').names()).toEqual([]);
    expect(start('{"ada@bank.example":[{"name":1}]}').names()).toEqual([]);
  });

  it('leave nothing of a person who was removed', () => {
    const { views, storage, memory } = start();
    views.save({ name: 'Mine', search: '' });
    storage.clearAll();
    expect(memory.keys()).toEqual([]);
  });
});

it('the filters that were set last go with the session, and with the next sign-in', () => {
  const { views, storage } = start();
  expect(views.lastQuery()).toEqual(queryAtFirst);
  views.keepQuery({ ...queryAtFirst, onlyKey: true, page: 3 });
  expect(views.lastQuery()).toEqual({ ...queryAtFirst, onlyKey: true });
  storage.beginSession();
  expect(views.lastQuery()).toEqual(queryAtFirst);
  views.keepQuery(queryAtFirst);
  storage.clearSession();
  expect(views.lastQuery()).toEqual(queryAtFirst);
});
