import { type LanguageCode, languageCodes } from '../contract/languages.ts';

/** The title of a document: for Swiss acts both names in brackets at the end of the long name ("Bankengesetz, BankG"). */
export function documentTitle(
  { longName, displayName }: { longName: string; displayName: string },
  shortName: string | undefined,
): string {
  const inBrackets = /\(([^()]{3,60})\)\s*$/.exec(longName)?.[1];
  return shortName && inBrackets?.endsWith(shortName) ? inBrackets : displayName;
}

/** Prefixes of the Swiss collections of law, each in the order of the languages; English texts use the German ones. */
const collections = [
  ['SR', 'RS', 'RS', 'SR'],
  ['AS', 'RO', 'RU', 'AS'],
  ['BBl', 'FF', 'FF', 'BBl'],
] as const satisfies readonly OneForEach<typeof languageCodes>[];
type OneForEach<List extends readonly unknown[]> = { readonly [Place in keyof List]: string };

/**
 * The source number with its prefix, as texts in this language write it: numbers of the classified compilation
 * ("952.0") get "SR" or "RS", and "FF 2023 1" is "BBl 2023 1" in German.
 */
export function numberInFull(sourceNumber: string, language: LanguageCode): string {
  const at = languageCodes.indexOf(language);
  if (/^\d+(?:\.\d+)*$/.test(sourceNumber)) return `${collections[0][at]}\u00a0${sourceNumber}`;
  const [, prefix = '', number = ''] = /^(\p{L}+)\s+(\d.*)$/u.exec(sourceNumber) ?? [];
  const collection = collections.find((prefixes) => prefixes.some((one) => one === prefix));
  return collection ? `${collection[at]}\u00a0${number}` : sourceNumber;
}
