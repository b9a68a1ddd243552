import { expect, it } from 'vitest';
import { createMemoryStorage, createProductStorage } from '../session/storage.ts';
import { tables } from './table-settings.ts';

const byDefault = { pageSize: 10, density: 'normal', hidden: [], order: [] };

function start(stored?: string) {
  const memory = createMemoryStorage();
  if (stored !== undefined) memory.setItem('regesta-tables', stored);
  const storage = createProductStorage('regesta', memory, 'https://main.example');
  return { memory, storage, open: () => tables.create({ storage } as never) };
}

it('begins with ten rows and all columns', () => {
  expect(start().open().of('users').$settings.get()).toEqual(byDefault);
});

it('keeps on the device what was chosen, of each table by itself, and past the end of a session', () => {
  const { open, storage } = start();
  const first = open();
  first.of('users').change({ pageSize: 'all', hidden: ['roles'] });
  first.of('invites').change({ density: 'compact' });
  storage.clearSession();
  const later = open();
  expect(later.of('users').$settings.get()).toEqual({ ...byDefault, pageSize: 'all', hidden: ['roles'] });
  expect(later.of('invites').$settings.get()).toEqual({ ...byDefault, density: 'compact' });
});

it('is the same for two views of one table', () => {
  const all = start().open();
  all.of('users').change({ pageSize: 50 });
  expect(all.of('users').$settings.get().pageSize).toBe(50);
});

it.each([
  ['no JSON', '{', byDefault],
  ['a list', '[]', byDefault],
  ['another page size', '{"users":{"pageSize":7,"density":"roomy"}}', { ...byDefault, density: 'roomy' }],
  ['columns that are none', '{"users":{"hidden":"x","order":[1]}}', byDefault],
  ['no settings', '{"users":3}', byDefault],
])('takes what it can of what is kept: %s', (_, stored, expected) => {
  expect(start(stored).open().of('users').$settings.get()).toEqual(expected);
});
