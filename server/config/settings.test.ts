import { describe, expect, it } from 'vitest';
import { databaseLocation, missingPolicies, readSettings, refuseOpenSample } from './settings.ts';

describe('readSettings', () => {
  it('has a value for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      servers: ['main', 'domain'],
      host: '127.0.0.1',
      mainPort: 4000,
      domainPort: 4001,
      mainUrl: 'http://localhost:4000',
      domainUrl: 'http://localhost:4001',
      origins: ['http://localhost:4000', 'http://127.0.0.1:4000'],
      databaseUrl: undefined,
      sample: true,
      dataOrganisations: [],
      adminOrganisations: [],
      proxies: 0,
    });
    expect(databaseLocation(settings, 'domain').folder).toMatch(/data\/domain$/);
  });

  it('takes addresses, origins and one server alone from the environment', () => {
    expect(
      readSettings({
        REGESTA_SERVERS: 'domain',
        REGESTA_MAIN_URL: 'https://regesta.example/',
        REGESTA_ORIGINS: 'https://intranet.example, null',
        REGESTA_SAMPLE: 'off',
        REGESTA_DATA_ORGANISATIONS: 'house, other',
        REGESTA_ADMIN_ORGANISATIONS: 'house',
        REGESTA_PRIVACY_URL: 'https://regesta.example/legal/privacy',
        DATABASE_URL: 'postgres://db/regesta',
        DATABASE_URL_READ: 'postgres://replica/regesta',
      }),
    ).toMatchObject({
      servers: ['domain'],
      mainUrl: 'https://regesta.example',
      origins: ['https://regesta.example', 'https://intranet.example', 'null'],
      sample: false,
      dataOrganisations: ['house', 'other'],
      adminOrganisations: ['house'],
      policies: { privacyUrl: 'https://regesta.example/legal/privacy', termsUrl: undefined },
      databaseUrl: 'postgres://db/regesta',
      databaseReadUrl: 'postgres://replica/regesta',
    });
  });

  it.each([
    [{ REGESTA_MAIN_PORT: 'eighty' }, 'REGESTA_MAIN_PORT: "eighty" is no port'],
    [{ REGESTA_DOMAIN_PORT: '70000' }, 'REGESTA_DOMAIN_PORT: "70000" is no port'],
    [{ REGESTA_IMPORT_MAX_MB: '0' }, 'REGESTA_IMPORT_MAX_MB: "0" is no number of megabytes'],
    [{ REGESTA_PROXIES: '-1' }, 'REGESTA_PROXIES: "-1" is no number of proxies'],
    [{ REGESTA_SERVERS: 'main,other' }, 'REGESTA_SERVERS: "other" is neither main nor domain'],
    [{ DATABASE_URL_READ: 'postgres://replica/regesta' }, 'DATABASE_URL_READ: a replica needs its primary'],
    [{ REGESTA_MAIN_URL: 'regesta' }, 'REGESTA_MAIN_URL: "regesta" is no web address'],
    [
      { REGESTA_TERMS_URL: 'javascript:alert(1)' },
      'REGESTA_TERMS_URL: "javascript:alert(1)" is no web address',
    ],
  ])('names the variable that cannot be used: %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

describe('refuseOpenSample', () => {
  const check = (env: Record<string, string>) => () => refuseOpenSample(readSettings(env));

  it.each(['0.0.0.0', '::', '192.168.1.7', 'regesta.example', '127.0.0.1.example'])(
    'keeps the sample users from %s unless they are asked for by name',
    (host) => {
      expect(check({ REGESTA_HOST: host })).toThrow(/REGESTA_HOST.*REGESTA_SAMPLE=off.*REGESTA_SAMPLE=on/);
      expect(check({ REGESTA_HOST: host, REGESTA_SAMPLE: 'off' })).not.toThrow();
      expect(check({ REGESTA_HOST: host, REGESTA_SAMPLE: 'on' })).not.toThrow();
    },
  );

  it.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])('has nothing against %s', (host) => {
    expect(check({ REGESTA_HOST: host })).not.toThrow();
  });
});

describe('policies without a page', () => {
  it.each([
    [{}, ['REGESTA_PRIVACY_URL', 'REGESTA_TERMS_URL']],
    [{ REGESTA_TERMS_URL: 'https://regesta.example/terms' }, ['REGESTA_PRIVACY_URL']],
    [{ REGESTA_PRIVACY_URL: 'https://a.example', REGESTA_TERMS_URL: 'https://b.example' }, []],
  ])('are named in the log: %o', (env, names) => {
    const lines = missingPolicies(readSettings(env).policies);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(names);
  });
});
