import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { cut } from '#core/lib/cut.ts';
import { localeOf } from '#core/lib/locales.ts';
import { type ChangeTemplate, digestLetter, newChangeLetter } from './digest-letter.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';
import { mailTexts } from './mail-texts.ts';
import { type Mail, mailTemplates } from './mailer.ts';
import { fill, manyLines, oneLine, webAddress } from './words.ts';

export type RenderedMail = { subject: string; text: string; html: string };

const longestSubject = 200;

/** A mail in the language of its receiver, as text and as HTML. */
export function renderMail(mail: Mail): RenderedMail {
  const missing = mailTemplates[mail.template].filter((name) => mail.data[name] === undefined);
  if (missing.length > 0) throw new TypeError(`a mail "${mail.template}" needs ${missing.join(', ')}`);
  const letter = letterOf(mail);
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}

type LinkTemplate = Exclude<Mail['template'], 'question' | 'shareRegArt' | 'digest' | ChangeTemplate>;

function letterOf(mail: Mail): Letter {
  if (mail.template === 'question') return questionLetter(mail);
  if (mail.template === 'shareRegArt') return shareLetter(mail);
  if (mail.template === 'digest') return digestLetter(mail);
  if (mail.template === 'newChange' || mail.template === 'watchedChange')
    return newChangeLetter(mail, mail.template);
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

/** An instant in words, in Swiss time. */
function moment(time: string, language: InterfaceLanguage): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Zurich' } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(new Date(time));
}
