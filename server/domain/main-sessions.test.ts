import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { mainUrl, startDomain, startMain } from '#server/testing/servers.ts';
import { createEndOnMain, createRolesOnMain } from './main-sessions.ts';
import { samplePassword } from './sample-organisations.ts';

let domain: Awaited<ReturnType<typeof startDomain>>;
let main: Awaited<ReturnType<typeof startMain>>;
const logged: string[] = [];
let answers: 'as ever' | 'not' | 'no' = 'as ever';
beforeAll(async () => {
  domain = await startDomain(embeddedDatabase);
  main = await startMain(embeddedDatabase, domain);
  const link = {
    mainUrl,
    now: () => new Date(),
    log: (message: string) => void logged.push(message),
    fetch: async (url: string, init: RequestInit) => {
      if (answers === 'not') throw new TypeError('no connection');
      if (answers === 'no') return new Response(null, { status: 503 });
      return main.app.request(url, init);
    },
  };
  domain.link.end = createEndOnMain(link);
  domain.link.roles = createRolesOnMain(link);
}, 60_000);
afterAll(async () => {
  await main?.stop();
  await domain?.stop();
});

const onMain = (token: string) =>
  main
    .client(token)
    .domainSettings({})
    .then(
      () => 'known',
      (error: { status: number }) => error.status,
    );
async function change(token: string, currentPassword: string, newPassword: string) {
  const client = domain.client('musterbank', token);
  const { id } = await client.currentUser({});
  return (await client.changePassword({ id, body: { currentPassword, newPassword } })).token;
}

it('a changed password ends the sessions on the main server too, but the one that goes on', async () => {
  const token = await domain.signIn('musterbank', 'reader');
  const another = await domain.signIn('musterbank', 'chat');
  expect(await onMain(token)).toBe('known');
  const next = await change(token, samplePassword, 'Kupfer-Salat-77');
  expect([await onMain(token), await onMain(next), await onMain(another)]).toEqual([401, 'known', 'known']);
});

it('so does one that is chosen by a link', async () => {
  const token = await domain.signIn('musterbank', 'comments');
  expect(await onMain(token)).toBe('known');
  await domain.client('musterbank').requestPasswordReset({ username: 'comments@musterbank.example' });
  await vi.waitFor(() => expect(domain.mails).toHaveLength(1));
  const code = new URL(domain.mails[0]?.data.link ?? '').searchParams.get('code') ?? '';
  await domain.client('musterbank').resetPassword({ body: { code, newPassword: 'Kupfer-Salat-77' } });
  expect(await onMain(token)).toBe(401);
  expect(logged).toEqual([]);
});

it.each([
  ['changes', 'not', 'no connection'],
  ['editor', 'no', '503'],
] as const)(
  'the password of %s changes where the main server does %s answer, which is logged',
  async (name, how, reason) => {
    answers = how;
    logged.length = 0;
    const token = await domain.signIn('musterbank', name);
    const next = await change(token, samplePassword, 'Kupfer-Salat-77');
    expect(logged).toEqual([expect.stringContaining(reason)]);
    expect(await domain.client('musterbank', next).currentUser({})).toMatchObject({
      roles: expect.any(Array),
    });
  },
);

it('forced to sign in again, removed or without a role, somebody is so on the main server by one call', async () => {
  answers = 'as ever';
  logged.length = 0;
  const admin = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
  const idOf = async (name: string) =>
    (await admin.users({})).find(({ email }) => email.startsWith(`${name}@`))?.id ?? '';
  const owner = await domain.signIn('musterbank', 'owner');
  const roleOptions = () =>
    main
      .client(owner)
      .roleOptions({})
      .then(
        () => 'allowed',
        (error: { status: number }) => error.status,
      );
  expect(await roleOptions()).toBe('allowed');
  await admin.updateUser({ id: await idOf('owner'), body: { roles: ['READER'] } });
  expect([await roleOptions(), await onMain(owner)]).toEqual([403, 'known']);
  await admin.endSessions({ body: { email: 'owner@musterbank.example' } });
  expect(await onMain(owner)).toBe(401);
  const data = await domain.signIn('musterbank', 'data');
  expect(await onMain(data)).toBe('known');
  await admin.deleteUser({ id: await idOf('data') });
  expect(await onMain(data)).toBe(401);
  expect(logged).toEqual([]);
});
