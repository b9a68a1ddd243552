import { expect, it } from 'vitest';
import { createMemoryStorage, createProductStorage } from '#core/session/storage.ts';
import { firstInterfaceLanguage, storedTheme } from './preferences.ts';

it.each([
  ['what was chosen on the device', 'IT', 'FR', ['de-CH'], 'IT'],
  ['the preferred language of the user', undefined, 'FR', ['de-CH'], 'FR'],
  ['the first known language of the browser', undefined, undefined, ['rm-CH', 'de-CH', 'fr'], 'DE'],
  ['English where none is known', 'XX', undefined, ['rm', 'pt-BR'], 'EN'],
] as const)('begins with %s', (_, stored, preferred, browser, expected) => {
  expect(firstInterfaceLanguage(stored, preferred, browser)).toBe(expected);
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['blue', 'system'],
  [undefined, 'system'],
])('a stored theme %s means %s', (stored, expected) => {
  const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
  storage.write('theme', stored);
  expect(storedTheme({ storage })).toBe(expected);
});
