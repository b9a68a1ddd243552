import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChangeEdit } from '#server/testing/changes.ts';
import { type Commenter, enterCommenter } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { startFollowing } from '#server/testing/law-servers.ts';
import { aProviderChange, aProviderFile } from '#server/testing/provider-changes.ts';
import { providerChangeId } from '../import/provider-changes/change-id.ts';
import { storeChanges } from '../import/provider-changes/store-changes.ts';

describe.each(testDatabases())('changes that the main server tells of on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startFollowing>>;
  let ada: Commenter;
  beforeAll(async () => {
    servers = await startFollowing(database);
    ada = await enterCommenter(servers, ['CHANGE_EDITOR']);
  });
  afterAll(() => servers?.stop());

  const store = (slugs: readonly string[], files: Awaited<ReturnType<typeof aProviderFile>>[] = []) =>
    storeChanges(
      servers.main.db,
      slugs.map((slug) => aProviderChange({ slug, provisions: ['musterg~1'], files })),
      { now: servers.clock.now, withdrawOthers: true },
    );
  const known = async () => (await ada.client.consolidatedChanges({})).map(({ slug }) => slug).toSorted();

  it('come with the next round, with words, provisions and number of files', async () => {
    await store(['eins', 'zwei'], [await aProviderFile()]);
    expect(await known()).toEqual([]);
    await servers.follow();
    expect(await known()).toEqual(['eins', 'zwei']);
    const change = await ada.client.change({ id: providerChangeId('eins'), origin: 'main' });
    expect(change).toMatchObject({
      origin: 'main',
      version: 0,
      topic: 'Modèles',
      language: 'FR',
      source: 'confederation',
      provisions: ['musterg~1'],
      files: 1,
      date: '2026-05-04',
    });
    expect(servers.logged).toEqual([]);
  });

  it('stay for what was said of them when the main server withdraws them, and are known again once', async () => {
    const change = await ada.client.change({ id: providerChangeId('zwei'), origin: 'main' });
    await ada.client.updateChange(aChangeEdit(change, { domainData: { area: 'Recht' } }));
    await store(['drei']);
    await servers.follow();
    expect(await known()).toEqual(['drei', 'zwei']);
    const left = await ada.client.change({ id: providerChangeId('zwei'), origin: 'main' });
    expect(left).toMatchObject({ withdrawn: true, area: 'Recht', topic: 'Modèles' });
    await store(['zwei', 'drei']);
    await servers.follow();
    expect((await ada.client.change({ id: providerChangeId('zwei'), origin: 'main' })).withdrawn).toBe(
      undefined,
    );
    expect(await known()).toEqual(['drei', 'zwei']);
  });

  it('wait while the main server is away', async () => {
    servers.between.link = servers.cut;
    await store(['zwei', 'drei', 'vier']);
    await servers.follow();
    expect(await known()).toEqual(['drei', 'zwei']);
    servers.between.link = servers.whole;
    await servers.follow();
    expect(await known()).toEqual(['drei', 'vier', 'zwei']);
  });

  it('are refused to organisations whose plan has none, which is no failure', async () => {
    const owner = await servers.domain.signIn('musterbank', 'owner');
    const alpina = servers.organisation('alpina');
    await servers.main.client(owner).changePlan({ slug: 'alpina', body: { plan: 'reading' } });
    expect(await servers.whole.changes(alpina, 0)).toBe('refused');
    expect(servers.logged).toEqual([]);
    await servers.main.client(owner).changePlan({ slug: 'alpina', body: { plan: 'changes' } });
    expect(await servers.whole.changes(alpina, 0)).toMatchObject({ more: false });
  });
});
