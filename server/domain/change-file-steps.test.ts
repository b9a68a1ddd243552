import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPart } from '#core/contract/change-files.ts';
import { domainContract } from '#core/contract/domain/domain.ts';
import { createClient } from '#core/http/client.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { aRecord, sendRest, sha256 } from '#server/testing/change-files.ts';
import { aChange } from '#server/testing/changes.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { failingAt, losingReplyOf, refuseCommits } from '#server/testing/failing-database.ts';
import { aHostilePdf, aPdf } from '#server/testing/office-files.ts';
import { createFileWorkers } from '../files/file-workers.ts';
import { serve } from '../http/serve.ts';
import { type DomainCaller, type DomainHandlers, findById } from './authentication.ts';
import { tendFiles } from './change-file-upkeep.ts';
import { changeFileHandlers } from './change-files.ts';
import { type Organisation, schemaOf } from './organisation.ts';

const bytes = aPdf('Schritte', uploadPart + 700);

describe.each(testDatabases())('an upload on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let organisation: Organisation;
  let caller: DomainCaller;
  let change = '';
  beforeAll(async () => {
    servers = await startBoth(database);
    const match = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
    const { id, token } = await servers.enter('stepper', ['CHANGE_EDITOR']);
    const account = await findById(organisation.db, id);
    if (account === undefined) throw new Error('nobody was entered');
    caller = {
      account,
      roles: ['CHANGE_READER', 'CHANGE_EDITOR'],
      seesChanges: true,
      origin: undefined,
      begunAt: undefined,
    };
    const made = await servers.domain.client('musterbank', token).createChange({ body: aChange() });
    change = made.domainId ?? '';
  });
  afterAll(() => servers?.stop());

  /** A client of a server whose database fails at a statement. */
  function clientFailingAt(step: number) {
    const { plugin, statements } = failingAt(step);
    return { client: clientOn(organisation.db.withPlugin(plugin)), statements };
  }

  /** A client of a server that has the organisation in this database. */
  function clientOn(db: Organisation['db'], fileSpace = 1024 ** 3) {
    const failing = { ...organisation, db };
    const handlers = changeFileHandlers(failing, { now: () => new Date(), fileSpace });
    const names = Object.keys(handlers) as (keyof typeof handlers)[];
    const contract = Object.fromEntries(names.map((name) => [name, domainContract[name]]));
    const app = serve(contract as unknown as typeof domainContract, handlers as DomainHandlers, {
      about: { title: 'files', version: '1', schemas: {} },
      authenticate: async () => caller,
      rightsOf: ({ roles }) => ({ roles, plan: async () => 'complete', session: 'portal' }),
      origins: () => [],
      https: false,
      ready: async () => new Response(),
      log: () => undefined,
    });
    return createClient(domainContract, {
      server: 'domain',
      baseUrl: () => 'http://domain.test',
      fetch: async (request) => app.fetch(request),
      token: async () => 'x',
    });
  }

  const stored = async () => ({
    files: await organisation.db.selectFrom('change_file').select(['name', 'uploaded_at']).execute(),
    contents: await organisation.db.selectFrom('change_content').select(['hash', 'received']).execute(),
    facts: await organisation.db
      .selectFrom('change_fact')
      .select('kind')
      .where('kind', 'like', 'file%')
      .execute(),
  });
  const listed = async () => (await clientFailingAt(0).client.changeFiles({ id: change })).length;

  it('that fails at any statement lists nothing, and goes on from the last part to the same end', async () => {
    const { client: whole, statements } = clientFailingAt(0);
    const record = aRecord(change, 'a.pdf', bytes);
    await sendRest(whole, await whole.uploadChangeFile({ body: record }), bytes);
    const steps = statements.count;
    expect(steps).toBeGreaterThan(20);
    const { id } = await whole.uploadChangeFile({ body: record });
    await whole.deleteChangeFile({ id });
    for (let step = 1; step <= steps; step += 1) {
      const body = aRecord(change, 'a.pdf', bytes);
      const { client } = clientFailingAt(step);
      const failed = await client
        .uploadChangeFile({ body })
        .then((begun) => sendRest(client, begun, bytes))
        .catch((error: { status: number }) => error.status);
      expect(failed, `step ${step}`).toBe(500);
      expect(await listed(), `step ${step}`).toBe(0);
      const { client: again } = clientFailingAt(0);
      const done = await sendRest(again, await again.uploadChangeFile({ body }), bytes);
      const { files, contents, facts } = await stored();
      expect(files, `step ${step}`).toEqual([{ name: 'a.pdf', uploaded_at: expect.any(Date) }]);
      expect(contents.map(({ hash, received }) => [hash, Number(received)])).toEqual([
        [body.sha256, bytes.length],
      ]);
      // One fact for each file that was there, and one for each that was removed.
      expect(facts.length, `step ${step}`).toBe(2 * step + 1);
      await again.deleteChangeFile({ id: done.id });
    }
  });

  /** Begins with a file while the database fails, goes on when it does not any more, and takes the file off again. */
  async function failAndGoOn(failing: ReturnType<typeof clientOn>, mend: () => Promise<void>, at: string) {
    const body = aRecord(change, 'a.pdf', bytes);
    const failed = await failing
      .uploadChangeFile({ body })
      .then((begun) => sendRest(failing, begun, bytes))
      .catch((error: { status: number }) => error.status);
    expect(failed, at).toBe(500);
    await mend();
    const { client } = clientFailingAt(0);
    // What is listed by now is whole: with its bytes and its fact.
    const { files, facts: before } = await stored();
    const whole = files.filter(({ uploaded_at }) => uploaded_at !== null).length;
    expect(await listed(), at).toBe(whole);
    const done = await sendRest(client, await client.uploadChangeFile({ body }), bytes);
    const { contents, facts } = await stored();
    expect(facts.length - before.length, at).toBe(1 - whole);
    expect(contents.map(({ hash, received }) => [hash, Number(received)])).toEqual([
      [body.sha256, bytes.length],
    ]);
    const file = await client.changeFile({ id: done.id });
    expect(sha256(new Uint8Array(await file.arrayBuffer())), at).toBe(body.sha256);
    expect(await listed(), at).toBe(1);
    await client.deleteChangeFile({ id: done.id });
    return whole;
  }

  it('of which a COMMIT is refused lists nothing, and goes on to the same end', async () => {
    const { client: whole } = clientFailingAt(0);
    const tables = ['change_file', 'change_content', 'change_content_part', 'change_fact'];
    const refusing = await refuseCommits(organisation.db as never, schemaOf(organisation.slug), tables);
    await refusing.at();
    const first = await sendRest(
      whole,
      await whole.uploadChangeFile({ body: aRecord(change, 'a.pdf', bytes) }),
      bytes,
    );
    const rows = await refusing.rows();
    await whole.deleteChangeFile({ id: first.id });
    // Of the record, of each part, and of the file with its fact.
    expect(rows).toBeGreaterThan(8);
    for (let row = 1; row <= rows; row += 1) {
      await refusing.at(row);
      expect(await failAndGoOn(whole, () => refusing.at(), `row ${row}`)).toBe(0);
    }
    await refusing.end();
  });

  it('of which the reply to a COMMIT is lost is there once, whole or not at all', async () => {
    const outcomes: number[] = [];
    for (let step = 1; step <= 4; step += 1) {
      const { db } = losingReplyOf(organisation.db as never, step);
      outcomes.push(
        await failAndGoOn(clientOn(db as Organisation['db']), async () => undefined, `commit ${step}`),
      );
    }
    // The record, two parts, and the last one that makes it a file: this one is there, though nobody was told.
    expect(outcomes).toEqual([0, 0, 0, 1]);
  });

  it('is removed whole or not at all, whatever statement fails', async () => {
    const { client: whole, statements } = clientFailingAt(0);
    const put = async () => {
      const begun = await whole.uploadChangeFile({ body: aRecord(change, 'b.pdf', bytes) });
      return sendRest(whole, begun, bytes);
    };
    const first = await put();
    const before = statements.count;
    await whole.deleteChangeFile({ id: first.id });
    const steps = statements.count - before;
    for (let step = 1; step <= steps; step += 1) {
      const { id } = await put();
      const { client } = clientFailingAt(step);
      await expect(client.deleteChangeFile({ id })).rejects.toMatchObject({ status: 500 });
      expect(await listed(), `step ${step}`).toBe(1);
      await whole.deleteChangeFile({ id });
      expect((await stored()).contents, `step ${step}`).toEqual([]);
    }
  });

  it('whose end is requested several times at once is one file, also where its bytes are stored already', async () => {
    const { client: whole, statements } = clientFailingAt(0);
    const put = async (name: string) =>
      sendRest(whole, await whole.uploadChangeFile({ body: aRecord(change, name, bytes) }), bytes);
    const same = await put('same.pdf');
    const from = statements.count;
    await whole.deleteChangeFile({ id: (await put('once.pdf')).id });
    const steps = statements.count - from;
    // Every statement at which an upload may have been left, with all of its bytes there.
    for (let step = 1; step <= steps; step += 1) {
      const body = aRecord(change, 'twice.pdf', bytes);
      const { client } = clientFailingAt(step);
      await client
        .uploadChangeFile({ body })
        .then((begun) => sendRest(client, begun, bytes))
        .catch(() => undefined);
      const { id, offset, file } = await whole.uploadChangeFile({ body });
      if (file === undefined && offset === bytes.length) {
        const end = () => whole.uploadChangeFilePart({ id, offset, content: new Blob([]) });
        const replies = await Promise.all([end(), end(), end(), end()]);
        for (const reply of replies) expect(reply.file?.id, `step ${step}`).toBe(id);
        expect(await listed(), `step ${step}`).toBe(2);
      }
      await whole.deleteChangeFile({ id }).catch(() => undefined);
    }
    await whole.deleteChangeFile({ id: same.id });
    expect((await stored()).contents).toEqual([]);
  });

  it('whose text cannot be taken stays a file', async () => {
    const { client } = clientFailingAt(0);
    const begun = await client.uploadChangeFile({ body: aRecord(change, 'c.pdf', bytes) });
    const { id } = await sendRest(client, begun, bytes);
    const attempts: string[] = [];
    const files = {
      takeText: async (extension: string) => {
        attempts.push(extension);
        throw new Error('the process was lost');
      },
      close: async () => undefined,
    };
    const ending = new AbortController();
    ending.abort();
    const state = async () =>
      (await organisation.db.selectFrom('change_content').select('text_state').executeTakeFirst())
        ?.text_state;
    const failures: string[] = [];
    const tend = (signal?: AbortSignal, organisations = [organisation]) =>
      tendFiles(organisations, { files, now: () => new Date(), signal }, ({ slug }) => failures.push(slug));
    await tend(ending.signal);
    expect([attempts, await state()]).toEqual([[], 'waiting']);
    // One that fails keeps no other waiting.
    const failing = { ...organisation, slug: 'failing', db: organisation.db.withPlugin(failingAt(1).plugin) };
    await tend(undefined, [failing, organisation]);
    expect(failures).toEqual(['failing']);
    expect([attempts, await state()]).toEqual([['pdf'], 'unreadable']);
    await client.deleteChangeFile({ id });
  });

  it.each([
    ['time', { deadline: () => AbortSignal.timeout(6000) }, { pages: 60_000 }],
    ['memory', { memory: 300 }, { pages: 1, megabytes: 400 }],
  ] as const)(
    'that takes more %s than there is has no text, and the server goes on',
    async (_, limits, size) => {
      const hostile = aHostilePdf(size);
      const { client } = clientFailingAt(0);
      const put = async (name: string, content: Uint8Array) =>
        sendRest(client, await client.uploadChangeFile({ body: aRecord(change, name, content) }), content);
      const bad = await put('hostile.pdf', hostile);
      const good = await put('good.pdf', aPdf('Danach'));
      const files = createFileWorkers(limits);
      const started = Date.now();
      await tendFiles([organisation], { files, now: () => new Date() }, (_slug, error) =>
        expect.unreachable(String(error)),
      );
      await files.close();
      expect(Date.now() - started).toBeLessThan(60_000);
      const states = await organisation.db
        .selectFrom('change_file')
        .innerJoin('change_content', 'change_content.id', 'change_file.content_id')
        .leftJoin('change_content_text', 'change_content_text.content_id', 'change_content.id')
        .select(['change_file.name', 'text_state', 'text'])
        .orderBy('name')
        .execute();
      expect(states).toEqual([
        { name: 'good.pdf', text_state: 'taken', text: 'Danach' },
        { name: 'hostile.pdf', text_state: 'unreadable', text: null },
      ]);
      // It stays a file, which is listed and loaded as it came.
      const file = await client.changeFile({ id: bad.id });
      expect(file.size).toBe(hostile.length);
      for (const { id } of [bad, good]) await client.deleteChangeFile({ id });
    },
  );

  it('whose text is being taken is taken by no other process, unless that one was lost', async () => {
    const { client } = clientFailingAt(0);
    const begun = await client.uploadChangeFile({ body: aRecord(change, 'd.pdf', bytes) });
    const { id } = await sendRest(client, begun, bytes);
    const attempts: string[] = [];
    const tend = (by: string, at: Date, takeText: () => Promise<string>) =>
      tendFiles(
        [organisation],
        {
          files: {
            takeText: () => {
              attempts.push(by);
              return takeText();
            },
            close: async () => undefined,
          },
          now: () => at,
        },
        (_, error) => expect.unreachable(String(error)),
      );
    const start = new Date();
    const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    let end = (_: string) => {};
    const first = tend('first', start, () => new Promise((resolve) => (end = resolve)));
    await expect.poll(() => attempts).toEqual(['first']);
    await tend('second', later(9), async () => 'zweimal');
    expect(attempts).toEqual(['first']);
    await tend('third', later(11), async () => 'nach dem Ende des ersten');
    expect(attempts).toEqual(['first', 'third']);
    end('zu spät');
    await first;
    const texts = await organisation.db.selectFrom('change_content_text').select('text').execute();
    expect(texts).toEqual([{ text: 'nach dem Ende des ersten' }]);
    await client.deleteChangeFile({ id });
  });

  it('for which the organisation has no room is refused, though each of two at once would have it', async () => {
    await organisation.db.deleteFrom('change_file').execute();
    await organisation.db.deleteFrom('change_content').execute();
    const client = clientOn(organisation.db, 2 * bytes.length - 1);
    const begin = (name: string, of = client) => {
      const body = aRecord(change, name, bytes);
      const begun = of.uploadChangeFile({ body }).then(
        ({ id }) => ({ id, said: 'begun' }),
        ({ status, code }: { status: number; code: string }) => ({
          id: undefined,
          said: `${status} ${code}`,
        }),
      );
      return { body, begun };
    };
    const both = [begin('a.pdf'), begin('b.pdf')];
    const replies = await Promise.all(both.map(({ begun }) => begun));
    expect(replies.map(({ said }) => said).sort()).toEqual(['409 NO_SPACE_LEFT', 'begun']);
    // What was begun goes on, also where there is no room any more; a file that is deleted makes room.
    const [first] = both.filter((_, at) => replies[at]?.said === 'begun');
    if (first === undefined) throw new Error('none was begun');
    const full = clientOn(organisation.db, 1);
    const done = await sendRest(full, await full.uploadChangeFile({ body: first.body }), bytes);
    expect(done.file?.size).toBe(bytes.length);
    expect((await begin('c.pdf').begun).said).toBe('409 NO_SPACE_LEFT');
    await client.deleteChangeFile({ id: done.id });
    const { id, said } = await begin('c.pdf').begun;
    expect(said).toBe('begun');
    await client.deleteChangeFile({ id: id ?? '' });
  });
});
