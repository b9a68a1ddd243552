import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import { aComment, type Commenter, enterCommenter } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';

describe.each(testDatabases())('comments in the search of an organisation, on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  const icids: Record<string, string> = {};
  const write = async (name: string, fields: Parameters<typeof aComment>[0], who = ada) => {
    const { icid } = await who.client.createComment({ body: aComment({ text: name, ...fields }) });
    icids[name] = icid;
  };
  beforeAll(async () => {
    servers = await startBoth(database);
    [ada, bea] = [await enterCommenter(servers), await enterCommenter(servers)];
    await rename(ada, 'Ada Muster');
    await rename(bea, 'Béatrice Beispiel');
    await write('Die Gläubigerin prüft das Formular.', { status: 1, regArt: 'musterg~1' });
    await write('Die Frist läuft.', {
      status: 3,
      regArt: 'musterg~2',
      taggedUserIds: [bea.id],
      translations: { FR: 'Le délai court.' },
    });
    await write('Gläubiger und Frist.', { regArt: 'musterg~1' }, bea);
    await write('Geheime Frist.', { private: true });
  });
  afterAll(() => servers?.stop());

  const rename = (who: Commenter, full_name: string) =>
    servers.domain.db
      .withSchema('org_musterbank')
      .$extendTables<{ account: { id: string; full_name: string } }>()
      .updateTable('account')
      .set({ full_name })
      .where('id', '=', who.id)
      .execute();
  const search = async (query: string, who = bea) => {
    const { hits, facetFields, total } = await who.client.domainSearch({ query, facet: 'comments' });
    expect([facetFields.comments, total]).toEqual([hits.length, hits.length]);
    const names = new Map(Object.entries(icids).map(([name, icid]) => [icid, name]));
    return hits.map(({ id }) => names.get(id)).toSorted();
  };
  const [first, second, third, secret] = [
    'Die Gläubigerin prüft das Formular.',
    'Die Frist läuft.',
    'Gläubiger und Frist.',
    'Geheime Frist.',
  ];

  it.each([
    ['glaubiger', [first, third]],
    ['Frist -Gläubiger', [second]],
    ['Formular OR läuft', [second, first]],
    ['"und Frist"', [third]],
    ['délai', [second]],
    ['Formular Frist', []],
    ['tag:Beispiel', [second]],
    ['-tag:Beispiel Frist', [third]],
    ['status:done', [second]],
    ['status:erledigt', [second]],
    ['status:"À faire"', [first]],
    ['status:nothing', []],
    ['owner:muster', [second, first]],
    ['owner:béatrice Frist', [third]],
    ['owner:beatrice Frist', [third]],
    ['tag:beatrice', [second]],
    ['tag:"BÉATRICE beispiel"', [second]],
    ['tag:b_atrice', []],
    ['owner:muster owner:beispiel Frist', [second, third]],
    ['reg:MusterG art:2', [second]],
    ['reg:other Frist', []],
    ['type:comment Frist', [second, third]],
    ['type:annex Frist', []],
    ['before:2020-01-01 Frist', []],
    ['after:2020-01-01 Frist', [second, third]],
    ['%', []],
    ['"', []],
  ])('are found by %s', async (query, expected) => {
    expect(await search(query)).toEqual(expected.toSorted());
  });

  it('are found by who sees them only, in hits and numbers', async () => {
    expect(await search('Geheime')).toEqual([]);
    expect(await search('Geheime', ada)).toEqual([secret]);
    expect(await search('owner:muster', ada)).toHaveLength(3);
    const tester = await enterCommenter(servers, ['READER', 'ISOLATED_TESTER']);
    expect(await search('Frist', tester)).toEqual([]);
    const reply = await bea.client.domainSearch({ query: 'Geheime' });
    expect(reply).toEqual({ facetFields: { comments: 0, changes: 0, changeFiles: 0 }, hits: [], total: 0 });
  });

  it('carry author, place and address, with the words that match, a page at a time', async () => {
    const { hits } = await bea.client.domainSearch({ query: 'läuft' });
    expect(hits).toEqual([
      {
        facet: 'comments',
        id: icids[second],
        title: 'Ada Muster',
        regArt: 'musterg~2',
        address: '/read/musterg/2#2',
        snippet: expect.anything(),
      },
    ]);
    const formula = await bea.client.domainSearch({ query: 'formular' });
    expect(formula.hits[0]?.snippet).toContainEqual({ text: 'Formular', marked: true });
    const pages = await Promise.all(
      [0, 1].map((start) => bea.client.domainSearch({ query: 'Frist', start, rows: 1 })),
    );
    expect(pages.map(({ total, hits: own }) => [total, own.length])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(new Set(pages.flatMap(({ hits: own }) => own.map(({ id }) => id))).size).toBe(2);
  });
});
