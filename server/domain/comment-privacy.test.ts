import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import type { Contract } from '#core/contract/endpoint.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { aComment, anEdit, type Commenter, enterCommenter } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainSamples } from '#server/testing/domain-samples.ts';
import type { SampleRequest } from '#server/testing/main-samples.ts';

const secret = 'Verschwiegenheit';

/** Changes of an own comment, each of which ends with it being private. */
const life = fc.record({
  begin: fc.constantFrom('private', 'internal'),
  isReply: fc.boolean(),
  path: fc.constantFrom('musterg~1', 'musterg~2', 'musterg~2^1'),
  removed: fc.boolean(),
  links: fc.subarray(['musterg~1', 'musterg~2']),
});

describe.each(testDatabases())('private comments on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let author: Commenter;
  const others: { who: string; token: string; id: string }[] = [];
  beforeAll(async () => {
    servers = await startBoth(database);
    author = await enterCommenter(servers);
    for (const roles of [
      ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN', 'REGESTA_STATICDB_DATA_ADMIN', 'CHAT_USER'],
      ['COMMENT_EDITOR', 'CHANGE_EDITOR'],
      ['READER', 'COMMENT_EDITOR', 'ISOLATED_TESTER'],
    ] as const)
      others.push({
        who: roles.join(),
        ...(await servers.enter(`other-${others.length}`, roles)),
      });
  });
  afterAll(() => servers?.stop());

  /**
   * What every call of the contract that names a comment, a paragraph or nothing answers to somebody about a comment;
   * without what may be answered.
   */
  async function everything(
    { token, id }: { token: string; id: string },
    icid: string,
    admitted: readonly string[],
  ): Promise<string> {
    const replies: string[] = [];
    const ask = async (name: string, request: SampleRequest) => {
      const declared = (domainContract as Contract)[name];
      if (declared === undefined) throw new Error(`no endpoint ${name}`);
      const reply = await servers.request({ server: 'domain' }, declared, request, {
        authorization: `Bearer ${token}`,
      });
      const said = `${name}: ${await reply.text()}`;
      replies.push(admitted.reduce((left, one) => left.replaceAll(one, ''), said));
    };
    // What leaves accounts as they are; the rest of the contract says nothing of comments.
    const harmless = Object.entries(domainContract).filter(
      ([, { method, path }]) => method === 'GET' || /Comment|Inbox/.test(path),
    );
    for (const [name, { path }] of harmless) {
      const { valid } = domainSamples(id)[name as keyof typeof domainContract];
      const params: Record<string, string> = {
        ...valid.params,
        ...('icid' in (valid.params ?? {}) && { icid }),
      };
      if (/resolveTagging|CarryOverDomain/.test(path) && 'id' in params) params.id = icid;
      if (name === 'changeComments') await ask(name, { body: { icids: [icid], status: 3 } });
      else if (name === 'createComment')
        await ask(name, { body: { text: 'x', language: 'DE', parent: icid } });
      else await ask(name, { ...valid, params });
    }
    for (const complete of ['musterg~1', 'musterg~2'])
      await ask('commentsOfRegArt', { params: { complete }, query: { inside: 'true' } });
    for (const query of [{ text: secret }, { author: author.id }, { scope: 'private' }, { rows: '500' }])
      await ask('listComments', { query: query as unknown as Record<string, string> });
    await ask('domainSearch', { query: { query: secret } });
    return replies.filter((reply) => reply.includes(secret) || reply.includes(`"${icid}"`)).join('\n');
  }

  /** Numbers in which a hidden comment could be counted. */
  const numbersFor = async ({ token }: { token: string }) => {
    const client = servers.domain.client('musterbank', token);
    return [
      (await client.listComments({})).total,
      await client.commentCounts({ regTextId: 'musterg' }),
      await client.statistics({}),
      (await client.domainSearch({ query: secret })).facetFields,
    ];
  };

  it('are in no answer of any call to anybody else, whatever became of them', async () => {
    const root = await author.client.createComment({ body: aComment({ text: 'Für alle.' }) });
    await fc.assert(
      fc.asyncProperty(life, async ({ begin, isReply, path, removed, links }) => {
        const before = await Promise.all(others.map(numbersFor));
        const place = isReply ? { parent: root.icid } : { regArt: path };
        const saved = await author.client.createComment({
          body: aComment({ ...place, text: secret, links, private: begin === 'private' }),
        });
        const own = saved.private
          ? await author.client.updateComment(anEdit(saved, { status: 1 }))
          : await author.client.updateComment(anEdit(saved, { private: true }));
        if (removed) await author.client.deleteComment({ icid: own.icid });
        else
          expect(await author.client.comment({ icid: own.icid })).toMatchObject({
            private: true,
            text: secret,
          });
        for (const other of others) {
          const replies = await everything(other, own.icid, [
            // A bulk call names what it refuses, which is what it was sent.
            `changeComments: {"changed":[],"refused":[{"icid":"${own.icid}","code":"COMMENT_NOT_FOUND"}]}`,
            // Whoever may have had it on screen is told that it is gone; one that was always private is not named.
            ...(begin === 'internal' ? [`data: {"icid":"${own.icid}","state":"gone"}`] : []),
          ]);
          expect(`${other.who} ${replies}`).toBe(`${other.who} `);
        }
        expect(await Promise.all(others.map(numbersFor))).toEqual(before);
      }),
      { numRuns: 6 },
    );
  });

  it('stay unseen while two people write at the same time', async () => {
    const [, editor] = others;
    const other = servers.domain.client('musterbank', editor?.token);
    const rounds = Array.from({ length: 12 }, (_, index) => index);
    const seen: string[] = [];
    await Promise.all([
      ...rounds.map(async (index) => {
        const saved = await author.client.createComment({
          body: aComment({ text: `${secret} ${index}`, private: true }),
        });
        await author.client.updateComment(anEdit(saved, { text: `${secret} neu ${index}` }));
      }),
      ...rounds.map(async () => {
        await other.createComment({ body: aComment({ text: 'Gleichzeitig.' }) });
        seen.push(JSON.stringify(await other.commentsOfRegArt({ complete: 'musterg~1', inside: 'true' })));
        seen.push(JSON.stringify(await other.listComments({ rows: 500 })));
      }),
    ]);
    expect(seen.filter((one) => one.includes(secret))).toEqual([]);
    expect(await author.client.listComments({ text: `${secret} neu` })).toMatchObject({ total: 12 });
  });
});

it('who sees which comment is decided in one file', () => {
  const readers = globSync('server/{domain,mail,process,http,admin}/**/*.ts').filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /From\('comment(?: as \w+)?'\)|Join\(\s*'comment(?: as \w+)?'/.test(readFileSync(file, 'utf8')),
  );
  // Others than the first read what they change, by its id, after that file has said that it may be seen.
  expect(readers.toSorted()).toEqual([
    // It asks only whether there is any, and answers nobody.
    'server/domain/change-feed.ts',
    'server/domain/comment-editing.ts',
    'server/domain/comment-replies.ts',
    'server/domain/comment-store.ts',
    'server/domain/comment-visibility.ts',
    'server/domain/comments-of-removed.ts',
    // It asks only whether there is any.
    'server/domain/sample-comments.ts',
    // It remembers where each was written, and answers nobody.
    'server/domain/written-places.ts',
  ]);
});
