import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addresses } from '../e2e/addresses.ts';
import { signInByCalls, storedSession } from '../e2e/people.ts';
import { startProduct } from '../e2e/product.ts';

/*
 * Comparing a whole document in the browser: milliseconds from the click that swaps the sides to the first
 * change on screen, once with a comparison that the server has to compute and once with a cached one; and
 * from the start of the navigation with nothing cached. Each run starts its own server.
 * `node bench/comparison-view.ts` uses ../shared/data beside the project; otherwise the sample banking act.
 */

const runs = 5;
const aim = 400;
const root = resolve(import.meta.dirname, '..');
const data = resolve(root, '../shared/data/reconstructed-akn');
const hasData = existsSync(data);
const place = hasData
  ? { name: 'ERV 2020 > 2025', path: '/read/erv?versionDate=2025-01-24&compare=2020-01-01' }
  : { name: 'sample banking act', path: '/read/bankg-m?versionDate=2024-01-01&compare=2022-01-01' };

async function open(browser: Browser, stored: Record<string, string>): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: addresses.main,
          localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  const page = await context.newPage();
  // Records the frame in which a new change is first on screen.
  await page.addInitScript(() => {
    let old: Element | null = null;
    let from = 0;
    const look = () => {
      const marked = document.querySelector('[data-here]');
      const box = marked?.getBoundingClientRect();
      if (marked && marked !== old && box && box.height > 0 && box.top < innerHeight && box.bottom > 0) {
        const start = from;
        requestAnimationFrame(() => Object.assign(window, { firstChange: performance.now() - start }));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    addEventListener(
      'click',
      () => {
        old = document.querySelector('[data-here]');
        from = performance.now();
        Object.assign(window, { firstChange: undefined });
        requestAnimationFrame(look);
      },
      true,
    );
  });
  await page.goto(`${addresses.main}${place.path}`);
  return page;
}

async function firstChange(page: Page): Promise<number> {
  const seen = await page.waitForFunction(
    () => (window as unknown as { firstChange?: number }).firstChange,
    undefined,
    { timeout: 60_000 },
  );
  return Number(await seen.jsonValue());
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const files = ['SR-952.03_20200101_de.xml', 'SR-952.03_20250124_de.xml'];
const browser = await chromium.launch({
  executablePath: process.env.REGESTA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const times = { first: [] as number[], made: [] as number[], kept: [] as number[], deep: [] as number[] };

/** Measures with a server that has not compared anything yet. */
async function measure(): Promise<void> {
  const stop = await startProduct({
    mainPort: addresses.mainPort,
    domainPort: addresses.domainPort,
    imports: hasData ? files.map((file) => join(data, file)) : [],
  });
  try {
    const stored = {
      ...storedSession(await signInByCalls('reader')),
      'regesta-document-language': 'DE',
      'regesta-interface-language': 'EN',
    };
    const swapIn = async (page: Page) => {
      // By then everything after the first change is drawn too.
      await page.waitForTimeout(1500);
      await page.getByRole('button', { name: 'Swap sides' }).click();
      return firstChange(page);
    };
    const page = await open(browser, stored);
    times.first.push(await firstChange(page));
    times.made.push(await swapIn(page));
    await page.context().close();
    const again = await open(browser, stored);
    times.deep.push(await firstChange(again));
    times.kept.push(await swapIn(again));
    await again.context().close();
  } finally {
    await stop();
  }
}

try {
  for (let run = 0; run < runs; run++) await measure();
  const middle = (values: number[]) => Math.round(median(values));
  const result = {
    name: place.name,
    made: middle(times.made),
    kept: middle(times.kept),
    deep: middle(times.deep),
    first: middle(times.first),
  };
  console.log(
    `${result.name}: first change ${result.made} ms when made (${times.made.map(Math.round).join(', ')}), ${result.kept} ms when kept, aim ${aim} ms; from navigation ${result.deep} ms when kept, ${result.first} ms with a server that has compared nothing`,
  );
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/compare-view.json'), JSON.stringify(result, null, 2));
} finally {
  await browser.close();
}
