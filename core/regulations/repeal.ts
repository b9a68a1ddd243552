import type { LanguageCode } from '../contract/languages.ts';
import type { Unit } from '../contract/main/regulation-text.ts';
import { plainText } from '../law/inline-text.ts';
import { formatDate } from '../lib/dates.ts';
import { localeOf } from '../lib/locales.ts';
import { writtenDay } from '../lib/month-names.ts';

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
    since = writtenDay(day, word, year) ?? since;
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
