import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import { sha256 } from '#server/testing/change-files.ts';
import { aChange } from '#server/testing/changes.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { aPdf } from '#server/testing/office-files.ts';
import { domainUrl } from '#server/testing/servers.ts';
import { loadedValue } from '../async/loadable.ts';
import { aReport, aSession } from '../comments/comment-fixture.ts';
import { uploadPart } from '../contract/change-files.ts';
import type { Change } from '../contract/domain/changes.ts';
import { domainContract } from '../contract/domain/domain.ts';
import { createClient } from '../http/client.ts';
import { createChangeFiles } from './files-store.ts';

type Servers = Awaited<ReturnType<typeof startBoth>>;

/** How the connection fails at a request: before the server has it, or after, so that the reply is lost. */
type Break = { at: number; lost: 'request' | 'reply' };

describe('files of changes in the browser, with both servers', () => {
  let servers: Servers;
  let token: string;
  let change: Change;
  beforeAll(async () => {
    servers = await startBoth(embeddedDatabase);
    ({ token } = await servers.enter('files', ['CHANGE_EDITOR']));
    change = await servers.domain.client('musterbank', token).createChange({ body: aChange() });
  });
  afterAll(() => servers?.stop());

  /** The store of somebody whose connection breaks at certain requests, and what was sent over it. */
  function browserWith(breaks: readonly Break[] = []) {
    const sent = { bytes: 0, requests: 0 };
    const { session } = aSession();
    const pauses: number[] = [];
    const domain = createClient(domainContract, {
      server: 'domain',
      baseUrl: () => `${domainUrl}/musterbank`,
      token: async () => token,
      fetch: async (request) => {
        sent.requests += 1;
        const broken = breaks.find(({ at }) => at === sent.requests);
        const { size } = await request.clone().blob();
        if (request.method === 'PUT') sent.bytes += size;
        if (broken?.lost === 'request') throw new TypeError('connection lost');
        const reply = await servers.domain.server.fetch(request, { address: undefined });
        if (broken) throw new TypeError('connection lost');
        return reply;
      },
    });
    const store = createChangeFiles({
      domain,
      main: servers.main.client(),
      notices: { ...aReport(), tell: () => undefined },
      session,
      now: () => 1,
      later: (run, milliseconds) => {
        pauses.push(milliseconds);
        const timer = setTimeout(run, 0);
        return () => clearTimeout(timer);
      },
    });
    const names = () => loadedValue(store.ofDomain(change).get())?.map(({ name }) => name);
    return { store, sent, pauses, names };
  }
  const aFile = (name: string, size: number) => new File([aPdf(name, size)], name);

  it('are sent several at once over a connection that breaks, and only what was on its way is sent twice', async () => {
    const breaks: Break[] = [
      { at: 3, lost: 'request' },
      { at: 6, lost: 'reply' },
      { at: 9, lost: 'request' },
      { at: 12, lost: 'reply' },
    ];
    const { store, sent, pauses, names } = browserWith(breaks);
    await store.load(change);
    const files = [1, 2, 3, 4, 5].map((number) => aFile(`${number}.pdf`, 2 * uploadPart + number));
    const progress = new Set<string>();
    store.uploads.$uploads.listen((uploads) => {
      for (const { name, sent: bytes, state } of uploads) progress.add(`${name} ${state} ${bytes > 0}`);
      expect(uploads.filter(({ state }) => state === 'sending' || state === 'broken').length).toBeLessThan(4);
    });
    store.upload(change, files);
    await expect.poll(() => store.uploads.$uploads.get(), { timeout: 30_000 }).toEqual([]);
    expect(names()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
    expect([...progress]).toEqual(expect.arrayContaining(['1.pdf sending true', '5.pdf waiting false']));
    expect([...progress].some((entry) => entry.includes('broken'))).toBe(true);
    expect(pauses.every((pause) => pause >= 1000)).toBe(true);
    const size = files.reduce((sum, file) => sum + file.size, 0);
    expect(sent.bytes).toBeLessThanOrEqual(size + breaks.length * uploadPart);
    for (const file of loadedValue(store.ofDomain(change).get()) ?? []) {
      const content = await store.content(file);
      if (!(content instanceof Blob)) throw new Error(content?.key);
      const expected = aPdf(file.name, 2 * uploadPart + Number.parseInt(file.name, 10));
      expect(sha256(new Uint8Array(await content.arrayBuffer()))).toBe(sha256(expected));
      expect(content.type).toBe('application/pdf');
    }
  });

  it('are loaded over a connection that breaks, from the part that is missing', async () => {
    const { store: first } = browserWith();
    await first.load(change);
    first.upload(change, [aFile('gross.pdf', 9 * 1024 * 1024)]);
    await expect.poll(() => first.uploads.$uploads.get(), { timeout: 30_000 }).toEqual([]);
    const { store, sent } = browserWith([
      { at: 3, lost: 'request' },
      { at: 4, lost: 'reply' },
    ]);
    await store.load(change);
    const file = loadedValue(store.ofDomain(change).get())?.find(({ name }) => name === 'gross.pdf');
    if (!file) throw new Error('the file is not listed');
    const content = await store.content(file);
    expect(content).toBeInstanceOf(Blob);
    expect((content as Blob).size).toBe(file.size);
    // The list, three parts, and two that were lost.
    expect(sent.requests).toBe(6);
  });

  it('that are given up leave nothing, and those that are refused send nothing', async () => {
    const { store, sent, names } = browserWith();
    await store.load(change);
    const before = names();
    store.upload(change, [aFile('weg.pdf', 5 * uploadPart)]);
    await expect.poll(() => store.uploads.$uploads.get()[0]?.sent).toBeGreaterThan(0);
    store.uploads.cancel(store.uploads.$uploads.get()[0]?.key ?? '');
    expect(store.uploads.$uploads.get()).toEqual([]);
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    await expect
      .poll(() =>
        organisation?.db.selectFrom('change_file').select('id').where('name', '=', 'weg.pdf').execute(),
      )
      .toEqual([]);
    const requests = sent.requests;
    store.upload(change, [
      new File(['x'], 'a.exe'),
      new File([], 'leer.pdf'),
      Object.defineProperty(new File(['x'], 'riesig.pdf'), 'size', { value: 101 * 1024 ** 2 }),
    ]);
    expect(store.uploads.$uploads.get().map(({ problem }) => problem?.key)).toEqual([
      'unsupported',
      'empty',
      'tooLarge',
    ]);
    expect(sent.requests).toBe(requests);
    expect(names()).toEqual(before);
  });

  it('whose bytes are something else have failed, and can be tried again or taken off', async () => {
    const { store } = browserWith();
    await store.load(change);
    store.upload(change, [new File(['<script>'], 'a.pdf')]);
    const upload = () => store.uploads.$uploads.get()[0];
    await expect.poll(() => upload()?.problem?.key).toBe('otherContent');
    store.uploads.retry(upload()?.key ?? '');
    expect(upload()?.problem).toBeUndefined();
    await expect.poll(() => upload()?.problem?.key).toBe('otherContent');
    store.uploads.cancel(upload()?.key ?? '');
    expect(upload()).toBeUndefined();
  });

  it('are renamed and leave the lists at once, also where somebody else was faster', async () => {
    const [one, other] = [browserWith(), browserWith()];
    await one.store.load(change);
    one.store.upload(change, [aFile('zwei.pdf', 1)]);
    await expect.poll(() => one.names()).toContain('zwei.pdf');
    await other.store.load(change);
    const file = loadedValue(one.store.ofDomain(change).get())?.find(({ name }) => name === 'zwei.pdf');
    if (!file) throw new Error('the file is not listed');
    expect(await one.store.relabel(change, file, 'Anhang')).toBeUndefined();
    expect(loadedValue(one.store.ofDomain(change).get())?.map(({ label }) => label)).toContain('Anhang');
    expect(await one.store.remove(change, file)).toBeUndefined();
    expect(one.names()).not.toContain('zwei.pdf');
    expect(await other.store.relabel(change, file, 'Beilage')).toEqual({ key: 'gone' });
    expect(await other.store.content(file)).toEqual({ key: 'gone' });
    expect(await other.store.remove(change, file)).toBeUndefined();
    expect(other.names()).not.toContain('zwei.pdf');
  });
});
