import type { Browser, Page } from '@playwright/test';
import { addresses } from '../../e2e/addresses.ts';

/** What the page records for the measurement; set in the page by `probe`. */
type Recorded = {
  paragraph?: number;
  comments?: number;
  frames: number[];
  [name: string]: unknown;
};

/** Runs in the page: when the requested article and the first comment are on screen, and the time between frames. */
function probe(): void {
  const recorded: Recorded = { frames: [] };
  Object.assign(window, { recorded });
  const article = decodeURIComponent(location.pathname.split('/')[3] ?? '');
  const isSeen = (element: Element | null) => {
    const box = element?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top < innerHeight && box.bottom > 0;
  };
  let last = performance.now();
  const look = (now: number) => {
    recorded.frames.push(now - last);
    last = now;
    if (article !== '' && recorded.paragraph === undefined)
      if (isSeen(document.querySelector(`section[data-unit="${CSS.escape(article)}"] p`)))
        recorded.paragraph = now;
    if (recorded.comments === undefined && isSeen(document.querySelector('[data-icid]')))
      recorded.comments = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A page of the portal, by somebody who is signed in. */
export async function openPage(
  browser: Browser,
  stored: Record<string, string>,
  path: string,
  script = probe,
): Promise<Page> {
  const origin = {
    origin: addresses.main,
    localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })),
  };
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [origin] },
  });
  const page = await context.newPage();
  await page.addInitScript(script);
  await page.goto(`${addresses.main}${path}`);
  return page;
}

/** Waits for what the page has recorded. */
export async function recordedOf(page: Page, name: keyof Recorded): Promise<number> {
  const seen = await page.waitForFunction(
    (key) => (window as unknown as { recorded: Record<string, number> }).recorded[key],
    String(name),
    { timeout: 60_000, polling: 50 },
  );
  return Number(await seen.jsonValue());
}
