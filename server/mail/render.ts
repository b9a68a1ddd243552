import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { cut } from '#core/lib/cut.ts';
import { localeOf } from '#core/lib/locales.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';
import { type Mail, mailTemplates } from './mailer.ts';
import { de } from './texts/de.ts';
import { en, type MailTexts } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';

export type RenderedMail = { subject: string; text: string; html: string };

const longestSubject = 200;

/** A mail in the language of its receiver, as text and as HTML. */
export function renderMail(mail: Mail): RenderedMail {
  const missing = mailTemplates[mail.template].filter((name) => mail.data[name] === undefined);
  if (missing.length > 0) throw new TypeError(`a mail "${mail.template}" needs ${missing.join(', ')}`);
  const letter = letterOf(mail);
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}

type LinkTemplate = Exclude<Mail['template'], 'question' | 'shareRegArt'>;

function letterOf(mail: Mail): Letter {
  if (mail.template === 'question') return questionLetter(mail);
  if (mail.template === 'shareRegArt') return shareLetter(mail);
  return linkLetter(mail, mail.template);
}

function linkLetter({ language, data }: Mail, template: LinkTemplate): Letter {
  const texts = mailTexts[language];
  const { subject, heading, body, button, after } = texts[template];
  const values = {
    ...data,
    inviter: oneLine(data.inviter ?? '') || (data.organisation ?? ''),
    expires: template === 'invite' ? moment(data.expires ?? '', language) : '',
  };
  return {
    language,
    subject: cut(fill(subject, values), longestSubject),
    heading,
    opening: [texts.greeting, fill(body, values)],
    button: { label: button, link: webAddress(data.link ?? ''), plainLink: texts.plainLink },
    rows: [],
    quote: [],
    closing: [fill(after, values), texts.automatic, texts.signature],
  };
}

function shareLetter({ language, data }: Mail): Letter {
  const texts = mailTexts[language];
  const { subject, heading, body, message, invented, button, after } = texts.shareRegArt;
  const written = manyLines(data.message ?? '').filter((line, _, all) => line !== '' || all.length > 1);
  return {
    language,
    subject: cut(fill(subject, data), longestSubject),
    heading,
    opening: [
      texts.greeting,
      fill(body, data),
      ...(data.invented === 'yes' ? [invented] : []),
      ...(written.length > 0 ? [fill(message, data)] : []),
    ],
    button: { label: button, link: webAddress(data.link ?? ''), plainLink: texts.plainLink },
    rows: [],
    quote: written,
    passage: { citation: oneLine(data.citation ?? ''), lines: manyLines(data.text ?? '') },
    closing: [fill(after, data), texts.signature],
  };
}

function questionLetter({ language, data }: Mail): Letter {
  const { signature, question } = mailTexts[language];
  const kind = data.type ?? '';
  const types: Readonly<Record<string, string>> = question.types;
  const type = (Object.hasOwn(types, kind) ? types[kind] : undefined) ?? kind;
  const subject = fill(question.subject, { type, subject: data.subject ?? '' });
  const rows = Object.entries(question.labels)
    .map(([name, label]) => ({ label, value: name === 'type' ? type : oneLine(data[name] ?? '') }))
    .filter(({ value }) => value !== '');
  return {
    language,
    subject: cut(subject, longestSubject),
    heading: question.heading,
    opening: data.verified === 'yes' ? [] : [question.unverified],
    rows,
    quote: manyLines(data.message ?? ''),
    closing: [signature],
  };
}

/** Buttons link to web addresses only. */
function webAddress(link: string): string {
  const { protocol, href } = new URL(link);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('a link in a mail is a web address');
  return href;
}

export const mailTexts: Readonly<Record<InterfaceLanguage, MailTexts>> = { DE: de, FR: fr, IT: it, EN: en };

/** Control characters and direction overrides, which can disguise words. */
const hidden = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Reduces any input to one line of plain text, safe for a header. */
function oneLine(words: string): string {
  return words.replace(hidden, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Several lines of plain text. */
function manyLines(words: string): string[] {
  const lines = words.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replace(hidden, ' ').trimEnd());
  return lines.join('\n').trim().split('\n');
}

/** Fills placeholders of a text; placeholders within values are not filled. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => oneLine(values[name] ?? ''));
}

/** An instant in words, in Swiss time. */
function moment(time: string, language: InterfaceLanguage): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Zurich' } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(new Date(time));
}
