import { expect, it, vi } from 'vitest';
import { ada, aReport, aSession } from './comment-fixture.ts';
import { createMe, isAlone, mayWrite } from './me.ts';

function open(state = aSession()) {
  const domain = { currentUser: vi.fn(async () => ada) };
  const notices = aReport();
  return { domain, notices, ...state, ...createMe({ domain, notices, session: state.session }) };
}

it('is the user of the session, whose drafts stay on the device', async () => {
  const { $me, load, domain } = open();
  await load();
  expect($me.get()).toEqual({
    id: 'ada',
    fullName: 'Ada Muster',
    roles: ['COMMENT_EDITOR', 'READER'],
    draftsOf: ada.email,
  });
  expect(domain.currentUser).not.toHaveBeenCalled();
});

it('is asked for once where the token of a page signs in, and has no drafts on the device', async () => {
  const { $me, load, domain, end } = open(aSession({ signedIn: true, capabilities: [] }));
  expect($me.get()).toBeUndefined();
  await Promise.all([load(), load()]);
  expect(domain.currentUser).toHaveBeenCalledOnce();
  expect($me.get()).toEqual({ id: 'ada', fullName: 'Ada Muster', roles: ['COMMENT_EDITOR', 'READER'] });
  end();
  expect($me.get()).toBeUndefined();
  await load();
  expect(domain.currentUser).toHaveBeenCalledOnce();
});

it('is asked for again after a failure', async () => {
  const { $me, load, domain, notices } = open(aSession({ signedIn: true, capabilities: [] }));
  domain.currentUser.mockRejectedValueOnce(new Error('away'));
  await load();
  expect(notices.report).toHaveBeenCalledOnce();
  await load();
  expect($me.get()?.id).toBe('ada');
});

it.each([
  [['READER'], false, false],
  [['COMMENT_EDITOR', 'READER'], true, false],
  [['READER', 'ISOLATED_TESTER'], true, true],
] as const)('with the roles %j may write: %j, alone: %j', (roles, writes, alone) => {
  expect([mayWrite({ roles: [...roles] }), isAlone({ roles: [...roles] })]).toEqual([writes, alone]);
});
