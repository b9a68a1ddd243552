import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { codeAt, setUpSecondFactor } from '#server/testing/second-factors.ts';
import { sessionOf, startDomain } from '#server/testing/servers.ts';
import { knownDevice, welcomeDevice } from './devices.ts';
import type { Organisation } from './organisation.ts';
import { samplePassword } from './sample-organisations.ts';

describe.each(testDatabases())('known devices on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let db: Organisation['db'];
  let clock = new Date('2026-05-01T10:00:00Z');
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
    const organisation = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('no musterbank');
    db = organisation.db;
  });
  afterAll(() => domain?.stop());

  const address = (name: string) => `${name}@musterbank.example`;
  const daysLater = (days: number) => {
    clock = new Date(clock.getTime() + days * 24 * 3_600_000);
  };
  const signIn = async (name: string, devices: string[] = []) => {
    const body = { email: address(name), password: samplePassword, devices };
    return sessionOf(await domain.client('musterbank').authenticate({ body }));
  };
  const isKnown = async (name: string, secret: string) =>
    (await knownDevice(db, address(name), [secret], clock)) !== undefined;

  it('get a secret at the first sign-in, of which the server keeps a hash, and none while it is known', async () => {
    const { device = '' } = await signIn('reader');
    expect(device).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.selectFrom('device').selectAll().execute())).not.toContain(device);
    expect((await signIn('reader', ['x'.repeat(43), device])).device).toBeUndefined();
  });

  it('are known of the user who signed in there, and of no other', async () => {
    const { device = '' } = await signIn('reader');
    const another = await signIn('chat', [device]);
    expect(another.device).toMatch(/^[\w-]{43}$/);
    expect([await isKnown('reader', device), await isKnown('chat', device)]).toEqual([true, false]);
    expect((await signIn('chat', [device, another.device ?? ''])).device).toBeUndefined();
  });

  it('are known with the last step of a sign-in, and not before', async () => {
    const { secret } = await setUpSecondFactor(domain, 'musterbank', 'changes', () => clock);
    const enter = async (devices: string[]) => {
      clock = new Date(clock.getTime() + 60_000);
      const body = { email: address('changes'), password: samplePassword, devices };
      const step = await domain.client('musterbank').authenticate({ body });
      expect(Object.keys(step)).toEqual(['secondStep', 'challenge']);
      const challenge = 'challenge' in step ? step.challenge : '';
      const code = codeAt(secret, clock);
      return domain.client('musterbank').enterSecondFactor({ body: { challenge, code } });
    };
    const { device = '' } = await enter([]);
    expect(await isKnown('changes', device)).toBe(true);
    expect((await enter([device])).device).toBeUndefined();
  });

  it('are forgotten after 400 days without a sign-in', async () => {
    const { device = '' } = await signIn('comments');
    daysLater(399);
    expect((await signIn('comments', [device])).device).toBeUndefined();
    daysLater(399);
    expect(await isKnown('comments', device)).toBe(true);
    daysLater(1);
    expect(await isKnown('comments', device)).toBe(false);
    expect((await signIn('comments', [device])).device).not.toBe(device);
  });

  it('are ten of a user at most, those used last', async () => {
    const { user } = await signIn('editor');
    const secrets: string[] = [];
    for (let one = 0; one < 12; one++) {
      clock = new Date(clock.getTime() + 1000);
      secrets.push((await welcomeDevice(db, user.id, undefined, clock)) ?? '');
    }
    const known = await Promise.all(secrets.map((secret) => isKnown('editor', secret)));
    expect(known).toEqual([false, false, ...Array.from({ length: 10 }, () => true)]);
  });

  it('are refused where a request sends more than a device has, or what is none', async () => {
    const refused = (devices: string[]) =>
      signIn('reader', devices).then(
        () => 'accepted',
        (error: { code: string; message: string }) => error.message,
      );
    expect(await refused(Array.from({ length: 6 }, () => 'x'.repeat(43)))).toBe('devices: must be at most 5');
    expect(await refused(['short'])).toBe('devices.0: must be the secret of a device');
  });
});
