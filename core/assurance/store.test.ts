import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import { ApiError } from '../http/api-error.ts';
import type { SessionState } from '../session/session.ts';
import { anAnswer } from './answer-fixture.ts';
import { createAssurance, mayAnswer, mayRead } from './store.ts';

const place = { completeParagraphID: 'lamp~1^1', versionDate: '2024-01-01', language: 'FR' } as const;
const earlier = anAnswer({ raid: 'old', versionDate: '2020-01-01', compliance: 'no' });

function open() {
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  const domain = {
    assuranceOfRegArt: vi.fn(async () => [anAnswer(), earlier]),
    assuranceHistory: vi.fn(async () => []),
    assuranceByUnit: vi.fn(async () => []),
    withdrawAnswer: vi.fn(async ({ raid }: { raid: string }) => ({ raid })),
  };
  const notices = { report: vi.fn() };
  const store = createAssurance({
    domain: domain as never,
    notices: notices as never,
    session: { $session } as never,
  });
  const said = () => loadedValue(store.of(place).get())?.map(({ raid, control }) => `${raid} ${control}`);
  return { store, domain, notices, $session, said };
}

describe('the assurance of a place', () => {
  it('shows what was saved at once, and asks again', async () => {
    const { store, domain, said } = open();
    const stop = store.of(place).subscribe(() => undefined);
    await store.load(place);
    expect(domain.assuranceOfRegArt.mock.lastCall).toEqual([
      { complete: 'lamp~1^1', versionDate: '2024-01-01', readLanguage: 'FR' },
    ]);
    domain.assuranceOfRegArt.mockImplementation(() => new Promise(() => undefined));
    store.takeSaved(anAnswer({ version: 2, control: 'New.' }));
    expect(said()).toEqual(['a1 New.', 'old Yearly test of all lamps.']);
    expect(domain.assuranceOfRegArt).toHaveBeenCalledTimes(2);
    // An answer for a later version is none to this one.
    store.takeSaved(anAnswer({ raid: 'later', versionDate: '2025-01-01' }));
    expect(said()).toEqual(['a1 New.', 'old Yearly test of all lamps.']);
    stop();
  });

  it('is withdrawn, or says why not', async () => {
    const { store, domain, said, notices } = open();
    const stop = store.of(place).subscribe(() => undefined);
    await store.load(place);
    const code = 'ANSWER_CHANGED';
    const refused = new ApiError({ kind: 'rejected', status: 409, code, message: code, server: 'domain' });
    domain.withdrawAnswer.mockRejectedValueOnce(refused);
    expect(await store.withdraw(anAnswer())).toEqual({ key: 'modified' });
    expect(notices.report).toHaveBeenCalledWith(refused, 'withdraw an answer');
    expect(said()?.length).toBe(2);
    domain.assuranceOfRegArt.mockImplementation(() => new Promise(() => undefined));
    expect(await store.withdraw(anAnswer())).toBeUndefined();
    expect(domain.withdrawAnswer.mock.lastCall).toEqual([{ raid: 'a1', version: 1 }]);
    expect(said()).toEqual(['old Yearly test of all lamps.']);
    stop();
  });

  it('is forgotten with the session', async () => {
    const { store, $session, said } = open();
    await store.load(place);
    await store.loadProgress('lamp', '2024-01-01', 'FR');
    $session.set({ signedIn: false, capabilities: [] });
    expect(said()).toBeUndefined();
    expect(store.progress('lamp', '2024-01-01', 'FR').get()).toEqual({ state: 'idle' });
  });

  it.each([
    [['READER'], true, false],
    [['READER', 'COMMENT_EDITOR'], true, true],
    [['READER', 'COMMENT_EDITOR', 'ISOLATED_TESTER'], false, false],
  ])('with the roles %j is read: %j, written: %j', (roles, reads, writes) => {
    expect([mayRead(roles), mayAnswer(roles)]).toEqual([reads, writes]);
  });
});
