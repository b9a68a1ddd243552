import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { Comment } from '#core/contract/domain/comments.ts';
import { schemaOf } from '#server/domain/organisation.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { childrenOf } from '#server/testing/postgres.ts';
import { addresses } from '../e2e/addresses.ts';
import { type SignedIn, signInByCalls, storedSession } from '../e2e/people.ts';
import { startProduct } from '../e2e/product.ts';
import { buildPeer } from './comments/build-peer.ts';
import { measureBareExport, measureExport } from './comments/exporting.ts';
import { fillComments } from './comments/fill-comments.ts';
import { commonWord, counts, exportedType } from './comments/invented-comments.ts';
import { growthOf, memoryOf } from './comments/memory.ts';
import { measurePanel } from './comments/panel-opening.ts';
import {
  type ComparedExport,
  sayCalls,
  sayExports,
  sayMemory,
  sayPanel,
  sayTable,
} from './comments/report.ts';
import { measureCalls, panelCalls, tableCalls } from './comments/table-calls.ts';
import { measureBareTable, measureTable } from './comments/table-drawing.ts';
import { serveBench } from './reader-pdf/serve.ts';

/*
 * Comments of a large organisation on PostgreSQL: 100,000, 5,000 of them on one document. Every call beside the same
 * question put to the database by hand; the panel and the table in the browser, the table beside a bare TanStack
 * table; the export of 20,000 rows beside bare exceljs. `npm run bench -- comments [--calls 40] [--runs 9]
 * [--exports 5] [--only calls|browser]`.
 */

const { values: options } = parseArgs({
  options: {
    calls: { type: 'string', default: '40' },
    runs: { type: 'string', default: '9' },
    exports: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const runs = Number(options.runs);
const root = resolve(import.meta.dirname, '..');
const act = join(root, '../shared/data/fedlex-akn/SR-642.11_DBG_20260101_de.xml');
const document = existsSync(act) ? 'dbg' : 'bankg-m';

async function ask<T>(address: string, token: string): Promise<T> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}

async function articlesOf({ token }: SignedIn): Promise<string[]> {
  type Entry = { id: string; kind: string };
  const address = `${addresses.main}/api/v1/TableOfContent/V2/RegTextID/${document}?language=DE`;
  const { entries } = await ask<{ entries: Entry[] }>(address, token);
  return entries.filter(({ kind }) => kind === 'article').map(({ id }) => id);
}

/** All comments of the exported type, as the calls of the export bring them. */
async function exportedComments({ baseUrl, token }: SignedIn): Promise<Comment[]> {
  const all: Comment[] = [];
  for (;;) {
    const query = `type=${exportedType}&start=${all.length}&rows=500`;
    const address = `${baseUrl}/api/v1/InternalCommentsDomain/List?${query}`;
    const { comments } = await ask<{ comments: Comment[] }>(address, token);
    all.push(...comments);
    if (comments.length < 500) return all;
  }
}

const peerRow = ({ regArt = '', text, type, status, author, tags, resolved, editDate }: Comment) => ({
  place: regArt,
  words: text,
  type,
  status: String(status),
  author: author.fullName ?? '',
  tagged: tags.length,
  resolved: resolved ? 'resolved' : 'open',
  edited: editDate,
});

async function measureInBrowser(browser: Browser, browserPid: number, me: SignedIn): Promise<object> {
  const stored = {
    ...storedSession(me),
    'regesta-document-language': 'DE',
    'regesta-interface-language': 'EN',
  };
  const panel = await measurePanel(browser, stored, { document, articles: await articlesOf(me), runs });
  sayPanel(panel);
  const rows = (await exportedComments(me)).map(peerRow);
  const folder = mkdtempSync(join(tmpdir(), 'regesta-bench-'));
  await buildPeer(folder);
  const serving = await serveBench(folder, {}, addresses.hostPort);
  try {
    const page = await browser.newPage();
    await page.goto(`${addresses.host}/peer.html`);
    const drawings = await measureTable(browser, stored, runs);
    const few = { some: rows.slice(0, 50), all: counts.all, filter: commonWord.toLowerCase() };
    const bareTable = await measureBareTable(page, few, runs);
    sayTable(drawings, bareTable);
    const cells = rows.map((row) => Object.values(row).map(String));
    const exported: ComparedExport[] = [];
    for (let run = 0; run < Number(options.exports); run += 1) {
      const path = `/comments?type=${exportedType}`;
      const ours = await growthOf(browserPid, () => measureExport(browser, stored, path));
      const theirs = await growthOf(browserPid, () => measureBareExport(page, cells));
      exported.push({ ...ours.result, grown: ours.grown, bare: theirs.result, bareGrown: theirs.grown });
    }
    sayExports(rows.length, exported);
    return { panel, drawings, bareTable, exported };
  } finally {
    serving.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withBrowser(me: SignedIn): Promise<object> {
  const others = childrenOf(process.pid);
  const browser = await chromium.launch({
    executablePath: process.env.REGESTA_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const pid = childrenOf(process.pid).find((each) => !others.includes(each)) ?? 0;
    return await measureInBrowser(browser, pid, me);
  } finally {
    await browser.close();
  }
}

async function measureAll(url: string, pid: () => number): Promise<void> {
  const me = await signInByCalls('comments');
  const schema = schemaOf('musterbank');
  const before = memoryOf(pid());
  const people = await fillComments(url, { schema, document, articles: await articlesOf(me) });
  const viewers = { me: me.user.id, person: people[3] ?? '' };
  const of = { url, schema, baseUrl: me.baseUrl, token: me.token };
  const calls = options.only === 'browser' ? 0 : Number(options.calls);
  const table = await measureCalls(tableCalls(viewers, document), of, calls);
  sayCalls(table, 'call');
  const panel = await measureCalls(panelCalls(viewers, document, '16'), of, calls);
  sayCalls(panel, 'panel');
  const afterCalls = memoryOf(pid());
  const drawn = options.only === 'calls' ? {} : await withBrowser(me);
  sayMemory({ before, 'after the calls': afterCalls, 'after all': memoryOf(pid()) });
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/comments.json'), JSON.stringify({ table, panel, ...drawn }, null, 2));
}

const database = testDatabases().find(({ name }) => name === 'PostgreSQL');
if (database === undefined) {
  console.log('comments: skipped, no PostgreSQL');
  process.exit(0);
}
const { place, remove } = await database.start();
const servers = { pid: 0 };
try {
  const { mainPort, domainPort } = addresses;
  const stop = await startProduct({
    mainPort,
    domainPort,
    imports: document === 'dbg' ? [act] : [],
    databaseUrl: place.url ?? '',
    onProcess: (pid) => {
      servers.pid = pid;
    },
  });
  try {
    await measureAll(place.url ?? '', () => servers.pid);
  } finally {
    await stop();
  }
} finally {
  await remove();
}
