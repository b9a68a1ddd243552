import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import { aChange, aChangeEdit, aChangeFeed, aProviderChange, mainId } from '#server/testing/changes.ts';
import { anEdit, type Commenter, enterCommenter, messageOf, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { followChanges } from './change-feed.ts';

type Body = Parameters<Commenter['client']['createComment']>[0]['body'];

describe.each(testDatabases())('comments on changes on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  let outsider: Commenter;
  const ofMain = { id: mainId(1), origin: 'main' as const };
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers, ['CHANGE_EDITOR', 'COMMENT_EDITOR']);
    bea = await enterCommenter(servers, ['CHANGE_READER', 'COMMENT_EDITOR']);
    outsider = await enterCommenter(servers, ['COMMENT_EDITOR']);
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('the sample lacks its organisation');
    await followChanges(organisation, { changes: aChangeFeed([aProviderChange(1)]) }, () => new Date());
  });
  afterAll(() => servers?.stop());

  const say = (who: Commenter, change: Body['change'], fields: Partial<Body> = {}) =>
    who.client.createComment({ body: { text: 'Betrifft uns.', language: 'DE', change, ...fields } });

  it('carry what the change is called and where it is, in lists, threads and by themselves', async () => {
    const saved = await say(ada, ofMain);
    expect(saved).toMatchObject({
      reference: { kind: 'change', ...ofMain },
      changeLabel: 'Circulaire 1',
      changeSlug: 'aenderung-1',
    });
    expect(saved.regArt).toBe(undefined);
    const reply = await bea.client.createComment({
      body: { text: 'Ja.', language: 'DE', parent: saved.icid },
    });
    expect(reply).toMatchObject({ reference: { kind: 'change', ...ofMain }, changeLabel: 'Circulaire 1' });
    const { origin, id } = ofMain;
    expect((await bea.client.commentsOfChange({ id, origin })).map(({ text }) => text)).toEqual([
      'Betrifft uns.',
      'Ja.',
    ]);
    await ada.client.createComment({ body: { text: 'Zum Gesetz.', language: 'DE', regArt: 'musterg~1' } });
    const labels = async (who: Commenter) =>
      (await who.client.commentsWithChangeLabel({})).map(({ text, changeLabel, changeSlug }) => [
        text,
        changeLabel,
        changeSlug,
      ]);
    expect(await labels(bea)).toEqual([
      ['Ja.', 'Circulaire 1', 'aenderung-1'],
      ['Betrifft uns.', 'Circulaire 1', 'aenderung-1'],
    ]);
    const { comments } = await bea.client.listComments({});
    expect(comments.map(({ changeLabel }) => changeLabel).toSorted()).toEqual([
      'Circulaire 1',
      'Circulaire 1',
      undefined,
    ]);
  });

  it('are counted at their change, as the reader sees them', async () => {
    const own = await ada.client.createChange({ body: aChange() });
    const change = { id: own.domainId ?? '', origin: 'domain' as const };
    await say(ada, change);
    await say(ada, change, { private: true });
    const removed = await say(ada, change);
    await ada.client.deleteComment({ icid: removed.icid });
    const countFor = async (who: Commenter) => [
      (await who.client.change({ id: change.id })).comments,
      (await who.client.consolidatedChanges({})).find(({ domainId }) => domainId === change.id)?.comments,
    ];
    expect([await countFor(ada), await countFor(bea)]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    const edited = await ada.client.updateChange(aChangeEdit(own, { topic: 'Anders' }));
    expect(edited.comments).toBe(2);
  });

  it('are for those who read changes, and not for isolated testers', async () => {
    expect(await refusal(say(outsider, ofMain))).toBe('403 FORBIDDEN');
    expect(await refusal(outsider.client.commentsOfChange(ofMain))).toBe('403 FORBIDDEN');
    expect(await outsider.client.commentsWithChangeLabel({})).toEqual([]);
    const tester = await servers.enter('tester-of-changes', ['READER', 'CHANGE_READER', 'ISOLATED_TESTER']);
    const client = servers.domain.client('musterbank', tester.token);
    const body = { text: 'Für mich.', language: 'DE', change: ofMain, private: true } as const;
    expect(await refusal(client.createComment({ body }))).toBe('403 ISOLATED_TESTER');
  });

  it('name only those who read changes', async () => {
    const tags = (id: string) => ({ taggedUserIds: [id] });
    expect(await refusal(say(ada, ofMain, tags(outsider.id)))).toBe('400 TAGGED_SEES_NO_CHANGES');
    const saved = await say(ada, ofMain, tags(bea.id));
    const edit = anEdit(saved, { taggedUserIds: [bea.id, outsider.id] });
    expect(await refusal(ada.client.updateComment(edit))).toBe('400 TAGGED_SEES_NO_CHANGES');
    const { entries } = await bea.client.inbox({});
    expect(entries[0]?.comment).toMatchObject({ icid: saved.icid, changeSlug: 'aenderung-1' });
    await ada.client.deleteComment({ icid: saved.icid });
  });

  it.each([
    ['no change at all', { id: mainId(99), origin: 'main' as const }, '404 CHANGE_NOT_FOUND'],
    ['the id of the other origin', { id: mainId(1), origin: 'domain' as const }, '404 CHANGE_NOT_FOUND'],
    ['no id', { id: 'x', origin: 'main' as const }, '400 INVALID_REQUEST'],
  ])('that name %s are refused', async (_, change, code) => {
    expect(await refusal(say(ada, change))).toBe(code);
    expect(await messageOf(say(ada, change))).toMatch(/change/);
  });

  it('of a change that is removed stay, and take no reply', async () => {
    const own = await ada.client.createChange({ body: aChange({ topic: 'Fällt weg' }) });
    const change = { id: own.domainId ?? '', origin: 'domain' as const };
    const saved = await say(ada, change);
    expect(saved.changeSlug).toBe(own.slug);
    await ada.client.deleteChange({ id: change.id });
    const left = await bea.client.comment({ icid: saved.icid });
    expect([left.text, left.changeLabel, left.changeSlug]).toEqual(['Betrifft uns.', 'Fällt weg', undefined]);
    const reply = bea.client.createComment({ body: { text: 'Ja.', language: 'DE', parent: saved.icid } });
    expect(await refusal(reply)).toBe('404 CHANGE_NOT_FOUND');
    expect(await refusal(say(bea, change))).toBe('404 CHANGE_NOT_FOUND');
  });

  it('are not there with a plan that has no changes, in no list, reply, search or number', async () => {
    const saved = await say(ada, ofMain, { text: 'Zebrafink.', taggedUserIds: [bea.id], status: 1 });
    const owner = await servers.enter('owner-of-plans', ['READER', 'FULL_DOMAIN_ADMIN']);
    const setPlan = async (plan: string) => {
      await servers.main.client(owner.token).changePlan({ slug: 'musterbank', body: { plan } });
      await bea.client.servicePlan({});
    };
    const facts = async () => ({
      lists: [
        (await bea.client.commentsWithChangeLabel({})).some(({ icid }) => icid === saved.icid),
        (await bea.client.listComments({})).comments.some(({ icid }) => icid === saved.icid),
        (await bea.client.inbox({})).entries.some(({ comment }) => comment.icid === saved.icid),
      ],
      found: (await bea.client.domainSearch({ query: 'Zebrafink' })).total,
      changes: (await bea.client.domainSearch({ query: 'Circulaire' })).facetFields.changes,
      tagged: (await bea.client.statistics({})).noOfTotalTaggedComments,
      one: await refusal(bea.client.comment({ icid: saved.icid })),
      reply: await refusal(
        bea.client.createComment({ body: { text: 'Ja.', language: 'DE', parent: saved.icid } }),
      ),
      edit: await refusal(ada.client.updateComment(anEdit(saved, { text: 'Anders.' }))),
    });
    const before = await facts();
    expect(before).toMatchObject({ lists: [true, true, true], found: 1, changes: 1 });
    try {
      await setPlan('reading');
      expect(await facts()).toEqual({
        lists: [false, false, false],
        found: 0,
        changes: 0,
        tagged: before.tagged - 1,
        one: '404 COMMENT_NOT_FOUND',
        reply: '404 COMMENT_NOT_FOUND',
        edit: '404 COMMENT_NOT_FOUND',
      });
      expect(await refusal(say(ada, ofMain))).toBe('403 FORBIDDEN');
    } finally {
      await setPlan('complete');
    }
  });

  it('are found and counted while the main server says nothing', async () => {
    const { link } = servers.domain;
    const { ask } = link;
    link.ask = () => new Promise(() => undefined);
    try {
      expect((await bea.client.domainSearch({ query: 'Circulaire' })).facetFields.changes).toBe(1);
      expect((await bea.client.statistics({})).noOfOnGoingChangeElements).toBe(0);
    } finally {
      link.ask = ask;
    }
  });

  it('that are private keep a change that was withdrawn for their author, and for nobody else', async () => {
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('the sample lacks its organisation');
    const follow = (items: Parameters<typeof aChangeFeed>[0]) =>
      followChanges(organisation, { changes: aChangeFeed(items) }, () => new Date());
    const [second, change] = [aProviderChange(2), { id: mainId(2), origin: 'main' as const }];
    await follow([aProviderChange(1), second]);
    const own = await say(ada, change, { private: true });
    const gone = { kind: 'withdrawn' as const, id: mainId(2), sequence: 3 };
    await follow([aProviderChange(1), second, gone]);
    const facts = async (who: Commenter) => [
      (await who.client.consolidatedChanges({})).some(({ mainChangeElementId: id }) => id === change.id),
      (await who.client.domainSearch({ query: 'Circulaire' })).facetFields.changes,
      await refusal(who.client.change(change)),
      await refusal(who.client.changeHistory(change)),
      await refusal(who.client.changeTasks(change)),
      await refusal(who.client.changeFiles(change)),
    ];
    const missing = '404 CHANGE_NOT_FOUND';
    expect(await facts(bea)).toEqual([false, 1, missing, missing, missing, missing]);
    expect((await facts(ada)).slice(0, 2)).toEqual([true, 2]);
    expect(await ada.client.change(change)).toMatchObject({ withdrawn: true, comments: 1, files: 0 });
    expect(await ada.client.comment({ icid: own.icid })).toMatchObject({ changeSlug: 'aenderung-2' });
    const { client } = await enterCommenter(servers, ['CHANGE_EDITOR']);
    const title = 'Prüfen';
    const edit = client.updateChange({ ...change, body: { version: 0, domainData: { area: 'Recht' } } });
    expect(await refusal(edit)).toBe(missing);
    expect(await refusal(client.addChangeTask({ ...change, body: { title } }))).toBe(missing);
    expect(await refusal(say(bea, change))).toBe(missing);
    await ada.client.addChangeTask({ ...change, body: { title } });
    expect((await facts(bea))[0]).toBe(true);
  });
});
