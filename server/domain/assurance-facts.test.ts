import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { complianceWords } from '#core/contract/domain/assurance.ts';
import { anAnswer, anAnswerEdit } from '#server/testing/assurance.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { assuranceFacts } from './assurance-facts.ts';
import type { AnswerState } from './assurance-state.ts';
import { stateOf } from './assurance-store.ts';
import type { Organisation } from './organisation.ts';

const places = ['musterg~1', 'musterg~1^1', 'musterg~2', 'musterg~2^1', 'musterg~2^2'];
/** What people do, in any order, at one of the places. */
const step = fc.record({
  do: fc.constantFrom('create', 'edit', 'withdraw'),
  regArt: fc.constantFrom(...places),
  compliance: fc.constantFrom(...complianceWords),
  coveredBy: fc.constantFrom(...places),
  control: fc.string({ unit: 'grapheme', maxLength: 20 }),
  responsible: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

describe.each(testDatabases())('facts of assurance on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  let db: Organisation['db'];
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers);
    bea = await enterCommenter(servers);
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('the sample lacks its organisation');
    db = organisation.db;
  });
  afterAll(() => servers?.stop());
  beforeEach(async () => {
    for (const regArt of places)
      for (const { raid, version } of await ada.client.assuranceOfRegArt({ complete: regArt }))
        await ada.client.withdrawAnswer({ raid, version });
  });

  /** How all answers stand now, by the table of today. */
  const statesNow = async () => {
    const rows = await db.selectFrom('assurance_answer').selectAll().execute();
    return new Map(rows.map((row) => [row.id, stateOf(row)]));
  };
  const latestFact = async () => {
    const row = await db
      .selectFrom('assurance_fact')
      .select((eb) => eb.fn.max('at').as('at'))
      .executeTakeFirstOrThrow();
    return row.at ?? new Date(0);
  };

  /** Whatever is refused changes nothing, which is what is tried. */
  async function take({ do: deed, regArt, compliance, control, ...given }: Step) {
    const fields = {
      compliance,
      control,
      coveredBy: compliance === 'covered' ? given.coveredBy : undefined,
      responsible: given.responsible ? bea.id : undefined,
    };
    const [current] = await ada.client.assuranceOfRegArt({ complete: regArt });
    if (deed === 'create') return ada.client.createAnswer({ body: anAnswer({ regArt, ...fields }) });
    if (current === undefined) return undefined;
    if (deed === 'edit') return bea.client.updateAnswer(anAnswerEdit(current, fields));
    return bea.client.withdrawAnswer({ raid: current.raid, version: current.version });
  }

  it('replayed up to a moment are the state of that moment, whatever was done', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (all) => {
        const moments: { at: Date; states: Map<string, AnswerState> }[] = [];
        for (const one of all) {
          await take(one).catch(() => undefined);
          const at = await latestFact();
          // Of facts that became known in the same millisecond the last one counts.
          if (moments.at(-1)?.at.getTime() === at.getTime()) moments.pop();
          moments.push({ at, states: await statesNow() });
        }
        for (const { at, states } of moments) {
          expect(await assuranceFacts.statesAt(db, at)).toEqual(states);
          const [raid] = states.keys();
          if (raid !== undefined)
            expect(await assuranceFacts.stateAt(db, raid, at)).toEqual(states.get(raid));
        }
      }),
      { numRuns: 5 },
    );
  });

  it('are neither changed nor deleted nor emptied, whoever asks the database', async () => {
    await ada.client.createAnswer({ body: anAnswer({ control: 'Bleibt.' }) });
    const before = await db.selectFrom('assurance_fact').selectAll().orderBy('id').execute();
    const tries = [
      db.deleteFrom('assurance_fact').execute(),
      db
        .updateTable('assurance_fact')
        .set({ at: new Date(0) } as never)
        .execute(),
      db.updateTable('assurance_fact').set({ words_after: null }).execute(),
      db
        .updateTable('assurance_fact')
        .set({ words_before: null, words_after: null, erased_at: new Date(), actor: null } as never)
        .execute(),
      db.deleteFrom('assurance_answer').execute(),
      sql`truncate org_musterbank.assurance_fact`.execute(db),
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
    expect(await db.selectFrom('assurance_fact').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('lose their words where these are erased, once, and nothing else', async () => {
    const body = anAnswer({ control: 'Vertraulich: Müller.', compliance: 'no' });
    const saved = await ada.client.createAnswer({ body });
    await ada.client.updateAnswer(anAnswerEdit(saved, { control: 'Ohne Namen.', compliance: 'partial' }));
    await assuranceFacts.eraseWords(db, [saved.raid], new Date());
    const history = await ada.client.assuranceHistory({ complete: body.regArt });
    expect(history.at(-1)).toMatchObject({
      kind: 'edited',
      erased: true,
      changes: [{ field: 'compliance', before: 'no', after: 'partial' }],
    });
    expect(JSON.stringify(await db.selectFrom('assurance_fact').selectAll().execute())).not.toContain(
      'Müller',
    );
    const again = db
      .updateTable('assurance_fact')
      .set({ erased_at: new Date() })
      .where('answer_id', '=', saved.raid);
    await expect(again.execute()).rejects.toThrow(/kept as they are/);
  });

  it('are the history of a paragraph: who answered what when, withdrawn answers too', async () => {
    const regArt = 'musterg~135-149';
    const saved = await ada.client.createAnswer({ body: anAnswer({ regArt, compliance: 'unsure' }) });
    const fields = { compliance: 'yes' as const, control: 'Vier Augen.', responsible: bea.id };
    const edited = await bea.client.updateAnswer(anAnswerEdit(saved, fields));
    await ada.client.withdrawAnswer({ raid: saved.raid, version: edited.version });
    const history = await ada.client.assuranceHistory({ complete: regArt });
    expect(history.map(({ kind, by, at }) => [kind, by.id, at])).toEqual([
      ['answered', ada.id, saved.answeredAt],
      ['edited', bea.id, edited.editDate],
      ['withdrawn', ada.id, expect.any(String)],
    ]);
    expect(history.map(({ changes }) => changes)).toEqual([
      [
        { field: 'compliance', after: 'unsure' },
        { field: 'language', after: 'DE' },
      ],
      [
        { field: 'compliance', before: 'unsure', after: 'yes' },
        { field: 'responsible', after: bea.id },
        { field: 'control', after: 'Vier Augen.' },
      ],
      [{ field: 'withdrawn', after: true }],
    ]);
    expect(new Set(history.map(({ raid, versionDate }) => `${raid} ${versionDate}`))).toEqual(
      new Set([`${saved.raid} ${saved.versionDate}`]),
    );
  });

  it('say from when on somebody who was responsible is no user any more', async () => {
    const admin = await enterCommenter(servers, ['ADMINISTRATOR']);
    const gone = await enterCommenter(servers);
    const saved = await gone.client.createAnswer({ body: anAnswer({ responsible: gone.id }) });
    await admin.client.deleteUser({ id: gone.id });
    const left = await ada.client.answer({ raid: saved.raid });
    // Nobody's open editor conflicts because somebody has left.
    expect(left).toMatchObject({ responsible: {}, editedBy: {}, version: saved.version });
    const history = await ada.client.assuranceHistory({ complete: saved.regArt });
    expect(history.at(-1)).toMatchObject({
      kind: 'userRemoved',
      by: { id: admin.id },
      changes: [{ field: 'responsible', before: gone.id, after: 'former' }],
    });
    expect(history.at(-2)).toMatchObject({ kind: 'answered', by: {} });
    expect((await ada.client.listAnswers({ orphaned: 'true' })).answers.map(({ raid }) => raid)).toContain(
      saved.raid,
    );
    const passed = await ada.client.updateAnswer(anAnswerEdit(left, { responsible: bea.id }));
    expect(passed.responsible?.id).toBe(bea.id);
  });

  it('are whole when somebody is removed and named at the same moment', async () => {
    const admin = await enterCommenter(servers, ['ADMINISTRATOR']);
    const leaving = await enterCommenter(servers);
    const name = (regArt: string) =>
      ada.client.createAnswer({ body: anAnswer({ regArt, responsible: leaving.id }) });
    const outcomes = await Promise.all([
      refusal(name('musterg~1')),
      refusal(admin.client.deleteUser({ id: leaving.id })),
      refusal(name('musterg~2')),
    ]);
    expect(outcomes[1]).toBe('accepted');
    for (const one of outcomes) expect(one).toMatch(/^(?:accepted|404 USER_NOT_FOUND)$/);
    expect((await ada.client.listAnswers({ responsible: leaving.id })).total).toBe(0);
    expect(await assuranceFacts.statesAt(db, await latestFact())).toEqual(await statesNow());
  });
});
