import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import { aComment, anEdit, type Commenter, enterCommenter } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { commentFacts } from './comment-facts.ts';
import type { CommentState } from './comment-state.ts';
import { stateOf } from './comment-store.ts';
import type { Organisation } from './organisation.ts';

/** What people do, in any order. Numbers choose a comment among those that there are. */
const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), text: fc.string({ minLength: 1 }), private: fc.boolean() }),
  fc.record({ do: fc.constant('reply' as const), which: fc.nat(50) }),
  fc.record({
    do: fc.constant('edit' as const),
    which: fc.nat(50),
    text: fc.string({ unit: 'grapheme' }),
    status: fc.constantFrom(0, 1, 2, 3),
    tags: fc.boolean(),
  }),
  fc.record({ do: fc.constant('bulk' as const), which: fc.nat(50), resolved: fc.boolean() }),
  fc.record({ do: fc.constant('resolve' as const), which: fc.nat(50), resolve: fc.boolean() }),
  fc.record({ do: fc.constant('remove' as const), which: fc.nat(50) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

describe.each(testDatabases())('facts of comments on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let people: readonly [Commenter, Commenter];
  let db: Organisation['db'];
  beforeAll(async () => {
    servers = await startBoth(database);
    people = [await enterCommenter(servers), await enterCommenter(servers)];
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('the sample lacks its organisation');
    db = organisation.db;
  });
  afterAll(() => servers?.stop());

  /** How all comments stand now, by the tables of today. */
  const statesNow = () =>
    db.transaction().execute(async (trx) => {
      const states = new Map<string, CommentState>();
      for (const row of await trx.selectFrom('comment').selectAll().execute())
        states.set(row.id, await stateOf(trx, row));
      return states;
    });
  const latestFact = async () => {
    const row = await db
      .selectFrom('comment_fact')
      .select((eb) => eb.fn.max('at').as('at'))
      .executeTakeFirstOrThrow();
    return row.at ?? new Date(0);
  };

  /** Whatever is refused changes nothing, which is what is tried. */
  async function take(one: Step, [ada, bea]: readonly [Commenter, Commenter], icids: readonly string[]) {
    const icid = 'which' in one ? (icids[one.which % icids.length] ?? '') : '';
    switch (one.do) {
      case 'create':
        return ada.client.createComment({ body: aComment({ text: one.text, private: one.private }) });
      case 'reply':
        return bea.client.createComment({ body: aComment({ parent: icid, text: 'Antwort' }) });
      case 'edit': {
        const current = await ada.client.comment({ icid });
        const taggedUserIds = one.tags ? [bea.id] : [];
        const fields = {
          text: one.text,
          status: one.status as 0,
          taggedUserIds,
          translations: { FR: one.text },
        };
        return ada.client.updateComment(anEdit(current, fields));
      }
      case 'bulk':
        return bea.client.changeComments({ body: { icids: [icid], resolved: one.resolved } });
      case 'resolve':
        return bea.client.resolveTagging({ id: icid, resolve: one.resolve ? 'true' : 'false' });
      case 'remove':
        return ada.client.deleteComment({ icid });
    }
  }

  it('replayed up to a moment are the state of that moment, whatever was done', async () => {
    const steps = fc.array(step, { minLength: 5, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const moments: { at: Date; states: Map<string, CommentState> }[] = [];
        for (const one of all) {
          const icids = [...(await statesNow()).keys()];
          await take(one, people, icids).catch(() => undefined);
          const at = await latestFact();
          // Of facts that became known in the same millisecond the last one counts.
          if (moments.at(-1)?.at.getTime() === at.getTime()) moments.pop();
          moments.push({ at, states: await statesNow() });
        }
        for (const { at, states } of moments) {
          expect(await commentFacts.statesAt(db, at)).toEqual(states);
          const [icid] = states.keys();
          if (icid !== undefined) expect(await commentFacts.stateAt(db, icid, at)).toEqual(states.get(icid));
        }
      }),
      { numRuns: 5 },
    );
  });

  it('are neither changed nor deleted nor emptied, whoever asks the database', async () => {
    await people[0].client.createComment({ body: aComment() });
    const before = await db.selectFrom('comment_fact').selectAll().orderBy('id').execute();
    const tries = [
      db.deleteFrom('comment_fact').execute(),
      db
        .updateTable('comment_fact')
        .set({ at: new Date(0) } as never)
        .execute(),
      db.updateTable('comment_fact').set({ words_after: null }).execute(),
      db
        .updateTable('comment_fact')
        .set({ words_before: null, words_after: null, erased_at: new Date(), actor: null } as never)
        .execute(),
      db.deleteFrom('comment').execute(),
      sql`truncate org_musterbank.comment_fact`.execute(db),
    ];
    const outcomes = await Promise.all(
      tries.map((one) =>
        one.then(
          () => 'done',
          () => 'refused',
        ),
      ),
    );
    expect(outcomes).toEqual(tries.map(() => 'refused'));
    expect(await db.selectFrom('comment_fact').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('lose their words where these are erased, once, and nothing else', async () => {
    const [ada] = people;
    const body = aComment({ text: 'Vertraulich: Müller.', status: 2 });
    const saved = await ada.client.createComment({ body });
    await ada.client.updateComment(anEdit(saved, { text: 'Ohne Namen.', status: 3 }));
    await commentFacts.eraseWords(db, [saved.icid], new Date());
    const history = await ada.client.commentHistory({ icid: saved.icid });
    expect(history.map(({ kind, erased }) => [kind, erased])).toEqual([
      ['created', true],
      ['edited', true],
    ]);
    expect(history[1]?.changes).toEqual([{ field: 'status', before: 2, after: 3 }]);
    expect(JSON.stringify(await db.selectFrom('comment_fact').selectAll().execute())).not.toContain('Müller');
    const again = db
      .updateTable('comment_fact')
      .set({ erased_at: new Date() })
      .where('comment_id', '=', saved.icid);
    await expect(again.execute()).rejects.toThrow(/kept as they are/);
  });

  it('are the history: who changed what when, with the words that differ', async () => {
    const [ada, bea] = people;
    const saved = await ada.client.createComment({ body: aComment({ text: 'Alt.' }) });
    const edited = await ada.client.updateComment(anEdit(saved, { text: 'Neu.', taggedUserIds: [bea.id] }));
    await bea.client.resolveTagging({ id: saved.icid, resolve: 'true' });
    await bea.client.resolveTagging({ id: saved.icid, resolve: 'false' });
    const history = await bea.client.commentHistory({ icid: saved.icid });
    expect(history.map(({ kind, by }) => [kind, by.id])).toEqual([
      ['created', ada.id],
      ['edited', ada.id],
      ['tagEnded', bea.id],
      ['tagReopened', bea.id],
    ]);
    expect(history[0]).toMatchObject({ at: saved.createdAt, erased: false });
    expect(history[0]?.changes).toContainEqual({ field: 'text', of: 'DE', after: 'Alt.' });
    expect(history[1]).toMatchObject({
      at: edited.editDate,
      changes: [
        { field: 'text', of: 'DE', before: 'Alt.', after: 'Neu.' },
        { field: 'tag', of: bea.id, after: 'open' },
      ],
    });
    expect(history[2]?.changes).toEqual([{ field: 'tag', of: bea.id, before: 'open', after: 'ended' }]);
  });

  it('show others nothing of the time in which a comment was private', async () => {
    const [ada, bea] = people;
    const saved = await ada.client.createComment({ body: aComment({ text: 'Geheim 1.', private: true }) });
    const second = await ada.client.updateComment(anEdit(saved, { text: 'Geheim 2.' }));
    const shared = await ada.client.updateComment(anEdit(second, { text: 'Für alle.', private: false }));
    const hidden = await ada.client.updateComment(anEdit(shared, { text: 'Geheim 3.', private: true }));
    await ada.client.updateComment(anEdit(hidden, { text: 'Wieder für alle.', private: false }));
    const theirs = await bea.client.commentHistory({ icid: saved.icid });
    expect(JSON.stringify(theirs)).not.toContain('Geheim');
    expect(theirs.map(({ kind }) => kind)).toEqual(['created', 'edited']);
    expect(theirs[1]?.changes).toEqual([
      { field: 'text', of: 'DE', before: 'Für alle.', after: 'Wieder für alle.' },
    ]);
    expect(await ada.client.commentHistory({ icid: saved.icid })).toHaveLength(5);
  });
});
