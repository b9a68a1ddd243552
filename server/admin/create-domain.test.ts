import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import { createClient } from '#core/http/client.ts';
import { createDatabases, temporaryFolder, testDatabases } from '#server/testing/databases.ts';
import { sessionOf } from '#server/testing/servers.ts';
import { readRegister } from '../auth/register.ts';
import { readSettings } from '../config/settings.ts';
import { openDomain } from '../process/start-domain.ts';
import { readArguments } from './arguments.ts';
import { createDomainIn } from './create-domain-in.ts';

const given = {
  slug: 'neu-ag',
  name: 'Neu AG',
  emailDomain: 'neu.example',
  plan: 'changes' as const,
  administrator: 'chefin@neu.example',
};

describe.each(testDatabases())('create-domain on $name', (database) => {
  let settings: ReturnType<typeof readSettings>;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    if (place.url === undefined) createDatabases(folder, 'domain');
    const environment = {
      REGESTA_DATA: folder,
      REGESTA_SAMPLE: 'off',
      DATABASE_URL: place.url,
      REGESTA_MAIN_URL: 'http://main.test',
      REGESTA_DOMAIN_URL: 'http://domain.test',
      SMTP_URL: 'smtp://127.0.0.1:9',
      REGESTA_MAIL_FROM: 'regesta@provider.test',
      REGESTA_SUPPORT: 'support@provider.test',
    };
    settings = readSettings(environment);
    remove = async () => {
      await removeDatabase();
      removeFolder();
    };
  });
  afterEach(() => remove());

  it('makes an organisation whose administrator comes in by the link, with a server or without', async () => {
    const { link, baseUrl } = await createDomainIn(settings, given);
    expect(baseUrl).toBe('http://domain.test/neu-ag');
    const url = new URL(link);
    expect(url.href).toContain('http://main.test/invite/accept?');
    expect(url.searchParams.get('baseURL')).toBe(baseUrl);
    const { server, reload, close } = await openDomain(settings);
    try {
      const second = {
        ...given,
        slug: 'zweite',
        emailDomain: 'zwei.example',
        administrator: 'a@zwei.example',
      };
      // With the embedded database, the running server owns the folder and creates the organisation.
      expect((await createDomainIn(settings, second)).baseUrl).toBe('http://domain.test/zweite');
      await reload();
      expect(server.registrations().map(({ slug, emailDomain, plan }) => [slug, emailDomain, plan])).toEqual([
        ['neu-ag', 'neu.example', 'changes'],
        ['zweite', 'zwei.example', 'changes'],
      ]);
      expect(readRegister(settings.register)).toEqual(server.registrations());
      expect(readFileSync(settings.register, 'utf8')).not.toContain('"d"');
      const client = (token?: string) =>
        createClient(domainContract, {
          server: 'domain',
          baseUrl: () => baseUrl,
          fetch: async (request) => server.fetch(request),
          token: async () => token,
        });
      const reply = await client().consumeInvite({
        body: {
          inviteCode: url.searchParams.get('code') ?? '',
          email: given.administrator,
          name: 'Claudia Chefin',
          preferredLanguage: 'DE',
          password: 'Sehr-geheim-7',
          privacyAccepted: true,
          termsAccepted: true,
        },
      });
      const { token, user } = sessionOf(reply);
      expect(user.roles).toContain('ADMINISTRATOR');
      expect((await client(token).invites({})).length).toBe(0);
      expect((await client(token).auditLog({})).items.map(({ actor, action }) => [actor, action])).toEqual([
        [given.administrator, 'INVITE_CONSUMED'],
        ['create-domain', 'INVITE_CREATED'],
      ]);
      await expect(createDomainIn(settings, given)).rejects.toThrow('has users already');
    } finally {
      await close();
    }
  });

  it('can be repeated until somebody has come in, and takes no name or domain of another', async () => {
    const first = await createDomainIn(settings, given);
    const second = await createDomainIn(settings, { ...given, fullDomainAdmin: true });
    expect(second.link).not.toBe(first.link);
    const { server, close } = await openDomain(settings);
    const [made] = server.organisations();
    const roles = await made?.db.selectFrom('invite').select('roles').execute();
    await close();
    expect(roles).toEqual([{ roles: ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'] }]);
    await expect(createDomainIn(settings, { ...given, slug: 'andere' })).rejects.toThrow('neu-ag already');
    const elsewhere = { ...given, emailDomain: 'x.example', administrator: 'a@x.example' };
    await expect(createDomainIn(settings, elsewhere)).rejects.toThrow('neu-ag already');
  });
});

describe('the arguments of create-domain', () => {
  const all = {
    '--slug': 'neu',
    '--name': 'Neu AG',
    '--email-domain': 'Neu.example',
    '--plan': 'reading',
    '--administrator': 'Chefin@neu.example',
  };
  const read = (changed: object) =>
    readArguments([
      'create-domain',
      ...Object.entries({ ...all, ...changed })
        .flat()
        .filter((one) => one !== ''),
    ]);

  it('are read', () => {
    expect(read({})).toEqual({
      slug: 'neu',
      name: 'Neu AG',
      emailDomain: 'neu.example',
      plan: 'reading',
      administrator: 'chefin@neu.example',
      fullDomainAdmin: false,
    });
    expect(read({ '--full-domain-admin': '' })).toMatchObject({ fullDomainAdmin: true });
  });

  it.each([
    [{ '--slug': 'Neu AG' }, '--slug: must be lowercase'],
    [{ '--slug': 'health' }, '--slug: is an address of the server'],
    [{ '--plan': 'gold' }, '--plan: must be one of reading, changes, complete'],
    [{ '--email-domain': '@neu.example' }, '--email-domain: must be a domain'],
    [
      { '--administrator': 'chefin@other.example' },
      '--administrator: must be an address of the e-mail domain',
    ],
    [{ '--password': 'secret' }, "Unknown option '--password'"],
  ])('are refused: %j', (changed, reason) => {
    expect(() => read(changed)).toThrow(reason);
  });

  it('are refused where one is missing or the command is none', () => {
    expect(() => readArguments(['create-domain', '--slug', 'neu'])).toThrow('--name is missing');
    expect(() => readArguments(['drop-domain'])).toThrow('there is no command "drop-domain"');
  });
});
