import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Change } from '#core/contract/domain/changes.ts';
import { schemaOf } from '#server/domain/organisation.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { addresses } from '../e2e/addresses.ts';
import { type SignedIn, signInByCalls, storedSession } from '../e2e/people.ts';
import { startProduct } from '../e2e/product.ts';
import { fillOwnChanges } from './changes/fill-own-changes.ts';
import type { Peer } from './changes/peer.ts';
import { probeTable, type TableProbe } from './changes/table-probe.ts';
import { buildPeer } from './comments/build-peer.ts';
import { openPage } from './comments/page-probe.ts';
import { serveBench } from './reader-pdf/serve.ts';
import { timesOf } from './search/timings.ts';

/*
 * The table of 10,000 changes in the browser, on the built portal with PostgreSQL, beside a bare TanStack table with
 * virtual rows of the same changes: first rows after the data, keystrokes to the paint of what matches, frames while all
 * scrolls by. `npm run bench -- change-table [--runs 5]`.
 */

declare const probe: TableProbe;
declare const peer: Peer;

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(options.runs);
const count = 10_000;
const aims = { first: 300, keystroke: 50, frame: 50 };
const root = resolve(import.meta.dirname, '..');

/** What is typed, and into which field. */
type Typing = { field: string; word: string };
type Measured = { first: number[]; keystrokes: number[]; frames: number[] };
const nothing = (): Measured => ({ first: [], keystrokes: [], frames: [] });

/** A word to type letter by letter: with each letter fewer changes match, so that each is seen to be drawn. */
function wordOf(changes: readonly Change[]): string {
  const texts = changes.map(({ topic, summary }) => `${topic} ${summary}`.toLowerCase());
  const numberOf = (part: string) => texts.filter((text) => text.includes(part)).length;
  const candidates = new Set(texts.slice(0, 50).flatMap((text) => text.match(/\b[a-z]{6,}\b/g) ?? []));
  for (const word of candidates) {
    const numbers = Array.from({ length: 6 }, (_, at) => numberOf(word.slice(0, at + 1)));
    const isNarrower = numbers.every((number, at) => number < (numbers[at - 1] ?? changes.length));
    if (isNarrower && (numbers[5] ?? 0) > 50) return word.slice(0, 6);
  }
  throw new Error('no word narrows with each letter');
}

async function typeAndScroll(page: Page, { field, word }: Typing, measured: Measured): Promise<void> {
  await page.waitForTimeout(1500);
  await page.locator(field).first().focus();
  for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
    const before = await page.evaluate(() => probe.keystrokes.length);
    await page.keyboard.press(key);
    await page.waitForFunction((known) => probe.keystrokes.length > known, before);
    // As somebody types; what the address and the storage cost comes between.
    await page.waitForTimeout(150);
  }
  measured.keystrokes.push(...(await page.evaluate(() => probe.keystrokes)));
  await page.waitForTimeout(500);
  measured.frames.push(...(await page.evaluate(() => probe.scroll())));
}

async function measureOurs(
  browser: Browser,
  stored: Record<string, string>,
  word: string,
  measured: Measured,
) {
  const page = await openPage(browser, stored, '/changes?ended=1', probeTable);
  const first = await page.waitForFunction(() => probe.first, undefined, { timeout: 60_000, polling: 50 });
  const painted = Number(await first.jsonValue());
  const received = await page.evaluate(() => {
    const replies = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/consolidated'));
    return (replies.at(-1) as PerformanceResourceTiming).responseEnd;
  });
  measured.first.push(painted - received);
  await typeAndScroll(page, { field: 'thead input[type=search]', word }, measured);
  await page.context().close();
}

async function measureBare(browser: Browser, json: string, word: string, measured: Measured) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(probeTable);
  await page.goto(`${addresses.host}/peer.html`);
  measured.first.push(await page.evaluate((text) => peer.show(text), json));
  await typeAndScroll(page, { field: 'input', word }, measured);
  await page.close();
}

const sum = (values: readonly number[]) => ({
  ...timesOf(values),
  long: values.filter((each) => each > aims.frame).length,
});

function say(name: string, { first, keystrokes, frames }: Measured) {
  const [begin, key, frame] = [sum(first), sum(keystrokes), sum(frames)];
  const rounded = (value: number) => Math.round(value);
  console.log(
    `${name}: first rows after the data ${rounded(begin.p50)} ms (at most ${rounded(begin.max)}, aim ${aims.first}), keystroke to paint ${rounded(key.p50)} ms (p95 ${rounded(key.p95)}, at most ${rounded(key.max)}, aim ${aims.keystroke}), frames over ${aims.frame} ms while scrolling ${frame.long} of ${frame.count} (p50 ${rounded(frame.p50)}, p95 ${rounded(frame.p95)}, at most ${rounded(frame.max)} ms)`,
  );
}

async function measureAll(url: string): Promise<void> {
  const me: SignedIn = await signInByCalls('editor');
  await fillOwnChanges(url, schemaOf('musterbank'), count);
  const address = `${me.baseUrl}/api/v1/ChangeElementsDomain/consolidated?language=DE`;
  const reply = await fetch(address, { headers: { authorization: `Bearer ${me.token}` } });
  const json = await reply.text();
  const all = JSON.parse(json) as Change[];
  const word = wordOf(all);
  const stored = {
    ...storedSession(me),
    'regesta-document-language': 'DE',
    'regesta-interface-language': 'DE',
    'regesta-tables': JSON.stringify({
      changes: { pageSize: 'all', density: 'normal', hidden: [], order: [] },
    }),
  };
  const folder = mkdtempSync(join(tmpdir(), 'regesta-bench-'));
  await buildPeer(folder, join(import.meta.dirname, 'changes'));
  const serving = await serveBench(folder, {}, addresses.hostPort);
  const browser = await chromium.launch({
    executablePath: process.env.REGESTA_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const [ours, bare] = [nothing(), nothing()];
    for (let run = 0; run < runs; run += 1) {
      await measureOurs(browser, stored, word, ours);
      await measureBare(browser, json, word, bare);
    }
    console.log(`${all.length} changes, "${word}" typed and taken back, ${runs} runs in turns`);
    say('table of changes', ours);
    say('bare TanStack table', bare);
    mkdirSync(join(root, 'dist/bench'), { recursive: true });
    writeFileSync(join(root, 'dist/bench/change-table.json'), JSON.stringify({ ours, bare }, null, 2));
  } finally {
    await browser.close();
    serving.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const database = testDatabases().find(({ name }) => name === 'PostgreSQL');
if (database === undefined) {
  console.log('change-table: skipped, no PostgreSQL');
  process.exit(0);
}
const { place, remove } = await database.start();
try {
  const { mainPort, domainPort } = addresses;
  const stop = await startProduct({ mainPort, domainPort, databaseUrl: place.url ?? '' });
  try {
    await measureAll(place.url ?? '');
  } finally {
    await stop();
  }
} finally {
  await remove();
}
