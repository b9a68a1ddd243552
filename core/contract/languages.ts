/** The languages of the interface, in the order in which they are offered (specification, section 9). */
export const interfaceLanguageCodes = ['DE', 'FR', 'IT', 'EN'] as const;
export type InterfaceLanguage = (typeof interfaceLanguageCodes)[number];

/**
 * The languages that texts can be in, by their codes of ISO 639-1: those of the interface first, then the other
 * official languages of the European Union. A language is added here; the compiler then names what it needs.
 */
export const languageCodes = [
  ...interfaceLanguageCodes,
  ...([
    'BG',
    'CS',
    'DA',
    'EL',
    'ES',
    'ET',
    'FI',
    'GA',
    'HR',
    'HU',
    'LT',
    'LV',
    'MT',
    'NL',
    'PL',
    'PT',
  ] as const),
  ...(['RO', 'SK', 'SL', 'SV'] as const),
] as const;
export type LanguageCode = (typeof languageCodes)[number];
