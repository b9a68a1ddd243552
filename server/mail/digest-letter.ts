import * as v from 'valibot';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { cut } from '#core/lib/cut.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { Letter, LetterSection } from './letter.ts';
import { mailTexts } from './mail-texts.ts';
import type { Mail } from './mailer.ts';
import { fill, oneLine, webAddress } from './words.ts';

const longestSubject = 200;
const line = v.pipe(v.string(), v.transform(oneLine));
const address = v.pipe(v.string(), v.transform(webAddress));
const storedSections = v.array(
  v.object({
    heading: line,
    lead: v.optional(line),
    items: v.array(
      v.object({
        words: line,
        link: address,
        note: v.optional(line),
        language: v.optional(v.picklist(interfaceLanguageCodes)),
      }),
    ),
    more: v.optional(v.object({ words: line, link: address })),
  }),
);

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
    sections: v.parse(storedSections, JSON.parse(data.sections ?? '')) as LetterSection[],
    button: { label: button, link: webAddress(data.link ?? ''), plainLink: texts.plainLink },
    rows: [],
    quote: [],
    closing: [fill(after, values), texts.automatic, texts.signature],
    settings: { label: settings, link: webAddress(data.settings ?? '') },
  };
}

/** Somebody is named in a new change: its topic and its deadline, and no word of what people say of it. */
export function newChangeLetter({ language, data }: Mail): Letter {
  const texts = mailTexts[language];
  const { subject, heading, body, due, button, after } = texts.newChange;
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
