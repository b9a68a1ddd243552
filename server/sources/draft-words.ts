import { longestOfChange } from '#core/contract/change-limits.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { cut } from '#core/lib/cut.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';

/** What a draft is of: the name of the act in a language, its number, the source, and the day. */
export type DraftSubject = { name: string; number: string; source: string; day: string };
type Words = { topic: string; summary: string };

const thin = '\u202F';

/** Says what is known; whoever publishes the draft says what it means. */
const phrases: Readonly<Record<InterfaceLanguage, (subject: DraftSubject) => Words>> = {
  DE: ({ name, number, source, day }) => ({
    topic: `${name}: neue Fassung ab ${day}`,
    summary: `${source} führt von ${name} (${number}) eine neue Fassung, die ab ${day} gilt.`,
  }),
  FR: ({ name, number, source, day }) => ({
    topic: `${name}${thin}: nouvelle version dès le ${day}`,
    summary: `${source} publie une nouvelle version de ${name} (${number}), applicable dès le ${day}.`,
  }),
  IT: ({ name, number, source, day }) => ({
    topic: `${name}: nuova versione dal ${day}`,
    summary: `${source} pubblica una nuova versione di ${name} (${number}), applicabile dal ${day}.`,
  }),
  EN: ({ name, number, source, day }) => ({
    topic: `${name}: new version from ${day}`,
    summary: `${source} lists a new version of ${name} (${number}), which applies from ${day}.`,
  }),
};

/** The words of a draft in a language; a long name is cut, so that the day stays. */
export function draftWords(language: InterfaceLanguage, { name, day, ...subject }: DraftSubject): Words {
  const date = formatDate(day, localeOf(language), 'long');
  const say = (named: string) => phrases[language]({ ...subject, name: named, day: date });
  const surplus = say(name).topic.length - longestOfChange.topic;
  return say(surplus > 0 ? `${cut(name, name.length - surplus - 1)}…` : name);
}
