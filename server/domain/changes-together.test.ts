import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '#core/contract/domain/changes.ts';
import type { ApiError } from '#core/http/api-error.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import {
  aChange,
  aChangeEdit,
  aChangeFeed,
  aProviderChange,
  aWholeEdit,
  mainId,
} from '#server/testing/changes.ts';
import { type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { followChanges } from './change-feed.ts';

/** The fields that a refusal names. */
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    ({ code, fields }: ApiError) => [code, fields],
  );

describe.each(testDatabases())('changes that two people edit on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers, ['CHANGE_EDITOR']);
    bea = await enterCommenter(servers, ['CHANGE_EDITOR']);
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('the sample lacks its organisation');
    const changes = aChangeFeed([1, 2, 3, 4].map((number) => aProviderChange(number)));
    await followChanges(organisation, { changes }, () => new Date());
  });
  afterAll(() => servers?.stop());

  const ofProvider = (number: number) => ada.client.change({ id: mainId(number), origin: 'main' });
  const again = (change: Change) =>
    ada.client.change({ id: change.mainChangeElementId ?? change.domainId ?? '', origin: change.origin });

  it('merge where they say different things, though both send all that they have', async () => {
    const own = await ada.client.createChange({ body: aChange({ domainData: { area: 'Recht' } }) });
    await Promise.all([
      ada.client.updateChange(aWholeEdit(own, { comment: 'Von Ada.' })),
      bea.client.updateChange(aWholeEdit(own, { userNotes: 'Von Bea.', ownerId: bea.id })),
    ]);
    expect(await again(own)).toMatchObject({
      version: 3,
      area: 'Recht',
      comment: 'Von Ada.',
      userNotes: 'Von Bea.',
      ownerId: bea.id,
      noted: { by: { id: bea.id } },
    });
  });

  it('keep the first where both say something of the same, and the second learns of which', async () => {
    const own = await ada.client.createChange({ body: aChange() });
    const outcomes = await Promise.all([
      fieldsOf(ada.client.updateChange(aWholeEdit(own, { userNotes: 'Ada', volume: 'high' }))),
      fieldsOf(bea.client.updateChange(aWholeEdit(own, { userNotes: 'Bea', volume: 'low' }))),
    ]);
    expect(outcomes).toContain('accepted');
    expect(outcomes).toContainEqual(['CHANGE_CHANGED', ['userNotes', 'volume']]);
    const stored = await again(own);
    expect(stored.userNotes).toBe(outcomes[0] === 'accepted' ? 'Ada' : 'Bea');
    // Whoever has read the other's version may say something else.
    expect(await refusal(bea.client.updateChange(aWholeEdit(stored, { userNotes: 'Beide' })))).toBe(
      'accepted',
    );
  });

  it('agree where both say the same', async () => {
    const own = await ada.client.createChange({ body: aChange() });
    await ada.client.updateChange(aWholeEdit(own, { key: true }));
    const same = await bea.client.updateChange(aWholeEdit(own, { key: true }));
    expect([same.key, same.version]).toEqual([true, 2]);
  });

  it('of the provider begin with nothing, for both', async () => {
    const before = await ofProvider(1);
    const outcomes = await Promise.all([
      fieldsOf(ada.client.updateChange(aChangeEdit(before, { domainData: { area: 'Recht' } }))),
      fieldsOf(bea.client.updateChange(aChangeEdit(before, { domainData: { status: 'A' } }))),
    ]);
    expect(outcomes).toEqual(['accepted', 'accepted']);
    expect(await ofProvider(1)).toMatchObject({ version: 2, area: 'Recht', status: 'A' });
    const tooLow = ada.client.updateChange(aChangeEdit(before, { domainData: { status: 'G' } }));
    expect(await fieldsOf(tooLow)).toEqual(['CHANGE_CHANGED', ['status']]);
  });

  it('are not changed from a version that there never was', async () => {
    const own = await ada.client.createChange({ body: aChange() });
    const edit = aChangeEdit({ ...own, version: 7 }, { topic: 'Anders', summary: own.summary });
    expect(await fieldsOf(ada.client.updateChange(edit))).toEqual(['CHANGE_CHANGED', ['topic']]);
  });

  it('go from every on-going status to every other and to an end, and back with a reason only', async () => {
    let change = await ofProvider(2);
    const set = async (status: Change['status'], reason?: string) => {
      change = await ada.client.updateChange(
        aChangeEdit(change, { domainData: { status }, ...(reason !== undefined && { reason }) }),
      );
      return change.status;
    };
    for (const status of ['R', 'G', 'A', '?', 'R', 'D'] as const) expect(await set(status)).toBe(status);
    for (const status of ['R', 'A', 'G', '?'] as const) {
      expect(await refusal(set(status))).toBe('422 REASON_REQUIRED');
      expect(await refusal(set(status, '   '))).toBe('422 REASON_REQUIRED');
    }
    expect(await set('O')).toBe('O');
    expect(await set('A', 'Die Aufsicht hat nachgefragt.')).toBe('A');
    const history = await ada.client.changeHistory({ id: mainId(2), origin: 'main' });
    expect(history.at(-1)).toMatchObject({
      kind: 'edited',
      by: { id: ada.id },
      reason: 'Die Aufsicht hat nachgefragt.',
      changes: [{ field: 'status', before: 'O', after: 'A' }],
    });
  });

  describe('with four eyes', () => {
    let admin: Commenter;
    beforeAll(async () => {
      admin = await enterCommenter(servers, ['ADMINISTRATOR']);
      await admin.client.updateChangeRules({ body: { fourEyes: true } });
    });
    afterAll(() => admin.client.updateChangeRules({ body: { fourEyes: false } }));
    const request = async (status: 'D' | 'O', reason = 'Weisung ist in Kraft.') => {
      const own = await ada.client.createChange({ body: aChange({ domainData: { status: 'G' } }) });
      return ada.client.updateChange(aChangeEdit(own, { domainData: { status }, reason }));
    };
    const decision = (change: Change, reason = '') => ({
      id: change.domainId ?? '',
      body: { version: change.version, reason },
    });

    it('end when somebody else than who requested it approves', async () => {
      expect(await bea.client.changeRules({})).toEqual({ fourEyes: true });
      const requested = await request('D');
      expect([requested.status, requested.approval]).toEqual([
        'G',
        {
          status: 'D',
          by: { id: ada.id, fullName: expect.any(String) },
          at: requested.editDate,
          reason: 'Weisung ist in Kraft.',
        },
      ]);
      expect(await refusal(ada.client.approveChange(decision(requested)))).toBe('403 OWN_REQUEST');
      const done = await bea.client.approveChange(decision(requested, 'Geprüft.'));
      expect([done.status, done.approval]).toEqual(['D', undefined]);
      expect(await refusal(bea.client.approveChange(decision(done)))).toBe('409 NOTHING_REQUESTED');
      const history = await ada.client.changeHistory({ id: done.domainId ?? '' });
      expect(history.map(({ kind, by, reason }) => [kind, by.id, reason])).toEqual([
        ['created', ada.id, undefined],
        ['approvalRequested', ada.id, 'Weisung ist in Kraft.'],
        ['approved', bea.id, 'Geprüft.'],
      ]);
      expect(history.map(({ changes }) => changes).slice(1)).toEqual([
        [{ field: 'approval', after: 'D' }],
        [
          { field: 'status', before: 'G', after: 'D' },
          { field: 'approval', before: 'D' },
        ],
      ]);
    });

    it('stay on-going where the request is declined, or taken back', async () => {
      const requested = await request('O');
      const declined = await bea.client.declineChange(decision(requested, 'Betrifft die Filiale.'));
      expect([declined.status, declined.approval]).toEqual(['G', undefined]);
      const back = await ada.client.declineChange(decision(await request('O')));
      expect([back.status, back.approval]).toEqual(['G', undefined]);
    });

    it('are requested once, and for another end anew', async () => {
      const requested = await request('D');
      const same = await bea.client.updateChange(aChangeEdit(requested, { domainData: { status: 'D' } }));
      expect(same).toEqual(requested);
      const other = await bea.client.updateChange(aChangeEdit(requested, { domainData: { status: 'O' } }));
      expect(other.approval).toMatchObject({ status: 'O', by: { id: bea.id } });
      expect(await refusal(bea.client.approveChange(decision(other)))).toBe('403 OWN_REQUEST');
      const seenBefore = { id: other.domainId ?? '', body: { version: requested.version } };
      expect(await fieldsOf(ada.client.approveChange(seenBefore))).toEqual(['CHANGE_CHANGED', ['approval']]);
      expect((await ada.client.approveChange(decision(other))).status).toBe('O');
    });

    it('lose the request with another status, topic or summary, and keep it with all else', async () => {
      const requested = await request('D');
      const noted = await bea.client.updateChange(
        aWholeEdit(requested, { userNotes: 'Noch offen?', key: true }),
      );
      expect(noted.approval?.status).toBe('D');
      expect(await refusal(bea.client.approveChange(decision(requested)))).toBe('accepted');
      for (const edit of [
        { topic: 'Anders' },
        { summary: 'Anders' },
        { domainData: { status: 'R' as const } },
      ]) {
        const requested = await request('D');
        const edited = await bea.client.updateChange(aChangeEdit(requested, edit));
        expect(edited.approval).toBe(undefined);
        const history = await ada.client.changeHistory({ id: edited.domainId ?? '' });
        expect(history.at(-1)?.changes).toContainEqual({ field: 'approval', before: 'D' });
      }
    });

    it('are not moved past a request that somebody has not seen', async () => {
      const own = await ada.client.createChange({ body: aChange({ domainData: { status: 'G' } }) });
      await ada.client.updateChange(aChangeEdit(own, { domainData: { status: 'D' } }));
      const unaware = bea.client.updateChange(aChangeEdit(own, { domainData: { status: 'R' } }));
      expect(await fieldsOf(unaware)).toEqual(['CHANGE_CHANGED', ['status']]);
    });

    it('are requested at once where they are made with an end', async () => {
      const own = await ada.client.createChange({ body: aChange({ domainData: { status: 'D' } }) });
      expect([own.status, own.approval?.status]).toEqual(['?', 'D']);
    });

    it('need two editors, else neither rule nor request is taken', async () => {
      const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'alpina');
      const boss = await enterCommenter(servers, ['ADMINISTRATOR'], 'alpina');
      await organisation?.db
        .deleteFrom('account')
        .where('id', '<>', boss.id)
        .where('email', '<>', 'reader@alpina.example')
        .execute();
      const rule = () => boss.client.updateChangeRules({ body: { fourEyes: true } });
      expect(await refusal(rule())).toBe('409 NEEDS_TWO_EDITORS');
      const second = await enterCommenter(servers, ['CHANGE_EDITOR'], 'alpina');
      expect(await rule()).toEqual({ fourEyes: true });
      const own = await boss.client.createChange({ body: aChange() });
      await boss.client.deleteUser({ id: second.id });
      const end = boss.client.updateChange(aChangeEdit(own, { domainData: { status: 'D' } }));
      expect(await refusal(end)).toBe('409 NEEDS_TWO_EDITORS');
      const made = boss.client.createChange({ body: aChange({ domainData: { status: 'O' } }) });
      expect(await refusal(made)).toBe('409 NEEDS_TWO_EDITORS');
    });
  });

  it('have tasks with owner and due date, which one changes at a time', async () => {
    const own = await ada.client.createChange({ body: aChange() });
    const id = own.domainId ?? '';
    const body = { title: 'Weisung anpassen', ownerId: bea.id, dueDate: '2026-11-30' };
    const task = await ada.client.addChangeTask({ id, body });
    expect(task).toEqual({ id: expect.any(String), version: 1, ...body, done: false });
    const second = await bea.client.addChangeTask({ id, body: { title: 'Schulen' } });
    const done = { title: task.title, done: true, version: 1 };
    const finished = await bea.client.updateChangeTask({ id, task: task.id, body: done });
    expect(finished).toEqual({ ...task, done: true, version: 2 });
    expect(
      await fieldsOf(ada.client.updateChangeTask({ id, task: task.id, body: { ...done, title: 'X' } })),
    ).toEqual(['CHANGE_CHANGED', ['title']]);
    expect(await ada.client.changeTasks({ id })).toEqual([finished, second]);
    const after = await again(own);
    // Whoever edits the change meanwhile is not disturbed by its tasks.
    expect([after.tasks, after.version]).toEqual([{ open: 1, total: 2 }, 1]);
    expect(await refusal(ada.client.removeChangeTask({ id, task: task.id, version: 1 }))).toBe(
      '409 CHANGE_CHANGED',
    );
    await ada.client.removeChangeTask({ id, task: task.id, version: 2 });
    expect(await refusal(ada.client.removeChangeTask({ id, task: task.id, version: 2 }))).toBe(
      '404 TASK_NOT_FOUND',
    );
    const history = await ada.client.changeHistory({ id });
    expect(history.slice(1).map(({ kind, changes }) => [kind, changes])).toEqual([
      [
        'taskAdded',
        [
          { field: 'taskTitle', of: task.title, after: task.title },
          { field: 'taskOwnerId', of: task.title, after: bea.id },
          { field: 'taskDueDate', of: task.title, after: '2026-11-30' },
        ],
      ],
      ['taskAdded', [{ field: 'taskTitle', of: 'Schulen', after: 'Schulen' }]],
      ['taskEdited', [{ field: 'taskDone', of: task.title, after: true }]],
      [
        'taskRemoved',
        [
          { field: 'taskTitle', of: task.title, before: task.title },
          { field: 'taskOwnerId', of: task.title, before: bea.id },
          { field: 'taskDueDate', of: task.title, before: '2026-11-30' },
          { field: 'taskDone', of: task.title, before: true },
        ],
      ],
    ]);
  });

  it('of the provider have tasks too, before anything else is said', async () => {
    const of = { id: mainId(3), origin: 'main' as const };
    const task = await ada.client.addChangeTask({ ...of, body: { title: 'Prüfen' } });
    expect(await ofProvider(3)).toMatchObject({ version: 0, tasks: { open: 1, total: 1 } });
    expect(await refusal(ada.client.addChangeTask({ ...of, body: { title: 'x', ownerId: mainId(5) } }))).toBe(
      '404 USER_NOT_FOUND',
    );
    const edited = await ada.client.updateChange(
      aChangeEdit(await ofProvider(3), { domainData: { key: true } }),
    );
    expect([edited.version, edited.tasks.total]).toEqual([1, 1]);
    const other = { id: mainId(4), origin: 'main' as const, task: task.id };
    expect(await refusal(ada.client.removeChangeTask({ ...other, version: 1 }))).toBe('404 TASK_NOT_FOUND');
    expect((await ofProvider(4)).domainId).toBe(undefined);
  });
});
