import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { originFile } from '#core/contract/main/widget-origins.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { confirmOrigin } from './confirm-origin.ts';
import type { FetchedPage } from './fetch-page.ts';

const origin = 'https://intranet.alpina.example';
const another = 'https://www.alpina.example';

describe.each(testDatabases())('origins of pages on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  /** What foreign pages answer, by address; else 404. */
  const site = new Map<string, FetchedPage>();
  const requests: string[] = [];
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    main.pages.fetch = async (address) => {
      requests.push(address);
      return site.get(address) ?? { reached: true, status: 404, text: 'no', location: undefined };
    };
  });
  beforeEach(async () => {
    site.clear();
    await enter([]);
    await enter([origin]);
    requests.length = 0;
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const as = async (name: string, slug = 'alpina') => main.client(await domain.signIn(slug, name));
  const enter = async (widgetOrigins: string[], slug = 'alpina') => {
    const body = { languages: ['DE' as const], supportAddress: null, widgetOrigins };
    return (await as('admin', slug)).changeDomainSettings({ body });
  };
  const list = async (slug = 'alpina') => (await (await as('admin', slug)).widgetOrigins({})).origins;
  const tokenOf = async (slug = 'alpina') => (await list(slug))[0]?.token ?? '';
  const check = async (slug = 'alpina', one = origin) =>
    (await as('admin', slug)).checkWidgetOrigin({ body: { origin: one } });
  const answers = (text: string, status = 200): FetchedPage => ({
    reached: true,
    status,
    text,
    location: undefined,
  });
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );

  it('are unproved when they are entered, with a token that nobody guesses', async () => {
    const [entered] = await list();
    expect(entered).toEqual({ origin, token: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await enter([origin, another]);
    const both = await list();
    expect(both.map((one) => one.origin)).toEqual([origin, another]);
    // What is entered already keeps its token, so that a file that was placed goes on to count.
    expect(both[0]).toEqual(entered);
    expect(both[1]?.token).not.toBe(entered?.token);
    await enter([origin], 'musterbank');
    expect(await tokenOf('musterbank')).not.toBe(entered?.token);
    await enter([], 'musterbank');
    expect(requests).toEqual([]);
  });

  it('are proved by a line of the file, which is recorded', async () => {
    site.set(`${origin}${originFile}`, answers(`another\r\n ${await tokenOf()} \r\n`));
    const { origin: checked, findings } = await check();
    expect(findings).toBeUndefined();
    expect(checked).toMatchObject({ origin, proof: 'file', provedAt: expect.stringMatching(/Z$/) });
    expect(requests).toEqual([`${origin}${originFile}`]);
    expect(await list()).toEqual([checked]);
    const { items } = await (await as('admin')).domainChanges({});
    expect(items[0]).toMatchObject({
      action: 'ORIGIN_PROVED',
      actor: 'admin@alpina.example',
      detail: { origin, by: 'file' },
    });
    // Proved is proved: nothing is fetched again.
    await check();
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['', (token: string) => `<meta name="regesta-domain" content="${token}">`],
    [' in another order', (token: string) => `<META content='${token}' data-x=1 name=regesta-domain />`],
    [
      ' beside another',
      (token: string) =>
        `<meta name="regesta-domain" content="other"><meta name="regesta-domain" content="${token}">`,
    ],
  ])('are proved by a tag in the head of the start page%s', async (_, head) => {
    site.set(`${origin}/`, answers(`<!doctype html><html><head>${head(await tokenOf())}</head><body>`));
    expect((await check()).origin.proof).toBe('tag');
  });

  it.each<[string, (token: string) => string]>([
    ['in a comment', (token) => `<head><!-- <meta name="regesta-domain" content="${token}"> --></head>`],
    ['in a comment without an end', (token) => `<!-- <meta name="regesta-domain" content="${token}">`],
    ['in the body', (token) => `<head></head><body><meta name="regesta-domain" content="${token}">`],
    ['in a body without a head', (token) => `<body><meta name="regesta-domain" content="${token}">`],
    ['in a body without its tag', (token) => `<p>Hello<meta name="regesta-domain" content="${token}">`],
    ['behind words', (token) => `<title>x</title>Hello<meta name="regesta-domain" content="${token}">`],
    ['in a script', (token) => `<script>'<meta name="regesta-domain" content="${token}">'</script>`],
    ['of another name', (token) => `<head><meta name="regesta" content="${token}"></head>`],
    ['with more words', (token) => `<head><meta name="regesta-domain" content="x ${token}"></head>`],
  ])('are not proved by a tag %s', async (_, html) => {
    site.set(`${origin}/`, answers(html(await tokenOf())));
    const { origin: checked, findings } = await check();
    expect([checked.proof, findings?.problem]).toEqual([undefined, 'noToken']);
  });

  it('are not proved by an error page that repeats the token, nor by a token within other words', async () => {
    const token = await tokenOf();
    site.set(`${origin}${originFile}`, answers(token, 404));
    site.set(`${origin}/`, answers(`<meta name="regesta-domain" content="${token}">`, 500));
    expect((await check()).origin.proof).toBeUndefined();
    site.set(`${origin}${originFile}`, answers(`token: ${token}`));
    expect((await check()).origin.proof).toBeUndefined();
  });

  it('are not proved by the token of another organisation', async () => {
    await enter([origin], 'musterbank');
    site.set(`${origin}${originFile}`, answers(await tokenOf('musterbank')));
    expect((await check('alpina')).findings?.problem).toBe('noToken');
    expect((await check('musterbank')).origin.proof).toBe('file');
    expect((await list('alpina'))[0]?.proof).toBeUndefined();
    await enter([], 'musterbank');
  });

  it('are said not to be proved with what was found', async () => {
    expect((await check()).findings).toEqual({
      problem: 'noToken',
      file: { status: 404 },
      page: { status: 404 },
    });
    site.set(`${origin}${originFile}`, {
      reached: true,
      status: 301,
      text: '',
      location: 'https://www.example.com/\u0007',
    });
    site.set(`${origin}/`, answers(`<meta name="regesta-domain" content="${'x'.repeat(99)}">`));
    expect((await check()).findings).toEqual({
      problem: 'noToken',
      file: { status: 301, location: 'https://www.example.com/ ' },
      page: { status: 200, text: `${'x'.repeat(80)} …` },
    });
    site.set(`${origin}${originFile}`, answers('\n\nfirst line\nsecond'));
    expect((await check()).findings).toMatchObject({ file: { status: 200, text: 'first line' } });
    site.set(`${origin}${originFile}`, {
      reached: false,
      problem: 'notPublic',
      found: 'intranet.alpina.example',
    });
    expect((await check()).findings).toEqual({ problem: 'notPublic', found: 'intranet.alpina.example' });
  });

  it('are not fetched without TLS', async () => {
    await enter(['http://intranet.alpina.example']);
    const { findings } = await check('alpina', 'http://intranet.alpina.example');
    expect(findings).toEqual({ problem: 'notHttps', found: 'http://intranet.alpina.example' });
    expect(requests).toEqual([]);
  });

  it('have to be proved anew after they were taken out', async () => {
    const token = await tokenOf();
    site.set(`${origin}${originFile}`, answers(token));
    await check();
    await enter([]);
    expect(await list()).toEqual([]);
    await enter([origin]);
    expect((await list())[0]).toEqual({ origin, token: expect.not.stringMatching(token) });
    expect((await check()).origin.proof).toBeUndefined();
  });

  it('are checked for administrators, and only those of their organisation', async () => {
    const foreign = (await as('admin', 'musterbank')).checkWidgetOrigin({ body: { origin } });
    expect(await outcome(foreign)).toBe('404 NOT_FOUND');
    const reader = await as('reader');
    expect(await outcome(reader.widgetOrigins({}))).toBe('403 FORBIDDEN');
    expect(await outcome(reader.checkWidgetOrigin({ body: { origin } }))).toBe('403 FORBIDDEN');
    const page = `${origin}/page`;
    expect(await outcome((await as('admin')).checkWidgetOrigin({ body: { origin: page } }))).toBe(
      '400 INVALID_REQUEST',
    );
    expect(requests).toEqual([]);
  });

  it('are confirmed by the operator, if they are entered', async () => {
    const now = new Date();
    expect(await confirmOrigin(main.db, { slug: 'alpina', origin: another }, now)).toBe('unknown');
    expect(await confirmOrigin(main.db, { slug: 'musterbank', origin }, now)).toBe('unknown');
    expect(await confirmOrigin(main.db, { slug: 'alpina', origin }, now)).toBe('confirmed');
    expect(await confirmOrigin(main.db, { slug: 'alpina', origin }, now)).toBe('confirmed');
    expect((await list())[0]).toMatchObject({ proof: 'operator' });
    const { items } = await (await as('admin')).domainChanges({});
    const proved = items.filter(
      ({ action, detail }) => action === 'ORIGIN_PROVED' && detail.by === 'operator',
    );
    expect(proved).toMatchObject([{ actor: 'confirm-origin' }]);
  });
});
