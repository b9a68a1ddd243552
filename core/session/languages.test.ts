import { expect, it, vi } from 'vitest';
import { createLanguages } from './languages.ts';
import { createMemoryStorage, createProductStorage } from './storage.ts';

const answer = [
  { code: 'DE' as const, locale: 'de-CH' },
  { code: 'EN' as const, locale: 'en-GB' },
];

it('offers all languages until the server has answered, and keeps its answer on the device', async () => {
  const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
  const listOfLanguages = vi.fn(async () => answer);
  const tools = { main: { listOfLanguages }, storage, notices: { report: vi.fn() } };
  const languages = createLanguages(tools);
  expect(languages.$languages.get()).toEqual(['DE', 'FR', 'IT', 'EN']);
  await languages.load();
  expect(languages.$languages.get()).toEqual(['DE', 'EN']);
  expect(createLanguages(tools).$languages.get()).toEqual(['DE', 'EN']);
  expect(listOfLanguages).toHaveBeenCalledOnce();
});

it('asks once: not where the list is on the device, and again after a sign-out', async () => {
  const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
  const listOfLanguages = vi.fn(async () => answer);
  const start = () =>
    createLanguages({ main: { listOfLanguages }, storage, notices: { report: vi.fn() } }).load();
  await start();
  await start();
  expect(listOfLanguages).toHaveBeenCalledOnce();
  storage.clearSession();
  await start();
  expect(listOfLanguages).toHaveBeenCalledTimes(2);
});

it.each([undefined, 'nonsense'])(
  'offers all languages when the server cannot be reached, and says so: stored %s',
  async (stored) => {
    const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
    storage.write('languages', stored);
    const report = vi.fn();
    const failing = { listOfLanguages: () => Promise.reject(new Error('away')) };
    const languages = createLanguages({ main: failing, storage, notices: { report } });
    await languages.load();
    expect(languages.$languages.get()).toEqual(['DE', 'FR', 'IT', 'EN']);
    expect(report).toHaveBeenCalledOnce();
  },
);

it('reads what is left of a damaged list', () => {
  const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
  storage.write('languages', 'FR IT nonsense');
  const main = { listOfLanguages: vi.fn(async () => answer) };
  const languages = createLanguages({ main, storage, notices: { report: vi.fn() } });
  expect(languages.$languages.get()).toEqual(['FR', 'IT']);
});
