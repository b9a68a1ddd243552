import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { readSettings } from '../config/settings.ts';
import { temporaryFolder } from '../testing/databases.ts';
import { sampleMail } from './development-page.ts';
import { serveDevelopment } from './development-server.ts';
import { folderDelivery } from './folder.ts';
import { type Mail, mailTemplates } from './mailer.ts';

describe('the development page of mails', () => {
  const temporary = temporaryFolder();
  const settings = (env: Record<string, string> = {}) =>
    readSettings({ REGESTA_DATA: temporary.folder, ...env });
  const folder = join(temporary.folder, 'mail');
  afterAll(temporary.remove);
  const put = async (mail: Mail, createdAt = new Date('2026-05-01T10:00:00Z')) => {
    const id = randomUUID();
    const attempt = { handOver: async () => true, signal: new AbortController().signal };
    expect(
      await folderDelivery(folder, 'regesta@provider.example')({ id, mail, createdAt }, attempt),
    ).toEqual({
      result: 'sent',
    });
    return id;
  };
  const open = async (path: string, answer = serveDevelopment(settings())) => {
    const reply = await answer(new Request(`http://localhost:4000${path}`));
    if (reply === undefined) return undefined;
    const policy = reply.headers.get('content-security-policy') ?? '';
    return {
      status: reply.status,
      policy,
      type: reply.headers.get('content-type'),
      body: await reply.text(),
    };
  };

  it('lists mails, newest first, and opens them as text and as HTML', async () => {
    const first = await put(sampleMail('invite', 'DE'));
    const second = await put(sampleMail('question', 'EN'), new Date('2026-05-02T10:00:00Z'));
    const list = await open('/development/mails');
    expect(list?.body.indexOf(second)).toBeGreaterThan(0);
    expect(list?.body.indexOf(first)).toBeGreaterThan(list?.body.indexOf(second) ?? 0);
    const text = await open(`/development/mails/${first}`);
    expect(text?.body).toContain('Sie sind zu Regesta eingeladen');
    expect(text?.body).toMatch(
      /<a href="https:\/\/regesta\.example\/invite\/accept\?baseURL=[^"]*&amp;code=sample">/,
    );
    const html = await open(`/development/mails/${first}/html`);
    expect(html?.body).toContain('<html lang="de">');
  });

  it('shows every template in every language, as HTML and as text', async () => {
    for (const template of Object.keys(mailTemplates))
      for (const code of interfaceLanguageCodes) {
        const path = `/development/mails/templates/${template}/${code}`;
        expect(await open(path)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
        expect(await open(`${path}.txt`)).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
      }
  });

  it('lets no page of it run or load anything', async () => {
    const id = await put(sampleMail('question', 'EN'));
    for (const path of ['', '/templates/invite/DE', '/templates/invite/DE.txt', `/${id}`, `/${id}/html`]) {
      const page = await open(`/development/mails${path}`);
      expect(page?.policy).toMatch(
        /^default-src 'none'; style-src 'sha256-[^ ']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'/,
      );
      expect(page?.policy).not.toMatch(/unsafe/);
      expect(page?.body).not.toMatch(/<script|style="|<Annex>/);
    }
  });

  it.each([
    '/development/mails/nothing',
    `/development/mails/${'0'.repeat(36)}`,
    '/development/mails/..%2fmail%2fsecret',
    '/development/mails/templates/toString/DE',
    '/development/mails/templates/invite/XX',
    '/development/mails/templates/invite/DE/html/more',
  ])('has nothing at %s', async (path) => {
    writeFileSync(join(temporary.folder, 'secret.json'), '{}');
    expect(await open(path)).toMatchObject({ status: 404 });
  });

  it.each([
    ['without sample content', { REGESTA_SAMPLE: 'off' }],
    ['where other machines can reach it', { REGESTA_HOST: '0.0.0.0', REGESTA_SAMPLE: 'on' }],
    ['behind a proxy', { REGESTA_MAIN_URL: 'https://regesta.example' }],
  ])('is not there %s', async (_, env) => {
    expect(await open('/development/mails', serveDevelopment(settings(env)))).toBeUndefined();
  });

  it('is not there for foreign names of this machine, for other addresses and for what is no reading', async () => {
    const answer = serveDevelopment(settings());
    expect(answer(new Request('http://rebound.example:4000/development/mails'))).toBeUndefined();
    expect(answer(new Request('http://localhost:4000/development/mailsbox'))).toBeUndefined();
    expect(
      answer(new Request('http://localhost:4000/development/mails', { method: 'POST' })),
    ).toBeUndefined();
  });
});
