import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { organisationToken } from '#server/domain/organisation-token.ts';
import { renderMail } from '#server/mail/render.ts';
import type { MailTables } from '#server/mail/tables.ts';
import { startBoth, storeDirective } from '#server/testing/both-servers.ts';
import { aComment, enterCommenter, messageOf, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { deliverQueued } from '#server/testing/queued-mails.ts';
import { portalOrigin } from '#server/testing/servers.ts';
import { shareLimits } from './question-limits.ts';

describe.each(testDatabases())('sharing a paragraph on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let reader: ReturnType<typeof servers.main.client>;
  let email: string;
  beforeAll(async () => {
    servers = await startBoth(database);
    await storeDirective(servers.main.db);
    const { token } = await servers.enter('sharer', ['READER']);
    email = 'sharer@musterbank.example';
    reader = servers.main.client(token);
  });
  beforeEach(async () => {
    await servers.main.db.deleteFrom('question_count').execute();
    await mails();
  });
  afterAll(() => servers?.stop());

  const mails = () => deliverQueued(servers.main.db.$extendTables<MailTables>().$pickTables<'mail'>());
  type Body = Parameters<typeof reader.shareRegArt>[0]['body'];
  const share = (fields: Partial<Body> = {}, client = reader) =>
    client.shareRegArt({
      body: {
        recipients: ['vera@elsewhere.example'],
        completeParagraphID: 'musterg~2',
        language: 'DE',
        ...fields,
      },
    });

  it('sends the words with citation, message and link, to each by itself', async () => {
    const recipients = ['Vera@elsewhere.example', 'ueli@musterbank.example', 'vera@elsewhere.example'];
    const message = 'Bitte lesen.\n\nDanke';
    expect(await share({ recipients, message })).toEqual({ mail: 'queued', recipients: 2 });
    const sent = await mails();
    expect(sent.map(({ to }) => to).toSorted()).toEqual([
      'ueli@musterbank.example',
      'vera@elsewhere.example',
    ]);
    for (const mail of sent) {
      expect(mail).toMatchObject({ language: 'DE', replyTo: email });
      const { text, html, subject } = renderMail(mail);
      expect(subject).toContain('Art. 2 MusterG');
      expect(text).toContain('> Bitte lesen.\n>\n> Danke');
      for (const words of ['Art. 2 MusterG', 'Muster sind frei.', 'Musterbank AG']) {
        expect(text).toContain(words);
        expect(html).toContain(words);
      }
      const link = `${portalOrigin}/read/musterg/2?versionDate=2020-01-01&language=DE#2`;
      expect(mail.data.link).toBe(link);
      expect(text).toContain(link);
    }
  });

  it('sends the text in the language, of the place and of the day that is read', async () => {
    await share({ language: 'FR', completeParagraphID: 'musterg~1' });
    await share({ completeParagraphID: 'musterg~1', versionDate: '2022-05-05' });
    const [french, german] = (await mails()).toSorted((a, b) => b.language.localeCompare(a.language));
    expect([french?.language, french?.data.citation]).toEqual(['FR', expect.stringContaining('art. 1')]);
    expect(german?.data.link).toContain('versionDate=2020-01-01');
  });

  it('takes no comment along', async () => {
    const author = await enterCommenter(servers);
    await author.client.createComment({ body: aComment({ text: 'Zobelkram intern.', regArt: 'musterg~2' }) });
    await share();
    expect(JSON.stringify(await mails())).not.toContain('Zobelkram');
  });

  it('needs a recipient, and takes twenty', async () => {
    expect(await refusal(share({ recipients: [] }))).toBe('400 RECIPIENT_REQUIRED');
    expect(await messageOf(share({ recipients: [] }))).toContain('Sharing needs a recipient.');
    const many = Array.from({ length: 21 }, (_, index) => `r${index}@elsewhere.example`);
    expect(await refusal(share({ recipients: many }))).toBe('400 INVALID_REQUEST');
    expect(await share({ recipients: many.slice(1) })).toMatchObject({ recipients: 20 });
    expect(await mails()).toHaveLength(20);
  });

  it.each([
    'nobody',
    'vera@elsewhere.example\r\nBcc: other@elsewhere.example',
    'vera@elsewhere.example\n',
    'a@elsewhere.example, b@elsewhere.example',
    'Vera <vera@elsewhere.example>',
    `${'x'.repeat(65)}@elsewhere.example`,
  ])('refuses the address %j and sends to nobody', async (bad) => {
    const sent = share({ recipients: ['vera@elsewhere.example', bad] });
    // White space around an address is not part of it.
    if (bad.trim() === 'vera@elsewhere.example') expect(await sent).toMatchObject({ recipients: 1 });
    else {
      expect(await refusal(sent)).toBe('400 INVALID_REQUEST');
      expect(await mails()).toEqual([]);
    }
  });

  it('says which paragraph, language or day there is not', async () => {
    expect(await refusal(share({ completeParagraphID: 'nothing~1' }))).toBe('404 REGULATION_NOT_FOUND');
    expect(await refusal(share({ completeParagraphID: 'musterg~99' }))).toMatch(/^404 /);
    expect(await refusal(share({ completeParagraphID: 'musterg' }))).toBe('400 INVALID_REQUEST');
    expect(await refusal(share({ language: 'IT' }))).toBe('404 LANGUAGE_NOT_AVAILABLE');
    expect(await refusal(share({ versionDate: '2025-02-30' }))).toBe('400 INVALID_REQUEST');
    expect(await refusal(share({ message: 'x'.repeat(2001) }))).toBe('400 INVALID_REQUEST');
    expect(await mails()).toEqual([]);
  });

  it('sends internal documents within the own organisation only', async () => {
    const [{ regTextId } = { regTextId: '' }] = await servers.main.db
      .selectFrom('regulation')
      .select('reg_text_id as regTextId')
      .where('owner', '=', 'alpina')
      .execute();
    const { token } = await servers.enter('insider', ['READER'], 'alpina');
    const insider = servers.main.client(token);
    const body = { completeParagraphID: `${regTextId}~1` };
    const outside = ['ueli@alpina.example', 'vera@elsewhere.example'];
    expect(await refusal(share({ ...body, recipients: outside }, insider))).toBe('403 INTERNAL_DOCUMENT');
    expect(await refusal(share({ ...body, recipients: ['x@sub.alpina.example'] }, insider))).toBe(
      '403 INTERNAL_DOCUMENT',
    );
    expect(await mails()).toEqual([]);
    expect(await share({ ...body, recipients: ['ueli@alpina.example'] }, insider)).toMatchObject({
      recipients: 1,
    });
    expect(await mails()).toHaveLength(1);
    // To others it is not there, so nobody learns that it is.
    expect(await refusal(share(body))).toBe('404 REGULATION_NOT_FOUND');
  });

  it('is for readers, not for isolated testers nor servers', async () => {
    const { token } = await servers.enter('alone', ['READER', 'ISOLATED_TESTER']);
    expect(await refusal(share({}, servers.main.client(token)))).toBe('403 ISOLATED_TESTER');
    const other = await servers.enter('chatter', ['CHAT_USER']);
    expect(await refusal(share({}, servers.main.client(other.token)))).toBe('403 FORBIDDEN');
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('the sample lacks its organisation');
    const own = await organisationToken(organisation, ['READER'], () => new Date());
    expect(await refusal(share({}, servers.main.client(own)))).toBe('403 PEOPLE_ONLY');
    expect(await mails()).toEqual([]);
  });

  it('is limited per hour, and says when it goes on', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `r${index}@elsewhere.example`);
    const times = shareLimits.sharer / twenty.length;
    const all = Array.from({ length: times + 2 }, () => refusal(share({ recipients: twenty })));
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((one) => one === 'accepted')).toHaveLength(times);
    expect(outcomes.filter((one) => one === '429 TOO_MANY_MAILS')).toHaveLength(2);
    expect(await mails()).toHaveLength(shareLimits.sharer);
    const { token } = await servers.enter('curious', ['READER']);
    const body = JSON.stringify({
      recipients: twenty,
      completeParagraphID: 'musterg~2',
      language: 'DE',
    });
    await servers.main.db
      .updateTable('question_count')
      .set({ number: shareLimits.sharingOrganisation })
      .where('key', '=', 'sharingOrganisation musterbank')
      .execute();
    const reply = await servers.main.app.request('http://main.test/api/v1/domain/mail/share/regart', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});
