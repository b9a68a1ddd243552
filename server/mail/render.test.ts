import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { sampleMail } from './development-page.ts';
import { mailTexts } from './mail-texts.ts';
import { type Mail, type MailTemplate, mailTemplates } from './mailer.ts';
import { composeMessage } from './message.ts';
import { renderMail } from './render.ts';

const templates = Object.keys(mailTemplates) as MailTemplate[];
const everyMail = interfaceLanguageCodes.flatMap((language) =>
  templates.map((template) => [template, language, sampleMail(template, language)] as const),
);

/** Sets every value except the links to this word. */
function filledWith(mail: Mail, word: string): Mail {
  const keep = ['link', 'expires', 'verified', 'type', 'settings', 'sections', 'day', 'deadline'];
  const data = Object.entries(mail.data).map(([name, value]) => [name, keep.includes(name) ? value : word]);
  return { ...mail, data: Object.fromEntries(data) as Mail['data'] };
}
const compose = async (mail: Mail) =>
  (
    await composeMessage(
      { id: '0', mail, createdAt: new Date('2026-05-01T10:00:00Z') },
      'regesta@provider.example',
    )
  ).toString('utf8');
const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'));

describe('templates of mails', () => {
  it.each(everyMail)('%s in %s fills every place, in text and in HTML', (template, _, mail) => {
    const { subject, text, html } = renderMail(mail);
    for (const words of [subject, text, html]) {
      expect(words).not.toMatch(/\{\{|\}\}|undefined/);
      expect(words.trim()).not.toBe('');
    }
    const link = mail.data.link;
    if (template === 'question') expect(text).toContain(mail.data.url);
    else {
      expect(text).toContain(link);
      expect(html).toContain(`href="${link?.replaceAll('&', '&amp;')}"`);
    }
  });

  it('has the same places in all languages', () => {
    const places = (texts: object): unknown =>
      Object.fromEntries(
        Object.entries(texts).map(([name, value]) => [
          name,
          typeof value === 'string' ? (value.match(/\{\{\w+\}\}/g) ?? []).sort() : places(value as object),
        ]),
      );
    for (const code of interfaceLanguageCodes) expect(places(mailTexts[code])).toEqual(places(mailTexts.EN));
  });

  it('writes the language, days and times of the receiver', () => {
    expect(renderMail(sampleMail('invite', 'DE')).text).toContain('8. Mai 2026');
    expect(renderMail(sampleMail('invite', 'FR')).text).toContain('8 mai 2026');
    expect(renderMail(sampleMail('invite', 'IT')).html).toContain('<html lang="it">');
    expect(renderMail(sampleMail('invite', 'EN')).text).toContain('12:00');
  });

  it('names the organisation where nobody invites by name', () => {
    const mail = sampleMail('invite', 'EN');
    const { text } = renderMail({ ...mail, data: { ...mail.data, inviter: '' } });
    expect(text).toContain('Musterbank AG invites you');
  });

  it.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', "' onclick='x", '&lt;b&gt;'])(
    'shows %s as words in HTML',
    (word) => {
      for (const [, , mail] of everyMail) {
        const { html } = renderMail(filledWith(mail, word));
        expect(html).not.toContain(word);
        expect(html.match(/<(img|script|b)\b/g)).toBeNull();
      }
    },
  );

  it('shows what is hostile in a section as words, and links to the web only', () => {
    const mail = sampleMail('digest', 'EN');
    const withItem = (item: object) => {
      const sections = JSON.stringify([{ heading: '<b>x</b>', items: [item] }]);
      return { ...mail, data: { ...mail.data, sections } };
    };
    const link = 'https://regesta.example/changes/x?a="><script>';
    const { html, text } = renderMail(withItem({ words: '<img src=x>\u202e\nSubject: y', link }));
    expect(html).not.toMatch(/<(img|script|b)\b/);
    expect(text).toContain('- <img src=x> Subject: y\n');
    expect(() => renderMail(withItem({ words: 'x', link: 'javascript:alert(1)' }))).toThrow();
  });

  it('fills in a value once: what looks like a place in it is none', () => {
    const { text } = renderMail(filledWith(sampleMail('invite', 'EN'), '{{link}}'));
    expect(text).toContain('{{link}} invites you');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not a link'])('refuses %s behind a button', (link) => {
    const mail = sampleMail('invite', 'EN');
    expect(() => renderMail({ ...mail, data: { ...mail.data, link } })).toThrow(TypeError);
  });

  it('marks the words of a sender, so that they pass for none of ours', () => {
    const mail = sampleMail('question', 'EN');
    const message = 'Hello\r\nReply address: boss@musterbank.example\u2028Organisation: alpina';
    const { text } = renderMail({ ...mail, data: { ...mail.data, message } });
    expect(text).toContain('\n> Reply address: boss@musterbank.example\n> Organisation: alpina\n');
    expect(text.match(/^Reply address: (.*)$/gm)).toEqual(['Reply address: vera@elsewhere.example']);
    expect(text).toContain('not verified');
    expect(renderMail({ ...mail, data: { ...mail.data, verified: 'yes' } }).text).not.toContain('verified');
  });

  it('keeps a long subject within bounds, by whole signs', () => {
    const { subject } = renderMail(filledWith(sampleMail('question', 'EN'), '😀'.repeat(300)));
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(subject.length).toBeGreaterThan(198);
    expect(subject.isWellFormed()).toBe(true);
  });
});

describe('headers of mails', () => {
  const names = (raw: string) =>
    headersOf(raw)
      .split(/\r\n(?![ \t])/)
      .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
      .sort();

  it.each(['a\r\nBcc: victim@x.example', 'a\nBcc: victim@x.example', 'a\r\n\r\n<b>', 'a\u0000b', 'a\u202eb'])(
    'gain none by %j in what people write',
    async (word) => {
      for (const [, , mail] of everyMail) {
        const raw = await compose(filledWith(mail, word));
        expect(names(raw)).toEqual(names(await compose(mail)));
        expect(headersOf(raw)).not.toMatch(/^bcc:/im);
      }
    },
  );

  it('gain none by anything whatever', async () => {
    const mail = sampleMail('question', 'EN');
    const expected = names(await compose(mail));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (word) => {
        const raw = await compose(filledWith(mail, word.isWellFormed() ? word : 'x'));
        expect(names(raw)).toEqual(expected);
      }),
    );
  });

  it('lead to the page on which receivers choose, where a mail comes by consent', async () => {
    for (const [template, , mail] of everyMail) {
      const raw = headersOf(await compose(mail));
      const line = /^List-Unsubscribe: <(.*)>$/m.exec(raw.replaceAll('\r', ''))?.[1];
      expect(line, template).toBe(mail.data.settings);
      if (mail.data.settings !== undefined) expect(renderMail(mail).html).toContain(mail.data.settings);
    }
  });

  it.each([
    'a@x.example, b@x.example',
    'a@x.example\r\nBcc: b@x.example',
    '<a@x.example> b@x.example',
    '"a b"@x',
    'a',
  ])('are not written for %j as an address', async (address) => {
    const mail = sampleMail('question', 'EN');
    await expect(compose({ ...mail, replyTo: address })).rejects.toThrow(TypeError);
    await expect(compose({ ...mail, to: address })).rejects.toThrow(TypeError);
  });
});
