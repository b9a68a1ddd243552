import { expect, test } from 'vitest';
import { languageCodes } from '../contract/languages.ts';
import { defaultLocale, localeOf, toLanguageCode } from './locales.ts';

test('every language has its Swiss locale, English the British one', () => {
  expect(languageCodes.map(localeOf)).toEqual(['de-CH', 'fr-CH', 'it-CH', 'en-GB']);
});

test.each(['', 'rm', 'toString', 'de-CH'])('%o falls back to en-GB', (language) => {
  expect(localeOf(language)).toBe(defaultLocale);
  expect(defaultLocale).toBe('en-GB');
});

test('codes are read in either case', () => {
  expect(toLanguageCode('fr')).toBe('FR');
  expect(localeOf('it')).toBe('it-CH');
  expect(toLanguageCode('xx')).toBeUndefined();
});
