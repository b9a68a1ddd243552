import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnswer } from '../testing/assurance.ts';
import { actAfter, actBefore } from '../testing/carried-act.ts';
import { aChange, aChangeEdit, aChangeFeed, aProviderChange, mainId } from '../testing/changes.ts';
import { aComment, type Commenter, enterCommenter, refusal } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';
import { followChanges } from './change-feed.ts';
import type { Organisation } from './organisation.ts';

const roles = ['READER', 'COMMENT_EDITOR', 'CHANGE_EDITOR'] as const;
const places = ['1', '1^1', '2', '2^1', '3', '3^1', '4', '4^1'];

describe.each(testDatabases())('the impact of changes on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startFollowing>>;
  let organisation: Organisation;
  let anna: Commenter;
  let bruno: Commenter;
  beforeAll(async () => {
    servers = await startFollowing(database);
    anna = await enterCommenter(servers, roles);
    bruno = await enterCommenter(servers, roles);
    const match = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
    await servers.publish('2022-01-01', actBefore);
    for (const path of places) {
      const regArt = `musterg~${path}`;
      const said = await anna.client.createComment({
        body: aComment({ text: `on ${path}`, regArt, taggedUserIds: [bruno.id] }),
      });
      await bruno.client.createComment({ body: aComment({ text: `reply on ${path}`, parent: said.icid }) });
      await bruno.client.createComment({
        body: aComment({ text: `mine on ${path}`, regArt, private: true }),
      });
      const gone = await anna.client.createComment({ body: aComment({ text: `gone on ${path}`, regArt }) });
      await anna.client.deleteComment({ icid: gone.icid });
      await anna.client.createAnswer({
        body: anAnswer({ regArt, versionDate: '2022-01-01', responsible: bruno.id, control: path }),
      });
    }
    await servers.follow();
  });
  afterAll(() => servers?.stop());

  async function impactOf(provisions: string[], who = anna) {
    const change = await anna.client.createChange({ body: aChange({ provisions }) });
    return who.client.changeImpact({ id: change.domainId ?? '' });
  }
  const saidIn = ({ comments }: Awaited<ReturnType<typeof impactOf>>) =>
    comments.map(({ text }) => text).sort();
  const answeredIn = ({ answers }: Awaited<ReturnType<typeof impactOf>>) =>
    answers.map(({ control }) => control).sort();
  /** What stands at places: of each a comment with its reply. */
  const planted = (...paths: string[]) => paths.flatMap((path) => [`on ${path}`, `reply on ${path}`]).sort();

  it.each([
    ['1^1', ['1', '1^1']],
    ['2', ['2', '2^1']],
    ['3', ['3', '3^1']],
    ['4^1', ['4', '4^1']],
  ])(
    'of %s is all that stands there, inside, and at the article around, and nothing else',
    async (path, at) => {
      const impact = await impactOf([`musterg~${path}`]);
      expect(saidIn(impact)).toEqual(planted(...at));
      expect(answeredIn(impact)).toEqual(at);
      expect(impact.places.map(({ completeParagraphID }) => completeParagraphID)).toEqual([
        `musterg~${path}`,
      ]);
      expect(impact.places[0]?.comments).toHaveLength(2 * at.length);
      expect(impact.people).toEqual([
        { id: anna.id, fullName: expect.any(String), attachments: ['author', 'answered'] },
        {
          id: bruno.id,
          fullName: expect.any(String),
          attachments: expect.arrayContaining(['author', 'tagged', 'responsible']),
        },
      ]);
    },
  );

  it('names what is at several of its paragraphs once, with the places', async () => {
    const impact = await impactOf(['musterg~3^1', 'musterg~3', 'musterg~1^1']);
    expect(saidIn(impact)).toEqual(planted('1', '1^1', '3', '3^1'));
    expect(impact.places.map(({ comments }) => comments.length)).toEqual([4, 4, 4]);
  });

  it('has private comments for their author alone', async () => {
    expect(saidIn(await impactOf(['musterg~2^1'], bruno))).toEqual(
      [...planted('2', '2^1'), 'mine on 2', 'mine on 2^1'].sort(),
    );
  });

  it('is empty of a change that names no paragraph, or one of which nothing was said', async () => {
    expect(await impactOf([])).toEqual({ places: [], comments: [], answers: [], people: [] });
  });

  it('is for those who see changes, and 404 of one that is not there', async () => {
    const reader = await enterCommenter(servers, ['READER']);
    const { domainId = '' } = await anna.client.createChange({ body: aChange() });
    expect(await refusal(reader.client.changeImpact({ id: domainId }))).toBe('403 FORBIDDEN');
    expect(await refusal(reader.client.changesAhead({ regTextId: 'musterg' }))).toBe('403 FORBIDDEN');
    const isolated = await enterCommenter(servers, ['READER', 'CHANGE_READER', 'ISOLATED_TESTER']);
    expect(await refusal(isolated.client.changeImpact({ id: domainId }))).toBe('403 ISOLATED_TESTER');
    expect(await refusal(isolated.client.changesAhead({ regTextId: 'musterg' }))).toBe('403 ISOLATED_TESTER');
    expect(await refusal(anna.client.changeImpact({ id: domainId, origin: 'main' }))).toBe(
      '404 CHANGE_NOT_FOUND',
    );
    await anna.client.deleteChange({ id: domainId });
    expect(await refusal(anna.client.changeImpact({ id: domainId }))).toBe('404 CHANGE_NOT_FOUND');
  });

  it('is ahead of the documents that it names, until it is done, out of scope or removed', async () => {
    const topics = async (regTextId = 'musterg') =>
      (await anna.client.changesAhead({ regTextId })).map(({ topic }) => topic);
    const before = await topics();
    const make = (topic: string, fields: Parameters<typeof aChange>[0] = {}) =>
      anna.client.createChange({ body: aChange({ topic, provisions: ['musterg~1'], ...fields }) });
    const far = await make('far', { deadline: '2031-01-01' });
    const soon = await make('soon', { deadline: '2020-01-01' });
    await make('elsewhere', { provisions: [] });
    expect(await topics()).toEqual(['soon', ...before, 'far']);
    expect(await topics('muster')).toEqual([]);
    await anna.client.updateChange(aChangeEdit(soon, { domainData: { status: 'O' } }));
    await anna.client.deleteChange({ id: far.domainId ?? '' });
    expect(await topics()).toEqual(before);
  });

  it('is told of changes of the provider too, in the language that is asked for', async () => {
    await followChanges(
      organisation,
      { changes: aChangeFeed([aProviderChange(1, { provisions: ['musterg~2^1', 'otherg~1'] })]) },
      () => new Date('2026-05-01T08:00:00Z'),
    );
    const key = { id: mainId(1), origin: 'main' } as const;
    expect(saidIn(await anna.client.changeImpact(key))).toEqual(planted('2', '2^1'));
    const ahead = await anna.client.changesAhead({ regTextId: 'musterg', language: 'FR' });
    expect(ahead.find(({ id }) => id === key.id)).toEqual({
      ...key,
      slug: 'aenderung-1',
      topic: 'Circulaire 1',
      deadline: '2026-12-31',
      status: '?',
      provisions: ['musterg~2^1'],
    });
  });

  it('follows what was carried over: what moved counts where it stands in the law of today', async () => {
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    const moved = await anna.client.commentsOfRegArt({ complete: 'musterg~4^1' });
    const texts = moved.map(({ text }) => text).filter((text) => !text.startsWith('mine'));
    expect(texts).toContain('on 3^1');
    expect(saidIn(await impactOf(['musterg~4^1']))).toEqual(expect.arrayContaining(texts));
  });
});
