import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import { type Commenter, enterCommenter } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { loadedValue } from '../async/loadable.ts';
import type { Drafts, StoredDraft } from '../drafts/drafts.ts';
import { createActions } from './actions.ts';
import { aReport, aSession } from './comment-fixture.ts';
import { createHistory } from './history.ts';
import { createComments } from './store.ts';
import { threadsOf } from './threads.ts';

const versionDate = '2020-01-01';
const language = 'DE';
const article = { completeParagraphID: 'musterg~2', versionDate, language, inside: true } as const;

/** Drafts of one device, without its clock. */
function aDevice(): Drafts {
  const all: Record<string, Record<string, StoredDraft>> = {};
  return {
    of: (who: string) => all[who] ?? {},
    keep(who: string, name: string, value: unknown) {
      const { [name]: _, ...others } = all[who] ?? {};
      all[who] = value === undefined ? others : { ...others, [name]: { at: 1, value } };
    },
  } as unknown as Drafts;
}

describe.each(testDatabases())('comments in the reader, with both servers on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers);
    bea = await enterCommenter(servers);
  });
  afterAll(() => servers?.stop());

  /** The stores of somebody, in a browser of their own. */
  function browserOf({ id, client: domain }: Commenter) {
    const { session } = aSession();
    const notices = aReport();
    const who = { id, fullName: id, roles: ['COMMENT_EDITOR' as const], draftsOf: id };
    const drafts = aDevice();
    const actions = createActions({ domain, notices, now: () => 1 });
    const store = createComments({ domain, main: servers.main.client(), session, notices });
    const history = createHistory({ domain, notices, session });
    return {
      ...actions,
      store,
      history,
      notices,
      begin: (writing: Parameters<typeof actions.write>[0]) =>
        actions.write(writing, { who, drafts, language: 'DE' }),
      async threads() {
        await store.load(article);
        return threadsOf(loadedValue(store.own(article).get()) ?? []);
      },
    };
  }

  it('one writes and tags, the other sees, replies and resolves the tag, and both have the same numbers', async () => {
    const [one, other] = [browserOf(ada), browserOf(bea)];
    const editor = one.begin({ kind: 'new', regArt: 'musterg~2^1', versionDate, language });
    editor.change({ texts: { DE: 'Bitte **prüfen**.' }, tags: [bea.id], links: ['musterg~1'], status: 1 });
    expect(await editor.save()).toMatchObject({ regArt: 'musterg~2^1', status: 1, links: ['musterg~1'] });
    const [thread] = await other.threads();
    if (!thread) throw new Error('nothing to reply to');
    expect(thread.root).toMatchObject({ text: 'Bitte **prüfen**.', rights: { edit: false, reply: true } });
    const reply = other.begin({ kind: 'reply', to: thread.root });
    reply.change({ texts: { DE: 'Geprüft.' } });
    await reply.save();
    const { icid } = thread.root;
    expect(await other.resolveTagging(icid, true)).toMatchObject({ comment: { tags: [{ open: false }] } });
    expect((await one.threads())[0]?.replies.map(({ text }) => text)).toEqual(['Geprüft.']);
    for (const { store } of [one, other]) {
      await store.loadCounts('musterg', versionDate, language);
      expect(loadedValue(store.counts('musterg', versionDate, language).get())?.get('2^1')?.total).toBe(2);
    }
  });

  it('both change one: the second sees both texts, and saves on top of the first', async () => {
    const [one, other] = [browserOf(ada), browserOf(bea)];
    const [thread] = await one.threads();
    if (!thread) throw new Error('nothing to edit');
    const editor = one.begin({ kind: 'edit', comment: thread.root });
    editor.change({ texts: { DE: 'Bitte bald prüfen.' } });
    expect(await other.setState(thread.root, { status: 3 })).toMatchObject({ comment: { status: 3 } });
    expect(await editor.save()).toBeUndefined();
    expect(editor.$state.get()).toMatchObject({
      state: 'conflict',
      theirs: { status: 3, text: 'Bitte **prüfen**.' },
    });
    editor.keepMine();
    expect(await editor.save()).toMatchObject({ text: 'Bitte bald prüfen.' });
    await one.history.load(thread.root.icid);
    const facts = loadedValue(one.history.of(thread.root.icid).get()) ?? [];
    expect(facts.map(({ kind }) => kind)).toEqual(['created', 'tagEnded', 'edited', 'edited']);
  });

  it('nobody else removes it; what its author removes stays as a place in its thread', async () => {
    const [one, other] = [browserOf(ada), browserOf(bea)];
    const [thread] = await one.threads();
    const icid = thread?.root.icid ?? '';
    expect(await other.remove(icid)).toEqual({ problem: { key: 'notYours' } });
    const removal = await one.remove(icid);
    if ('problem' in removal) throw new Error('not removed');
    one.store.takeRemoved(icid, removal.left);
    expect(
      (await other.threads()).map(({ root, replies }) => [root.removed, root.text, replies.length]),
    ).toEqual([[true, '', 1]]);
  });

  it('a private one is its author’s, and cannot mention anybody', async () => {
    const [one, other] = [browserOf(ada), browserOf(bea)];
    const editor = one.begin({ kind: 'new', regArt: 'musterg~2', versionDate, language });
    editor.change({ texts: { DE: 'Für mich.' }, private: true });
    expect(await editor.save()).toMatchObject({ scope: 'private' });
    const texts = async ({ threads }: typeof one) => (await threads()).map(({ root }) => root.text);
    expect(await texts(one)).toContain('Für mich.');
    expect(await texts(other)).not.toContain('Für mich.');
  });
});
