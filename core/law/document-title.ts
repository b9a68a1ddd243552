import { interfaceLanguageCodes, type LanguageCode } from '../contract/languages.ts';
import { toInterfaceLanguage } from '../lib/locales.ts';

/** The title of a document: for Swiss acts both names in brackets at the end of the long name ("Bankengesetz, BankG"). */
export function documentTitle(
  { longName, displayName }: { longName: string; displayName: string },
  shortName: string | undefined,
): string {
  const inBrackets = namesInBrackets(longName);
  return shortName && inBrackets?.endsWith(shortName) ? inBrackets : displayName;
}

function namesInBrackets(longName: string): string | undefined {
  return /\(([^()]{3,60})\)\s*$/.exec(longName)?.[1];
}

/** Abbreviations, and words for acts: "(Entwurf)" is no name. */
const actName =
  /\p{Lu}.*\p{Lu}|[gG]esetz|[oO]rdnung|[rR](?:e|è)glement|[rR]egolamento|\b(?:[lL]oi|[oO]rdonnance|[lL]egge|[oO]rdinanza|[aA]ct|[oO]rdinance)\b/u;

/** The short name of a document that has none of its own: what its long name says at its end, "(FINMA-Personalverordnung)". */
export function shortNameIn(longName: string): string | undefined {
  const name = namesInBrackets(longName)?.split(', ').at(-1);
  return name !== undefined && /^\p{Lu}\D*$/u.test(name) && actName.test(name) ? name : undefined;
}

/** How a list of documents names one: by both of its short names, by its only one, or by short and long name. */
export function listedName(longName: string, shortName: string): string {
  if (shortName === longName) return longName;
  const inBrackets = namesInBrackets(longName);
  return inBrackets?.endsWith(shortName) ? inBrackets : `${shortName}, ${longName}`;
}

/** The long name where the short one stands beside it: without the short name in the brackets at its end. */
export function longNameBeside(longName: string, shortName: string): string {
  const [whole, before = '', names = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(longName) ?? [];
  if (whole === undefined || shortName === '') return longName;
  if (names === shortName) return before;
  const others = `, ${shortName}`;
  return names.endsWith(others) ? `${before} (${names.slice(0, -others.length)})` : longName;
}

/** Prefixes of the Swiss collections of law, each in the order of the languages; English texts use the German ones. */
const collections = [
  ['SR', 'RS', 'RS', 'SR'],
  ['AS', 'RO', 'RU', 'AS'],
  ['BBl', 'FF', 'FF', 'BBl'],
] as const satisfies readonly OneForEach<typeof interfaceLanguageCodes>[];
type OneForEach<List extends readonly unknown[]> = { readonly [Place in keyof List]: string };

/**
 * The source number with its prefix, as texts in this language write it: numbers of the classified compilation
 * ("952.0") get "SR" or "RS", and "FF 2023 1" is "BBl 2023 1" in German.
 */
export function numberInFull(sourceNumber: string, language: LanguageCode): string {
  const at = interfaceLanguageCodes.indexOf(toInterfaceLanguage(language) ?? 'EN');
  if (/^\d+(?:\.\d+)*$/.test(sourceNumber)) return `${collections[0][at]}\u00a0${sourceNumber}`;
  const [, prefix = '', number = ''] = /^(\p{L}+)\s+(\d.*)$/u.exec(sourceNumber) ?? [];
  const collection = collections.find((prefixes) => prefixes.some((one) => one === prefix));
  return collection ? `${collection[at]}\u00a0${number}` : sourceNumber;
}
