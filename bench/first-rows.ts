import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { addresses } from '../e2e/addresses.ts';
import { type SignedIn, signInByCalls } from '../e2e/people.ts';
import { startProduct } from '../e2e/product.ts';
import { serveTables } from './first-use/pages.ts';

/*
 * The first rows of `<change-table>`: milliseconds from the opening of a page until a row is on screen whose button acts,
 * beside a bare React table of the same changes. Both in turns, on a slow line (1.6 Mbit/s, round trips of 150 ms) with a
 * quarter of the processor's speed, with gzip and an empty cache.
 */

const runs = 9;
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Milliseconds until a press of the first row's button is answered. */
async function firstRows(browser: Browser, tag: string, { token }: SignedIn): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((lent) => {
    Object.assign(window, { token: lent });
    addEventListener('DOMContentLoaded', () => {
      const element = document.querySelector('change-table');
      if (element) Object.assign(element, { token: async () => lent });
    });
    const look = () => {
      const root = document.querySelector('main > *')?.shadowRoot;
      const button = root?.querySelector<HTMLElement>('tbody button[aria-expanded]');
      if (button?.ariaExpanded === 'false') button.click();
      if (button?.ariaExpanded === 'true') Object.assign(window, { taken: performance.now() });
      else requestAnimationFrame(look);
    };
    look();
  }, token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${addresses.host}/${tag}`);
  const taken = await page.waitForFunction(() => (window as unknown as { taken?: number }).taken);
  const milliseconds = Number(await taken.jsonValue());
  await context.close();
  return milliseconds;
}

/** The organisation hears of the provider's changes within a minute of its start. */
async function untilFollowed({ token, baseUrl }: SignedIn) {
  for (let attempt = 0; attempt < 120; attempt++) {
    const url = `${baseUrl}/api/v1/ChangeElementsDomain/consolidated?language=DE`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const changes = (await reply.json()) as { origin: string }[];
    if (changes.filter(({ origin }) => origin === 'main').length >= 40) return;
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error('the changes of the provider have not come');
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const { mainPort, domainPort, hostPort, main, host } = addresses;
const stop = await startProduct({ mainPort, domainPort, origins: [host] });
const session = await signInByCalls('changes');
const pages = await serveTables(main, session.baseUrl, hostPort);
const browser = await chromium.launch({
  executablePath: process.env.REGESTA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await untilFollowed(session);
  const pairs: { ours: number; bare: number }[] = [];
  for (let run = -1; run < runs; run++) {
    const ours = await firstRows(browser, 'change-table', session);
    const pair = { ours, bare: await firstRows(browser, 'bare-table', session) };
    if (run >= 0) pairs.push(pair);
  }
  const ratios = pairs.map(({ ours, bare }) => ours / bare);
  const result = {
    ours: Math.round(median(pairs.map(({ ours }) => ours))),
    bare: Math.round(median(pairs.map(({ bare }) => bare))),
    ratio: Number(median(ratios).toFixed(2)),
    least: Number(Math.min(...ratios).toFixed(2)),
    most: Number(Math.max(...ratios).toFixed(2)),
  };
  console.log(
    `<change-table>: ${result.ours} ms beside ${result.bare} ms, ratio ${result.ratio} (${result.least}–${result.most}), aim 1.5`,
  );
  const folder = join(resolve(import.meta.dirname, '..'), 'dist/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'first-rows.json'), JSON.stringify(result, null, 2));
} finally {
  await browser.close();
  pages.close();
  await stop();
}
