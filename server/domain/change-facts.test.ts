import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStatuses, changeVolumes } from '#core/contract/change-values.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { aChange, aChangeEdit, aChangeFeed, aProviderChange, mainId } from '#server/testing/changes.ts';
import { type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { changeFacts } from './change-facts.ts';
import { followChanges } from './change-feed.ts';
import type { ChangeState } from './change-state.ts';
import { loadChange } from './change-store.ts';
import type { Organisation } from './organisation.ts';

/** What people do, in any order, to one of a few changes. */
const step = fc.record({
  do: fc.constantFrom('create', 'edit', 'task', 'finish', 'drop', 'approve', 'decline', 'remove'),
  at: fc.nat(5),
  status: fc.constantFrom(...changeStatuses),
  volume: fc.constantFrom(...changeVolumes),
  topic: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  notes: fc.string({ unit: 'grapheme', maxLength: 20 }),
  owned: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

describe.each(testDatabases())('facts of changes on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  let admin: Commenter;
  let db: Organisation['db'];
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers, ['CHANGE_EDITOR']);
    bea = await enterCommenter(servers, ['CHANGE_EDITOR']);
    admin = await enterCommenter(servers, ['ADMINISTRATOR']);
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('the sample lacks its organisation');
    db = organisation.db;
    const changes = aChangeFeed([aProviderChange(1), aProviderChange(2)]);
    await followChanges(organisation, { changes }, () => new Date());
  });
  afterAll(() => servers?.stop());

  /** How all changes stand now, by the tables of today. */
  const statesNow = () =>
    db.transaction().execute(async (trx) => {
      const rows = await trx.selectFrom('change_element').selectAll().execute();
      const states = new Map<string, ChangeState>();
      for (const row of rows) states.set(row.id, (await loadChange(trx, row)).state);
      return states;
    });
  const latestFact = async () => {
    const row = await db
      .selectFrom('change_fact')
      .select((eb) => eb.fn.max('at').as('at'))
      .executeTakeFirstOrThrow();
    return row.at ?? new Date(0);
  };

  /** Whatever is refused changes nothing, which is what is tried. */
  async function take({ do: deed, at, status, volume, topic, notes, owned }: Step) {
    const list = await ada.client.consolidatedChanges({});
    const current = list[at % Math.max(1, list.length)];
    const domainData = { status, volume, userNotes: notes, ownerId: owned ? bea.id : null };
    if (deed === 'create' || current === undefined)
      return ada.client.createChange({ body: aChange({ topic, domainData }) });
    const of = { id: current.mainChangeElementId ?? current.domainId ?? '', origin: current.origin };
    const body = { version: current.version };
    if (deed === 'edit')
      return bea.client.updateChange(aChangeEdit(current, { topic, domainData, reason: notes }));
    if (deed === 'task')
      return ada.client.addChangeTask({ ...of, body: { title: topic, ...(owned && { ownerId: bea.id }) } });
    if (deed === 'approve') return ada.client.approveChange({ ...of, body });
    if (deed === 'decline') return ada.client.declineChange({ ...of, body });
    if (deed === 'remove') return ada.client.deleteChange({ id: of.id });
    const [task] = await ada.client.changeTasks(of);
    if (task === undefined) return undefined;
    if (deed === 'drop') return ada.client.removeChangeTask({ ...of, task: task.id, version: task.version });
    const done = { title: topic, done: owned, version: task.version };
    return ada.client.updateChangeTask({ ...of, task: task.id, body: done });
  }

  it('replayed up to a moment are the state of that moment, whatever was done', async () => {
    await admin.client.updateChangeRules({ body: { fourEyes: true } });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (all) => {
        const moments: { at: Date; states: Map<string, ChangeState> }[] = [];
        for (const one of all) {
          await take(one).catch(() => undefined);
          const at = await latestFact();
          // Of facts that became known in the same millisecond the last one counts.
          if (moments.at(-1)?.at.getTime() === at.getTime()) moments.pop();
          moments.push({ at, states: await statesNow() });
        }
        for (const { at, states } of moments) {
          expect(await changeFacts.statesAt(db, at)).toEqual(states);
          const [id] = states.keys();
          if (id !== undefined) expect(await changeFacts.stateAt(db, id, at)).toEqual(states.get(id));
        }
      }),
      { numRuns: 5 },
    );
    await admin.client.updateChangeRules({ body: { fourEyes: false } });
  });

  it('are neither changed nor deleted nor emptied, whoever asks the database', async () => {
    await ada.client.createChange({ body: aChange({ topic: 'Bleibt' }) });
    const before = await db.selectFrom('change_fact').selectAll().orderBy('id').execute();
    const tries = [
      db.deleteFrom('change_fact').execute(),
      db
        .updateTable('change_fact')
        .set({ at: new Date(0) } as never)
        .execute(),
      db.updateTable('change_fact').set({ words_after: null }).execute(),
      db.updateTable('change_fact').set({ reason: null }).execute(),
      db
        .updateTable('change_fact')
        .set({
          words_before: null,
          words_after: null,
          reason: null,
          erased_at: new Date(),
          version: 9,
        } as never)
        .execute(),
      db.deleteFrom('change_element').execute(),
      sql`truncate org_musterbank.change_fact`.execute(db),
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
    expect(await db.selectFrom('change_fact').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('are the history of a change: who did what when', async () => {
    const before = await ada.client.change({ id: mainId(2), origin: 'main' });
    const own = await ada.client.createChange({ body: aChange({ link: 'https://a.example/' }) });
    const edited = await bea.client.updateChange(aChangeEdit(own, { link: '', domainData: { key: true } }));
    const history = await ada.client.changeHistory({ id: own.domainId ?? '' });
    expect(history.map(({ kind, by, at }) => [kind, by.id, at])).toEqual([
      ['created', ada.id, own.editDate],
      ['edited', bea.id, edited.editDate],
    ]);
    expect(history[0]?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['topic', 'Weisung Kundenidentifikation'],
      ['summary', 'Die Schwelle für Kassageschäfte sinkt.'],
      ['deadline', '2027-01-01'],
      ['type', 'directive'],
      ['source', 'internal'],
      ['language', 'DE'],
      ['link', 'https://a.example/'],
      ['status', '?'],
      ['volume', 'unknown'],
    ]);
    expect(history[1]?.changes).toEqual([
      { field: 'link', before: 'https://a.example/' },
      { field: 'key', after: true },
    ]);
    // Of a change of the provider only what is said is known.
    await ada.client.updateChange(aChangeEdit(before, { domainData: { area: 'Recht' } }));
    const said = await ada.client.changeHistory({ id: mainId(2), origin: 'main' });
    expect(said.at(-1)?.changes).toContainEqual({ field: 'area', after: 'Recht' });
    expect(said.flatMap(({ changes }) => changes).map(({ field }) => field)).not.toContain('provisions');
  });

  it('say from when on an owner is no user any more, of the change and of its tasks', async () => {
    const gone = await enterCommenter(servers, ['CHANGE_EDITOR']);
    const own = await ada.client.createChange({ body: aChange({ domainData: { ownerId: gone.id } }) });
    const id = own.domainId ?? '';
    await ada.client.addChangeTask({
      id,
      body: { title: 'Prüfen', ownerId: gone.id, dueDate: '2026-12-01' },
    });
    await gone.client.updateChange(aChangeEdit(own, { domainData: { userNotes: 'Von jemandem.' } }));
    const read = await ada.client.change({ id });
    await admin.client.deleteUser({ id: gone.id });
    const left = await ada.client.change({ id });
    expect([left.ownerId, left.noted]).toEqual([undefined, { by: {}, at: expect.any(String) }]);
    expect(await ada.client.changeTasks({ id })).toMatchObject([{ title: 'Prüfen', dueDate: '2026-12-01' }]);
    expect((await ada.client.changeTasks({ id }))[0]?.ownerId).toBe(undefined);
    const history = await ada.client.changeHistory({ id });
    expect(history.at(-1)).toMatchObject({
      kind: 'userRemoved',
      by: { id: admin.id },
      changes: [
        { field: 'ownerId', before: gone.id },
        { field: 'taskOwnerId', of: 'Prüfen', before: gone.id },
      ],
    });
    // An open form that still has the former owner is no conflict.
    const form = aChangeEdit(read, { domainData: { ownerId: gone.id, area: 'Recht' } });
    expect(await ada.client.updateChange(form)).toMatchObject({ area: 'Recht' });
    expect(await changeFacts.statesAt(db, await latestFact())).toEqual(await statesNow());
  });

  it('are whole when somebody is removed and made an owner at the same moment', async () => {
    const leaving = await enterCommenter(servers, ['CHANGE_EDITOR']);
    const own = () => ada.client.createChange({ body: aChange({ domainData: { ownerId: leaving.id } }) });
    const outcomes = await Promise.all([
      refusal(own()),
      refusal(admin.client.deleteUser({ id: leaving.id })),
      refusal(own()),
    ]);
    expect(outcomes[1]).toBe('accepted');
    for (const one of outcomes) expect(one).toMatch(/^(?:accepted|404 USER_NOT_FOUND)$/);
    const list = await ada.client.consolidatedChanges({});
    expect(list.filter(({ ownerId }) => ownerId === leaving.id)).toEqual([]);
    expect(await changeFacts.statesAt(db, await latestFact())).toEqual(await statesNow());
  });

  it('name the tasks alone that differ, however many there are', async () => {
    const { domainId: id = '' } = await ada.client.createChange({ body: aChange() });
    const add = (title: string) => ada.client.addChangeTask({ id, body: { title } });
    const [first] = [await add('Eins'), await add('Zwei'), await add('Drei')];
    await ada.client.updateChangeTask({ id, task: first.id, body: { ...first, done: true } });
    await ada.client.removeChangeTask({ id, task: first.id, version: 2 });
    const facts = await changeFacts.about(db, id);
    const sizes = facts.map(({ after }) => Object.keys((after as Partial<ChangeState>).tasks ?? {}).length);
    expect(sizes).toEqual([0, 1, 1, 1, 1, 1]);
    expect(facts.at(-1)?.after).toEqual({ tasks: { [first.id]: null } });
    expect(await changeFacts.statesAt(db, await latestFact())).toEqual(await statesNow());
    const history = await ada.client.changeHistory({ id });
    expect(history.at(-1)?.changes).toMatchObject([
      { field: 'taskTitle', of: 'Eins', before: 'Eins' },
      { field: 'taskDone', before: true },
    ]);
  });

  it('lose their words and reasons where these are erased, once, and nothing else', async () => {
    const saved = await ada.client.createChange({ body: aChange({ topic: 'Vertraulich: Müller' }) });
    const id = saved.domainId ?? '';
    const edit = { topic: 'Ohne Namen', domainData: { status: 'G' as const }, reason: 'Wegen Müller.' };
    await ada.client.updateChange(aChangeEdit(saved, edit));
    await changeFacts.eraseWords(db, [id], new Date());
    const history = await ada.client.changeHistory({ id });
    expect(history.at(-1)).toMatchObject({
      kind: 'edited',
      erased: true,
      changes: [{ field: 'status', before: '?', after: 'G' }],
    });
    expect(JSON.stringify(await db.selectFrom('change_fact').selectAll().execute())).not.toContain('Müller');
    const again = db.updateTable('change_fact').set({ erased_at: new Date() }).where('change_id', '=', id);
    await expect(again.execute()).rejects.toThrow(/kept as they are/);
  });
});
