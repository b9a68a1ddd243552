import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { domainUrl, startDomain } from '#server/testing/servers.ts';

const begin = Date.parse('2026-03-02T08:00:00Z');
const hour = 60 * 60 * 1000;
const moment = (hours: number) => new Date(begin + hours * hour).toISOString();

describe.each(testDatabases())('visits on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let hours = 0;
  beforeAll(async () => {
    domain = await startDomain(database, () => new Date(begin + hours * hour));
  });
  afterAll(() => domain?.stop());

  /** Calls of a user, hours after the beginning; they resolve to when the visit before began. */
  const visitsOf = (name: string) => async (at: number) => {
    // A sign-in, which is in the record of a user, is another moment.
    hours = at - 0.01;
    const client = domain.client('musterbank', await domain.signIn('musterbank', name));
    hours = at;
    return (await client.recordVisit({})).since;
  };

  it('are told from each other by four hours without a call', async () => {
    const visit = visitsOf('reader');
    expect(await visit(0)).toBeUndefined();
    expect(await visit(3)).toBeUndefined();
    // Still the first visit, which has lasted six hours.
    expect(await visit(6)).toBeUndefined();
    expect(await visit(10.1)).toBe(moment(0));
    // Loading the page again does not empty the list.
    expect(await visit(10.2)).toBe(moment(0));
    expect(await visit(14.2)).toBe(moment(0));
    expect(await visit(18.3)).toBe(moment(10.1));
  });

  it('begin once where calls come at the same time, and a clock that goes back changes nothing', async () => {
    const visit = visitsOf('comments');
    await visit(0);
    expect(await Promise.all([visit(5), visit(5), visit(5)])).toEqual([moment(0), moment(0), moment(0)]);
    expect(await visit(1)).toBe(moment(0));
    expect(await visit(8.9)).toBe(moment(0));
  });

  it('are of each user alone, and in nobody’s record', async () => {
    const [reader, admin] = [visitsOf('changes'), visitsOf('admin')];
    await reader(1);
    expect(await admin(6)).toBeUndefined();
    expect(await reader(6)).toBe(moment(1));
    const administrator = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
    const seen = JSON.stringify([
      await administrator.users({}),
      await administrator.auditLog({}),
      await administrator.userNames({}),
    ]);
    expect(seen).not.toContain(moment(1));
    expect(seen).not.toMatch(/visit/i);
  });

  it('are deleted with the user', async () => {
    const visit = visitsOf('chat');
    await visit(0);
    const [organisation] = domain.server.organisations().filter(({ slug }) => slug === 'musterbank');
    const account = await organisation?.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'chat@musterbank.example')
      .executeTakeFirstOrThrow();
    const id = account?.id ?? '';
    const stored = () =>
      organisation?.db.selectFrom('visit').where('account_id', '=', id).selectAll().execute();
    expect(await stored()).toHaveLength(1);
    const admin = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
    await admin.deleteUser({ id });
    expect(await stored()).toEqual([]);
  });

  it('are recorded for users alone, and kept by no browser', async () => {
    await expect(domain.client('musterbank').recordVisit({})).rejects.toMatchObject({ status: 401 });
    const alpina = await domain.signIn('alpina');
    await expect(domain.client('musterbank', alpina).recordVisit({})).rejects.toMatchObject({ status: 401 });
    const headers = { authorization: `Bearer ${await domain.signIn('musterbank')}` };
    const request = new Request(`${domainUrl}/musterbank/api/v1/Visits`, { method: 'PUT', headers });
    const reply = await domain.server.fetch(request);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});
