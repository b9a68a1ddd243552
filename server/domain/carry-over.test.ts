import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CarriedItem } from '#core/contract/domain/carry-over.ts';
import { anAnswer } from '../testing/assurance.ts';
import { actAfter, actBefore, paragraphs } from '../testing/carried-act.ts';
import { aComment, type Commenter, enterCommenter, refusal } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';
import { anArticle } from '../testing/texts.ts';

type Servers = Awaited<ReturnType<typeof startFollowing>>;

describe.each(testDatabases())('the review queue on $name', (database) => {
  let servers: Servers;
  let anna: Commenter;
  let bruno: Commenter;
  let reader: Commenter;
  let tester: Commenter;
  const say = (who: Commenter, path: string, text: string, more: object = {}) =>
    who.client.createComment({ body: aComment({ text, regArt: `musterg~${path}`, ...more }) });
  const queue = async (who: Commenter, query: Parameters<Commenter['client']['listCarried']>[0] = {}) =>
    (await who.client.listCarried(query)).items;
  const named = (items: readonly CarriedItem[]) =>
    items.map(
      ({ comment, outcome, state, to }) =>
        `${comment?.text ?? 'answer'}: ${outcome} ${state}${to === undefined ? '' : ` ${to.regArt}`}`,
    );
  const find = async (who: Commenter, text: string, query = {}) => {
    const item = (await queue(who, query)).find(({ comment }) => comment?.text === text);
    if (item === undefined) throw new Error(`${text} is not in the queue`);
    return item;
  };

  beforeAll(async () => {
    servers = await startFollowing(database);
    [anna, bruno] = [
      await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']),
      await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']),
    ];
    reader = await enterCommenter(servers, ['READER']);
    tester = await enterCommenter(servers, ['READER', 'ISOLATED_TESTER']);
    await servers.publish('2022-01-01', actBefore);
    await say(anna, '1^1', 'scope');
    await say(anna, '2^1', 'duty');
    await say(anna, '2^1', 'own', { private: true });
    await say(anna, '3^1', 'audit');
    await say(anna, '4', 'fees');
    await say(tester, '2', 'tested');
    await anna.client.createAnswer({
      body: anAnswer({ regArt: 'musterg~2^1', versionDate: '2022-01-01' }),
    });
    await servers.follow();
    expect(await queue(anna)).toEqual([]);
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
  });
  afterAll(() => servers?.stop());

  it('has what changed, has moved or is gone, in the order of the law, and not what is the same', async () => {
    const all = await anna.client.listCarried({});
    expect(named(all.items.slice(0, 3)).toSorted()).toEqual([
      'answer: changed review musterg~2^1',
      'duty: changed review musterg~2^1',
      'own: changed review musterg~2^1',
    ]);
    expect(named(all.items.slice(3))).toEqual([
      'fees: repealed parked',
      'audit: renumbered placed musterg~4^1',
    ]);
    expect(all.total).toBe(5);
    expect(all.law).toEqual({ upTo: servers.clock.now.toISOString(), reached: true });
  });

  it('says where it stood and where it stands, with the words of both and their difference', async () => {
    const { caid } = await find(anna, 'duty');
    const { from, to, difference } = await anna.client.carriedItem({ caid });
    expect(from).toMatchObject({ regArt: 'musterg~2^1', versionDate: '2022-01-01', language: 'DE' });
    expect([from.words, to?.words]).toEqual([paragraphs.duty, paragraphs.changedDuty]);
    const op = (one: 'deleted' | 'inserted') =>
      difference.filter((run) => run.op === one).map(({ text }) => text.trim());
    expect([op('deleted'), op('inserted')]).toEqual([['20 Tagen'], ['7 Tagen']]);
  });

  it('is filtered by outcome, document and type, and counted', async () => {
    expect(named(await queue(anna, { outcome: 'changed,repealed' }))).toHaveLength(4);
    expect(await queue(anna, { regulation: 'bankg' })).toEqual([]);
    expect(named(await queue(anna, { type: 'answer' }))).toEqual(['answer: changed review musterg~2^1']);
    expect(named(await queue(anna, { start: 3, rows: 1 }))).toEqual(['fees: repealed parked']);
    expect(await anna.client.carriedCounts({})).toMatchObject({
      total: 5,
      outcomes: [
        { outcome: 'changed', total: 3 },
        { outcome: 'renumbered', total: 1 },
        { outcome: 'repealed', total: 1 },
      ],
      types: { comment: 4, answer: 1 },
      regulations: [{ regTextId: 'musterg', total: 5 }],
    });
  });

  it('has private comments for their authors alone, and for isolated testers their own', async () => {
    expect(named(await queue(bruno))).not.toContain('own: changed review musterg~2^1');
    expect((await bruno.client.carriedCounts({})).total).toBe(4);
    const own = await find(anna, 'own');
    expect(await refusal(bruno.client.carriedItem({ caid: own.caid }))).toBe('404 CARRY_OVER_NOT_FOUND');
    const body = { version: own.version };
    expect(await refusal(bruno.client.acceptCarried({ caid: own.caid, body }))).toBe(
      '404 CARRY_OVER_NOT_FOUND',
    );
    const id = own.comment?.icid ?? '';
    expect(await refusal(bruno.client.carriedPlaces({ id }))).toBe('404 CARRY_OVER_NOT_FOUND');
    expect(await refusal(bruno.client.carriedHistory({ id }))).toBe('404 CARRY_OVER_NOT_FOUND');
    expect(named(await queue(tester))).toEqual(['tested: changed review musterg~2']);
    const tested = await find(tester, 'tested');
    const done = await tester.client.acceptCarried({ caid: tested.caid, body: { version: tested.version } });
    expect(done).toMatchObject({ state: 'placed', open: false });
  });

  it('is read by readers and worked on by editors', async () => {
    const item = await find(reader, 'duty');
    expect(item.rights).toEqual({ work: false, undo: false });
    const request = { caid: item.caid, body: { version: item.version } };
    expect(await refusal(reader.client.acceptCarried(request))).toBe('403 FORBIDDEN');
    const foreign = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR'], 'alpina');
    expect(await queue(foreign)).toEqual([]);
    expect(await refusal(foreign.client.acceptCarried(request))).toBe('404 CARRY_OVER_NOT_FOUND');
  });

  it('loses what is accepted, and has it again when that is taken back', async () => {
    const item = await find(bruno, 'duty');
    const { caid } = item;
    const done = await bruno.client.acceptCarried({ caid, body: { version: item.version } });
    expect(done).toMatchObject({ state: 'placed', open: false, rights: { work: true, undo: true } });
    expect(done.to?.regArt).toBe('musterg~2^1');
    expect(named(await queue(anna))).not.toContain('duty: changed review musterg~2^1');
    expect(named(await queue(anna, { open: 'false' }))).toContain('duty: changed placed musterg~2^1');
    const stale = { caid, body: { version: item.version } };
    for (const call of ['acceptCarried', 'parkCarried', 'undoCarried'] as const)
      expect(await refusal(anna.client[call](stale))).toBe('409 CARRY_OVER_CHANGED');
    const undone = await anna.client.undoCarried({ caid, body: { version: done.version } });
    expect(undone).toMatchObject({ state: 'review', open: true, rights: { undo: false } });
    const again = { caid, body: { version: undone.version } };
    expect(await refusal(anna.client.undoCarried(again))).toBe('409 NOTHING_TO_UNDO');
    // What was taken back was not worked off.
    expect((await anna.client.carriedCounts({ open: 'false' })).total).toBe(0);
  });

  it('puts at another paragraph of the version what somebody moves there, and parks what nobody needs', async () => {
    const fees = await find(anna, 'fees');
    const { caid } = fees;
    const to = (regArt: string) => anna.client.moveCarried({ caid, body: { version: fees.version, regArt } });
    expect(await refusal(to('musterg~77'))).toBe('404 PARAGRAPH_NOT_FOUND');
    expect(await refusal(to('bankg~1'))).toBe('400 INVALID_REQUEST');
    const moved = await to('musterg~3^1');
    expect(moved).toMatchObject({ state: 'placed', open: false });
    expect(moved.to).toMatchObject({ regArt: 'musterg~3^1', words: paragraphs.capital });
    // Where the law of today has it, there its comment stands.
    expect((await anna.client.comment({ icid: fees.comment?.icid ?? '' })).regArt).toBe('musterg~3^1');
    const parked = await anna.client.parkCarried({ caid, body: { version: moved.version } });
    expect(parked).toMatchObject({ state: 'parked', open: false, near: 'musterg~3^1' });
    expect(parked.to).toBeUndefined();
  });

  it('keeps the words on which it was written and all that became known of its places', async () => {
    const id = (await find(anna, 'fees', { open: 'false' })).comment?.icid ?? '';
    const { written, places } = await anna.client.carriedPlaces({ id });
    expect(written).toMatchObject({ regArt: 'musterg~4', versionDate: '2022-01-01', language: 'DE' });
    expect(written.words).toContain(paragraphs.fees);
    expect(places.map(({ versionDate, state }) => [versionDate, state])).toEqual([
      ['2022-01-01', 'placed'],
      ['2025-01-01', 'parked'],
    ]);
    const facts = await anna.client.carriedHistory({ id });
    expect(facts.map(({ kind, by, regArt }) => [kind, by?.id, regArt])).toEqual([
      ['written', undefined, 'musterg~4'],
      ['carried', undefined, undefined],
      ['moved', anna.id, 'musterg~3^1'],
      ['parked', anna.id, undefined],
    ]);
  });

  it('has everything as of the last time while the main server is away', async () => {
    const heard = servers.clock.now.toISOString();
    servers.clock.now = new Date(servers.clock.now.getTime() + 3_600_000);
    servers.between.link = servers.cut;
    await servers.follow();
    const { items, law } = await anna.client.listCarried({});
    expect(law).toEqual({ upTo: heard, reached: false });
    expect(named(items)).toContain('duty: changed review musterg~2^1');
    servers.between.link = servers.whole;
  });

  it('goes on with its marks when another version comes, and settles them all at once', async () => {
    await servers.publish('2026-01-01', actAfter);
    await servers.follow();
    const item = await find(anna, 'duty');
    expect(item).toMatchObject({ outcome: 'changed', state: 'review', versionDate: '2026-01-01' });
    expect(item.from).toMatchObject({ versionDate: '2022-01-01', words: paragraphs.duty });
    const id = item.comment?.icid ?? '';
    const [, first] = (await anna.client.carriedPlaces({ id })).places;
    expect(first).toMatchObject({ versionDate: '2025-01-01', state: 'review', open: false });
    const old = { caid: first?.caid ?? '', body: { version: first?.version ?? 0 } };
    expect(await refusal(anna.client.acceptCarried(old))).toBe('409 CARRY_OVER_SUPERSEDED');
    const states = async () => (await anna.client.carriedPlaces({ id })).places.map(({ state }) => state);
    const done = await anna.client.acceptCarried({ caid: item.caid, body: { version: item.version } });
    expect(await states()).toEqual(['placed', 'placed', 'placed']);
    // It is one thing that was worked off, whatever was settled with it.
    const worked = (await queue(anna, { open: 'false' })).filter(({ comment }) => comment?.text === 'duty');
    expect(worked.map(({ versionDate }) => versionDate)).toEqual(['2026-01-01']);
    await anna.client.undoCarried({ caid: item.caid, body: { version: done.version } });
    expect(await states()).toEqual(['placed', 'review', 'review']);
  });

  it('has what stood in a text that was withdrawn, and lets it stand again when that is there again', async () => {
    const { db } = servers.main;
    await db.deleteFrom('text').where('version_date', '=', '2026-01-01').execute();
    await servers.follow();
    const item = await find(anna, 'duty');
    expect(item).toMatchObject({ versionDate: '2025-01-01', outcome: 'changed', state: 'review' });
    await servers.publish('2026-01-01', actAfter);
    await servers.follow();
    const id = item.comment?.icid ?? '';
    const { places } = await anna.client.carriedPlaces({ id });
    expect(
      places.map(({ versionDate, outcome, state, open }) => [versionDate, outcome, state, open]),
    ).toEqual([
      ['2022-01-01', 'unchanged', 'placed', false],
      ['2025-01-01', 'changed', 'review', false],
      ['2026-01-01', 'changed', 'review', true],
    ]);
  });

  it('keeps parked what was parked in a text that was withdrawn, when that or a later one comes', async () => {
    const { db } = servers.main;
    const item = await find(anna, 'duty');
    await anna.client.parkCarried({ caid: item.caid, body: { version: item.version } });
    await db.deleteFrom('text').where('version_date', '=', '2026-01-01').execute();
    await servers.follow();
    await servers.publish('2026-01-01', actAfter);
    await servers.publish('2027-01-01', actAfter);
    await servers.follow();
    const states = async (id: string) =>
      (await anna.client.carriedPlaces({ id })).places
        .slice(-2)
        .map(({ versionDate, outcome, state, open }) => [versionDate, outcome, state, open].join(' '));
    expect(await states(item.comment?.icid ?? '')).toEqual([
      '2026-01-01 changed parked false',
      '2027-01-01 changed parked false',
    ]);
    const [fees] = (await anna.client.listComments({ text: 'fees' })).comments;
    expect(await states(fees?.icid ?? '')).toEqual([
      '2026-01-01 repealed parked false',
      '2027-01-01 repealed parked false',
    ]);
    // Its thread is read as before, and leads to where it stood.
    const icid = fees?.icid ?? '';
    expect((await anna.client.commentThread({ icid })).map(({ text }) => text)).toEqual(['fees']);
    expect(fees).toMatchObject({ lastIn: '2022-01-01', regArt: 'musterg~4' });
    const there = await anna.client.commentsOfRegArt({ complete: 'musterg~2^1', versionDate: '2026-01-01' });
    expect(there.find(({ text }) => text === 'duty')?.carried).toMatchObject({
      state: 'parked',
      open: false,
    });
  });

  it('waits in a version that comes while a later one is withdrawn, and then there no more', async () => {
    const { db } = servers.main;
    await say(anna, '1^1', 'late', { versionDate: '2025-01-01' });
    await servers.follow();
    await db.deleteFrom('text').where('version_date', '>=', '2026-01-01').execute();
    await servers.follow();
    const changed = [anArticle('1', `${paragraphs.scope} Es gilt auch für Gruppen.`), ...actAfter.slice(1)];
    await servers.publish('2025-06-01', changed);
    await servers.follow();
    expect(await find(anna, 'late')).toMatchObject({ versionDate: '2025-06-01', outcome: 'changed' });
    await servers.publish('2026-01-01', changed);
    await servers.follow();
    const delayed = (await queue(anna)).filter(({ comment }) => comment?.text === 'late');
    expect(delayed.map(({ versionDate }) => versionDate)).toEqual(['2026-01-01']);
  });

  it('waits in the only version that comes back of those that were withdrawn', async () => {
    const { db } = servers.main;
    await say(anna, '4', 'gone', { versionDate: '2022-01-01' });
    await say(anna, '3^1', 'moved', { versionDate: '2022-01-01' });
    await servers.follow();
    await db.deleteFrom('text').where('version_date', '>=', '2025-01-01').execute();
    await servers.follow();
    const names = ['gone', 'moved'];
    const waiting = async () =>
      (await queue(anna))
        .filter(({ comment }) => names.includes(comment?.text ?? ''))
        .map(({ comment, versionDate, outcome }) => `${comment?.text} ${versionDate} ${outcome}`)
        .toSorted();
    expect(await waiting()).toEqual([]);
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    const there = ['gone 2025-01-01 repealed', 'moved 2025-01-01 renumbered'];
    expect(await waiting()).toEqual(there);
    await servers.publish('2026-01-01', actAfter);
    await servers.follow();
    expect(await waiting()).toEqual(there.map((line) => line.replace('2025', '2026')));
  });
});
