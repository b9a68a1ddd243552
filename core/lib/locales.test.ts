import { expect, test } from 'vitest';
import { interfaceLanguageCodes, languageCodes } from '../contract/languages.ts';
import { defaultLocale, localeOf, toInterfaceLanguage, toLanguageCode } from './locales.ts';

test('every language has its Swiss locale, English the British one', () => {
  expect(interfaceLanguageCodes.map(localeOf)).toEqual(['de-CH', 'fr-CH', 'it-CH', 'en-GB']);
});

test.each(languageCodes)('dates, numbers and order are those of %s', (code) => {
  const locale = localeOf(code);
  const language = new Intl.Locale(locale).language;
  expect(language).toBe(code.toLowerCase());
  expect(Intl.DateTimeFormat.supportedLocalesOf([locale])).toEqual([locale]);
  expect(Intl.Collator.supportedLocalesOf([locale])).toEqual([locale]);
  expect(Intl.Segmenter.supportedLocalesOf([locale])).toEqual([locale]);
});

test('the interface has four of the languages', () => {
  expect(languageCodes.filter(toInterfaceLanguage)).toEqual(interfaceLanguageCodes);
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
