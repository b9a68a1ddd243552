import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#core/contract/domain/user.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { samplePassword } from './sample-organisations.ts';

describe.each(testDatabases())('signing in on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let clock = new Date('2026-05-01T10:00:00Z');
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
  });
  afterAll(() => domain?.stop());

  const organisation = (slug = 'musterbank') => {
    const organisation = domain.server.organisations().find((one) => one.slug === slug);
    if (organisation === undefined) throw new Error(`no ${slug}`);
    return organisation;
  };
  const attempt = (name: string, password = 'wrong', address?: string) =>
    domain
      .client('musterbank', undefined, address)
      .authenticate({ body: { email: `${name}@musterbank.example`, password } })
      .then(
        () => 'accepted',
        (error: { status: number; code: string }) => `${error.status} ${error.code}`,
      );
  const later = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };

  it('slows an account down after five failures on unknown devices, whether there is one or not', async () => {
    for (const name of ['comments', 'nobody']) {
      for (let time = 0; time < 5; time++) expect(await attempt(name)).toBe('400 INVALID_CREDENTIALS');
      expect(await attempt(name)).toBe('403 TOO_MANY_ATTEMPTS');
      expect(await attempt(name, samplePassword)).toBe('403 TOO_MANY_ATTEMPTS');
    }
    later(16);
    expect(await attempt('nobody')).toBe('400 INVALID_CREDENTIALS');
    expect(await attempt('comments', samplePassword)).toBe('accepted');
    expect(await attempt('comments')).toBe('400 INVALID_CREDENTIALS');
  });

  it('slows down a network address that has failed with many accounts, and no other', async () => {
    const outcomes = [];
    for (let one = 0; one < 31; one++) outcomes.push(await attempt(`guess${one}`, 'x', '203.0.113.5'));
    expect(outcomes.slice(29)).toEqual(['400 INVALID_CREDENTIALS', '403 TOO_MANY_ATTEMPTS']);
    expect(await attempt('reader', samplePassword, '203.0.113.5')).toBe('403 TOO_MANY_ATTEMPTS');
    expect(await attempt('reader', samplePassword, '203.0.113.6')).toBe('accepted');
  });

  it('is written down, with where it came from', async () => {
    await attempt('chat', samplePassword, '203.0.113.7');
    await attempt('chat', 'wrong', '203.0.113.8');
    const rows = await organisation()
      .db.selectFrom('audit')
      .select(['action', 'actor', 'subject', 'address'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const email = 'chat@musterbank.example';
    expect(rows).toEqual([
      { action: 'SIGN_IN_REFUSED', actor: null, subject: email, address: '203.0.113.8' },
      { action: 'SIGNED_IN', actor: email, subject: null, address: '203.0.113.7' },
    ]);
  });

  it('takes a right away at once, and gives one from the next sign-in on', async () => {
    const token = await domain.signIn('musterbank', 'changes');
    const client = domain.client('musterbank', token);
    const give = (roles: Role[]) =>
      organisation()
        .db.updateTable('account')
        .set({ roles: JSON.stringify(roles) })
        .where('email', '=', 'changes@musterbank.example')
        .execute();
    expect((await client.currentUser({})).roles).toEqual(['READER', 'CHANGE_READER']);
    await give(['COMMENT_EDITOR', 'CHAT_USER']);
    expect((await client.currentUser({})).roles).toEqual(['READER']);
    const next = domain.client('musterbank', await domain.signIn('musterbank', 'changes'));
    expect((await next.currentUser({})).roles).toEqual(['READER', 'COMMENT_EDITOR', 'CHAT_USER']);
  });

  it('does not run out', async () => {
    later(10 * 365 * 24 * 3600);
    expect(await attempt('owner', samplePassword, '203.0.113.9')).toBe('accepted');
  });

  it('finds an account by its whole address and by no pattern or statement', async () => {
    for (const name of ['%', "x'or'1'='1", 'reader%'])
      expect(await attempt(name, samplePassword)).toMatch(/^400 INVALID_(CREDENTIALS|REQUEST)$/);
  });
});
