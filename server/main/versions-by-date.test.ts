import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Category, categories } from '#core/contract/main/categories.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { samplesHeader } from '#core/contract/samples-header.ts';
import { createClient } from '#core/http/client.ts';
import type { Filing } from '../import/filing.ts';
import { providerChangeId } from '../import/provider-changes/change-id.ts';
import { storeChanges } from '../import/provider-changes/store-changes.ts';
import { storeText } from '../import/store.ts';
import { testDatabases } from '../testing/databases.ts';
import { aProviderChange } from '../testing/provider-changes.ts';
import { mainUrl, portalOrigin, startDomain, startMain } from '../testing/servers.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';

const spring = { from: '2026-03-01', to: '2026-05-01', language: 'DE' } as const;
const first = [
  anArticle('1', 'Dieses Gesetz gilt für Muster.'),
  anArticle('2', 'Muster sind frei.'),
  anArticle('3', 'Muster sind zu melden.'),
  anArticle('4', 'Meldungen sind gratis.'),
];
const second = [
  anArticle('1', 'Dieses Gesetz gilt für alle Muster.'),
  anArticle('1a', 'Vorlagen gelten als Muster.'),
  anArticle('2', 'Muster sind frei.'),
  { ...anArticle('3'), repealed: true as const, parts: [] },
];
const other = (key: string, short: string, number: string) => ({
  sourceKey: `eli/test/${key}`,
  sourceNumber: number,
  names: { DE: { long: `Erlass ${short}`, short } },
});

// The main server of the tests lives on 1 May 2026.
describe.each(testDatabases())('versions that came into force between two days, on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  let changes: ReturnType<typeof clientOf>;

  const clientOf = (token: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
    createClient(mainContract, {
      server: 'main',
      baseUrl: () => mainUrl,
      fetch: async (request) => main.app.fetch(request),
      token: async () => token,
      headers: () => headers,
    });
  const store = (text: Parameters<typeof aText>[0], filing: Filing = 'base') =>
    storeText(main.db, aText({ units: first, ...text }), aPrint(), filing);

  beforeAll(async () => {
    domain = await startDomain(database);
    main = await startMain(database, domain);
    for (const language of ['DE', 'FR'] as const) {
      await store({ language });
      // The translation of the version has kept an article: the first language tells what has changed.
      const units = language === 'DE' ? second : [...second, ...first.slice(3)];
      await store({ language, versionDate: '2026-04-01', units });
    }
    // A language that the version before does not have.
    await store({ language: 'IT', versionDate: '2026-04-01', units: second });
    await store({ versionDate: '2026-07-01', units: first });
    // Published, and not in force.
    await store({ ...other('bbl', 'BBl', 'BBl 1'), versionDate: '2026-04-02', dateBasis: 'publication' });
    for (const [at, category] of categories.entries())
      if (category !== 'base' && category !== 'internal')
        await store({ ...other(category, `E-${category}`, `9${at}.1`), versionDate: '2026-03-01' }, category);
    await store({ ...other('weisung', 'W-A', 'W 1'), versionDate: '2026-05-01' }, { internalTo: 'alpina' });
    await store({ ...other('traum', 'TraumG', '990.1'), sample: true, versionDate: '2026-04-30' });
    const reported = [
      aProviderChange({ slug: 'meldung', deadline: '2026-06-30', provisions: ['musterg~3^1', 'e-eu~1'] }),
      aProviderChange({ slug: 'frei', provisions: ['musterg~2'] }),
      aProviderChange({ slug: 'nichts' }),
    ];
    await storeChanges(main.db, reported, { now: new Date('2026-02-01T08:00:00Z') });
    changes = clientOf(await domain.signIn('musterbank', 'changes'));
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  it('are told with names, the version before, what is different and the changes that name them', async () => {
    const { versions } = await changes.versionsByDate({ ...spring, view: 'base', language: 'FR' });
    const naming = { type: 'act', topic: 'Modèles', language: 'FR' };
    expect(versions).toEqual([
      {
        regTextId: 'musterg',
        longName: 'Loi modèle',
        shortName: 'LMod',
        sourceNumber: '999.1',
        languages: ['DE', 'FR', 'IT'],
        versionDate: '2026-04-01',
        status: 'inForce',
        versionBefore: '2020-01-01',
        units: { changed: ['1'], added: ['1a'], repealed: ['3', '4'] },
        changes: [
          {
            ...naming,
            id: providerChangeId('meldung'),
            slug: 'meldung',
            deadline: '2026-06-30',
            provisions: ['musterg~3^1'],
          },
          { ...naming, id: providerChangeId('frei'), slug: 'frei', provisions: ['musterg~2'] },
        ],
      },
    ]);
  });

  it('are compared in a language that both have, and told in the nearest one', async () => {
    const { versions } = await changes.versionsByDate({ ...spring, view: 'base', language: 'IT' });
    expect(versions).toMatchObject([
      { shortName: 'MusterG', versionBefore: '2020-01-01', units: { added: ['1a'] } },
    ]);
    expect(versions[0]?.changes?.map(({ topic, language }) => [topic, language])).toEqual([
      ['Muster', 'DE'],
      ['Muster', 'DE'],
    ]);
  });

  it('differ in as many articles as the comparison and those who watch the text are told, in any language', async () => {
    for (const language of ['DE', 'FR', 'IT'] as const) {
      const { versions } = await changes.versionsByDate({ ...spring, view: 'base', language });
      const { changed = [], added = [], repealed = [] } = versions[0]?.units ?? {};
      const listed = [...changed, ...added, ...repealed].sort();
      expect(listed).toEqual(['1', '1a', '3', '4']);
      const { places } = await changes.feedChanges({
        regTextId: 'musterg',
        versionDate: '2026-04-01',
        language: 'DE',
      });
      expect([...new Set(places.flatMap(({ unit }) => unit ?? []))].sort()).toEqual(listed);
      if (language === 'IT') continue;
      const dates = { beforeDate: '2020-01-01', afterDate: '2026-04-01' };
      const compared = await changes.compare({ before: 'musterg', after: 'musterg', language, ...dates });
      expect(compared.changedUnits).toBe(listed.length);
      const back = { beforeDate: dates.afterDate, afterDate: dates.beforeDate };
      const swapped = await changes.compare({ before: 'musterg', after: 'musterg', language, ...back });
      expect(swapped.changedUnits).toBe(listed.length);
      const article = await changes.compare({ before: 'musterg~1', after: 'musterg~1', language, ...dates });
      expect(article.changedUnits).toBeUndefined();
    }
  });

  it('are counted in each of the ten views, without those of other organisations', async () => {
    const countsOf = async (client: typeof changes) => {
      const { counts } = await client.versionsByDate({ ...spring, view: 'eu' });
      return Object.fromEntries(counts.map(({ view, count }) => [view, count]));
    };
    const { internal: _, ...ofAll } = Object.fromEntries(categories.map((category) => [category, 1]));
    expect(await countsOf(changes)).toEqual(ofAll);
    const token = await domain.signIn('alpina');
    expect(await countsOf(clientOf(token))).toEqual({ ...ofAll, internal: 1 });
    expect(await countsOf(clientOf(token, { origin: portalOrigin }))).toEqual({ ...ofAll, internal: 1 });
    expect(await countsOf(clientOf(token, { origin: 'https://intranet.example' }))).toEqual(ofAll);
    const { versions } = await changes.versionsByDate({ ...spring, view: 'eu' });
    expect(versions).toMatchObject([{ shortName: 'E-eu', changes: [{ slug: 'meldung' }] }]);
    expect(versions[0]).not.toHaveProperty('units');
  });

  it('include both days, and those to come', async () => {
    const daysOf = async (from: string, to: string) => {
      const { versions } = await changes.versionsByDate({ from, to, view: 'base', language: 'DE' });
      return versions.map(({ versionDate, status }) => `${versionDate} ${status}`);
    };
    expect(await daysOf('2026-04-01', '2026-04-01')).toEqual(['2026-04-01 inForce']);
    expect(await daysOf('2026-04-02', '2026-06-30')).toEqual([]);
    expect(await daysOf('2019-01-01', '2026-07-01')).toEqual([
      '2026-07-01 future',
      '2026-04-01 inForce',
      '2020-01-01 past',
    ]);
  });

  it('are named by the last day before, where there are none', async () => {
    const period = { from: '2026-04-02', to: '2026-06-30', language: 'DE' } as const;
    const lastOf = async (view: Category, client = changes) =>
      (await client.versionsByDate({ ...period, view })).lastBefore;
    expect(await lastOf('base')).toBe('2026-04-01');
    expect(await lastOf('internal')).toBeUndefined();
    expect((await changes.versionsByDate({ ...spring, view: 'base' })).lastBefore).toBeUndefined();
    const alpina = clientOf(await domain.signIn('alpina'));
    const later = { from: '2026-05-02', to: '2026-06-30', view: 'internal', language: 'DE' } as const;
    expect((await alpina.versionsByDate(later)).lastBefore).toBe('2026-05-01');
    expect((await changes.versionsByDate(later)).lastBefore).toBeUndefined();
  });

  it('are of invented law beside real law where somebody asks for it, marked', async () => {
    const token = await domain.signIn('musterbank');
    const asking = clientOf(token, { [samplesHeader]: 'shown' });
    const { versions } = await asking.versionsByDate({ ...spring, view: 'base' });
    expect(versions.map(({ regTextId, sample }) => [regTextId, sample ?? false])).toEqual([
      ['traumg', true],
      ['musterg', false],
    ]);
  });

  it.each(['reader', 'tester'])('are told without changes to who sees none: %s', async (name) => {
    const client = clientOf(await domain.signIn('musterbank', name));
    const { versions } = await client.versionsByDate({ ...spring, view: 'base' });
    expect(versions.map(({ regTextId }) => regTextId)).toEqual(['musterg']);
    expect(versions[0]).not.toHaveProperty('changes');
  });

  it('are told without a change that is withdrawn', async () => {
    await storeChanges(main.db, [aProviderChange({ slug: 'kurz', provisions: ['musterg~1'] })], {
      now: new Date(),
    });
    const slugs = async () => {
      const { versions } = await changes.versionsByDate({ ...spring, view: 'base' });
      return versions[0]?.changes?.map(({ slug }) => slug);
    };
    expect(await slugs()).toEqual(['meldung', 'frei', 'kurz']);
    const remaining = [
      aProviderChange({ slug: 'meldung', deadline: '2026-06-30', provisions: ['musterg~3^1', 'e-eu~1'] }),
      aProviderChange({ slug: 'frei', provisions: ['musterg~2'] }),
    ];
    await storeChanges(main.db, remaining, { now: new Date(), withdrawOthers: true });
    expect(await slugs()).toEqual(['meldung', 'frei']);
  });

  it.each([
    ['a first day after the last one', { from: '2026-05-02' }, 'from: must not be after `to`'],
    ['a day that does not exist', { to: '2026-02-30' }, 'to: must be a date that exists'],
    ['a view that is none', { view: 'finma' }, /^view: /],
    ['no language', { language: '' }, /^language: /],
  ])('are not told for %s', async (_, fields, message) => {
    const query = new URLSearchParams({ ...spring, view: 'base', ...fields });
    const reply = await main.send(`/api/v1/ChangeElements/ByDate?${query}`);
    expect(reply.status).toBe(400);
    const problem = (await reply.json()) as { code: string; message: string };
    expect(problem.code).toBe('INVALID_REQUEST');
    expect(problem.message).toMatch(message);
  });

  it('are told by plan, to readers', async () => {
    const query = { ...spring, view: 'base' } as const;
    await expect(clientOf(undefined).versionsByDate(query)).rejects.toMatchObject({ status: 401 });
    await main.db.updateTable('domain').set({ plan: 'reading' }).where('slug', '=', 'musterbank').execute();
    await expect(changes.versionsByDate(query)).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message: expect.stringContaining('CAN_SEE_REG_TEXT_CHANGE'),
    });
  });
});
