import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentOrders } from '#core/contract/domain/comment-lists.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { aComment, anEdit, type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';

describe.each(testDatabases())('lists of comments on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  let reader: Commenter;
  const made: Record<string, Comment> = {};
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers);
    bea = await enterCommenter(servers);
    reader = await enterCommenter(servers, ['READER']);
    const say = async (who: Commenter, name: string, fields: Parameters<typeof aComment>[0]) => {
      made[name] = await who.client.createComment({ body: aComment({ text: name, ...fields }) });
      // Moments that are the same would leave the order to the ids.
      await new Promise((resolve) => setTimeout(resolve, 3));
    };
    await say(ada, 'Eins', { regArt: 'musterg~2^2', status: 1, taggedUserIds: [bea.id] });
    await say(bea, 'Zwei 100%', {
      regArt: 'musterg~1',
      status: 2,
      commentType: 3,
      taggedUserIds: [ada.id, bea.id],
    });
    await say(ada, 'Drei', { regArt: 'musterg~2', resolved: true, translations: { FR: 'Trois œufs' } });
    await say(ada, 'Nur Ada', { regArt: 'musterg~2', private: true, status: 1 });
    await bea.client.resolveTagging({ id: made['Zwei 100%']?.icid ?? '', resolve: 'true' });
  });
  afterAll(() => servers?.stop());

  type Query = NonNullable<Parameters<Commenter['client']['listComments']>[0]>;
  const list = async (who: Commenter, query: Query = {}) => {
    const { total, comments } = await who.client.listComments(query);
    expect(comments.length).toBe(Math.min(total, comments.length));
    return comments.map(({ text }) => text);
  };

  it('are those that the caller may see, the latest first', async () => {
    expect(await list(reader)).toEqual(['Drei', 'Zwei 100%', 'Eins']);
    expect(await list(ada)).toEqual(['Nur Ada', 'Drei', 'Zwei 100%', 'Eins']);
    // Those on paragraphs have no change.
    expect(await ada.client.commentsWithChangeLabel({})).toEqual([]);
  });

  it.each([
    ['status', { status: '1,2' }, ['Nur Ada', 'Zwei 100%', 'Eins']],
    ['type', { type: '3' }, ['Zwei 100%']],
    ['regulation', { regulation: 'nothing,musterg', scope: 'private' }, ['Nur Ada']],
    ['regulation of nothing', { regulation: 'nothing' }, []],
    ['scope', { scope: 'internal' }, ['Drei', 'Zwei 100%', 'Eins']],
    ['resolved', { resolved: '1' }, ['Drei']],
    ['not resolved', { resolved: '0' }, ['Nur Ada', 'Zwei 100%', 'Eins']],
    ['words of any language', { text: 'trois ŒUFS' }, ['Drei']],
    ['words without their accents', { text: 'oeufs' }, ['Drei']],
    ['words with signs that mean something to databases', { text: '0%' }, ['Zwei 100%']],
    ['all words', { text: 'Zwei Drei' }, []],
    ['days before', { to: '2001-01-01' }, []],
    ['days since', { from: '2001-01-01', type: '3' }, ['Zwei 100%']],
    ['no value at all', { status: '', type: '' }, ['Nur Ada', 'Drei', 'Zwei 100%', 'Eins']],
  ] as const)('are filtered by %s', async (_, query, expected) => {
    expect(await list(ada, query)).toEqual(expected);
  });

  it('are filtered by people: whose tag is open or ended, and who wrote', async () => {
    expect(await list(reader, { taggedUserIds: bea.id })).toEqual(['Zwei 100%', 'Eins']);
    expect(await list(reader, { taggedUserIds: bea.id, resolved: '0' })).toEqual(['Eins']);
    expect(await list(reader, { taggedUserIds: bea.id, resolved: '1' })).toEqual(['Zwei 100%']);
    expect(await list(reader, { taggedUserIds: `${ada.id},${bea.id}`, resolved: '0' })).toEqual([
      'Zwei 100%',
      'Eins',
    ]);
    expect(await list(reader, { author: bea.id })).toEqual(['Zwei 100%']);
  });

  it('are sorted, in the order of the law too, and come by pages with their number', async () => {
    expect(await list(ada, { sort: 'regArt', order: 'asc', scope: 'internal' })).toEqual([
      'Zwei 100%',
      'Drei',
      'Eins',
    ]);
    expect(await list(ada, { sort: 'createdAt', order: 'asc' })).toEqual([
      'Eins',
      'Zwei 100%',
      'Drei',
      'Nur Ada',
    ]);
    expect(await list(ada, { sort: 'status', order: 'desc', scope: 'internal' })).toEqual([
      'Zwei 100%',
      'Eins',
      'Drei',
    ]);
    for (const sort of ['type', 'author', 'editDate'] as const)
      expect((await list(ada, { sort })).toSorted()).toEqual(['Drei', 'Eins', 'Nur Ada', 'Zwei 100%']);
    const pages = [];
    for (const start of [0, 2, 4]) pages.push(await reader.client.listComments({ start, rows: 2 }));
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect(pages.map(({ comments }) => comments.map(({ text }) => text))).toEqual([
      ['Drei', 'Zwei 100%'],
      ['Eins'],
      [],
    ]);
    expect(await refusal(reader.client.listComments({ rows: 501 }))).toBe('400 INVALID_REQUEST');
    expect(await refusal(reader.client.listComments({ from: '2025-02-30' }))).toBe('400 INVALID_REQUEST');
  });

  it.each(commentOrders)(
    'that have words come in the same order, number and pages as all: by %s',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const [all, ...pages] = await Promise.all(
          [{}, ...[0, 2, 3, 9].map((start) => ({ text: 'I', start, rows: 1 }))].map((page) =>
            ada.client.listComments({ sort, order, ...page }),
          ),
        );
        const [one, , three] = (all?.comments ?? [])
          .filter(({ text }) => /i/i.test(text))
          .map(({ icid }) => icid);
        expect(pages.map(({ comments }) => comments[0]?.icid)).toEqual([one, three, undefined, undefined]);
        expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
      }
      const ofReader = await reader.client.listComments({ sort, text: 'Ada' });
      expect(ofReader).toEqual({ total: 0, comments: [] });
    },
  );

  it('are counted per paragraph of a document, in the order of the law, for the one who asks', async () => {
    const counts = async (who: Commenter, versionDate?: string) =>
      (await who.client.commentCounts({ regTextId: 'musterg', versionDate })).map(
        ({ completeParagraphID, total, open, tagged }) => [completeParagraphID, total, open, tagged],
      );
    expect(await counts(reader)).toEqual([
      ['musterg~1', 1, 1, 0],
      ['musterg~2', 1, 0, 0],
      ['musterg~2^2', 1, 1, 0],
    ]);
    expect(await counts(ada)).toEqual([
      ['musterg~1', 1, 1, 1],
      ['musterg~2', 2, 1, 0],
      ['musterg~2^2', 1, 1, 0],
    ]);
    const later = await ada.client.createComment({
      body: aComment({ regArt: 'musterg~1', versionDate: '2024-01-01' }),
    });
    expect((await counts(reader, '2023-12-31'))[0]).toEqual(['musterg~1', 1, 1, 0]);
    expect((await counts(reader, '2024-01-01'))[0]).toEqual(['musterg~1', 2, 2, 0]);
    await ada.client.deleteComment({ icid: later.icid });
    expect((await counts(reader))[0]).toEqual(['musterg~1', 1, 1, 0]);
  });

  it('are counted for the dashboard: the open tags of the caller, by status', async () => {
    const numbers = async (who: Commenter) => {
      const { noOfToDoComments, noOfInProgressComments, noOfTotalTaggedComments } =
        await who.client.statistics({});
      return [noOfToDoComments, noOfInProgressComments, noOfTotalTaggedComments];
    };
    expect([await numbers(ada), await numbers(bea), await numbers(reader)]).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [0, 0, 0],
    ]);
    // The numbers are those of the lists to which they lead.
    const asList = await bea.client.listComments({ taggedUserIds: bea.id, status: '1,2', resolved: '0' });
    expect(asList.total).toBe(1);
  });

  it('of tags are the inbox of the one who is named', async () => {
    const { client } = await enterCommenter(servers, ['READER']);
    const { id } = await client.currentUser({});
    const first = await ada.client.createComment({ body: aComment({ text: 'Erster', taggedUserIds: [id] }) });
    await new Promise((resolve) => setTimeout(resolve, 3));
    const second = await ada.client.createComment({
      body: aComment({ text: 'Zweiter', taggedUserIds: [id] }),
    });
    const read = async (query: Parameters<typeof client.inbox>[0] = {}) => {
      const { unread, total, entries } = await client.inbox(query);
      return [unread, total, ...entries.map((one) => `${one.comment.text} ${one.open} ${one.read}`)];
    };
    expect(await read()).toEqual([2, 2, 'Zweiter true false', 'Erster true false']);
    expect((await client.inbox({})).entries[0]).toMatchObject({
      taggedBy: { id: ada.id },
      taggedAt: second.createdAt,
    });
    expect(await client.readInbox({ body: { icids: [first.icid] } })).toEqual({ unread: 1 });
    expect(await read({ unread: 'true' })).toEqual([1, 1, 'Zweiter true false']);
    await client.resolveTagging({ id: second.icid, resolve: 'true' });
    expect(await read()).toEqual([0, 2, 'Zweiter false false', 'Erster true true']);
    await client.resolveTagging({ id: second.icid, resolve: 'false' });
    expect(await client.readInbox({ body: {} })).toEqual({ unread: 0 });
    await ada.client.updateComment(anEdit(first, { taggedUserIds: [] }));
    expect(await read()).toEqual([0, 1, 'Zweiter true true']);
    expect((await bea.client.inbox({})).entries.map(({ comment }) => comment.text)).not.toContain('Zweiter');
  });
});
