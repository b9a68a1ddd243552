import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { memoizeByWord } from '#core/lib/memoize.ts';
import { statusWords } from '../lib/status-words.ts';
import type { LetterItem, LetterSection } from '../mail/letter.ts';
import { fill } from '../mail/words.ts';
import type { Writing } from './digest-section.ts';

/** The most changes that a section lists; the others are counted, with a link. */
export const maxLines = 15;

/** A change as a digest names it: nothing that people have said of it but its status. */
export type ChangeLine = {
  slug: string;
  topic: string;
  /** The language of the topic. */
  language: InterfaceLanguage;
  deadline: string | null;
  status: ChangeStatus;
};
/** The first changes of a list, and how many it has. */
export type ChangeLines = { total: number; lines: readonly ChangeLine[] };

export const changeLink = (portalUrl: string, slug: string): string =>
  `${portalUrl}/changes/${encodeURIComponent(slug)}`;

export const newsLink = (portalUrl: string, slug: string): string =>
  `${portalUrl}/news/id/${encodeURIComponent(slug)}`;

export const longDay = (day: string, language: InterfaceLanguage): string =>
  formatDate(day, localeOf(language), 'long');

// Made once for each language, since making one takes longer than the rest of a mail.
const rules = memoizeByWord((locale) => new Intl.PluralRules(locale));
const numbers = memoizeByWord((locale) => new Intl.NumberFormat(locale));

/** A text that depends on a number. */
export function counted<Name extends string>(
  texts: Readonly<Record<`${Name}_one` | `${Name}_other`, string>>,
  name: Name,
  { count, language, ...values }: { count: number; language: InterfaceLanguage; day?: string },
): string {
  const locale = localeOf(language);
  const text = texts[`${name}_${rules(locale).select(count) === 'one' ? 'one' : 'other'}`];
  return fill(text, { ...values, count: numbers(locale).format(count) });
}

/** When something is due, or since when it is overdue. */
export function dueWords(day: string | null, { texts, language, today }: Writing): string {
  if (day === null) return texts.noDeadline;
  return fill(day < today ? texts.overdue : texts.due, { day: longDay(day, language) });
}

export function changeItem(
  { slug, topic, language, deadline, status }: ChangeLine,
  writing: Writing,
  isOwn = false,
): LetterItem {
  const { texts, portalUrl } = writing;
  const word = statusWords[writing.language][status];
  const notes = [...(isOwn ? [texts.own] : []), word, dueWords(deadline, writing)];
  return {
    words: topic,
    link: changeLink(portalUrl, slug),
    note: notes.join(' · '),
    ...(language !== writing.language && { language }),
  };
}

/** The link to what a section does not list. */
export function moreOf(
  { total, displayed, link }: { total: number; displayed: number; link: string },
  { texts, language }: Writing,
): Pick<LetterSection, 'more'> {
  const count = total - displayed;
  return count > 0 ? { more: { words: counted(texts, 'more', { count, language }), link } } : {};
}
