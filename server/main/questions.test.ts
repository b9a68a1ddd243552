import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { organisationToken } from '#server/domain/organisation-token.ts';
import { renderMail } from '#server/mail/render.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { mainUrl, providerSupport, startDomain, startMain } from '#server/testing/servers.ts';
import { questionLimits } from './question-limits.ts';
import { enterOrigins, organisationsAllowing, storeProof } from './widget-origins.ts';

describe.each(testDatabases())('questions to the support on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  const page = 'https://www.musterbank.example';
  const question = {
    type: 'Support request',
    subject: 'Where is the annex?',
    message: 'I miss it.\nThank you',
    language: 'EN',
    context: {
      title: 'Sources',
      url: `${page}/law?x=1`,
      language: 'FR',
      paragraph: 'bankg~5^2',
      place: 'Art. 5 Abs. 2 BankG, Stand 1. Januar 2024',
    },
  } as const;
  const sender = { name: 'Vera Visitor', email: 'vera@elsewhere.example' };
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    await allow('musterbank', 'help@musterbank.example', [page]);
  });
  beforeEach(async () => {
    main.mails.splice(0);
    main.mailAnswer.next = 'sent';
    await main.db.deleteFrom('question_count').execute();
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const allow = async (slug: string, support: string | null, origins: string[], isProved = true) => {
    await main.db
      .updateTable('domain')
      .set({ support_address: support, widget_origins: JSON.stringify(origins) })
      .where('slug', '=', slug)
      .execute();
    await enterOrigins(main.db, slug, origins);
    const proofs = { proof: 'file', actor: 'admin', organisation: slug } as const;
    for (const origin of isProved ? origins : [])
      await storeProof(main.db, { ...proofs, origin }, new Date());
  };
  type RequestOrigin = { headers?: Record<string, string>; address?: string };
  const post = async (
    body: object,
    { headers = { origin: page }, address = '203.0.113.9' }: RequestOrigin = {},
  ) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await main.app.request(`${mainUrl}/api/v1/domain/mail/question`, init, { address });
    const content = (await reply.json()) as { code?: string; mail?: string; message?: string };
    const retryAfter = reply.headers.get('retry-after');
    return {
      status: reply.status,
      outcome: content.code ?? content.mail,
      message: content.message,
      retryAfter,
    };
  };

  it('comes from no server of an organisation, to which nobody could answer', async () => {
    const [organisation] = domain.server.organisations();
    if (organisation === undefined) throw new Error('the sample has no organisation');
    const token = await organisationToken(organisation, ['ADMINISTRATOR'], () => new Date());
    expect(await post(question, { headers: { authorization: `Bearer ${token}` } })).toMatchObject({
      status: 403,
      outcome: 'PEOPLE_ONLY',
    });
    expect(main.mails).toEqual([]);
  });

  it('goes from users to the provider, with who they are from the token', async () => {
    const client = main.client(await domain.signIn('musterbank', 'reader'));
    const submitted = { ...question, sender: { name: 'Somebody', email: 'else@musterbank.example' } };
    expect(await client.sendQuestion({ body: submitted })).toEqual({ mail: 'sent' });
    expect(main.mails).toMatchObject([
      {
        to: providerSupport,
        replyTo: 'reader@musterbank.example',
        language: 'EN',
        template: 'question',
        data: {
          type: 'support',
          email: 'reader@musterbank.example',
          organisation: 'Musterbank AG',
          verified: 'yes',
          language: 'FR',
          paragraph: 'Art. 5 Abs. 2 BankG, Stand 1. Januar 2024 (bankg~5^2)',
          url: question.context.url,
        },
      },
    ]);
    expect(JSON.stringify(main.mails)).not.toContain('else@musterbank.example');
  });

  it('tells a queued mail by 202 and a refused one by 502', async () => {
    const headers = { authorization: `Bearer ${await domain.signIn('musterbank', 'reader')}` };
    main.mailAnswer.next = 'queued';
    expect(await post(question, { headers })).toMatchObject({ status: 202, outcome: 'queued' });
    main.mailAnswer.next = 'refused';
    expect(await post(question, { headers })).toMatchObject({ status: 502, outcome: 'MAIL_REFUSED' });
  });

  it('refuses a token that is none, although nobody needs one', async () => {
    const headers = { origin: page, authorization: 'Bearer no.token.here' };
    expect(await post({ ...question, sender }, { headers })).toMatchObject({ status: 401 });
    expect(main.mails).toEqual([]);
  });

  it('goes from visitors to the organisation that allows their page, marked as unverified', async () => {
    expect(await post({ ...question, sender })).toMatchObject({ status: 200, outcome: 'sent' });
    const [mail] = main.mails;
    expect(mail).toMatchObject({
      to: 'help@musterbank.example',
      replyTo: sender.email,
      data: { ...sender, verified: 'no', organisation: 'Musterbank AG' },
    });
    expect(mail && renderMail(mail).text).toContain('not verified');
  });

  it('believes the address of a page only within the origin that the browser names', async () => {
    const context = { ...question.context, url: 'https://evil.example/sign-in' };
    await post({ ...question, sender, context });
    expect(main.mails[0]?.data.url).toBe(page);
  });

  it.each([['https://evil.example'], ['null'], [`${page}.evil.example`], [undefined]])(
    'refuses visitors from %s',
    async (origin) => {
      const headers: Record<string, string> = origin === undefined ? {} : { origin };
      expect(await post({ ...question, sender }, { headers })).toMatchObject({
        status: 403,
        outcome: 'ORIGIN_NOT_ALLOWED',
      });
      expect(main.mails).toEqual([]);
    },
  );

  it('opens itself to the pages that an organisation allows, and to no other', async () => {
    const preflight = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const path = `${mainUrl}/api/v1/domain/mail/question`;
      const reply = await main.app.request(path, { method: 'OPTIONS', headers });
      return reply.headers.get('access-control-allow-origin');
    };
    expect(await preflight(page)).toBe(page);
    expect(await preflight('https://evil.example')).toBeNull();
  });

  it('asks which organisation is meant where several allow a page', async () => {
    await allow('alpina', 'help@alpina.example', [page]);
    expect(await post({ ...question, sender })).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^organisation: /),
    });
    await post({ ...question, sender, organisation: 'alpina' });
    expect(main.mails.map(({ to }) => to)).toEqual(['help@alpina.example']);
    await allow('alpina', null, []);
  });

  it('are taken from pages only that are proved to be of the organisation', async () => {
    const before = async () => {
      await main.db.deleteFrom('question_count').execute();
      main.mails.splice(0);
    };
    await allow('musterbank', 'help@musterbank.example', []);
    await allow('musterbank', 'help@musterbank.example', [page], false);
    expect(await post({ ...question, sender })).toMatchObject({ status: 403, outcome: 'ORIGIN_NOT_PROVED' });
    const proof = main.db.updateTable('origin_proof').where('origin', '=', page);
    // Until the grace of an upgrade is over.
    await proof.set({ accepted_until: new Date('2026-05-01T10:00:01Z') }).execute();
    expect(await post({ ...question, sender })).toMatchObject({ status: 200 });
    await proof.set({ accepted_until: new Date('2026-05-01T10:00:00Z') }).execute();
    expect(await post({ ...question, sender })).toMatchObject({ status: 403, outcome: 'ORIGIN_NOT_PROVED' });
    // Whoever is signed in is known without the page.
    const headers = { origin: page, authorization: `Bearer ${await domain.signIn('musterbank', 'reader')}` };
    expect(await post(question, { headers })).toMatchObject({ status: 200 });
    // Another organisation that enters the page neither gets its questions nor is in the way.
    await before();
    await allow('alpina', 'help@alpina.example', [page], false);
    await allow('musterbank', 'help@musterbank.example', [page]);
    expect(await post({ ...question, sender })).toMatchObject({ status: 200 });
    expect(main.mails.map(({ to }) => to)).toEqual(['help@musterbank.example']);
    // Nor does one whose entry is only accepted for a while.
    await main.db
      .updateTable('origin_proof')
      .set({ accepted_until: new Date('2026-06-01T10:00:00Z') })
      .where('organisation', '=', 'alpina')
      .execute();
    expect(await post({ ...question, sender })).toMatchObject({ status: 200 });
    expect(await post({ ...question, sender, organisation: 'alpina' })).toMatchObject({
      status: 403,
      outcome: 'ORIGIN_NOT_PROVED',
    });
    await allow('alpina', null, []);
  });

  it('are not taken from a page of this machine, but where sample mode says so', async () => {
    const origin = 'http://localhost:8080';
    await allow('musterbank', 'help@musterbank.example', [page]);
    await allow('alpina', 'help@alpina.example', [origin], false);
    const headers = { origin };
    expect(await post({ ...question, sender }, { headers })).toMatchObject({
      outcome: 'ORIGIN_NOT_PROVED',
    });
    const desks = (one: string, localOriginsProved: boolean) =>
      organisationsAllowing(main.db, { register: main.register, localOriginsProved }, one, new Date());
    expect(await desks(origin, true)).toEqual([
      { slug: 'alpina', support: 'help@alpina.example', isProved: true },
    ]);
    await allow('alpina', 'help@alpina.example', ['http://localhost.evil.example'], false);
    expect(await desks('http://localhost.evil.example', true)).toMatchObject([{ isProved: false }]);
    await allow('alpina', null, []);
  });

  it('says that nobody is there to answer', async () => {
    await allow('musterbank', null, [page]);
    expect(await post({ ...question, sender })).toMatchObject({ status: 503, outcome: 'NO_SUPPORT_ADDRESS' });
    await allow('musterbank', 'help@musterbank.example', [page]);
  });

  it('sends nothing for a machine that fills in what nobody sees, and answers it as all', async () => {
    expect(await post({ ...question, sender, website: 'http://spam.example' })).toMatchObject({
      status: 200,
      outcome: 'sent',
    });
    expect(main.mails).toEqual([]);
  });

  it('takes so many an hour of one network, then so many for one organisation', async () => {
    const from = (address: string) => post({ ...question, sender }, { headers: { origin: page }, address });
    for (let sent = 0; sent < questionLimits.address; sent++)
      expect(await from(`2001:db8:1:2::${sent}`)).toMatchObject({ status: 200 });
    expect(await from('2001:db8:1:2::ffff')).toMatchObject({ status: 429, outcome: 'TOO_MANY_QUESTIONS' });
    for (let sent = questionLimits.address; sent < questionLimits.organisation; sent++)
      expect(await from(`203.0.113.${sent}`)).toMatchObject({ status: 200 });
    expect(await from('198.51.100.1')).toMatchObject({ status: 429 });
    expect(main.mails).toHaveLength(questionLimits.organisation);
    await main.db
      .updateTable('question_count')
      .set({ since: new Date('2026-05-01T09:00:00Z') })
      .execute();
    expect(await from('203.0.113.9')).toMatchObject({ status: 200 });
  });

  it('lets no more through when many come at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => post({ ...question, sender })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(questionLimits.address);
  });

  it('says, where it was too many, in how many seconds the next one is admitted', async () => {
    for (let sent = 0; sent < questionLimits.address; sent++)
      expect(await post({ ...question, sender })).toMatchObject({ status: 200, retryAfter: null });
    expect(await post({ ...question, sender })).toMatchObject({ status: 429, retryAfter: '3600' });
    await main.db
      .updateTable('question_count')
      .set({ since: new Date('2026-05-01T09:10:00Z') })
      .execute();
    expect(await post({ ...question, sender })).toMatchObject({ status: 429, retryAfter: '600' });
  });

  it('limits users too', async () => {
    const headers = { authorization: `Bearer ${await domain.signIn('musterbank', 'reader')}` };
    for (let sent = 0; sent < questionLimits.user; sent++) await post(question, { headers });
    expect(await post(question, { headers })).toMatchObject({ status: 429 });
  });

  it.each([
    ['type', { type: 'Complaint' }],
    ['subject', { subject: ' \n' }],
    ['subject', { subject: 'x'.repeat(201) }],
    ['message', { message: '' }],
    ['language', { language: 'DE' }],
    ['context', { context: undefined }],
    ['sender', { sender: undefined }],
    ['sender.email', { sender: { name: 'Vera', email: 'a@x.example\r\nBcc: b@x.example' } }],
    ['sender.name', { sender: { name: '', email: sender.email } }],
  ])('names the field that is wrong: %s', async (field, wrong) => {
    const reply = await post({ ...question, sender, ...wrong });
    expect(reply).toMatchObject({ status: 400, outcome: 'INVALID_REQUEST' });
    expect(reply.message).toMatch(new RegExp(`^${field}: `));
    expect(main.mails).toEqual([]);
  });

  it('stores and sends words of SQL, HTML and headers as words', async () => {
    const words = "'); drop table mail; -- <img src=x onerror=alert(1)>\r\nBcc: victim@x.example";
    const context = { ...question.context, title: words, paragraph: words };
    const reply = await post({
      ...question,
      subject: words,
      message: words,
      sender: { ...sender, name: words },
      context,
    });
    expect(reply).toMatchObject({ status: 200 });
    const [mail] = main.mails;
    const { subject, html, text } = renderMail(mail ?? expect.fail('no mail'));
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<img');
    expect(text).toContain("> '); drop table mail; --");
  });
});
