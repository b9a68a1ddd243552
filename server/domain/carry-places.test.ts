import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnswer } from '../testing/assurance.ts';
import { actAfter, actBefore } from '../testing/carried-act.ts';
import { aComment, type Commenter, enterCommenter } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';

type Servers = Awaited<ReturnType<typeof startFollowing>>;

describe.each(testDatabases())('reading a version on $name', (database) => {
  let servers: Servers;
  let anna: Commenter;
  beforeAll(async () => {
    servers = await startFollowing(database);
    anna = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
    await servers.publish('2022-01-01', actBefore);
    const say = (text: string, path: string, more = {}) =>
      anna.client.createComment({ body: aComment({ text, regArt: `musterg~${path}`, ...more }) });
    await say('duty', '2^1', { versionDate: '2022-01-01' });
    const { icid } = await say('audit', '3^1');
    await anna.client.createComment({ body: aComment({ text: 'reply', parent: icid }) });
    await say('fees', '4^1');
    for (const path of ['3^1', '4^1'])
      await anna.client.createAnswer({
        body: anAnswer({ regArt: `musterg~${path}`, versionDate: '2022-01-01' }),
      });
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    await say('new', '3^1', { versionDate: '2025-01-01' });
    await servers.follow();
  });
  afterAll(() => servers?.stop());

  const at = async (path: string, versionDate?: string, inside = false) => {
    const query = { ...(versionDate && { versionDate }), ...(inside && { inside: 'true' as const }) };
    const comments = await anna.client.commentsOfRegArt({ complete: `musterg~${path}`, ...query });
    return comments.map(({ text, regArt, carried }) => [text, regArt, carried?.outcome ?? '-'].join(' '));
  };

  it('shows comments with their replies at their places in it, and what came there with its mark', async () => {
    const before = ['audit musterg~3^1 -', 'reply musterg~3^1 -'];
    const after = ['audit musterg~4^1 renumbered', 'reply musterg~4^1 renumbered'];
    expect(await at('3^1', '2022-01-01')).toEqual(before);
    expect(await at('4^1', '2022-01-01')).toEqual(['fees musterg~4^1 -']);
    expect(await at('2^1', '2022-06-01')).toEqual(['duty musterg~2^1 -']);
    expect(await at('3^1', '2025-01-01')).toEqual(['new musterg~3^1 -']);
    expect(await at('4^1', '2025-01-01')).toEqual(after);
    expect(await at('4', '2025-01-01', true)).toEqual(after);
    expect(await at('2^1', '2025-01-01')).toEqual(['duty musterg~2^1 changed']);
    // The law of today is that of 2025.
    expect(await at('4^1')).toEqual(after);
  });

  it('has what is parked still to be read beside where it stood, behind what stands there', async () => {
    const { items } = await anna.client.listCarried({ type: 'comment' });
    const { caid = '', version = 0 } = items.find(({ comment }) => comment?.text === 'duty') ?? {};
    const parked = await anna.client.parkCarried({ caid, body: { version } });
    const { icid } = await anna.client.createComment({
      body: aComment({ text: 'fresh', regArt: 'musterg~2^1', versionDate: '2025-01-01' }),
    });
    await servers.follow();
    expect(parked.near).toBe('musterg~2^1');
    for (const [path, inside] of [['2^1', false] as const, ['2', true] as const])
      expect(await at(path, '2025-01-01', inside)).toEqual([
        'fresh musterg~2^1 -',
        'duty musterg~2^1 changed',
      ]);
    const there = await anna.client.commentsOfRegArt({ complete: 'musterg~2^1', versionDate: '2025-01-01' });
    expect(there.map(({ carried }) => carried?.state)).toEqual([undefined, 'parked']);
    expect((await at('1', '2025-01-01', true)).join()).not.toContain('duty');
    await anna.client.undoCarried({ caid, body: { version: parked.version } });
    await anna.client.deleteComment({ icid });
  });

  it('counts what stands there, and nothing that is parked', async () => {
    const counts = async (versionDate?: string) =>
      (await anna.client.commentCounts({ regTextId: 'musterg', ...(versionDate && { versionDate }) })).map(
        ({ completeParagraphID, total }) => `${completeParagraphID} ${total}`,
      );
    expect(await counts('2022-01-01')).toEqual(['musterg~2^1 1', 'musterg~3^1 2', 'musterg~4^1 1']);
    expect(await counts('2025-01-01')).toEqual(['musterg~2^1 1', 'musterg~3^1 1', 'musterg~4^1 2']);
    expect(await counts()).toEqual(await counts('2025-01-01'));
  });

  it('shows answers at their places in it, with the marks that they have', async () => {
    const answers = async (path: string, versionDate: string) =>
      (await anna.client.assuranceOfRegArt({ complete: `musterg~${path}`, versionDate })).map(
        ({ regArt, versionDate: of, carried }) => [regArt, of, carried?.outcome ?? '-'].join(' '),
      );
    expect(await answers('3^1', '2022-01-01')).toEqual(['musterg~3^1 2022-01-01 -']);
    expect(await answers('4^1', '2022-01-01')).toEqual(['musterg~4^1 2022-01-01 -']);
    expect(await answers('3^1', '2025-01-01')).toEqual([]);
    expect(await answers('4^1', '2025-01-01')).toEqual(['musterg~3^1 2022-01-01 renumbered']);
  });

  it('shows nothing that was written on a later version, and what was written on a day of this one', async () => {
    const query = { regTextId: 'musterg', versionDate: '2020-01-01' };
    for (const path of ['3^1', '4^1']) expect(await at(path, '2020-01-01')).toEqual([]);
    expect(await anna.client.commentCounts(query)).toEqual([]);
    const body = aComment({ text: 'day', regArt: 'musterg~1^1', versionDate: '2022-06-01' });
    await anna.client.createComment({ body });
    await servers.follow();
    expect(await at('1^1', '2022-01-01')).toEqual(['day musterg~1^1 -']);
  });

  it('is where the search leads: to the place that a comment has, in a version in which it has it', async () => {
    const addresses = async (query: string) =>
      (await anna.client.domainSearch({ query, facet: 'comments' })).hits.map(({ address }) => address);
    expect(await addresses('audit')).toEqual(['/read/musterg/4?versionDate=2025-01-01#4%5E1']);
    expect(await addresses('reply')).toEqual(['/read/musterg/4?versionDate=2025-01-01#4%5E1']);
    // What is parked in the law of today was last there.
    expect(await addresses('fees')).toEqual(['/read/musterg/4?versionDate=2022-01-01#4%5E1']);
  });
});
