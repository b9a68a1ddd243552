import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import { aComment, type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { commentFacts } from './comment-facts.ts';

describe.each(testDatabases())('comments of somebody who is removed, on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let admin: Commenter;
  let gone: Commenter;
  const dbOf = () => {
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('the sample lacks its organisation');
    return organisation.db;
  };
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers);
    admin = await enterCommenter(servers, ['ADMINISTRATOR']);
    gone = await enterCommenter(servers);
  });
  afterAll(() => servers?.stop());

  it('stay without an owner, their tags end, and what was theirs alone is erased', async () => {
    const own = await gone.client.createComment({ body: aComment({ text: 'Bleibt.' }) });
    const secret = await gone.client.createComment({
      body: aComment({ text: 'Streng vertraulich.', private: true }),
    });
    const tagging = await ada.client.createComment({
      body: aComment({ taggedUserIds: [gone.id, admin.id] }),
    });
    const before = new Date();
    await new Promise((resolve) => setTimeout(resolve, 3));
    await admin.client.deleteUser({ id: gone.id });

    expect(await ada.client.comment({ icid: own.icid })).toMatchObject({ text: 'Bleibt.', author: {} });
    const left = await ada.client.comment({ icid: tagging.icid });
    expect([left.taggedUserIds, left.version]).toEqual([[admin.id], tagging.version]);
    const history = await ada.client.commentHistory({ icid: tagging.icid });
    expect(history.at(-1)).toMatchObject({
      kind: 'userRemoved',
      by: { id: admin.id },
      changes: [{ field: 'tag', of: gone.id, before: 'open' }],
    });
    expect((await ada.client.commentHistory({ icid: own.icid })).map(({ by }) => by)).toEqual([
      {},
      expect.objectContaining({ id: admin.id }),
    ]);
    // The state before is still known; the words of the private one are nowhere.
    expect(await commentFacts.stateAt(dbOf(), tagging.icid, before)).toMatchObject({
      tags: { [gone.id]: 'open' },
    });
    for (const table of ['comment_fact', 'comment_text'] as const)
      expect(JSON.stringify(await dbOf().selectFrom(table).selectAll().execute())).not.toContain(
        'vertraulich',
      );
    expect(await refusal(admin.client.comment({ icid: secret.icid }))).toBe('404 COMMENT_NOT_FOUND');
    // Nobody is its author; editors and administrators go on with it.
    expect(await refusal(ada.client.changeComments({ body: { icids: [own.icid], status: 3 } }))).toBe(
      'accepted',
    );
    expect(await refusal(admin.client.deleteComment({ icid: own.icid }))).toBe('accepted');
  });

  it('are safe from a tag that comes at the same moment', async () => {
    const leaving = await enterCommenter(servers);
    const tag = () => ada.client.createComment({ body: aComment({ taggedUserIds: [leaving.id] }) });
    const outcomes = await Promise.all([
      refusal(tag()),
      refusal(admin.client.deleteUser({ id: leaving.id })),
      refusal(tag()),
      refusal(leaving.client.createComment({ body: aComment() })),
    ]);
    expect(outcomes[1]).toBe('accepted');
    for (const one of outcomes) expect(one).toMatch(/^(?:accepted|404 USER_NOT_FOUND|401 UNAUTHORISED)$/);
    expect((await ada.client.listComments({ taggedUserIds: leaving.id })).total).toBe(0);
  });
});
