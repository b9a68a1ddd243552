import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProviderComments } from '#server/sample/comments/provider-comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { samplePlaces } from '#server/testing/sample-places.ts';
import { startDomain } from '#server/testing/servers.ts';
import { commentFacts } from './comment-facts.ts';
import { stateOf } from './comment-store.ts';
import { createSampleComments } from './sample-comments.ts';

describe.each(testDatabases())('the sample comments on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  beforeAll(async () => {
    domain = await startDomain(database);
    await createSampleComments(domain.server.organisations(), new Date());
  });
  afterAll(() => domain?.stop());

  const all = async (name: string, slug = 'musterbank') => {
    const client = domain.client(slug, await domain.signIn(slug, name));
    const { total, comments } = await client.listComments({ rows: 500 });
    return { client, total, comments };
  };

  it('are two hundred in each organisation, on places that the sample law has', async () => {
    const places = await samplePlaces();
    for (const { slug, db } of domain.server.organisations()) {
      const rows = await db.selectFrom('comment').select(['reg_text_id', 'path']).execute();
      expect(rows).toHaveLength(200);
      const missing = rows.map((row) => `${row.reg_text_id}~${row.path}`).filter((one) => !places.has(one));
      expect(missing).toEqual([]);
      expect(rows.some((row) => row.reg_text_id?.startsWith('weisung'))).toBe(slug === 'musterbank');
    }
  });

  it('have threads, tags, statuses, types, three languages and private ones', async () => {
    const { comments } = await all('editor');
    const has = (test: (one: (typeof comments)[number]) => boolean) => comments.filter(test).length;
    expect(has(({ parent }) => parent !== undefined)).toBe(60);
    expect(has(({ tags }) => tags.length > 0)).toBeGreaterThan(30);
    for (const status of [0, 1, 2, 3]) expect(has((one) => one.status === status)).toBeGreaterThan(20);
    expect(new Set(comments.map(({ commentType }) => commentType)).size).toBe(6);
    expect(new Set(comments.map(({ language }) => language))).toEqual(new Set(['DE', 'FR', 'EN']));
    expect(has((one) => one.private)).toBeGreaterThan(0);
    expect(new Set(comments.map(({ author }) => author.fullName)).size).toBe(3);
    const { comments: ofTester } = await all('tester');
    expect(ofTester.length).toBeGreaterThan(0);
    expect(ofTester.every((one) => one.private)).toBe(true);
  });

  it('wait for those who are named, and for nobody else', async () => {
    const { client: editor } = await all('editor');
    const { client: reader } = await all('reader');
    expect((await editor.statistics({})).noOfTotalTaggedComments).toBeGreaterThan(5);
    expect((await editor.inbox({})).unread).toBeGreaterThan(5);
    expect((await reader.inbox({})).total).toBe(0);
  });

  it('are known by facts too, in the order of their times', async () => {
    const [organisation] = domain.server.organisations();
    if (organisation === undefined) throw new Error('the sample lacks organisations');
    const { db } = organisation;
    const facts = await db.selectFrom('comment_fact').select('at').orderBy('id').execute();
    expect(facts).toEqual(facts.toSorted((a, b) => a.at.getTime() - b.at.getTime()));
    const states = await commentFacts.statesAt(db, new Date());
    await db.transaction().execute(async (trx) => {
      for (const row of await trx.selectFrom('comment').selectAll().execute())
        expect(states.get(row.id)).toEqual(await stateOf(trx, row));
    });
  });

  it('come once', async () => {
    await createSampleComments(domain.server.organisations(), new Date());
    const [organisation] = domain.server.organisations();
    expect(await organisation?.db.selectFrom('comment').select('id').execute()).toHaveLength(200);
  });
});

it('the provider’s are thirty, on places that the sample law has', async () => {
  const places = await samplePlaces();
  expect(sampleProviderComments).toHaveLength(30);
  expect(sampleProviderComments.filter((one) => !places.has(`${one.regTextId}~${one.path}`))).toEqual([]);
});
