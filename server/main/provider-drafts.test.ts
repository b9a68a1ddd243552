import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import { refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aProviderChange } from '#server/testing/provider-changes.ts';
import { storeChanges } from '../import/provider-changes/store-changes.ts';

describe.each(testDatabases())('drafts of changes on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let main: (typeof servers)['main'];
  let ada: ReturnType<(typeof main)['client']>;
  let number = 0;
  let slug = '';
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ main } = servers);
    ada = main.client(await servers.domain.signIn('musterbank', 'data'));
  });
  afterAll(() => servers?.stop());
  beforeEach(async () => {
    number += 1;
    slug = `entwurf-${number}`;
    const [row] = await main.db
      .insertInto('provider_change')
      .values({
        id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
        slug,
        source: 'confederation',
        type: 'act',
        deadline: '2027-01-01',
        language: 'DE',
        words: JSON.stringify({ DE: { topic: 'Neu', summary: 'Es kommt.' } }),
        link: null,
        provisions: '[]',
        date: '2026-05-01',
        sample: false,
        published: false,
      })
      .returning('id')
      .execute();
    expect(row).toBeDefined();
  });
  const draft = async () => {
    const all = await ada.providerDrafts({});
    const own = all.find((one) => one.slug === slug);
    if (own === undefined) throw new Error('no draft');
    return own;
  };
  const words = { DE: { topic: 'Besser', summary: 'Es kommt bald.' } };

  it('are edited without anybody else hearing of it', async () => {
    const { id, edition } = await draft();
    const saved = await ada.saveProviderDraft({
      id,
      body: { edition, words, type: 'ordinance', deadline: null },
    });
    expect(saved).toMatchObject({ id, words, type: 'ordinance' });
    expect(saved).not.toHaveProperty('deadline');
    expect(saved.edition).toBeGreaterThan(edition);
    expect(await draft()).toEqual(saved);
    const same = await ada.saveProviderDraft({ id, body: { edition: saved.edition, words } });
    expect(same).toEqual(saved);
    const changes = main.client(await servers.domain.signIn('musterbank', 'changes'));
    expect((await changes.changeFeed({ since: 0 })).items.filter((item) => item.id === id)).toEqual([]);
  });

  it('that somebody has changed meanwhile are neither saved, published nor discarded', async () => {
    const { id, edition } = await draft();
    const saved = await ada.saveProviderDraft({ id, body: { edition, words } });
    for (const attempt of [
      () => ada.saveProviderDraft({ id, body: { edition, type: 'other' } }),
      () => ada.publishProviderDraft({ id, body: { edition } }),
      () => ada.discardProviderDraft({ id, body: { edition } }),
    ])
      expect(await refusal(attempt())).toBe('409 DRAFT_CHANGED');
    expect(await draft()).toEqual(saved);
    await ada.publishProviderDraft({ id, body: { edition: saved.edition } });
    const changes = main.client(await servers.domain.signIn('musterbank', 'changes'));
    const { items } = await changes.changeFeed({ since: 0 });
    expect(items.find((item) => item.id === id)).toMatchObject({ slug, words });
    expect(await refusal(ada.saveProviderDraft({ id, body: { edition: saved.edition } }))).toBe(
      '404 DRAFT_NOT_FOUND',
    );
  });

  it('that are discarded are gone', async () => {
    const { id, edition } = await draft();
    expect(await ada.discardProviderDraft({ id, body: { edition } })).toEqual({ id, slug });
    expect((await ada.providerDrafts({})).map((one) => one.slug)).not.toContain(slug);
  });

  it('keep the language in which they are written', async () => {
    const { id, edition } = await draft();
    const french = { FR: { topic: 'Nouveau', summary: 'Vient.' } };
    expect(await refusal(ada.saveProviderDraft({ id, body: { edition, words: french } }))).toBe(
      '400 INVALID_REQUEST',
    );
  });

  it('are for those who administer the data, by plan, and not for isolated testers', async () => {
    const { id, edition } = await draft();
    const calls = (client: typeof ada) => [
      client.providerDrafts({}),
      client.saveProviderDraft({ id, body: { edition } }),
      client.publishProviderDraft({ id, body: {} }),
      client.discardProviderDraft({ id }),
    ];
    const refusals = async (client: typeof ada) =>
      new Set(await Promise.all(calls(client).map((call) => refusal(call))));
    for (const name of ['reader', 'admin', 'owner', 'editor', 'changes', 'comments', 'chat'])
      expect(await refusals(main.client(await servers.domain.signIn('musterbank', name)))).toEqual(
        new Set(['403 FORBIDDEN']),
      );
    const { token } = await servers.enter(`d${number}`, ['REGESTA_STATICDB_DATA_ADMIN'], 'alpina');
    expect(await refusals(main.client(token))).toEqual(new Set(['403 FORBIDDEN']));
    const tester = await servers.enter(`t${number}`, ['ISOLATED_TESTER', 'REGESTA_STATICDB_DATA_ADMIN']);
    expect(await refusals(main.client(tester.token))).toEqual(new Set(['403 ISOLATED_TESTER']));
    await storeChanges(main.db, [aProviderChange({ slug: 'anders' })], { now: new Date() });
    expect((await draft()).edition).toBe(edition);
  });
});
