import { describe, expect, test } from 'vitest';
import { interfaceLanguageCodes, languageCodes } from '../contract/languages.ts';
import { languageName, listedLanguage, ownLanguageName, textInLanguage } from './language-names.ts';

const own: Record<string, string> = {
  BG: 'Български',
  CS: 'Čeština',
  DA: 'Dansk',
  DE: 'Deutsch',
  EL: 'Ελληνικά',
  EN: 'English',
  ES: 'Español',
  ET: 'Eesti',
  FI: 'Suomi',
  FR: 'Français',
  GA: 'Gaeilge',
  HR: 'Hrvatski',
  HU: 'Magyar',
  IT: 'Italiano',
  LT: 'Lietuvių',
  LV: 'Latviešu',
  MT: 'Malti',
  NL: 'Nederlands',
  PL: 'Polski',
  PT: 'Português',
  RO: 'Română',
  SK: 'Slovenčina',
  SL: 'Slovenščina',
  SV: 'Svenska',
};

describe.each(languageCodes)('%s', (code) => {
  test('has its own name', () => expect(ownLanguageName(code)).toBe(own[code]));

  test.each(interfaceLanguageCodes)('has a name in %s', (language) => {
    const name = languageName(code, language);
    expect(name.toUpperCase()).not.toBe(code);
    expect(name).toMatch(/^\p{L}{4,}(?: \p{L}+)?$/u);
  });
});

test('names differ within a language', () => {
  for (const language of interfaceLanguageCodes)
    expect(new Set(languageCodes.map((code) => languageName(code, language))).size).toBe(
      languageCodes.length,
    );
});

test('a name in a sentence is written as the language writes it, a name in a list with a capital', () => {
  expect(languageName('ES', 'FR')).toBe('espagnol');
  expect(listedLanguage('ES', 'FR')).toBe('Espagnol');
  expect(languageName('ES', 'DE')).toBe('Spanisch');
});

test('a text is named by its language', () => {
  expect(['DE', 'EL', 'NL'].map((code) => textInLanguage(code, 'de-CH'))).toEqual([
    'deutsche',
    'griechische',
    'niederländische',
  ]);
  expect(textInLanguage('NL', 'fr-CH')).toBe('néerlandais');
  expect(
    languageCodes.map((code) => textInLanguage(code, 'DE')).filter((word) => !/^\p{Ll}+sche$/u.test(word)),
  ).toEqual([]);
});
