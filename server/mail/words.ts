import type { LanguageCode } from '#core/contract/languages.ts';
import { de } from './texts/de.ts';
import { en, type MailTexts } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';

export const mailTexts: Readonly<Record<LanguageCode, MailTexts>> = { DE: de, FR: fr, IT: it, EN: en };

const locales: Record<LanguageCode, string> = { DE: 'de-CH', FR: 'fr-CH', IT: 'it-CH', EN: 'en-GB' };

/** Control characters and direction overrides, which can disguise words. */
const hidden = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Reduces any input to one line of plain text, safe for a header. */
export function oneLine(words: string): string {
  return words.replace(hidden, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Several lines of plain text. */
export function manyLines(words: string): string[] {
  const lines = words.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replace(hidden, ' ').trimEnd());
  return lines.join('\n').trim().split('\n');
}

/** Fills placeholders of a text; placeholders within values are not filled. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => oneLine(values[name] ?? ''));
}

/** An instant in words, in Swiss time. */
export function moment(time: string, language: LanguageCode): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Zurich' } as const;
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(time));
}
