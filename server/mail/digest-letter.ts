import { cut } from '#core/lib/cut.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { Letter, LetterSection } from './letter.ts';
import { mailTexts } from './mail-texts.ts';
import type { Mail } from './mailer.ts';
import { fill, oneLine, webAddress } from './words.ts';

const longestSubject = 200;

/** The sections that stand in the queue, their words on one line each, their links to web addresses only. */
const storedSections = (json: string): LetterSection[] =>
  (JSON.parse(json) as LetterSection[]).map(({ heading, lead, items, more }) => ({
    heading: oneLine(heading),
    ...(lead !== undefined && { lead: oneLine(lead) }),
    items: items.map(({ words, link, note, language }) => ({
      words: oneLine(words),
      link: webAddress(link),
      ...(note !== undefined && { note: oneLine(note) }),
      ...(language !== undefined && { language }),
    })),
    ...(more !== undefined && { more: { words: oneLine(more.words), link: webAddress(more.link) } }),
  }));

/** The weekly mail: everything that somebody is to be told, in one. */
export function digestLetter({ language, data }: Mail): Letter {
  const texts = mailTexts[language];
  const { subject, heading, body, button, after, settings } = texts.digest;
  const values = { ...data, day: formatDate(data.day ?? '', localeOf(language), 'long') };
  return {
    language,
    subject: cut(fill(subject, values), longestSubject),
    heading,
    opening: [texts.greeting, fill(body, values)],
    sections: storedSections(data.sections ?? ''),
    button: { label: button, link: webAddress(data.link ?? ''), plainLink: texts.plainLink },
    rows: [],
    quote: [],
    closing: [fill(after, values), texts.automatic, texts.signature],
    settings: { label: settings, link: webAddress(data.settings ?? '') },
  };
}

/** Mails of a new change, in which somebody is named or which names what they watch. */
export type ChangeTemplate = 'newChange' | 'watchedChange';

/** Its topic and its deadline, and no word of what people say of it. */
export function newChangeLetter({ language, data }: Mail, template: ChangeTemplate): Letter {
  const texts = mailTexts[language];
  const { subject, heading, body, due, button, after } = texts[template];
  const deadline = data.deadline === '' ? '' : formatDate(data.deadline ?? '', localeOf(language), 'long');
  return {
    language,
    subject: cut(fill(subject, data), longestSubject),
    heading,
    opening: [texts.greeting, fill(body, data), ...(deadline === '' ? [] : [fill(due, { deadline })])],
    button: { label: button, link: webAddress(data.link ?? ''), plainLink: texts.plainLink },
    rows: [],
    quote: [],
    closing: [fill(after, data), texts.automatic, texts.signature],
    settings: { label: texts.digest.settings, link: webAddress(data.settings ?? '') },
  };
}
