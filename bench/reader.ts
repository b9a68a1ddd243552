import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { addresses } from '../e2e/addresses.ts';
import { startProduct } from '../e2e/product.ts';

/*
 * The Text view of the reader: time from navigation to the first article on screen, with a warm server, an
 * empty browser cache and a signed-in user; and at the same address without one, to the form that asks who reads. `node bench/reader.ts` uses ../shared/data beside the project;
 * otherwise the sample banking act.
 */

const { mainPort, domainPort, main } = addresses;
const runs = 9;
const root = resolve(import.meta.dirname, '..');
const data = resolve(root, '../shared/data');
const hasData = existsSync(join(data, 'fedlex-akn'));

const places = hasData
  ? [
      { name: 'DBG, Art. 1', path: '/read/dbg/1?language=DE' },
      { name: 'DBG, Art. 120 (deep link)', path: '/read/dbg/120?language=DE' },
      { name: 'ERV 2025-01-24, Art. 1', path: '/read/erv/1?versionDate=2025-01-24&language=DE' },
    ]
  : [{ name: 'sample banking act, Art. 5', path: '/read/bankg-m/5?language=DE' }];

type Session = Record<string, string>;

/** Signs in once through the form and returns what the portal stored. */
async function signedIn(browser: Browser): Promise<Session> {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(`${main}/`);
  await page.locator('input[name=email]').fill('reader@musterbank.example');
  await page.locator('input[name=password]').fill('regesta-sample');
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/);
  await page.waitForTimeout(500);
  const session = await page.evaluate(() => ({ ...localStorage }));
  await page.close();
  return session;
}

/** Milliseconds from navigation start to the frame in which the requested article is on screen. */
async function firstArticle(browser: Browser, session: Session, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const requested = decodeURIComponent(location.pathname.split('/')[3] ?? '');
    const look = () => {
      const article = document.querySelector(`section[data-unit="${CSS.escape(requested)}"] p`);
      const box = article?.getBoundingClientRect();
      if (box && box.height > 0 && box.top < innerHeight && box.bottom > 0) {
        requestAnimationFrame(() => Object.assign(window, { firstArticle: performance.now() }));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, session);
  const page = await context.newPage();
  await page.goto(`${main}${path}`);
  const seen = await page.waitForFunction(
    () => (window as unknown as { firstArticle?: number }).firstArticle,
    undefined,
    {
      timeout: 15_000,
    },
  );
  const milliseconds = Number(await seen.jsonValue());
  await context.close();
  return milliseconds;
}

/** Milliseconds from navigation start to the frame in which somebody without a session can sign in. */
async function signInForm(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    const look = () => {
      const box = document.querySelector('input[name=email]')?.getBoundingClientRect();
      if (box && box.height > 0)
        requestAnimationFrame(() => Object.assign(window, { formSeen: performance.now() }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const page = await context.newPage();
  await page.goto(`${main}${path}`);
  const seen = await page.waitForFunction(
    () => (window as unknown as { formSeen?: number }).formSeen,
    undefined,
    { timeout: 15_000 },
  );
  const milliseconds = Number(await seen.jsonValue());
  await context.close();
  return milliseconds;
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const stop = await startProduct({
  mainPort,
  domainPort,
  imports: hasData
    ? [
        join(data, 'fedlex-akn/SR-642.11_DBG_20260101_de.xml'),
        join(data, 'reconstructed-akn/SR-952.03_20250124_de.xml'),
      ]
    : [],
});
const browser = await chromium.launch({
  executablePath: process.env.REGESTA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const session = await signedIn(browser);
  const results = [];
  const measured = [
    ...places.map(({ name, path }) => ({ name, measure: () => firstArticle(browser, session, path) })),
    ...places.slice(0, 1).map(({ name, path }) => ({
      name: `${name}, nobody signed in: the form`,
      measure: () => signInForm(browser, path),
    })),
  ];
  for (const { name, measure } of measured) {
    const times: number[] = [];
    for (let run = -1; run < runs; run++) {
      const time = await measure();
      if (run >= 0) times.push(time);
    }
    const result = {
      name,
      median: Math.round(median(times)),
      least: Math.round(Math.min(...times)),
      most: Math.round(Math.max(...times)),
    };
    results.push(result);
    console.log(`${name}: median ${result.median} ms (${result.least}–${result.most}), aim 500 ms`);
  }
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/reader.json'), JSON.stringify(results, null, 2));
} finally {
  await browser.close();
  await stop();
}
