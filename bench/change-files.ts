import { createHash } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { loadedValue } from '#core/async/loadable.ts';
import { createChangeFiles } from '#core/changes/files-store.ts';
import { domainContract } from '#core/contract/domain/domain.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { createClient } from '#core/http/client.ts';
import { later } from '#core/lib/later.ts';
import { listen } from '#server/http/listen.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { aChange } from '#server/testing/changes.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aPdf } from '#server/testing/office-files.ts';
import { freePort } from '#server/testing/postgres.ts';

/*
 * 200 MB in 20 files, uploaded as a browser does, by the same code, over a real connection that breaks twice: the bytes
 * that were sent beside those of the files, the time, and whether each file is what it was. `npm run bench -- change-files`.
 */

const files = 20;
const size = 10 * 1024 ** 2;
/** Shares of the bytes after which the connection breaks, and seconds until it is there again. */
const breaks = [0.3, 0.7];
const away = 2;
const aims = { ratio: 1.1, corrupt: 0 };

/** A connection that counts what is sent over it, and breaks. */
async function fragileProxy(target: number) {
  const sockets = new Set<Socket>();
  const sent = { bytes: 0, broken: 0 };
  const due = breaks.map((share) => share * files * size);
  const server = createServer((near) => {
    if (isAway) return near.destroy();
    const far = connect(target, '127.0.0.1');
    sockets.add(near).add(far);
    near.on('data', (chunk) => {
      sent.bytes += chunk.length;
      far.write(chunk);
      if (sent.bytes >= (due[sent.broken] ?? Number.POSITIVE_INFINITY)) breakNow();
    });
    far.pipe(near);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    return undefined;
  });
  let isAway = false;
  const breakNow = () => {
    sent.broken += 1;
    isAway = true;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    setTimeout(() => {
      isAway = false;
    }, away * 1000);
  };
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port, sent, close };
}

/** Bytes that no compression makes smaller, behind the beginning of a PDF. */
function fileOf(number: number): Uint8Array<ArrayBuffer> {
  const bytes = aPdf(`Datei ${number}`, size - 700);
  let state = number + 1;
  for (let at = 700; at < size - 500; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function measure(name: string, servers: Awaited<ReturnType<typeof startBoth>>): Promise<void> {
  const port = await freePort();
  const listening = await listen((request, sender) => servers.domain.server.fetch(request, sender), {
    host: '127.0.0.1',
    port,
    variable: 'the port of the measurement',
  });
  const proxy = await fragileProxy(port);
  const { token } = await servers.enter('uploader', ['CHANGE_EDITOR']);
  const change = await servers.domain.client('musterbank', token).createChange({ body: aChange() });
  const authorised = { token: async () => token, fetch: (request: Request) => fetch(request), later };
  const store = createChangeFiles({
    domain: createClient(domainContract, {
      ...authorised,
      server: 'domain',
      baseUrl: () => `http://127.0.0.1:${proxy.port}/musterbank`,
    }),
    main: createClient(mainContract, { ...authorised, server: 'main', baseUrl: () => undefined }),
    notices: { report: () => undefined, tell: () => undefined },
    session: { $session: { listen: () => () => undefined } as never },
    now: Date.now,
    later,
  });
  try {
    const all = Array.from({ length: files }, (_, number) => fileOf(number));
    const whole = all.reduce((sum, bytes) => sum + bytes.length, 0);
    await store.load(change);
    const before = proxy.sent.bytes;
    const start = performance.now();
    store.upload(
      change,
      all.map((bytes, number) => new File([bytes], `${number}.pdf`)),
    );
    while (store.uploads.$uploads.get().some(({ state }) => state !== 'failed')) await wait(50);
    const seconds = (performance.now() - start) / 1000;
    const ratio = (proxy.sent.bytes - before) / whole;
    let right = 0;
    for (const file of loadedValue(store.ofDomain(change).get()) ?? []) {
      const content = await store.content(file);
      const expected = all[Number.parseInt(file.name, 10)];
      const isWhole = content instanceof Blob && expected !== undefined;
      if (isWhole && hashOf(new Uint8Array(await content.arrayBuffer())) === hashOf(expected)) right += 1;
    }
    // One that is missing counts too.
    const corrupt = files - right;
    console.log(
      `${name}: ${(whole / 1024 ** 2).toFixed(0)} MB in ${files} files over a connection that broke ${proxy.sent.broken} times for ${away} s: ${seconds.toFixed(1)} s, ${ratio.toFixed(3)} × the bytes (aim ${aims.ratio} ${ratio <= aims.ratio ? 'met' : 'missed'}), ${corrupt} of ${files} corrupt (aim ${aims.corrupt} ${corrupt <= aims.corrupt ? 'met' : 'missed'})`,
    );
  } finally {
    proxy.close();
    await listening.close();
  }
}

for (const database of testDatabases()) {
  const servers = await startBoth(database);
  try {
    await measure(database.name, servers);
  } finally {
    await servers.stop();
  }
}
