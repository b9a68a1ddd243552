import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';

/** The day of a moment on the wire, formatted for readers. */
export function dayOf(moment: string, language: InterfaceLanguage): string {
  return formatDate(today(Date.parse(moment)), localeOf(language));
}
