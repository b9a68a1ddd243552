import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../testing/databases.ts';
import { domainUrl, startDomain, startMain } from '../testing/servers.ts';
import { createRegisterStore } from './register-store.ts';

describe('the register without sample mode', () => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(embeddedDatabase, domain);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  it('does not know organisations of the sample, whether kept or handed over', async () => {
    const token = await domain.signIn('musterbank');
    const state = async (sample: boolean) => {
      const register = await createRegisterStore(main.db, { now: () => new Date(), sample });
      const read = async () => [
        register.baseUrls(),
        register.baseUrlOf('alpina.example'),
        (await register.verify(token))?.organisation,
      ];
      const stored = await read();
      await register.replace(domain.server.registrations());
      expect(await read()).toEqual(stored);
      return stored;
    };
    const urls = [`${domainUrl}/alpina`, `${domainUrl}/musterbank`];
    expect(await state(true)).toEqual([urls, urls[0], 'musterbank']);
    expect(await state(false)).toEqual([[], undefined, undefined]);
  });

  it('keeps the names of organisations, which a file of an older version has not', async () => {
    const names = async (entries: ReturnType<typeof domain.server.registrations>) => {
      const options = { now: () => new Date(), sample: true };
      await (await createRegisterStore(main.db, options)).replace(entries);
      const { find } = await createRegisterStore(main.db, options);
      return ['musterbank', 'alpina'].map((slug) => find(slug)?.name);
    };
    const entries = domain.server.registrations();
    const nameless = entries.map(({ name: _, ...entry }) => entry);
    await main.db.updateTable('domain').set({ name: null }).execute();
    expect(await names(nameless)).toEqual([undefined, undefined]);
    expect(await names(entries)).toEqual(['Musterbank AG', 'Alpina Versicherung AG']);
    expect(await names(nameless)).toEqual(['Musterbank AG', 'Alpina Versicherung AG']);
  });

  it.each([
    ['that is not named for it', ['alpina'], false],
    ['that is named for it', ['musterbank'], true],
  ])('takes its administrators of data from an organisation %s: %#', async (_, dataOrganisations, taken) => {
    const options = { now: () => new Date(), sample: true, dataOrganisations };
    const register = await createRegisterStore(main.db, options);
    const token = await domain.signIn('musterbank', 'data');
    for (const sample of [false, true]) {
      await register.replace(domain.server.registrations().map((one) => ({ ...one, sample })));
      const caller = await register.verify(token);
      expect(caller?.roles).toContain('READER');
      expect(caller?.roles.includes('REGESTA_STATICDB_DATA_ADMIN')).toBe(taken);
    }
  });

  it.each([
    ['data', 'REGESTA_STATICDB_DATA_ADMIN'],
    ['owner', 'FULL_DOMAIN_ADMIN'],
  ] as const)('takes no power over others from %s of the sample, named or not', async (name, role) => {
    const named = ['musterbank', 'alpina'];
    for (const organisations of [[], named]) {
      const options = { dataOrganisations: organisations, adminOrganisations: organisations };
      const register = await createRegisterStore(main.db, {
        now: () => new Date(),
        sample: true,
        ...options,
      });
      const entries = domain.server.registrations();
      const real = entries.map((one) => ({ ...one, sample: one.slug === 'musterbank' }));
      const token = await domain.signIn('musterbank', name);
      const taken = async (given: typeof entries) => {
        await register.replace(given);
        return (await register.verify(token))?.roles.includes(role);
      };
      expect(await taken(entries)).toBe(organisations === named);
      expect(await taken(real)).toBe(false);
    }
  });
});
