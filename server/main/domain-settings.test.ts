import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { mainUrl, startDomain, startMain } from '#server/testing/servers.ts';
import { createMainLink } from '../domain/main-link.ts';
import { createRegisterStore } from './register-store.ts';

describe.each(testDatabases())('settings of organisations on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    domain.link.ask = createMainLink({
      mainUrl,
      now: () => new Date(),
      fetch: async (url, init) => main.app.request(url, init),
    });
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const as = async (name: string, slug = 'alpina') => main.client(await domain.signIn(slug, name));
  const usual = {
    languages: ['DE', 'FR', 'IT', 'EN'] as const,
    supportAddress: null,
    widgetOrigins: [],
    internalToModel: false,
  };

  it('are read by everybody of the organisation and written by its administrators', async () => {
    const known = {
      organisation: 'alpina',
      name: 'Alpina Versicherung AG',
      emailDomain: 'alpina.example',
      plan: 'changes',
    };
    expect(await (await as('reader')).domainSettings({})).toEqual({ ...known, ...usual });
    const chosen = {
      languages: ['EN' as const, 'FR' as const],
      supportAddress: 'help@alpina.example',
      widgetOrigins: ['https://www.alpina.example', 'http://localhost:8080'],
      internalToModel: true,
    };
    expect(await (await as('admin')).changeDomainSettings({ body: chosen })).toEqual({ ...known, ...chosen });
    expect(await (await as('reader')).domainSettings({})).toEqual({ ...known, ...chosen });
    expect(await (await as('reader', 'musterbank')).domainSettings({})).toMatchObject(usual);
    for (const name of ['reader', 'editor', 'data'])
      expect(await outcome((await as(name)).changeDomainSettings({ body: chosen }))).toBe('403 FORBIDDEN');
    expect(await outcome(main.client('').domainSettings({}))).toBe('401 UNAUTHORISED');
  });

  it.each([
    [{ languages: [] }],
    [{ languages: ['EN', 'EN'] }],
    [{ languages: ['XX'] }],
    [{ supportAddress: 'nobody' }],
    [{ supportAddress: 'a@b.example\r\nBcc: c@d.example' }],
    [{ widgetOrigins: ['https://www.alpina.example/'] }],
    [{ widgetOrigins: ['https://*.alpina.example'] }],
    [{ widgetOrigins: ['null'] }],
    [{ widgetOrigins: ['javascript:alert(1)'] }],
    [{ widgetOrigins: ['*'] }],
  ])('refuse %j', async (changed) => {
    const body = { ...usual, ...changed } as unknown as {
      languages: 'DE'[];
      supportAddress: null;
      widgetOrigins: [];
    };
    expect(await outcome((await as('admin')).changeDomainSettings({ body }))).toBe('400 INVALID_REQUEST');
  });

  it('let the plan be changed by full domain administrators, from the next call on, and tell of it', async () => {
    const owner = await as('owner', 'musterbank');
    const { domains, plans } = await owner.domains({});
    expect(domains.map(({ slug, name, plan }) => [slug, name, plan])).toEqual([
      ['alpina', 'Alpina Versicherung AG', 'changes'],
      ['musterbank', 'Musterbank AG', 'complete'],
    ]);
    expect(plans.map(({ name, canUse }) => [name, canUse.length])).toEqual([
      ['reading', 0],
      ['changes', 3],
      ['complete', 5],
    ]);
    const alpina = domain.client('alpina', await domain.signIn('alpina', 'changes'));
    const before = await alpina.currentCapabilities({});
    expect(before).toContain('CAN_SEE_CHANGE');
    expect(await owner.changePlan({ slug: 'alpina', body: { plan: 'reading' } })).toMatchObject({
      plan: 'reading',
    });
    expect(await alpina.currentCapabilities({})).toEqual([]);
    expect(await alpina.servicePlan({})).toEqual({ servicePlanName: 'reading', canUse: [] });
    await owner.changePlan({ slug: 'alpina', body: { plan: 'changes' } });
    expect(await alpina.currentCapabilities({})).toEqual(before);
    expect(await alpina.servicePlanCanUse({})).toContain('CAN_SEE_NEWS');
    const { items } = await owner.domainChanges({ organisation: 'alpina' });
    expect(items.slice(0, 2).map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
      ['owner@musterbank.example', 'PLAN_CHANGED', { from: 'reading', to: 'changes' }],
      ['owner@musterbank.example', 'PLAN_CHANGED', { from: 'changes', to: 'reading' }],
    ]);
    expect(items.at(-1)).toMatchObject({ action: 'SETTINGS_CHANGED', actor: 'admin@alpina.example' });
    const admin = domain.client('alpina', await domain.signIn('alpina', 'admin'));
    const details = (await admin.auditLog({ action: 'PLAN_CHANGED' })).items.map(({ detail }) => detail);
    expect(details).toEqual([
      { from: 'reading', to: 'changes' },
      { from: 'changes', to: 'reading' },
    ]);
  });

  it('tell administrators who changed those of their own organisation, and nothing else', async () => {
    const { items } = await (await as('admin', 'alpina')).domainChanges({});
    expect(items.length).toBeGreaterThan(0);
    for (const item of items)
      expect(item).toMatchObject({ organisation: 'alpina', action: 'SETTINGS_CHANGED' });
  });

  it('keep the plan to full domain administrators, and to plans and organisations that there are', async () => {
    for (const name of ['admin', 'data', 'reader']) {
      const client = await as(name, 'musterbank');
      expect(await outcome(client.domains({}))).toBe('403 FORBIDDEN');
      expect(await outcome(client.domainChanges({ organisation: 'alpina' }))).toBe('403 FORBIDDEN');
      if (name !== 'admin') expect(await outcome(client.domainChanges({}))).toBe('403 FORBIDDEN');
      const change = client.changePlan({ slug: 'alpina', body: { plan: 'complete' } });
      expect(await outcome(change)).toBe('403 FORBIDDEN');
    }
    const owner = await as('owner', 'musterbank');
    expect(await outcome(owner.changePlan({ slug: 'alpina', body: { plan: 'gold' } }))).toBe(
      '400 INVALID_REQUEST',
    );
    expect(await outcome(owner.changePlan({ slug: 'a\u0000', body: { plan: 'reading' } }))).toBe(
      '400 INVALID_REQUEST',
    );
    expect(await outcome(owner.domainChanges({ organisation: "' or 1=1" }))).toBe('400 INVALID_REQUEST');
    expect(await outcome(owner.changePlan({ slug: 'nobody', body: { plan: 'reading' } }))).toBe(
      '404 NOT_FOUND',
    );
  });

  it('stay when the register is read again', async () => {
    const owner = await as('owner', 'musterbank');
    await owner.changePlan({ slug: 'musterbank', body: { plan: 'reading' } });
    await main.register.replace(domain.server.registrations());
    expect((await owner.domains({})).domains.find(({ slug }) => slug === 'musterbank')?.plan).toBe('reading');
    await owner.changePlan({ slug: 'musterbank', body: { plan: 'complete' } });
    expect(await (await as('reader')).domainSettings({})).toMatchObject({ languages: ['EN', 'FR'] });
  });

  it('narrow the languages that people may choose, and leave those that they have', async () => {
    const admin = domain.client('alpina', await domain.signIn('alpina', 'admin'));
    await admin.createInvite({ body: { email: 'neu@alpina.example', roles: ['READER'] } });
    const inviteCode = new URL(domain.mails.at(-1)?.data.link ?? '').searchParams.get('code') ?? '';
    const anybody = domain.client('alpina');
    expect((await anybody.validateInvite({ code: inviteCode })).languages).toEqual(['EN', 'FR']);
    const consume = (preferredLanguage: 'DE' | 'FR') =>
      anybody.consumeInvite({
        body: {
          inviteCode,
          email: 'neu@alpina.example',
          name: 'Nora Neu',
          preferredLanguage,
          password: 'Sehr-geheim-7',
          privacyAccepted: true,
          termsAccepted: true,
        },
      });
    expect(await outcome(consume('DE'))).toBe('400 INVALID_REQUEST');
    expect(await outcome(consume('FR'))).toBe('accepted');
    const client = domain.client('alpina', await domain.signIn('alpina', 'editor'));
    const { id } = await client.currentUser({});
    const prefer = (preferredLanguage: 'DE' | 'IT' | 'EN') =>
      outcome(client.updateUser({ id, body: { fullName: `Emil ${preferredLanguage}`, preferredLanguage } }));
    expect(await prefer('IT')).toBe('400 INVALID_REQUEST');
    expect(await prefer('DE')).toBe('accepted');
    expect(await prefer('EN')).toBe('accepted');
    expect(await prefer('DE')).toBe('400 INVALID_REQUEST');
  });

  it.each([
    ['of the sample that is not named for it', true, [], false],
    ['of the sample that is named for it', true, ['musterbank'], true],
    ['that is not named for it', false, ['alpina'], false],
    ['that is named for it', false, ['musterbank'], true],
  ])(
    'take full domain administrators from an organisation %s: %#',
    async (_, sample, adminOrganisations, taken) => {
      const register = await createRegisterStore(main.db, {
        now: () => new Date(),
        sample,
        adminOrganisations,
      });
      await register.replace(domain.server.registrations().map((one) => ({ ...one, sample })));
      const caller = await register.verify(await domain.signIn('musterbank', 'owner'));
      expect(caller?.roles).toContain('READER');
      expect(caller?.roles.includes('FULL_DOMAIN_ADMIN')).toBe(taken);
    },
  );
});
