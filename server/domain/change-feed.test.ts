import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeFeedItem } from '#core/contract/main/changes.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { aChangeEdit, aChangeFeed, aProviderChange, mainId } from '#server/testing/changes.ts';
import { type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { followChanges } from './change-feed.ts';
import type { LawLink } from './law-link.ts';
import type { Organisation } from './organisation.ts';

const gone = (sequence: number, number: number): ChangeFeedItem => ({
  kind: 'withdrawn',
  sequence,
  id: mainId(number),
});

describe.each(testDatabases())('changes of which the provider tells on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let organisation: Organisation;
  let ada: Commenter;
  const clock = { now: new Date('2026-05-01T08:00:00Z') };
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers, ['CHANGE_EDITOR', 'COMMENT_EDITOR']);
    const match = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
  });
  afterAll(() => servers?.stop());
  beforeEach(async () => {
    clock.now = new Date('2026-05-01T08:00:00Z');
    const { db } = organisation;
    await db.deleteFrom('change_copy').execute();
    await db.updateTable('change_position').set({ position: 0, mark: null, behind_since: null }).execute();
  });

  const follow = (changes: LawLink['changes']) => followChanges(organisation, { changes }, () => clock.now);
  const known = async () =>
    (await ada.client.consolidatedChanges({ language: 'DE' })).map(
      ({ slug, topic, withdrawn }) => `${slug}: ${topic}${withdrawn ? ' (withdrawn)' : ''}`,
    );
  const position = () => organisation.db.selectFrom('change_position').selectAll().executeTakeFirstOrThrow();
  const all = [1, 2, 3].map((number) => aProviderChange(number));
  const first = [
    'aenderung-1: Rundschreiben 1',
    'aenderung-2: Rundschreiben 2',
    'aenderung-3: Rundschreiben 3',
  ];

  it('are taken over page by page, and the position with them', async () => {
    const requested: number[] = [];
    const feed = aChangeFeed(all, { pageSize: 2 });
    const counted: LawLink['changes'] = async (of, since) => {
      requested.push(since);
      return feed(of, since);
    };
    expect(await follow(counted)).toBe(true);
    expect(requested).toEqual([0, 2]);
    expect(await known()).toEqual(first);
    expect(await position()).toMatchObject({ position: '3', mark: mainId(9), reached: true });
    expect((await position()).heard_at).toEqual(clock.now);
  });

  it('that come twice, too late or in another order change nothing', async () => {
    const page = await aChangeFeed(all)(organisation, 0);
    await follow(async () => ({ ...page, items: page.items.toReversed() }));
    const older = { ...page, items: [aProviderChange(1, { sequence: 1, slug: 'anders' })] };
    // A page of the beginning, which is no page of now.
    expect(await follow(async () => older)).toBe(true);
    expect(await known()).toEqual(first);
  });

  it('are as they were last told, with the day of the last difference', async () => {
    await follow(aChangeFeed(all));
    clock.now = new Date('2026-06-01T08:00:00Z');
    const words = { DE: { topic: 'Rundschreiben 2 neu', summary: 'Gilt ab Juli.' } };
    await follow(
      aChangeFeed([...all, aProviderChange(2, { sequence: 4, words }), aProviderChange(1, { sequence: 5 })]),
    );
    expect(await known()).toEqual([first[0], 'aenderung-2: Rundschreiben 2 neu', first[2]]);
    const dates = (await ada.client.consolidatedChanges({})).map(({ editDate }) => editDate.slice(0, 10));
    expect(dates).toEqual(['2026-05-01', '2026-06-01', '2026-05-01']);
  });

  it('that are withdrawn go, unless something was said of them here', async () => {
    const three = [4, 5, 6].map((number) => aProviderChange(number, { files: 1 }));
    await follow(aChangeFeed(three));
    const of = (number: number) => ada.client.change({ id: mainId(number), origin: 'main' });
    await ada.client.updateChange(aChangeEdit(await of(5), { domainData: { area: 'Recht' } }));
    const change = { id: mainId(6), origin: 'main' as const };
    await ada.client.createComment({ body: { text: 'Bleibt.', language: 'DE', change } });
    expect(await of(6)).toMatchObject({ files: 1 });
    await follow(aChangeFeed([...three, gone(7, 4), gone(8, 5), gone(9, 6)]));
    expect(await of(6)).toMatchObject({ files: 0 });
    expect(await known()).toEqual([
      'aenderung-5: Rundschreiben 5 (withdrawn)',
      'aenderung-6: Rundschreiben 6 (withdrawn)',
    ]);
    expect(await refusal(of(4))).toBe('404 CHANGE_NOT_FOUND');
    expect(await of(5)).toMatchObject({ area: 'Recht', withdrawn: true });
    await follow(aChangeFeed([...three, aProviderChange(5, { sequence: 10 })]));
    expect((await of(5)).withdrawn).toBe(undefined);
  });

  it('of a main server that was restored are read again, and what it has no more goes', async () => {
    await follow(aChangeFeed(all));
    const restored = [
      aProviderChange(1),
      aProviderChange(7, { sequence: 2, slug: 'andere' }),
      aProviderChange(3),
    ];
    expect(await follow(aChangeFeed(restored, { same: false }))).toBe(true);
    expect(await known()).toEqual([first[0], first[2], 'andere: Rundschreiben 7'].toSorted());
    const dates = (await ada.client.consolidatedChanges({})).map(({ editDate }) => editDate.slice(0, 10));
    expect(new Set(dates)).toEqual(new Set(['2026-05-01']));
  });

  it('of a feed that is behind wait, and after ten minutes it counts as restored', async () => {
    await follow(aChangeFeed(all));
    const behind = aChangeFeed(all.slice(0, 2));
    expect(await follow(behind)).toBe(false);
    expect(await known()).toEqual(first);
    clock.now = new Date(clock.now.getTime() + 600_000);
    expect(await follow(behind)).toBe(true);
    expect(await known()).toEqual(first.slice(0, 2));
  });

  it('are no failure where the plan has none, nor where nobody answers: what is known stays', async () => {
    await follow(aChangeFeed(all));
    expect(await follow(async () => 'refused')).toBe(false);
    expect(await follow(async () => undefined)).toBe(false);
    expect((await position()).reached).toBe(false);
    expect(await known()).toEqual(first);
  });

  it('are found with own ones in the language of the reader, each once', async () => {
    const words = {
      DE: { topic: 'Liquidität der Banken', summary: 'Neue Quote für Stressfälle.' },
      FR: { topic: 'Liquidités des banques', summary: 'Nouveau quotient pour les cas de tension.' },
    };
    await follow(aChangeFeed([aProviderChange(1, { words }), ...all.slice(1)]));
    const own = await ada.client.createChange({
      body: {
        topic: 'Quotient interne',
        summary: 'Rapport mensuel.',
        deadline: '2026-08-01',
        type: 'directive',
        language: 'FR',
        provisions: ['musterg~2'],
        domainData: { area: 'Trésorerie', comment: 'Voir Müller.', userNotes: 'À vérifier.', status: 'A' },
      },
    });
    const of = { id: mainId(2), origin: 'main' as const };
    const said = aChangeEdit(await ada.client.change(of), {
      domainData: { userNotes: 'Quotient aussi ici.', ownerId: ada.id },
    });
    await ada.client.updateChange(said);
    const find = async (query: string) => {
      const { hits, facetFields, total } = await ada.client.domainSearch({ query, facet: 'changes' });
      expect([facetFields.changes, total]).toEqual([hits.length, hits.length]);
      return hits.map(({ title }) => title);
    };
    expect(await find('quotient')).toEqual(['Quotient interne', 'Liquidités des banques', 'Circulaire 2']);
    expect(await find('Stressfälle')).toEqual([]);
    expect(await find('tresorerie')).toEqual(['Quotient interne']);
    expect(await find('muller')).toEqual(['Quotient interne']);
    expect(await find('verifier -quotient')).toEqual([]);
    expect(await find('status:orange')).toEqual(['Quotient interne']);
    expect(await find('status:A quotient')).toEqual(['Quotient interne']);
    expect(await find('title:liquidites')).toEqual(['Liquidités des banques']);
    expect(await find('reg:musterg art:2 quotient')).toEqual(['Quotient interne']);
    expect(await find('owner:commenter quotient')).toEqual(['Circulaire 2']);
    expect(await find('type:comment quotient')).toEqual([]);
    expect(await find('after:2026-03-02 quotient')).toEqual(['Quotient interne']);
    const { hits } = await ada.client.domainSearch({ query: 'verifier' });
    expect(hits).toEqual([
      {
        facet: 'changes',
        id: own.domainId,
        title: 'Quotient interne',
        address: `/changes/${own.slug}`,
        snippet: [{ text: 'À ' }, { text: 'vérifier', marked: true }, { text: '.' }],
      },
    ]);
    const reader = await enterCommenter(servers, ['READER']);
    expect((await reader.client.domainSearch({ query: 'quotient' })).facetFields.changes).toBe(0);
    await ada.client.deleteChange({ id: own.domainId ?? '' });
    expect(await find('tresorerie')).toEqual([]);
  });
});
