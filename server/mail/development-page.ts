import { createHash } from 'node:crypto';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import { type StoredMail, storedMail, storedMails } from './folder.ts';
import { escapeHtml, type LetterSection, mailStyle } from './letter.ts';
import { type Mail, type MailTemplate, mailTemplates } from './mailer.ts';
import { type RenderedMail, renderMail } from './render.ts';

/** A page with its content security policy. */
export type DevelopmentPage = { body: string; type: 'text/html' | 'text/plain'; policy: string };

export const developmentPath = '/development/mails';

const pageStyle = [
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}',
  'table{border-collapse:collapse}',
  'th,td{padding:.25rem 1rem .25rem 0;text-align:left;vertical-align:top}',
  'pre{padding:1rem;background:#f2f2f0;white-space:pre-wrap;overflow-wrap:anywhere}',
].join('');

/** No scripts and no external resources; only the known style. */
function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const closed = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];
  return ["default-src 'none'", `style-src 'sha256-${hash}'`, ...closed].join('; ');
}
const pagePolicy = policyFor(pageStyle);
const mailPolicy = policyFor(mailStyle);

/** For development: the mails of the folder and what the templates look like. Undefined where there is nothing. */
export async function developmentPage(
  folder: string,
  pathname: string,
): Promise<DevelopmentPage | undefined> {
  const [first, second, third, ...rest] = pathname.slice(developmentPath.length).split('/').filter(Boolean);
  if (rest.length > 0) return undefined;
  if (first === undefined) return listPage(await storedMails(folder));
  if (first === 'templates') return templatePage(second, third);
  const mail = third === undefined ? await storedMail(folder, first) : undefined;
  if (mail === undefined) return undefined;
  if (second === undefined) return mailPage(mail);
  return second === 'html' ? letterPage(mail) : undefined;
}

/** `DE` is the HTML of a template, `DE.txt` its text. */
function templatePage(template = '', language = ''): DevelopmentPage | undefined {
  const [, code, isText] = /^([A-Z]{2})(\.txt)?$/.exec(language) ?? [];
  const known = interfaceLanguageCodes.find((one) => one === code);
  if (!isTemplate(template) || known === undefined) return undefined;
  const rendered = renderMail(sampleMail(template, known));
  if (isText === undefined) return letterPage(rendered);
  const body = `Subject: ${rendered.subject}\n\n${rendered.text}`;
  return { body, type: 'text/plain', policy: pagePolicy };
}

function isTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(mailTemplates, name);
}

function letterPage({ html }: RenderedMail): DevelopmentPage {
  return { body: html, type: 'text/html', policy: mailPolicy };
}

function listPage(mails: readonly StoredMail[]): DevelopmentPage {
  const row = ({ id, date, to, subject }: StoredMail) =>
    `<tr><td>${escapeHtml(date)}</td><td>${escapeHtml(to)}</td>` +
    `<td><a href="${developmentPath}/${id}">${escapeHtml(subject)}</a></td></tr>`;
  const template = (name: string) => {
    const links = interfaceLanguageCodes.flatMap((code) => [
      `<a href="${developmentPath}/templates/${name}/${code}">${code}</a>`,
      `<a href="${developmentPath}/templates/${name}/${code}.txt">${code} as text</a>`,
    ]);
    return `<tr><th scope="row">${name}</th><td>${links.join(' ')}</td></tr>`;
  };
  const head = '<tr><th scope="col">Date</th><th scope="col">To</th><th scope="col">Subject</th></tr>';
  return page('Mails', [
    mails.length === 0 ? '<p>No mail yet.</p>' : `<table>${head}${mails.map(row).join('')}</table>`,
    '<h2>Templates</h2>',
    `<table>${Object.keys(mailTemplates).map(template).join('')}</table>`,
  ]);
}

function mailPage({ id, date, to, replyTo = '', subject, text }: StoredMail): DevelopmentPage {
  const rows = Object.entries({ Date: date, To: to, 'Reply to': replyTo }).map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const links = (text.match(/https?:\/\/\S+/g) ?? []).map(
    (link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
  );
  return page(subject, [
    `<table>${rows.join('')}</table>`,
    `<p><a href="${developmentPath}/${id}/html">As HTML</a> <a href="${developmentPath}">All mails</a></p>`,
    `<pre>${escapeHtml(text)}</pre>`,
    ...links,
  ]);
}

function page(title: string, content: readonly string[]): DevelopmentPage {
  const body = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${pageStyle}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>`,
    ...content,
    '</main></body></html>\n',
  ];
  return { body: body.join('\n'), type: 'text/html', policy: pagePolicy };
}

const sampleLink = 'https://regesta.example/invite/accept?baseURL=https://org.example/musterbank&code=sample';
const organisation = 'Musterbank AG';
const settings = 'https://regesta.example/user/EditOwnAccount';
const changes = 'https://regesta.example/changes';
const sections = JSON.stringify([
  {
    heading: 'Deadlines',
    lead: '12 changes',
    items: [
      { words: 'Rundschreiben «Operationelle Risiken»', link: `${changes}/rundschreiben-1`, note: 'overdue' },
      { words: 'Circulaire sur les & <risques>', link: `${changes}/circulaire-2`, language: 'FR' },
    ],
    more: { words: '10 more', link: changes },
  },
] satisfies LetterSection[]);

const sampleData: Record<MailTemplate, Mail['data']> = {
  invite: { organisation, inviter: 'Andrea Amstutz', link: sampleLink, expires: '2026-05-08T10:00:00Z' },
  loginLink: { organisation, link: sampleLink, minutes: '15' },
  passwordReset: { organisation, link: sampleLink, minutes: '60' },
  secondFactorSet: { organisation, link: sampleLink },
  secondFactorRemoved: { organisation, link: sampleLink },
  secondFactorReset: { organisation, link: sampleLink },
  watchedChange: {
    organisation,
    topic: 'Rundschreiben «Operationelle Risiken»',
    deadline: '2027-01-01',
    link: 'https://regesta.example/changes/rundschreiben-1',
    settings,
  },
  newChange: {
    organisation,
    author: 'Andrea Amstutz',
    topic: 'Rundschreiben «Operationelle Risiken»',
    deadline: '2027-01-01',
    link: 'https://regesta.example/changes/rundschreiben-1',
    settings,
  },
  digest: { organisation, day: '2026-05-04', sections, link: 'https://regesta.example/dashboard', settings },
  commentTag: { organisation, author: 'Andrea Amstutz', link: 'https://regesta.example/comments/tag/sample' },
  shareRegArt: {
    organisation,
    sender: 'Andrea Amstutz',
    message: 'Please see <b>letter b</b>.\n\nThank you',
    citation: 'Art. 5 Abs. 2 BankG',
    text: 'Bewilligung & "Aufsicht"\n2 Die Bank:\n    a. führt Bücher;\n    b. meldet.',
    link: 'https://regesta.example/read/bankg/5?versionDate=2026-01-01&language=DE#5%5E2',
    invented: 'yes',
  },
  question: {
    type: 'question',
    subject: 'Art. 5 <Annex> & "more"',
    message: 'Where does the annex stand?\n\nThank you',
    name: 'Vera Visitor',
    email: 'vera@elsewhere.example',
    organisation: 'Musterbank AG',
    verified: 'no',
    title: 'Sources',
    url: 'https://www.musterbank.example/law',
    paragraph: 'bankg~5^2',
    language: 'FR',
  },
};

/** A preview of a template with invented values. */
export function sampleMail(template: MailTemplate, language: InterfaceLanguage): Mail {
  return { to: 'anna@musterbank.example', language, template, data: sampleData[template] };
}
