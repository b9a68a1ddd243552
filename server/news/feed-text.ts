import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** An item of a feed, in one language. */
export type FeedEntry = {
  /** The same for the same item, whenever and in whichever feed it is read. */
  id: string;
  title: string;
  summary: string;
  /** Who published it. */
  source: string;
  language: InterfaceLanguage;
  /** What invented items are called: stands before the title, since few programs display categories. */
  mark?: string;
  /** The day (ISO) on which it was published. */
  day: string;
  updatedAt: Date;
  /** Where people read it. */
  link: string;
};

export type FeedHead = {
  id: string;
  title: string;
  language: InterfaceLanguage;
  /** Of the page with all news. */
  link: string;
};

/** The forms that programs read, with the types that tell them apart. */
export const feedForms = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
} as const;
export type FeedForm = keyof typeof feedForms;

const declaration = '<?xml version="1.0" encoding="utf-8"?>';
const tagOf = (language: InterfaceLanguage) => language.toLowerCase();
/** A day has no time of its own; noon is on that day in all of Europe. */
const momentOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** A feed in the form of RSS 2.0. */
export function writeRss({ title, language, link }: FeedHead, entries: readonly FeedEntry[]): string {
  const items = entries.map((entry) =>
    [
      '<item>',
      element('title', titleOf(entry)),
      element('link', entry.link),
      `<guid isPermaLink="false">${escaped(entry.id)}</guid>`,
      element('pubDate', momentOf(entry.day).toUTCString()),
      element('description', entry.summary),
      ...(entry.mark === undefined ? [] : [element('category', entry.mark)]),
      element('dc:creator', entry.source),
      element('dc:language', tagOf(entry.language)),
      '</item>',
    ].join('\n'),
  );
  return [
    declaration,
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', title),
    element('language', tagOf(language)),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** A feed in the form of Atom (RFC 4287). */
export function writeAtom({ id, title, language, link }: FeedHead, entries: readonly FeedEntry[]): string {
  const latest = Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()));
  const items = entries.map((entry) =>
    [
      `<entry xml:lang="${tagOf(entry.language)}">`,
      element('id', entry.id),
      element('title', titleOf(entry)),
      `<link href="${escaped(entry.link)}"/>`,
      element('published', momentOf(entry.day).toISOString()),
      element('updated', entry.updatedAt.toISOString()),
      `<author>${element('name', entry.source)}</author>`,
      ...(entry.mark === undefined ? [] : [`<category term="sample" label="${escaped(entry.mark)}"/>`]),
      element('summary', entry.summary),
      '</entry>',
    ].join('\n'),
  );
  return [
    declaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tagOf(language)}">`,
    element('id', id),
    element('title', title),
    `<link href="${escaped(link)}"/>`,
    element('updated', new Date(latest).toISOString()),
    `<author>${element('name', 'Regesta')}</author>`,
    ...items,
    '</feed>',
    '',
  ].join('\n');
}

const titleOf = ({ mark, title }: FeedEntry) => (mark === undefined ? title : `[${mark}] ${title}`);

const element = (name: string, content: string) => `<${name}>${escaped(content)}</${name}>`;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as XML has it, without what no XML may have (XML 1.0, 2.2). */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
  );
}

/** When an item was last changed: on its day, or when it was heard that it says something else. */
export const updatedAt = (day: string, changedAt: Date | null): Date => {
  const published = momentOf(day);
  return changedAt !== null && changedAt > published ? changedAt : published;
};
