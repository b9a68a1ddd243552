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
  closing: string[];
};

/** The only style of mails: the development page allows it by its hash. */
export const mailStyle = [
  'body{margin:0;background:#f4f3ef;color:#1c2024;font:16px/1.5 Arial,sans-serif}',
  'main{max-width:560px;margin:0 auto;padding:32px 24px;background:#fff}',
  'h1{margin:0 0 16px;font-size:22px;line-height:1.3}',
  'h2{margin:0 0 8px;font-size:16px;line-height:1.4}',
  'p{margin:0 0 16px}',
  '.passage{white-space:pre-wrap;overflow-wrap:anywhere}',
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
  const { language, subject, heading, opening, button, rows, quote, passage, closing } = letter;
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
    ...(button ? [`<p><a class="button" href="${say(button.link)}">${say(button.label)}</a></p>`] : []),
    ...(button
      ? [
          `<p class="closing">${say(button.plainLink)}<br><a href="${say(button.link)}">${say(button.link)}</a></p>`,
        ]
      : []),
    ...closing.map((words) => `<p class="closing">${say(words)}</p>`),
    '</main></body></html>\n',
  ].join('\n');
}

export function letterText({ heading, opening, button, rows, quote, passage, closing }: Letter): string {
  const blocks = [
    heading,
    ...opening,
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    // Marked as a quotation, so that a message cannot pass for our own text.
    ...(quote.length > 0 ? [quote.map((line) => `> ${line}`.trimEnd()).join('\n')] : []),
    ...(passage ? [[passage.citation, '', ...passage.lines].join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...closing,
  ];
  return `${blocks.join('\n\n')}\n`;
}
