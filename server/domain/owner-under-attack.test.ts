import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { sessionOf, startDomain } from '#server/testing/servers.ts';
import { samplePassword } from './sample-organisations.ts';

const slug = 'musterbank';
const email = 'reader@musterbank.example';
const office = '203.0.113.20';
const attacker = '198.51.100.66';

describe.each(testDatabases())('the owner of an account on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let clock = new Date('2026-05-01T10:00:00Z');
  let device: string;
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
  });
  afterAll(() => domain?.stop());
  beforeEach(async () => {
    clock = new Date(clock.getTime() + 25 * 3_600_000);
    domain.mails.length = 0;
    const first = await domain
      .client(slug, undefined, office)
      .authenticate({ body: { email, password: samplePassword } });
    device = sessionOf(first).device ?? '';
  });

  const from = (address: string) => domain.client(slug, undefined, address);
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const tries = (address: string, password: string, devices?: string[], whose = email) =>
    outcome(from(address).authenticate({ body: { email: whose, password, ...(devices && { devices }) } }));
  const linkFor = async (address: string) => {
    await from(address).requestLoginPerEmail({ email });
    await domain.server.finish();
    const link = new URL(domain.mails.at(-1)?.data.link ?? '');
    return { email, temporaryToken: link.searchParams.get('temporaryToken') ?? '' };
  };
  const slow = '403 TOO_MANY_ATTEMPTS';

  it('is let in at once where they were before, whatever strangers try meanwhile', async () => {
    for (let time = 0; time < 12; time++) await tries(attacker, `guess ${time}`);
    expect(await tries(attacker, samplePassword)).toBe(slow);
    expect(await tries(office, samplePassword)).toBe(slow);
    expect(await tries(office, samplePassword, [device])).toBe('accepted');
    // A success where the owner is known gives strangers nothing.
    expect(await tries(attacker, samplePassword)).toBe(slow);
  });

  it('is let in at once in a network that tries many accounts, where they were before', async () => {
    for (let one = 0; one < 31; one++) await tries(office, 'x', [], `nobody${one}@musterbank.example`);
    expect(await tries(office, samplePassword, [])).toBe(slow);
    expect(await tries(office, samplePassword, [device])).toBe('accepted');
  });

  it('is let in at once on a new device by a link, whatever strangers try meanwhile', async () => {
    const others = '203.0.113.21';
    for (let one = 0; one < 31; one++) await tries(others, 'x', [], `nobody${one}@musterbank.example`);
    for (let time = 0; time < 12; time++) await tries(attacker, `guess ${time}`);
    expect(await tries(others, samplePassword)).toBe(slow);
    const reply = sessionOf(await from(others).loginUsingToken(await linkFor(others)));
    expect(reply.user.email).toBe(email);
    // From now on this device is known too, and the account waits for nothing that strangers did before.
    expect(await tries(others, samplePassword, [reply.device ?? ''])).toBe('accepted');
    expect(await tries('203.0.113.22', samplePassword)).toBe('accepted');
  });

  it('has a link that works, however often strangers ask for one', async () => {
    const replies = [];
    for (let time = 0; time < 40; time++)
      replies.push(await outcome(from(attacker).requestLoginPerEmail({ email })));
    expect(new Set(replies)).toEqual(new Set(['accepted']));
    await domain.server.finish();
    expect(domain.mails).toHaveLength(1);
    // The owner asks too, and finds the one that is there; another that strangers bring does not end it.
    const link = await linkFor(office);
    clock = new Date(clock.getTime() + 61_000);
    await from(attacker).requestLoginPerEmail({ email });
    await domain.server.finish();
    expect(domain.mails).toHaveLength(2);
    expect(await outcome(from(office).loginUsingToken(link))).toBe('accepted');
    await linkFor(office);
    expect(domain.mails).toHaveLength(3);
  });

  it('waits for their own mistakes only a while, and is told how long', async () => {
    for (let time = 0; time < 5; time++)
      expect(await tries(office, 'wrong', [device])).toBe('400 INVALID_CREDENTIALS');
    expect(await tries(office, samplePassword, [device])).toBe(slow);
    clock = new Date(clock.getTime() + 5000);
    expect(await tries(office, samplePassword, [device])).toBe('accepted');
  });

  it('waits for nothing after a link, not even for their own mistakes', async () => {
    for (let time = 0; time < 5; time++) await tries(office, 'wrong', [device]);
    expect(await tries(office, samplePassword, [device])).toBe(slow);
    const link = await linkFor(office);
    await from(office).loginUsingToken({ ...link, body: { devices: [device] } });
    expect(await tries(office, samplePassword, [device])).toBe('accepted');
  });

  // Last, since the password is another one then.
  it('sets a new password by a link at once, and signs in with it', async () => {
    for (let time = 0; time < 12; time++) await tries(attacker, `guess ${time}`);
    for (let time = 0; time < 6; time++) await from(attacker).requestPasswordReset({ username: email });
    await from(office).requestPasswordReset({ username: email });
    await domain.server.finish();
    expect(domain.mails).toHaveLength(1);
    const code = new URL(domain.mails[0]?.data.link ?? '').searchParams.get('code') ?? '';
    expect(
      await outcome(from(office).resetPassword({ body: { code, newPassword: 'Kupfer-Salat-77' } })),
    ).toBe('accepted');
    expect(await tries(office, 'Kupfer-Salat-77')).toBe('accepted');
    // Devices that were known by the old password are strangers now.
    for (let time = 0; time < 5; time++) await tries(attacker, 'x');
    expect(await tries(office, 'Kupfer-Salat-77', [device])).toBe(slow);
  });
});
