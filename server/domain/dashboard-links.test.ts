import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSearch, ongoingOf, waitingForApproval } from '#core/change-filter/change-address.ts';
import { readChangeQuery } from '#core/change-filter/change-query.ts';
import { filterChanges } from '#core/change-filter/filter.ts';
import {
  type CommentFilters,
  commentSearch,
  openTagsOf,
  openTasksOf,
} from '#core/comment-list/comment-address.ts';
import { readCommentQuery } from '#core/comment-list/comment-query.ts';
import { asRequest } from '#core/comment-list/store.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { aChange, aChangeEdit } from '#server/testing/changes.ts';
import { aComment, type Commenter, enterCommenter } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';

describe.each(testDatabases())('the numbers of the dashboard and what they lead to on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers);
    bea = await enterCommenter(servers, ['READER']);
    for (const status of [0, 1, 1, 2, 3] as const) {
      const fields = { text: `Status ${status}`, status, taggedUserIds: [bea.id, ada.id] };
      const { icid } = await ada.client.createComment({ body: aComment(fields) });
      // Of those to do, one is ended for Bea; for Ada it stays open.
      if (status === 1) await bea.client.resolveTagging({ id: icid, resolve: 'true' });
    }
    await ada.client.createComment({ body: aComment({ text: 'of nobody', status: 1 }) });
    await ada.client.createComment({ body: aComment({ text: 'again', status: 1, taggedUserIds: [bea.id] }) });
  });
  afterAll(() => servers?.stop());

  /** How many comments the page lists at the address to which a number leads. */
  const listed = async ({ client }: Commenter, filters: CommentFilters) =>
    (await client.listComments(asRequest(readCommentQuery(commentSearch({ filters }))))).total;

  it.each(['ada', 'bea'] as const)('are the same: %s', async (name) => {
    const person = { ada, bea }[name];
    const counts = await person.client.statistics({});
    const expected = { ada: [3, 5], bea: [2, 4] }[name];
    expect([counts.noOfToDoComments + counts.noOfInProgressComments, counts.noOfTotalTaggedComments]).toEqual(
      expected,
    );
    expect([
      await listed(person, openTasksOf(person.id)),
      await listed(person, openTagsOf(person.id)),
    ]).toEqual(expected);
    const { entries } = await person.client.inbox({});
    expect(entries.filter(({ open }) => open)).toHaveLength(expected[1] ?? 0);
  });

  it('are the same for the on-going changes that somebody owns', async () => {
    const cleo = await enterCommenter(servers, ['CHANGE_EDITOR']);
    const statuses = ['R', 'A', 'G', '?', 'D', 'O'] as const;
    for (const ownerId of [cleo.id, null])
      for (const status of statuses)
        await cleo.client.createChange({ body: aChange({ domainData: { status, ownerId } }) });
    const listedChanges = await cleo.client.consolidatedChanges({});
    const query = readChangeQuery(changeSearch(ongoingOf(cleo.id)));
    expect((await cleo.client.statistics({})).noOfOnGoingChangeElements).toBe(4);
    expect(filterChanges(listedChanges, query)).toHaveLength(4);
  });

  it('are the same for what waits for approval, and for nobody who only reads', async () => {
    const admin = await enterCommenter(servers, ['ADMINISTRATOR']);
    const cleo = await enterCommenter(servers, ['CHANGE_EDITOR']);
    const reader = await enterCommenter(servers, ['CHANGE_READER']);
    await admin.client.updateChangeRules({ body: { fourEyes: true } });
    for (const status of ['D', 'O', 'A'] as const) {
      const own = await admin.client.createChange({ body: aChange() });
      await admin.client.updateChange(aChangeEdit(own, { domainData: { status } }));
    }
    await admin.client.updateChangeRules({ body: { fourEyes: false } });
    const query = readChangeQuery(changeSearch(waitingForApproval));
    expect((await cleo.client.statistics({})).noOfChangesToApprove).toBe(2);
    expect(filterChanges(await cleo.client.consolidatedChanges({}), query)).toHaveLength(2);
    expect(await reader.client.statistics({})).not.toHaveProperty('noOfChangesToApprove');
  });

  it('change with a tag that is resolved from the inbox, and back', async () => {
    const { entries, unread } = await bea.client.inbox({});
    const icid = entries.find(({ open }) => open)?.comment.icid ?? '';
    await bea.client.resolveTagging({ id: icid, resolve: 'true' });
    expect((await bea.client.inbox({})).unread).toBe(unread - 1);
    expect(await listed(bea, openTagsOf(bea.id))).toBe(3);
    await bea.client.resolveTagging({ id: icid, resolve: 'false' });
    expect((await bea.client.inbox({})).unread).toBe(unread);
    expect((await bea.client.statistics({})).noOfTotalTaggedComments).toBe(4);
  });
});
