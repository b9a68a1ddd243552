import { availableParallelism } from 'node:os';
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

  it.each<readonly [Record<string, string>, string | RegExp]>([
    [{ REGESTA_MAIN_PORT: 'eighty' }, 'REGESTA_MAIN_PORT: "eighty" is no port'],
    [{ REGESTA_DOMAIN_PORT: '70000' }, 'REGESTA_DOMAIN_PORT: "70000" is no port'],
    [{ REGESTA_IMPORT_MAX_MB: '0' }, 'REGESTA_IMPORT_MAX_MB: "0" is no number of megabytes'],
    [{ REGESTA_FILES_MAX_MB: '0.5' }, 'REGESTA_FILES_MAX_MB: "0.5" is no number of megabytes'],
    [{ REGESTA_PROXIES: '-1' }, 'REGESTA_PROXIES: "-1" is no number of proxies'],
    [{ REGESTA_SERVERS: 'main,other' }, 'REGESTA_SERVERS: "other" is neither main nor domain'],
    [{ DATABASE_URL_READ: 'postgres://replica/regesta' }, 'DATABASE_URL_READ: a replica needs its primary'],
    ...[
      'https://x.example/page',
      'https://x.example/',
      'x.example',
      '*',
      'https://*.example',
      'HTTPS://X',
    ].map((one) => [{ REGESTA_ORIGINS: `null,${one}` }, `REGESTA_ORIGINS: "${one}" is no origin`] as const),
    ...['REGESTA_MAIN_URL', 'REGESTA_DOMAIN_URL'].flatMap((name) =>
      ['?a=b', '?', '/#part', '#'].map(
        (end) => [{ [name]: `https://x.example${end}` }, `${name}: "https://x.example${end}" is no`] as const,
      ),
    ),
    [{ REGESTA_MAIN_URL: 'https://user:word@x.example' }, 'REGESTA_MAIN_URL: '],
    ...['DATABASE_URL', 'DATABASE_URL_READ'].flatMap((name) =>
      [
        'mysql://db/regesta',
        'db/regesta',
        'postgres:db',
        'postgres://u:a/b@db/regesta',
        'postgres://u:a#b@db/regesta',
        'postgres://u:a?b@db/regesta',
        'postgres://u:100%@db/regesta',
      ].map(
        (url) =>
          [
            { DATABASE_URL: 'postgres://db/regesta', [name]: url },
            new RegExp(`^${name}: is no address like postgres:(?!.*[ab]@db).*percent-encoded`),
          ] as const,
      ),
    ),
    [{ REGESTA_MAIN_URL: 'regesta' }, 'REGESTA_MAIN_URL: "regesta" is no web address'],
    [
      { REGESTA_TERMS_URL: 'javascript:alert(1)' },
      'REGESTA_TERMS_URL: "javascript:alert(1)" is no web address',
    ],
  ])('names the variable that cannot be used: %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

it.each([
  'postgres://db/regesta',
  'postgresql://u:p%40%2F%23@db:5433/regesta?sslmode=require',
  'postgres:///regesta?host=/var/run/postgresql',
  'postgres://u@/regesta?host=/var/run/postgresql',
  'postgres://%2Fvar%2Frun%2Fpostgresql/regesta',
])('takes an address of a PostgreSQL: %s', (url) => {
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

describe('refuseOpenSample', () => {
  const check = (env: Record<string, string>) => () => refuseOpenSample(readSettings(env));

  it('answers in one process on the embedded database, and in as many as there are cores on PostgreSQL', () => {
    const onPostgres = { DATABASE_URL: 'postgres://127.0.0.1/regesta' };
    expect(readSettings({}).processes).toBe(1);
    expect(readSettings(onPostgres).processes).toBe(Math.min(8, availableParallelism()));
    const three = readSettings({ ...onPostgres, REGESTA_PROCESSES: '3' });
    expect(three.processes).toBe(3);
    expect(databaseLocation(three, 'main').connections).toBe(4);
    const one = readSettings({ ...onPostgres, REGESTA_PROCESSES: '1' });
    expect(databaseLocation(one, 'main').connections).toBeUndefined();
    expect(() => readSettings({ REGESTA_PROCESSES: '2' })).toThrow(
      'REGESTA_PROCESSES: the embedded database has one owner; more processes need a PostgreSQL in DATABASE_URL',
    );
    for (const text of ['0', '1.5', 'two', '-1'])
      expect(() => readSettings({ ...onPostgres, REGESTA_PROCESSES: text })).toThrow(
        `REGESTA_PROCESSES: "${text}" is no number of processes`,
      );
  });

  it('limits how often somebody calls, unless it is off', () => {
    expect(readSettings({}).limits).toEqual({ requests: 1800, searches: 300, computations: 180 });
    expect(
      readSettings({
        REGESTA_LIMIT_REQUESTS: 'off',
        REGESTA_LIMIT_SEARCHES: '10',
        REGESTA_LIMIT_COMPUTATIONS: '9999999',
      }).limits,
    ).toEqual({ requests: undefined, searches: 10, computations: 9_999_999 });
    for (const text of ['0', '9', 'on', '1e3', '10000000'])
      expect(() => readSettings({ REGESTA_LIMIT_SEARCHES: text })).toThrow(
        `REGESTA_LIMIT_SEARCHES: "${text}" is neither off nor a number of calls a minute, 10 or more`,
      );
  });

  it.each(['On', 'OFF', 'none', 'false', '0', 'no', 'yes', 'true', 'of', 'on,off'])(
    'takes on and off only, and stops the start at %s',
    (text) => {
      expect(check({ REGESTA_SAMPLE: text })).toThrow(`REGESTA_SAMPLE: "${text}" is neither on nor off`);
    },
  );

  it.each([
    ['REGESTA_MAIN_URL', 'https://regesta.example'],
    ['REGESTA_MAIN_URL', 'http://192.168.1.7:4000'],
    ['REGESTA_MAIN_URL', 'https://localhost.regesta.example'],
    ['REGESTA_MAIN_URL', 'https://127.0.0.1.example'],
    ['REGESTA_MAIN_URL', 'http://[2001:db8::1]'],
    ['REGESTA_DOMAIN_URL', 'https://organisations.regesta.example'],
    ['REGESTA_DOMAIN_URL', 'http://0.0.0.0:4001'],
  ])('keeps the sample from a public address, whatever the environment says: %s=%s', (name, url) => {
    for (const sample of [{}, { REGESTA_SAMPLE: 'on' }])
      expect(check({ [name]: url, ...sample })).toThrow(new RegExp(`^${name}: .*Set REGESTA_SAMPLE=off`));
    expect(check({ [name]: url, REGESTA_SAMPLE: 'off' })).not.toThrow();
  });

  it.each(['192.168.1.7', 'regesta.example', '127.0.0.1.example'])(
    'keeps the sample from a host whose name makes the addresses public: %s',
    (host) => {
      for (const sample of [{}, { REGESTA_SAMPLE: 'on' }])
        expect(check({ REGESTA_HOST: host, ...sample })).toThrow(/REGESTA_SAMPLE=off/);
      expect(check({ REGESTA_HOST: host, REGESTA_SAMPLE: 'off' })).not.toThrow();
    },
  );

  it.each([
    ['REGESTA_HOST', '0.0.0.0'],
    ['REGESTA_HOST', '::'],
    ['REGESTA_PROXIES', '1'],
  ])('keeps the sample from a machine that is open, unless the sample is on by name: %s=%s', (name, text) => {
    expect(check({ [name]: text })).toThrow(new RegExp(`${name}.*REGESTA_SAMPLE=off.*REGESTA_SAMPLE=on`));
    expect(check({ [name]: text, REGESTA_SAMPLE: 'off' })).not.toThrow();
    expect(check({ [name]: text, REGESTA_SAMPLE: 'on' })).not.toThrow();
  });

  it.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])('has nothing against %s', (host) => {
    expect(check({ REGESTA_HOST: host })).not.toThrow();
    const name = host.includes(':') ? `[${host}]` : host;
    const addresses = { REGESTA_MAIN_URL: `http://${name}:4000`, REGESTA_DOMAIN_URL: `http://${name}:4001` };
    expect(check(addresses)).not.toThrow();
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

describe('the limits of imports', () => {
  it.each([
    ['REGESTA_IMPORT_MEMORY_MB', '255', 'is less than 256 megabytes'],
    ['REGESTA_IMPORT_MEMORY_MB', '1 GB', 'is no number of megabytes'],
    ['REGESTA_IMPORT_SECONDS', '0', 'is no number of seconds'],
    ['REGESTA_IMPORT_SECONDS', '1.5', 'is no number of seconds'],
  ])('takes the limits of imports, and refuses %s=%s', (name, text, reason) => {
    expect(() => readSettings({ [name]: text })).toThrow(new RegExp(`^${name}: .*${reason}`));
    expect(readSettings({})).toMatchObject({ importMemoryMb: 1024, importSeconds: 120 });
    const env = { REGESTA_IMPORT_MEMORY_MB: '4096', REGESTA_IMPORT_SECONDS: '600' };
    expect(readSettings(env)).toMatchObject({ importMemoryMb: 4096, importSeconds: 600 });
  });
});

describe('the pause between two readings of the feed', () => {
  it('is a minute, and can be set', () => {
    expect(readSettings({}).feedSeconds).toBe(60);
    expect(readSettings({ REGESTA_FEED_SECONDS: '2' }).feedSeconds).toBe(2);
    for (const text of ['0', '-1', '1.5', 'minute', '86401'])
      expect(() => readSettings({ REGESTA_FEED_SECONDS: text })).toThrow(
        `REGESTA_FEED_SECONDS: "${text}" is no number of seconds`,
      );
  });
});

describe('how long the database is waited for', () => {
  it('is longer for a statement that nobody waits for, and can be set', () => {
    const limits = (env: Record<string, string>, work?: 'background') =>
      databaseLocation(readSettings(env), 'main', work).limits;
    expect(limits({})).toEqual({ connection: 5000, statement: 15_000 });
    expect(limits({}, 'background')).toEqual({ connection: 5000, statement: 600_000 });
    const set = { REGESTA_DATABASE_WAIT_SECONDS: '2', REGESTA_DATABASE_STATEMENT_SECONDS: '900' };
    expect(limits(set)).toEqual({ connection: 2000, statement: 900_000 });
    expect(limits(set, 'background')).toEqual({ connection: 2000, statement: 900_000 });
    expect(readSettings({ REGESTA_DATABASE_START_SECONDS: '120' }).databaseStart).toBe(120);
  });

  it.each([
    'REGESTA_DATABASE_WAIT_SECONDS',
    'REGESTA_DATABASE_STATEMENT_SECONDS',
    'REGESTA_DATABASE_START_SECONDS',
  ])('is a number of seconds: %s', (name) => {
    for (const text of ['0', '-1', '1.5', 'long', '86401'])
      expect(() => readSettings({ [name]: text })).toThrow(`${name}: "${text}" is no number of seconds`);
  });
});
