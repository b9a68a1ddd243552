import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#core/contract/domain/user.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';

const sets: readonly (readonly Role[])[] = [
  ['READER'],
  ['ADMINISTRATOR'],
  ['ADMINISTRATOR', 'REGESTA_STATICDB_DATA_ADMIN'],
  ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'],
];
const beyond: readonly Role[] = ['FULL_DOMAIN_ADMIN', 'REGESTA_STATICDB_DATA_ADMIN'];
/** Full domain administrators give every role; others touch nobody with a role beyond the organisation that they lack. */
const isHigher = (target: readonly Role[], caller: readonly Role[]) =>
  !caller.includes('FULL_DOMAIN_ADMIN') &&
  target.some((role) => beyond.includes(role) && !caller.includes(role));

describe.each(testDatabases())('rights that a caller does not hold on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let number = 0;
  beforeAll(async () => {
    servers = await startBoth(database);
  });
  afterAll(() => servers?.stop());

  const enter = async (roles: readonly Role[]) => {
    number += 1;
    const name = `somebody-${number}`;
    return { ...(await servers.enter(name, roles)), email: `${name}@musterbank.example` };
  };
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const clientOf = (token: string) => servers.domain.client('musterbank', token);
  type Caller = ReturnType<typeof clientOf>;
  const inviteWith = async (roles: readonly Role[]) => {
    const owner = clientOf(await servers.domain.signIn('musterbank', 'owner'));
    number += 1;
    const email = `invited-${number}@musterbank.example`;
    return (await owner.createInvite({ body: { email, roles: [...roles] } })).invite.id;
  };
  /** Every call of the domain server that acts on another person or on their invite. */
  const calls: Record<string, (client: Caller, target: readonly Role[]) => Promise<unknown>> = {
    sendPasswordReset: async (client, target) =>
      client.sendPasswordReset({ id: (await enter(target)).id, body: { showLink: true } }),
    updateUser: async (client, target) =>
      client.updateUser({ id: (await enter(target)).id, body: { fullName: 'Somebody Else' } }),
    'updateUser of roles': async (client, target) =>
      client.updateUser({ id: (await enter(target)).id, body: { roles: ['COMMENT_EDITOR'] } }),
    deleteUser: async (client, target) => client.deleteUser({ id: (await enter(target)).id }),
    endSessions: async (client, target) =>
      client.endSessions({ body: { email: (await enter(target)).email } }),
    resendInvite: async (client, target) => client.resendInvite({ id: await inviteWith(target) }),
    deleteInvite: async (client, target) => client.deleteInvite({ id: await inviteWith(target) }),
  };

  it.each(Object.entries(calls))('are safe from %s', async (_, act) => {
    for (const caller of sets)
      for (const target of sets) {
        const pair = `${caller} on ${target}: `;
        const client = clientOf((await enter(caller)).token);
        const refused = isHigher(target, caller) ? '403 RIGHTS_NOT_YOURS' : 'accepted';
        const expected = caller.includes('ADMINISTRATOR') ? refused : '403 FORBIDDEN';
        expect(pair + (await outcome(act(client, target)))).toBe(pair + expected);
      }
  });

  it('stay as they were after a refusal', async () => {
    const target = await enter(['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN']);
    const client = clientOf((await enter(['ADMINISTRATOR'])).token);
    expect(await outcome(client.endSessions({ body: { email: target.email } }))).toBe('403 RIGHTS_NOT_YOURS');
    expect(await outcome(clientOf(target.token).currentUser({}))).toBe('accepted');
  });
});
