import type { LanguageCode } from '../contract/languages.ts';
import type { Inline, Unit } from '../contract/main/regulation-text.ts';
import { formatDate } from '../lib/dates.ts';
import { localeOf } from '../lib/locales.ts';

/** The words of running text, without notes and images. */
export function plainText(content: readonly Inline[]): string {
  return content.map(wordsOf).join('');
}

function wordsOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if ('content' in inline) return plainText(inline.content);
  return 'br' in inline ? ' ' : '';
}

const months: Record<LanguageCode, string[]> = {
  DE: ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'],
  FR: ['janv', 'fév', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'],
  IT: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  EN: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
};
const effect: Record<LanguageCode, RegExp> = {
  DE: /mit Wirkung (?:seit|ab|vom)(?: dem)? (\d{1,2})\. ?(\p{L}+)\.? (\d{4})/gu,
  FR: /avec effet (?:au|dès le|depuis le|à partir du) (\d{1,2})(?:er)? (\p{L}+)\.? (\d{4})/gu,
  IT: /con effetto (?:dal|dall’|dall')? ?(\d{1,2})°? (\p{L}+)\.? (\d{4})/gu,
  EN: /with effect from (\d{1,2}) (\p{L}+)\.? (\d{4})/gu,
};

/** The day on which an article was repealed: that of the last act in its notes; undefined if none gives a day. */
export function repealedSince(unit: Pick<Unit, 'notes'>, language: LanguageCode): string | undefined {
  const notes = unit.notes.map((note) => plainText(note.content).replaceAll(/\s/g, ' ')).join(' ');
  let since: string | undefined;
  for (const [, day = '', word = '', year = ''] of notes.matchAll(effect[language])) {
    const month = months[language].findIndex((start) => word.toLowerCase().startsWith(start));
    if (month >= 0) since = `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  return since;
}

const said: Record<LanguageCode, { repealed: string; since: string }> = {
  DE: { repealed: 'Aufgehoben', since: 'mit Wirkung seit' },
  FR: { repealed: 'Abrogé', since: 'avec effet au' },
  IT: { repealed: 'Abrogato', since: 'con effetto dal' },
  EN: { repealed: 'Repealed', since: 'with effect from' },
};

/** The text displayed in place of a repealed article, in the language of the document. */
export function repealNote(unit: Pick<Unit, 'notes'>, language: LanguageCode): string {
  const { repealed, since } = said[language];
  const day = repealedSince(unit, language);
  return day ? `${repealed} ${since} ${formatDate(day, localeOf(language), 'long')}` : repealed;
}
