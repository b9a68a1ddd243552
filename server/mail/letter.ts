import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** The content of a mail before it is rendered as text or HTML. */
export type Letter = {
  language: InterfaceLanguage;
  subject: string;
  heading: string;
  opening: string[];
  button?: { label: string; link: string; plainLink: string };
  rows: { label: string; value: string }[];
  /** Text written by a user, line by line. */
  quote: string[];
  /** Words of the law, under their citation. */
  passage?: { citation: string; lines: string[] };
  sections?: readonly LetterSection[];
  closing: string[];
  /** Where receivers choose which mails they get. */
  settings?: { label: string; link: string };
};

/** A part of a mail that lists things, each with a link to it. */
export type LetterSection = {
  heading: string;
  lead?: string;
  items: readonly LetterItem[];
  /** Leads to what is not listed. */
  more?: { words: string; link: string };
};
export type LetterItem = {
  words: string;
  link: string;
  note?: string;
  /** The language of the words where it is not that of the mail. */
  language?: InterfaceLanguage;
};

/** The only style of mails: the development page allows it by its hash. */
export const mailStyle = [
  'body{margin:0;background:#f4f3ef;color:#1c2024;font:16px/1.5 Arial,sans-serif}',
  'main{max-width:560px;margin:0 auto;padding:32px 24px;background:#fff}',
  'h1{margin:0 0 16px;font-size:22px;line-height:1.3}',
  'h2{margin:0 0 8px;font-size:16px;line-height:1.4}',
  'p{margin:0 0 16px}',
  '.passage{white-space:pre-wrap;overflow-wrap:anywhere}',
  'ul{margin:0 0 16px;padding:0 0 0 20px}',
  'li{margin:0 0 8px;overflow-wrap:anywhere}',
  '.note{color:#4a5058;font-size:14px}',
  'table{margin:0 0 16px;border-collapse:collapse}',
  'th,td{padding:4px 16px 4px 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}',
  'blockquote{margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #8a8f98;overflow-wrap:anywhere}',
  'a{color:#0b4f8a;overflow-wrap:anywhere}',
  'a.button{display:inline-block;padding:12px 20px;background:#0b4f8a;color:#fff;text-decoration:none}',
  '.closing{color:#4a5058;font-size:14px}',
].join('');

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

export function letterHtml(letter: Letter): string {
  const { language, subject, heading, opening, button, rows, quote, passage, sections = [] } = letter;
  const { closing, settings } = letter;
  const say = escapeHtml;
  const row = ({ label, value }: Letter['rows'][number]) =>
    `<tr><th scope="row">${say(label)}</th><td>${say(value)}</td></tr>`;
  return [
    `<!doctype html><html lang="${language.toLowerCase()}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${say(subject)}</title><style>${mailStyle}</style></head><body><main>`,
    `<h1>${say(heading)}</h1>`,
    ...opening.map((words) => `<p>${say(words)}</p>`),
    ...(rows.length > 0 ? [`<table>${rows.map(row).join('')}</table>`] : []),
    ...(quote.length > 0 ? [`<blockquote>${quote.map(say).join('<br>')}</blockquote>`] : []),
    ...(passage
      ? [`<h2>${say(passage.citation)}</h2>`, `<p class="passage">${passage.lines.map(say).join('<br>')}</p>`]
      : []),
    ...sections.map(sectionHtml),
    ...(button ? [`<p><a class="button" href="${say(button.link)}">${say(button.label)}</a></p>`] : []),
    ...(button
      ? [
          `<p class="closing">${say(button.plainLink)}<br><a href="${say(button.link)}">${say(button.link)}</a></p>`,
        ]
      : []),
    ...closing.map((words) => `<p class="closing">${say(words)}</p>`),
    ...(settings
      ? [`<p class="closing"><a href="${say(settings.link)}">${say(settings.label)}</a></p>`]
      : []),
    '</main></body></html>\n',
  ].join('\n');
}

function sectionHtml({ heading, lead, items, more }: LetterSection): string {
  const say = escapeHtml;
  const item = ({ words, link, note, language }: LetterItem) => {
    const lang = language === undefined ? '' : ` lang="${language.toLowerCase()}"`;
    const below = note === undefined ? '' : `<br><span class="note">${say(note)}</span>`;
    return `<li><a href="${say(link)}"${lang}>${say(words)}</a>${below}</li>`;
  };
  return [
    `<h2>${say(heading)}</h2>`,
    ...(lead === undefined ? [] : [`<p>${say(lead)}</p>`]),
    ...(items.length > 0 ? [`<ul>${items.map(item).join('')}</ul>`] : []),
    ...(more ? [`<p><a href="${say(more.link)}">${say(more.words)}</a></p>`] : []),
  ].join('\n');
}

function sectionText({ heading, lead, items, more }: LetterSection): string {
  const item = ({ words, link, note }: LetterItem) =>
    [`- ${words}`, ...(note === undefined ? [] : [`  ${note}`]), `  ${link}`].join('\n');
  return [
    `${heading}\n${'-'.repeat(heading.length)}`,
    ...(lead === undefined ? [] : [lead]),
    ...(items.length > 0 ? [items.map(item).join('\n')] : []),
    ...(more ? [`${more.words}:\n${more.link}`] : []),
  ].join('\n\n');
}

export function letterText(letter: Letter): string {
  const { heading, opening, button, rows, quote, passage, sections = [], closing, settings } = letter;
  const blocks = [
    heading,
    ...opening,
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    // Marked as a quotation, so that a message cannot pass for our own text.
    ...(quote.length > 0 ? [quote.map((line) => `> ${line}`.trimEnd()).join('\n')] : []),
    ...(passage ? [[passage.citation, '', ...passage.lines].join('\n')] : []),
    ...sections.map(sectionText),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...closing,
    ...(settings ? [`${settings.label}:\n${settings.link}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}
