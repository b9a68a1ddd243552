import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import {
  aComment,
  anEdit,
  type Commenter,
  enterCommenter,
  messageOf,
  refusal,
} from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { HttpProblem } from '../http/problem.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

describe.each(testDatabases())('comments on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  let reader: Commenter;
  let admin: Commenter;
  let tester: Commenter;
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers);
    bea = await enterCommenter(servers);
    reader = await enterCommenter(servers, ['READER']);
    admin = await enterCommenter(servers, ['ADMINISTRATOR']);
    tester = await enterCommenter(servers, ['READER', 'ISOLATED_TESTER']);
  });
  afterAll(() => servers?.stop());

  const at = async (one: Commenter, complete: string) =>
    (await one.client.commentsOfRegArt({ complete })).map(({ text }) => text);

  it('have every field of the specification', async () => {
    const saved = await ada.client.createComment({
      body: aComment({
        text: '  Gilt **auch** für uns.\r\n',
        translations: { FR: 'Vaut aussi pour nous.', IT: '  ' },
        regArt: 'musterg~1^1',
        versionDate: '2020-01-01',
        commentType: 2,
        status: 1,
        taggedUserIds: [bea.id, bea.id],
        links: ['musterg~2'],
      }),
    });
    expect(saved).toEqual({
      icid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: 1,
      domainComment: true,
      source: 'domain',
      scope: 'internal',
      private: false,
      commentType: 2,
      type: 'interpretation',
      status: 1,
      resolved: false,
      reference: { kind: 'regArt', completeParagraphID: 'musterg~1^1', versionDate: '2020-01-01' },
      regArt: 'musterg~1^1',
      text: 'Gilt **auch** für uns.',
      language: 'DE',
      translations: { FR: 'Vaut aussi pour nous.' },
      author: { id: ada.id, fullName: expect.any(String) },
      taggedUserIds: [bea.id],
      tags: [{ userId: bea.id, open: true, taggedAt: saved.createdAt }],
      links: ['musterg~2'],
      replies: 0,
      removed: false,
      createdAt: expect.any(String),
      editDate: saved.createdAt,
      rights: { edit: true, setStatus: true, remove: true, reply: true },
    });
    expect(await ada.client.comment({ icid: saved.icid })).toEqual(saved);
    expect(await reader.client.comment({ icid: saved.icid })).toEqual({
      ...saved,
      rights: { edit: false, setStatus: false, remove: false, reply: false },
    });
  });

  it('are those of a paragraph, with those inside it if that is asked for', async () => {
    const { client } = ada;
    for (const [regArt, text] of [
      ['musterg~2', 'Artikel'],
      ['musterg~2^1', 'Absatz'],
      ['musterg~1', 'anderer Artikel'],
    ] as const)
      await client.createComment({ body: aComment({ regArt, text }) });
    expect(await at(reader, 'musterg~2')).toEqual(['Artikel']);
    const inside = await reader.client.commentsOfRegArt({ complete: 'musterg~2', inside: 'true' });
    expect(inside.map(({ text }) => text)).toEqual(['Absatz', 'Artikel']);
  });

  it('written on a later version are not said of an earlier one', async () => {
    const on = { regArt: 'musterg~2^2' };
    await ada.client.createComment({ body: aComment({ ...on, text: 'immer' }) });
    await ada.client.createComment({ body: aComment({ ...on, text: 'neu', versionDate: '2024-01-01' }) });
    const read = async (versionDate?: string) =>
      (await reader.client.commentsOfRegArt({ complete: on.regArt, versionDate })).map(({ text }) => text);
    expect(await read()).toEqual(['neu', 'immer']);
    expect(await read('2024-01-01')).toEqual(['neu', 'immer']);
    expect(await read('2023-12-31')).toEqual(['immer']);
  });

  it('that say nothing are refused with the words of the specification', async () => {
    const saved = await ada.client.createComment({ body: aComment() });
    for (const call of [
      () => ada.client.createComment({ body: aComment({ text: ' \n\t ' }) }),
      () => ada.client.updateComment(anEdit(saved, { text: '' })),
    ]) {
      expect(await refusal(call())).toBe('400 COMMENT_REQUIRED');
      expect(await messageOf(call())).toContain('A comment is required.');
    }
  });

  it('have at most 10,000 characters in each language', async () => {
    const longest = 'ü'.repeat(10_000);
    const body = aComment({ text: longest, translations: { FR: longest } });
    expect((await ada.client.createComment({ body })).translations.FR).toHaveLength(10_000);
    const tooLong = aComment({ text: `${longest}x` });
    expect(await messageOf(ada.client.createComment({ body: tooLong }))).toContain(
      'text: must have at most 10,000',
    );
    const translated = aComment({ translations: { IT: `${longest}x` } });
    expect(await messageOf(ada.client.createComment({ body: translated }))).toContain('translations.IT: ');
  });

  it.each([
    ['a paragraph that main does not have', { regArt: 'musterg~77' }, '404 PARAGRAPH_NOT_FOUND', 'regArt'],
    ['a document that main does not have', { regArt: 'nothing~1' }, '404 PARAGRAPH_NOT_FOUND', 'regArt'],
    ['no path of a paragraph', { regArt: 'musterg~12p3B' }, '400 INVALID_REQUEST', 'regArt'],
    ['no paragraph at all', { regArt: undefined }, '400 INVALID_REQUEST', 'regArt'],
    ['a day that does not exist', { versionDate: '2025-02-30' }, '400 INVALID_REQUEST', 'versionDate'],
    ['a link to nothing', { links: ['musterg~1', 'musterg~99'] }, '404 PARAGRAPH_NOT_FOUND', 'links'],
    ['an unknown colleague', { taggedUserIds: [nobody] }, '404 USER_NOT_FOUND', 'taggedUserIds'],
    ['an unknown thread', { regArt: undefined, parent: nobody }, '404 COMMENT_NOT_FOUND', 'parent'],
    ['an unknown type', { commentType: 9 as 1 }, '400 INVALID_REQUEST', 'commentType'],
  ])('that name %s are refused and say which field it is', async (_, fields, code, field) => {
    const create = () => ada.client.createComment({ body: aComment(fields) });
    expect(await refusal(create())).toBe(code);
    expect(await messageOf(create())).toMatch(new RegExp(`(?:^|\\W)${field}: `));
  });

  it('keep the words where the main server does not answer', async () => {
    const { paragraph } = servers.domain.link;
    servers.domain.link.paragraph = async () => undefined;
    const saved = await ada.client.createComment({ body: aComment({ regArt: 'musterg~78' }) });
    servers.domain.link.paragraph = paragraph;
    expect(await at(reader, 'musterg~78')).toEqual([saved.text]);
  });

  it('that are unknown or of others alone are not there', async () => {
    const { icid, ...own } = await ada.client.createComment({ body: aComment({ private: true }) });
    for (const [one, id] of [
      [bea, icid],
      [admin, icid],
      [tester, icid],
      [ada, nobody],
    ] as const) {
      const { client } = one;
      expect(await refusal(client.comment({ icid: id }))).toBe('404 COMMENT_NOT_FOUND');
      expect(await refusal(client.commentHistory({ icid: id }))).toBe('404 COMMENT_NOT_FOUND');
      if (one === tester) continue;
      expect(await refusal(client.updateComment(anEdit({ ...own, icid: id })))).toBe('404 COMMENT_NOT_FOUND');
      expect(await refusal(client.deleteComment({ icid: id }))).toBe('404 COMMENT_NOT_FOUND');
      expect(await refusal(client.resolveTagging({ id, resolve: 'true' }))).toBe('404 COMMENT_NOT_FOUND');
      expect(await refusal(client.createComment({ body: aComment({ parent: id }) }))).toBe(
        '404 COMMENT_NOT_FOUND',
      );
    }
  });

  it('are seen by readers, written by editors and 403 for all others', async () => {
    const saved = await ada.client.createComment({ body: aComment() });
    const chatter = await enterCommenter(servers, ['CHAT_USER']);
    expect(await refusal(chatter.client.commentsOfRegArt({ complete: 'musterg~1' }))).toBe('403 FORBIDDEN');
    const refused = [
      reader.client.createComment({ body: aComment() }),
      reader.client.updateComment(anEdit(saved)),
      reader.client.deleteComment({ icid: saved.icid }),
      reader.client.changeComments({ body: { icids: [saved.icid], status: 3 } }),
    ];
    expect(await Promise.all(refused.map(refusal))).toEqual(refused.map(() => '403 FORBIDDEN'));
    const blind = await enterCommenter(servers, ['ISOLATED_TESTER']);
    expect(await refusal(blind.client.createComment({ body: aComment() }))).toBe('403 FORBIDDEN');
    const other = await enterCommenter(servers, ['COMMENT_EDITOR'], 'alpina');
    expect(await refusal(other.client.comment({ icid: saved.icid }))).toBe('404 COMMENT_NOT_FOUND');
  });

  it('are edited by their author, and by other editors in status and resolved of internal ones', async () => {
    const saved = await ada.client.createComment({ body: aComment() });
    expect(await refusal(bea.client.updateComment(anEdit(saved, { text: 'Nein.' })))).toBe(
      '403 COMMENT_NOT_YOURS',
    );
    const set = await bea.client.updateComment(anEdit(saved, { status: 3, resolved: true }));
    expect(set).toMatchObject({
      text: saved.text,
      status: 3,
      resolved: true,
      version: 2,
      author: { id: ada.id },
    });
    const edited = await ada.client.updateComment(anEdit(set, { text: 'Doch.', links: ['musterg~2'] }));
    expect(edited).toMatchObject({
      text: 'Doch.',
      status: 3,
      resolved: true,
      version: 3,
      links: ['musterg~2'],
    });
  });

  it('are removed by their author, internal ones by administrators too', async () => {
    const [first, second] = [
      await ada.client.createComment({ body: aComment() }),
      await ada.client.createComment({ body: aComment() }),
    ];
    expect(await refusal(bea.client.deleteComment({ icid: first.icid }))).toBe('403 COMMENT_NOT_YOURS');
    expect(await ada.client.deleteComment({ icid: first.icid })).toEqual({ icid: first.icid });
    expect(await admin.client.deleteComment({ icid: second.icid })).toEqual({ icid: second.icid });
    for (const { icid } of [first, second])
      expect(await refusal(reader.client.comment({ icid }))).toBe('404 COMMENT_NOT_FOUND');
  });

  it('that begin a thread stay in it without words while it has replies', async () => {
    const root = await ada.client.createComment({
      body: aComment({ regArt: 'musterg~2^1', text: 'Frage?', taggedUserIds: [bea.id] }),
    });
    const reply = await bea.client.createComment({ body: aComment({ parent: root.icid, text: 'Antwort.' }) });
    const further = await ada.client.createComment({
      body: aComment({ parent: reply.icid, text: 'Danke.' }),
    });
    expect([reply.parent, further.parent, reply.regArt]).toEqual([root.icid, root.icid, 'musterg~2^1']);
    expect(await reader.client.comment({ icid: root.icid })).toMatchObject({ replies: 2 });
    const { left } = await ada.client.deleteComment({ icid: root.icid });
    expect(left).toMatchObject({ removed: true, text: '', taggedUserIds: [], replies: 2 });
    const thread = await reader.client.commentsOfRegArt({ complete: 'musterg~2^1' });
    expect(thread.slice(0, 3).map(({ icid, text, removed }) => [icid, text, removed])).toEqual([
      [root.icid, '', true],
      [reply.icid, 'Antwort.', false],
      [further.icid, 'Danke.', false],
    ]);
    const history = await reader.client.commentHistory({ icid: root.icid });
    expect(history.map(({ kind }) => kind)).toEqual(['created', 'removed']);
    expect(JSON.stringify(history)).not.toContain('Frage?');
    await bea.client.deleteComment({ icid: reply.icid });
    await ada.client.deleteComment({ icid: further.icid });
    expect(await refusal(reader.client.commentHistory({ icid: root.icid }))).toBe('404 COMMENT_NOT_FOUND');
  });

  it('that begin a thread and are removed are replied to further by those who see a reply, and by nobody else', async () => {
    const root = await ada.client.createComment({ body: aComment({ regArt: 'musterg~2^2' }) });
    const further = aComment({ parent: root.icid, text: 'Doch.' });
    const reply = await bea.client.createComment({ body: aComment({ parent: root.icid }) });
    await ada.client.deleteComment({ icid: root.icid });
    const [rights, ofReader] = await Promise.all(
      [bea, reader].map(async ({ client }) => {
        const thread = await client.commentsOfRegArt({ complete: 'musterg~2^2' });
        return thread.find(({ icid }) => icid === root.icid)?.rights;
      }),
    );
    expect(rights).toEqual({ edit: false, setStatus: false, remove: false, reply: true });
    expect(ofReader).toMatchObject({ reply: false });
    const added = await bea.client.createComment({ body: further });
    expect(added).toMatchObject({ parent: root.icid, text: 'Doch.' });
    expect(await refusal(reader.client.createComment({ body: further }))).toBe('403 FORBIDDEN');
    await bea.client.deleteComment({ icid: reply.icid });
    await bea.client.deleteComment({ icid: added.icid });
    expect(await refusal(bea.client.createComment({ body: further }))).toBe('404 COMMENT_NOT_FOUND');
  });

  it('that are removed show their place to those only who see a reply', async () => {
    const root = await ada.client.createComment({ body: aComment({ regArt: 'musterg~2^2' }) });
    await bea.client.createComment({
      body: aComment({ parent: root.icid, private: true, text: 'Nur für mich.' }),
    });
    await ada.client.deleteComment({ icid: root.icid });
    const places = async (one: Commenter) =>
      (await one.client.commentsOfRegArt({ complete: 'musterg~2^2' })).filter(({ icid, parent }) =>
        [icid, parent].includes(root.icid),
      ).length;
    expect([await places(ada), await places(reader), await places(bea)]).toEqual([0, 0, 2]);
  });

  it('are private without tags: neither a private one is tagged nor a tagged one made private', async () => {
    const tagged = await ada.client.createComment({ body: aComment({ taggedUserIds: [bea.id] }) });
    const own = await ada.client.createComment({ body: aComment({ private: true }) });
    const refused = [
      ada.client.createComment({ body: aComment({ private: true, taggedUserIds: [bea.id] }) }),
      ada.client.updateComment(anEdit(tagged, { private: true })),
      ada.client.updateComment(anEdit(own, { taggedUserIds: [bea.id] })),
    ];
    expect(await Promise.all(refused.map(refusal))).toEqual(refused.map(() => '400 PRIVATE_WITH_TAGS'));
    const alone = await ada.client.updateComment(anEdit(tagged, { private: true, taggedUserIds: [] }));
    expect(alone).toMatchObject({ private: true, scope: 'private', tags: [] });
  });

  it('with replies are not made private, and what answers to a private one is private', async () => {
    const root = await ada.client.createComment({ body: aComment() });
    await bea.client.createComment({ body: aComment({ parent: root.icid }) });
    expect(await refusal(ada.client.updateComment(anEdit(root, { private: true })))).toBe(
      '400 PRIVATE_WITH_REPLIES',
    );
    const own = await ada.client.createComment({ body: aComment({ private: true }) });
    const answer = aComment({ parent: own.icid });
    expect(await refusal(ada.client.createComment({ body: answer }))).toBe('400 REPLY_TO_PRIVATE');
    const reply = await ada.client.createComment({ body: { ...answer, private: true } });
    expect(await refusal(ada.client.updateComment(anEdit(reply, { private: false })))).toBe(
      '400 REPLY_TO_PRIVATE',
    );
  });

  it('of isolated testers are private, and nothing is done together', async () => {
    const { client } = tester;
    const own = await client.createComment({ body: aComment({ text: 'Probe.' }) });
    expect(own).toMatchObject({ private: true, rights: { edit: true, reply: true } });
    const internal = await ada.client.createComment({ body: aComment() });
    const other = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR', 'ISOLATED_TESTER']);
    expect(await at(tester, 'musterg~1')).toEqual(['Probe.']);
    expect(await at(other, 'musterg~1')).toEqual([]);
    const refused = [
      client.createComment({ body: aComment({ private: false }) }),
      client.createComment({ body: aComment({ taggedUserIds: [ada.id] }) }),
      client.updateComment(anEdit(own, { private: false })),
      other.client.createComment({ body: aComment({ private: false }) }),
      client.resolveTagging({ id: own.icid, resolve: 'true' }),
      client.inbox({}),
      client.readInbox({ body: {} }),
    ];
    expect(await Promise.all(refused.map(refusal))).toEqual(refused.map(() => '403 ISOLATED_TESTER'));
    expect(await refusal(client.comment({ icid: internal.icid }))).toBe('404 COMMENT_NOT_FOUND');
    const tagging = aComment({ taggedUserIds: [tester.id] });
    expect(await refusal(ada.client.createComment({ body: tagging }))).toBe('404 USER_NOT_FOUND');
  });

  it('of which two save a change, keep that of the first, and the second can read it', async () => {
    const saved = await ada.client.createComment({ body: aComment() });
    const second = await enterCommenter(servers);
    const edits = [
      ada.client.updateComment(anEdit(saved, { text: 'Von Ada.' })),
      bea.client.updateComment(anEdit(saved, { status: 1 })),
      second.client.updateComment(anEdit(saved, { status: 2 })),
    ];
    const outcomes = await Promise.all(edits.map(refusal));
    expect(outcomes.toSorted()).toEqual(['409 COMMENT_CHANGED', '409 COMMENT_CHANGED', 'accepted']);
    const current = await ada.client.comment({ icid: saved.icid });
    expect(current.version).toBe(2);
    expect(await refusal(ada.client.updateComment(anEdit(current, { text: 'Noch einmal.' })))).toBe(
      'accepted',
    );
  });

  it('set many at once: each is changed or refused by itself', async () => {
    const one = await ada.client.createComment({ body: aComment() });
    const own = await ada.client.createComment({ body: aComment({ private: true }) });
    const body = { icids: [one.icid, own.icid, nobody], status: 3 as const, resolved: true };
    const { changed, refused } = await bea.client.changeComments({ body });
    expect(changed).toMatchObject([{ icid: one.icid, status: 3, resolved: true, version: 2 }]);
    expect(refused).toEqual([own.icid, nobody].map((icid) => ({ icid, code: 'COMMENT_NOT_FOUND' })));
    expect(await refusal(bea.client.changeComments({ body: { icids: [one.icid] } }))).toBe(
      '400 INVALID_REQUEST',
    );
  });

  it('have types and statuses that are named in every language', async () => {
    const types = await reader.client.commentTypes({});
    const statuses = await reader.client.commentStatuses({});
    expect(types.map(({ type }) => type)).toEqual([
      'note',
      'interpretation',
      'question',
      'measure',
      'risk',
      'decision',
    ]);
    expect(statuses.map(({ id, names }) => `${id} ${names.DE}`)).toEqual([
      '0 Kein Status',
      '1 Zu erledigen',
      '2 In Arbeit',
      '3 Erledigt',
    ]);
    for (const { names } of [...types, ...statuses])
      expect(Object.values(names).every((name) => name !== '')).toBe(true);
  });

  it('tell what follows from a change, in its transaction: what fails there undoes it', async () => {
    const { link } = servers.domain;
    const before = link.follow;
    const heard: unknown[] = [];
    link.follow = async (_, { kind, actor, newlyTagged }) => void heard.push([kind, actor, newlyTagged]);
    const saved = await ada.client.createComment({ body: aComment({ taggedUserIds: [bea.id] }) });
    const edited = await ada.client.updateComment(anEdit(saved, { taggedUserIds: [bea.id, reader.id] }));
    await ada.client.updateComment(anEdit(edited));
    await bea.client.resolveTagging({ id: saved.icid, resolve: 'true' });
    expect(heard).toEqual([
      ['created', ada.id, [bea.id]],
      ['edited', ada.id, [reader.id]],
      ['tagEnded', bea.id, []],
    ]);
    link.follow = async () => {
      throw new HttpProblem(502, 'NO_FOLLOWER', 'nothing follows');
    };
    expect(await refusal(ada.client.updateComment(anEdit(edited, { text: 'Verloren.' })))).toBe(
      '502 NO_FOLLOWER',
    );
    link.follow = before;
    expect(await ada.client.comment({ icid: saved.icid })).toMatchObject({ text: saved.text, version: 2 });
    expect(await ada.client.commentHistory({ icid: saved.icid })).toHaveLength(3);
  });

  it('on changes are none of a change that there is not', async () => {
    const changes = await enterCommenter(servers, ['CHANGE_READER']);
    expect(await changes.client.commentsOfChange({ id: 'x' })).toEqual([]);
    expect(await refusal(reader.client.commentsOfChange({ id: 'x' }))).toBe('403 FORBIDDEN');
  });
});
