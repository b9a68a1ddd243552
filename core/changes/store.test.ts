import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import type { Change } from '../contract/domain/changes.ts';
import { ApiError } from '../http/api-error.ts';
import type { SessionState } from '../session/session.ts';
import { aChange } from './change-fixture.ts';
import { createChanges } from './store.ts';

const refused = (code: string, status = 409) =>
  new ApiError({ kind: 'rejected', status, code, message: code, server: 'domain' });

const soon = aChange({ mainChangeElementId: 'm1', domainId: 'd1', deadline: '2026-07-01' });
const later = aChange({ mainChangeElementId: 'm2', domainId: 'd2', deadline: '2026-12-01', topic: 'Wicks' });

/** A server that does what the real one does with an edit, and answers when it is told to. */
function aStore(listed: Change[] = [later, soon], fourEyes = false) {
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  const report = vi.fn();
  const stored = new Map(listed.map((change) => [change.mainChangeElementId ?? change.domainId, change]));
  const domain = {
    consolidatedChanges: vi.fn(async () => listed),
    changeRules: vi.fn(async () => ({ fourEyes })),
    change: vi.fn(async ({ id }: { id: string }) => stored.get(id)),
    createChange: vi.fn(async () => aChange({ origin: 'domain', domainId: 'own', deadline: '2026-08-01' })),
    updateChange: vi.fn(async ({ id, body }) => {
      const before = stored.get(id) as Change;
      const { version, domainData, reason: _, ...own } = body;
      if (version < before.version - 5) throw refused('CHANGE_CHANGED');
      const next = { ...before, ...own, ...domainData, version: before.version + 1 } as Change;
      stored.set(id, next);
      return next;
    }),
    deleteChange: vi.fn(async ({ id }: { id: string }) => ({ domainId: id })),
    approveChange: vi.fn(async () => ({ ...soon, status: 'D', version: 9 })),
    declineChange: vi.fn(async () => ({ ...soon, version: 9 })),
  };
  let time = 0;
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  const now = () => time;
  const store = createChanges({ domain, notices: { report }, session: { $session }, now } as never);
  const rows = () => {
    const state = store.$changes.get();
    return 'value' in state ? (state.value ?? []) : [];
  };
  const row = (id: string) => rows().find((change) => change.mainChangeElementId === id);
  return { store, domain, rows, row, report, $session, wait };
}

describe('the list of changes', () => {
  it('is sorted by deadline, and says that the page loads', async () => {
    const { store, rows } = aStore();
    const loading = store.load('EN');
    expect(store.$loading.get().page).toBe(true);
    await loading;
    expect(store.$loading.get().page).toBe(false);
    expect(rows().map(({ topic }) => topic)).toEqual(['Lamp oil', 'Wicks']);
  });

  it('leaves what is on screen while it is loaded again', async () => {
    const { store, rows } = aStore();
    await store.load('EN');
    const again = store.reload();
    expect(rows().length).toBe(2);
    expect(store.$loading.get().page).toBe(true);
    await again;
    expect(store.$loading.get().page).toBe(false);
  });

  it('stays sorted after an edit of the deadline and after a new change', async () => {
    const { store, rows } = aStore();
    await store.load('EN');
    await store.save(later, { deadline: '2026-06-02' });
    expect(rows().map(({ deadline }) => deadline)).toEqual(['2026-06-02', '2026-07-01']);
    await store.create({} as never);
    expect(rows().map(({ deadline }) => deadline)).toEqual(['2026-06-02', '2026-07-01', '2026-08-01']);
  });

  it('stays where it could not be loaded again, and says so until it could', async () => {
    const { store, domain, rows, report } = aStore();
    await store.load('EN');
    domain.consolidatedChanges.mockRejectedValueOnce(refused('X', 500));
    await store.reload();
    expect(rows().length).toBe(2);
    expect(store.$outdated.get()).toMatchObject({ code: 'X' });
    expect(store.$loading.get().page).toBe(false);
    expect(report).toHaveBeenCalledOnce();
    await store.reload();
    expect(store.$outdated.get()).toBeUndefined();
  });

  it('goes where the right to it was taken away', async () => {
    const { store, domain } = aStore();
    await store.load('EN');
    domain.consolidatedChanges.mockRejectedValueOnce(refused('FORBIDDEN', 403));
    await store.reload();
    expect(store.$changes.get()).toMatchObject({ state: 'failed', error: { code: 'FORBIDDEN' } });
  });

  it('is loaded again for whoever comes back after a while, as nobody asked for it', async () => {
    const { store, domain, wait } = aStore();
    await store.freshen();
    await store.load('EN');
    wait(59_000);
    await store.freshen();
    expect(domain.consolidatedChanges).toHaveBeenCalledOnce();
    wait(1000);
    await store.freshen();
    expect(domain.consolidatedChanges).toHaveBeenCalledTimes(2);
    expect(domain.consolidatedChanges.mock.lastCall).toMatchObject([{ language: 'EN' }, { unasked: true }]);
  });

  it('that comes late leaves what was saved meanwhile, and what is on its way', async () => {
    const { store, domain, row } = aStore();
    await store.load('EN');
    const list = Promise.withResolvers<Change[]>();
    domain.consolidatedChanges.mockReturnValueOnce(list.promise);
    const loading = store.reload();
    await store.save(soon, { domainData: { area: 'Saved' } });
    const saving = store.save(later, { domainData: { area: 'On its way' } });
    list.resolve([soon, later]);
    await loading;
    expect(row('m1')).toMatchObject({ area: 'Saved', version: 2 });
    expect(row('m2')?.area).toBe('On its way');
    await saving;
    expect(row('m2')?.area).toBe('On its way');
  });

  it('of the next user has nothing that the one before has saved', async () => {
    const { store, rows, domain, $session } = aStore();
    await store.load('EN');
    const saving = store.save(soon, { domainData: { area: 'Risk' } });
    $session.set({ signedIn: false, capabilities: [] });
    expect(await saving).toBe(false);
    // Nor is it saved in the name of whoever comes next.
    expect(domain.updateChange).not.toHaveBeenCalled();
    expect(rows()).toEqual([]);
    $session.set({ signedIn: true, capabilities: [] });
    await store.load('EN');
    expect(rows().length).toBe(2);
  });

  it('that was loaded early is not asked for again by the view, unless in another language or after a while', async () => {
    const { store, domain, rows, wait } = aStore();
    const early = store.loadEarly('EN');
    await store.load('EN');
    expect(rows()).toHaveLength(2);
    await early;
    expect(domain.consolidatedChanges).toHaveBeenCalledTimes(1);
    await store.load('EN');
    expect(domain.consolidatedChanges).toHaveBeenCalledTimes(2);
    await store.loadEarly('EN');
    await store.load('DE');
    expect(domain.consolidatedChanges).toHaveBeenCalledTimes(4);
    await store.loadEarly('DE');
    wait(60_000);
    await store.load('DE');
    expect(domain.consolidatedChanges).toHaveBeenCalledTimes(6);
  });

  it('is loaded once for two views that come together', async () => {
    const { store, domain, rows } = aStore();
    const early = [store.loadEarly('EN'), store.loadEarly('EN')];
    await Promise.all([store.load('EN'), store.load('EN'), ...early]);
    expect(domain.consolidatedChanges).toHaveBeenCalledTimes(1);
    expect(rows()).toHaveLength(2);
  });

  it('that was loaded early for somebody else is asked for again', async () => {
    const { store, domain, $session } = aStore();
    await store.loadEarly('EN');
    $session.set({ signedIn: false, capabilities: [] });
    $session.set({ signedIn: true, capabilities: [] });
    await store.load('EN');
    expect(domain.consolidatedChanges).toHaveBeenCalledTimes(2);
  });

  it('is forgotten when somebody else signs in', async () => {
    const { store, rows, $session } = aStore();
    await store.load('EN');
    $session.set({ signedIn: false, capabilities: [] });
    expect(rows()).toEqual([]);
    expect(store.$changes.get().state).toBe('idle');
  });
});

describe('an edit', () => {
  it('is displayed at once, sent with the version that it started from, and clears its flag', async () => {
    const { store, row, domain } = aStore();
    await store.load('EN');
    const saving = store.save(soon, { domainData: { area: 'Risk' } });
    expect(row('m1')?.area).toBe('Risk');
    await Promise.resolve();
    expect(store.$loading.get().editing).toEqual({ key: 'main:m1', field: 'area' });
    expect(await saving).toMatchObject({ area: 'Risk', version: 2 });
    expect(store.$loading.get().editing).toBeUndefined();
    expect(domain.updateChange.mock.calls[0]?.[0]).toEqual({
      id: 'm1',
      origin: 'main',
      language: 'EN',
      body: { version: 1, domainData: { area: 'Risk' } },
    });
  });

  it('is taken back if it fails, resolves to false, and leaves other edits of the change', async () => {
    const { store, row, domain, report } = aStore();
    await store.load('EN');
    domain.updateChange.mockRejectedValueOnce(refused('X', 500));
    const failing = store.save(soon, { domainData: { area: 'Risk' } });
    const going = store.save(soon, { domainData: { comment: 'Check it' } });
    expect(row('m1')).toMatchObject({ area: 'Risk', comment: 'Check it' });
    expect(await failing).toBe(false);
    expect(row('m1')).toMatchObject({ area: 'Compliance', comment: 'Check it' });
    expect(await going).toMatchObject({ comment: 'Check it' });
    expect(row('m1')).toMatchObject({ area: 'Compliance', comment: 'Check it' });
    expect(report).toHaveBeenCalledOnce();
    expect(store.$loading.get().editing).toBeUndefined();
  });

  it('goes after the one before it, from the version that that one made', async () => {
    const { store, domain } = aStore();
    await store.load('EN');
    await Promise.all([
      store.save(soon, { domainData: { area: 'Risk' } }),
      store.save(soon, { domainData: { area: 'Legal' } }),
    ]);
    expect(domain.updateChange.mock.calls.map(([{ body }]) => body.version)).toEqual([1, 2]);
  });

  it('that waited sends the version of its click where a colleague has saved its field meanwhile', async () => {
    const { store, domain } = aStore();
    await store.load('EN');
    domain.updateChange.mockResolvedValueOnce({ ...soon, area: 'Risk', comment: 'Theirs', version: 3 });
    await Promise.all([
      store.save(soon, { domainData: { area: 'Risk' } }),
      store.save(soon, { domainData: { comment: 'Mine' } }),
      store.save(soon, { domainData: { area: 'Legal' } }),
    ]);
    expect(domain.updateChange.mock.calls.map(([{ body }]) => body.version)).toEqual([1, 1, 3]);
  });

  it('in another language than that of the user answers in that of the list', async () => {
    const { store, domain } = aStore([soon], true);
    await store.load('FR');
    await store.save(soon, { domainData: { area: 'Risk' } });
    await store.decide(soon, 'approve', '');
    await store.decide(soon, 'decline', '');
    for (const call of [domain.updateChange, domain.approveChange, domain.declineChange])
      expect(call.mock.lastCall).toMatchObject([{ id: 'm1', language: 'FR' }]);
  });

  it('of words that were typed for a while sends the version that they started from', async () => {
    const { store, domain } = aStore();
    await store.load('EN');
    await store.save(soon, { domainData: { area: 'Risk' } });
    await store.save(soon, { domainData: { userNotes: 'Mine' } }, 1);
    expect(domain.updateChange.mock.calls.map(([{ body }]) => body.version)).toEqual([1, 1]);
  });

  it('says that somebody else has modified it, and displays what that one saved', async () => {
    const { store, row, domain } = aStore();
    await store.load('EN');
    domain.updateChange.mockRejectedValueOnce(refused('CHANGE_CHANGED'));
    const theirs = { ...soon, userNotes: 'Theirs', version: 4 };
    domain.change.mockResolvedValueOnce(theirs);
    domain.consolidatedChanges.mockResolvedValueOnce([theirs, { ...later, area: 'Theirs too' }]);
    expect(await store.save(soon, { domainData: { userNotes: 'Mine' } })).toBe(false);
    expect(store.$problems.get()['main:m1']).toEqual({ key: 'modified' });
    expect(row('m1')?.userNotes).toBe('Theirs');
    // Whoever has changed one may have changed more.
    await vi.waitFor(() => expect(row('m2')?.area).toBe('Theirs too'));
    await store.save(soon, { domainData: { userNotes: 'Both' } });
    expect(store.$problems.get()['main:m1']).toBeUndefined();
  });

  it('of an end waits for somebody else to approve it with four eyes', async () => {
    const { store, row } = aStore([soon], true);
    await store.load('EN');
    const saving = store.save(soon, { domainData: { status: 'D' } });
    expect(row('m1')?.status).toBe('G');
    await saving;
    expect(await store.decide(soon, 'approve', '')).toMatchObject({ status: 'D' });
    expect(row('m1')?.status).toBe('D');
  });
});

describe('an own change', () => {
  const own = aChange({ origin: 'domain', domainId: 'own', mainChangeElementId: undefined });
  it('is removed by its domainId', async () => {
    const { store, rows, domain } = aStore([soon, own]);
    await store.load('EN');
    expect(await store.remove(own)).toBeUndefined();
    expect(domain.deleteChange).toHaveBeenCalledWith({ id: 'own' });
    expect(rows()).toEqual([soon]);
  });

  it('stays where deleting fails, and goes where it was gone already', async () => {
    const { store, rows, domain } = aStore([own]);
    await store.load('EN');
    domain.deleteChange.mockRejectedValueOnce(refused('FORBIDDEN', 403));
    expect(await store.remove(own)).toEqual({ key: 'notYours' });
    expect(rows()).toEqual([own]);
    domain.deleteChange.mockRejectedValueOnce(refused('CHANGE_NOT_FOUND', 404));
    expect(await store.remove(own)).toBeUndefined();
    expect(rows()).toEqual([]);
  });

  it('of the same id as one of the provider is another change', async () => {
    const twin = aChange({ origin: 'domain', domainId: 'm1', mainChangeElementId: undefined, area: 'Twin' });
    const { store, rows } = aStore([soon, twin]);
    await store.load('EN');
    await store.save(twin, { domainData: { area: 'Changed' } }).catch(() => undefined);
    expect(rows().find(({ origin }) => origin === 'main')?.area).toBe('Compliance');
  });
});
