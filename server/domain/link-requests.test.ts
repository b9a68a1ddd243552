import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '#server/testing/count-statements.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { portalOrigin, startDomain } from '#server/testing/servers.ts';
import { createQueueMailer } from '../mail/queue-mailer.ts';
import type { MailTables } from '../mail/tables.ts';
import { requestLink } from './link-requests.ts';

const kindsThatWrite = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];
const known = 'reader@musterbank.example';
const unknown = 'nobody@musterbank.example';

describe.each(testDatabases())('a request for a link on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let clock = new Date('2026-05-01T10:00:00Z');
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
  });
  afterAll(() => domain?.stop());
  beforeEach(() => {
    clock = new Date(clock.getTime() + 25 * 3_600_000);
  });

  const organisation = () => {
    const one = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (one === undefined) throw new Error('no musterbank');
    return one;
  };
  const now = () => clock;
  /** The queue that servers have, with a mail server that takes everything. */
  const mailerOver = (plugins: readonly KyselyPlugin[], sent: string[]) =>
    createQueueMailer({
      db: plugins.reduce(
        (db, plugin) => db.withPlugin(plugin),
        domain.db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>(),
      ),
      deliver: async ({ mail }, { handOver }) => {
        await handOver();
        sent.push(mail.to);
        return { result: 'sent' };
      },
      now,
      log: (message) => {
        throw new Error(message);
      },
    });
  /** The statements of a request, and of the work that it leaves. */
  const statementsOf = async (purpose: 'login' | 'passwordReset', email: string) => {
    const [call, apart] = [countStatements(), countStatements()];
    const sent: string[] = [];
    const work: (() => Promise<void>)[] = [];
    let current = call.plugin;
    const plugin: KyselyPlugin = {
      transformQuery: (args) => current.transformQuery(args),
      transformResult: (args) => current.transformResult(args),
    };
    const one = organisation();
    const counted = { ...one, db: one.db.withPlugin(plugin) };
    const context = {
      mailer: mailerOver([plugin], sent),
      portalUrl: portalOrigin,
      now,
      later: (job: () => Promise<void>) => void work.push(job),
    };
    await requestLink(counted, purpose, { email, address: '203.0.113.2' }, context);
    current = apart.plugin;
    for (const job of work) await job();
    return { call: call.kinds, apart: apart.kinds, sent, jobs: work.length };
  };
  const writesIn = (kinds: readonly string[]) => kinds.filter((kind) => kindsThatWrite.includes(kind)).length;

  it.each(['login', 'passwordReset'] as const)(
    'does the same for users and for others, in the call and after it: %s',
    async (purpose) => {
      const ofUser = await statementsOf(purpose, known);
      const ofNobody = await statementsOf(purpose, unknown);
      expect([ofUser.sent, ofNobody.sent]).toEqual([[known], []]);
      expect(ofNobody.call).toEqual(ofUser.call);
      expect(ofUser.call).toHaveLength(1);
      expect([ofUser.jobs, ofNobody.jobs]).toEqual([1, 1]);
      expect(ofNobody.apart).toHaveLength(ofUser.apart.length);
      expect(writesIn(ofNobody.apart)).toBe(writesIn(ofUser.apart));
      expect(writesIn(ofUser.apart)).toBe(5);
    },
  );

  it('that comes too soon does nothing, for users and for others', async () => {
    for (const email of [known, unknown]) {
      await statementsOf('login', email);
      const again = await statementsOf('login', email);
      expect(again).toMatchObject({ apart: [], sent: [], jobs: 0 });
      expect(again.call).toHaveLength(1);
    }
  });

  it.each([
    ['for users', known],
    ['for others', unknown],
  ])('whose work fails can be repeated at once, %s', async (_, email) => {
    const work: (() => Promise<void>)[] = [];
    let failing: readonly string[] = [];
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (failing.includes(node.kind)) throw new Error(`no ${node.kind}`);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const one = organisation();
    const context = {
      mailer: mailerOver([], []),
      portalUrl: portalOrigin,
      now,
      later: (job: () => Promise<void>) => void work.push(job),
    };
    const request = { email, address: '203.0.113.2' };
    const ask = async () => {
      await requestLink({ ...one, db: one.db.withPlugin(plugin) }, 'login', request, context);
      return work.splice(0);
    };
    const [first] = await ask();
    await first?.();
    clock = new Date(clock.getTime() + 60_000);
    const [second] = await ask();
    failing = ['SelectQueryNode'];
    await expect(second?.()).rejects.toThrow('no SelectQueryNode');
    expect(work).toEqual([]);
    failing = [];
    const [third] = await ask();
    expect(third).toBeDefined();
    // The database may be away for all of it, and for some time.
    failing = ['SelectQueryNode', 'UpdateQueryNode'];
    await expect(third?.()).rejects.toThrow('no SelectQueryNode');
    await work.shift()?.();
    expect(await ask()).toHaveLength(1);
    failing = [];
    await work.shift()?.();
    expect(work).toEqual([]);
    const [fourth] = await ask();
    await fourth?.();
    expect(await ask()).toEqual([]);
    // What has failed made no pause longer.
    clock = new Date(clock.getTime() + 120_000);
    expect(await ask()).toHaveLength(1);
  });

  it('leaves nothing of others: no code, no mail, no line in the log', async () => {
    const rows = async () => {
      const { db } = organisation();
      const codes = await db.selectFrom('one_time_code').select('hash').execute();
      const lines = await db.selectFrom('audit').select('id').execute();
      const mails = await domain.db
        .withSchema('domain')
        .$extendTables<MailTables>()
        .selectFrom('mail')
        .select('id')
        .execute();
      return { codes, lines, mails };
    };
    const before = await rows();
    await statementsOf('login', unknown);
    expect(await rows()).toEqual(before);
  });

  it('whose rehearsal is cut off never becomes a mail', async () => {
    const sent: string[] = [];
    const { db } = domain;
    const mails = db.withSchema('domain').$extendTables<MailTables>();
    const mailer = mailerOver([], sent);
    await mails
      .insertInto('mail')
      .values({
        id: '00000000-0000-4000-8000-000000000009',
        content: JSON.stringify({ to: unknown, language: 'EN', template: 'loginLink', data: {} }),
        state: 'rehearsal',
        attempts: 1,
        claim: '00000000-0000-4000-8000-000000000009',
        next_at: new Date(0),
        created_at: new Date(0),
      })
      .execute();
    await mailer.work();
    expect(sent).toEqual([]);
    await mails.deleteFrom('mail').execute();
  });
});
