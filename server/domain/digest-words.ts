import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
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

export const longDay = (day: string, language: InterfaceLanguage): string =>
  formatDate(day, localeOf(language), 'long');

/** A text that depends on a number. */
export function counted<Name extends string>(
  texts: Readonly<Record<`${Name}_one` | `${Name}_other`, string>>,
  name: Name,
  { count, language, ...values }: { count: number; language: InterfaceLanguage; day?: string },
): string {
  const rule = new Intl.PluralRules(localeOf(language)).select(count);
  const text = texts[`${name}_${rule === 'one' ? 'one' : 'other'}`];
  return fill(text, { ...values, count: new Intl.NumberFormat(localeOf(language)).format(count) });
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
  const word = texts.statuses[status === '?' ? 'unknown' : status];
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

/** The same day a month later; the last day of that month if it has no such day. */
export function monthAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}
