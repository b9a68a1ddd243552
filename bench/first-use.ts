import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { addresses } from '../e2e/addresses.ts';
import { signInByCalls } from '../e2e/people.ts';
import { startProduct } from '../e2e/product.ts';
import { kinds, servePages } from './first-use/pages.ts';

/*
 * The first use of an element that has not begun React: milliseconds from the press of a button, or of a field, until
 * a field of the view has the focus, so that it takes what is typed; beside a bare element of the same kind that does
 * the same with React and nothing else. Both in turns, on a slow line (1.6 Mbit/s, round trips of 150 ms) with a quarter
 * of the processor's speed, with gzip and an empty cache.
 */

const runs = 9;
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Milliseconds from the press to the focus of the field that React has drawn. */
async function firstUse(browser: Browser, tag: string, token: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 700 } });
  await context.addInitScript((lent) => {
    addEventListener('DOMContentLoaded', () => {
      const element = document.querySelector('ask-question, reg-search');
      if (element) Object.assign(element, { token: async () => lent });
    });
    const look = (since: number) => {
      const active = document.querySelector('main > *')?.shadowRoot?.activeElement;
      if (active?.matches('dialog :is(input, textarea), [role=combobox]'))
        Object.assign(window, { taken: performance.now() - since });
      else requestAnimationFrame(() => look(since));
    };
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  }, token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.goto(`${addresses.host}/${tag}`);
  const control = page.locator(tag).locator('button, input').first();
  await control.waitFor();
  await page.waitForTimeout(1500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await control.click();
  const taken = await page.waitForFunction(() => (window as unknown as { taken?: number }).taken);
  const milliseconds = Number(await taken.jsonValue());
  await context.close();
  return milliseconds;
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const { mainPort, domainPort, hostPort, main, host } = addresses;
const stop = await startProduct({ mainPort, domainPort, origins: [host] });
const pages = await servePages(main, hostPort);
const browser = await chromium.launch({
  executablePath: process.env.REGESTA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const { token } = await signInByCalls('reader');
  const results = [];
  for (const { name, ours, bare } of kinds) {
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let run = -1; run < runs; run++) {
      const pair = { ours: await firstUse(browser, ours, token), bare: await firstUse(browser, bare, token) };
      if (run < 0) continue;
      times.ours.push(pair.ours);
      times.bare.push(pair.bare);
    }
    const ratios = times.ours.map((time, at) => time / (times.bare[at] ?? Number.NaN));
    const result = {
      name,
      ours: Math.round(median(times.ours)),
      bare: Math.round(median(times.bare)),
      ratio: Number(median(ratios).toFixed(2)),
      least: Number(Math.min(...ratios).toFixed(2)),
      most: Number(Math.max(...ratios).toFixed(2)),
    };
    results.push(result);
    console.log(
      `<${name}>: ${result.ours} ms beside ${result.bare} ms, ratio ${result.ratio} (${result.least}–${result.most}), aim 1.5`,
    );
  }
  const folder = join(resolve(import.meta.dirname, '..'), 'dist/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'first-use.json'), JSON.stringify(results, null, 2));
} finally {
  await browser.close();
  pages.close();
  await stop();
}
