import { statSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { openPage } from './page-probe.ts';
import type { Peer } from './peer.ts';

declare const peer: Peer;

export type Exported = {
  milliseconds: number;
  /** The longest time between two frames of the page meanwhile. */
  longestFrame: number;
  /** How many different figures the progress said. */
  steps: number;
  bytes: number;
};

type Watched = { since: number; steps: Set<string> };

/** Exports what the address asks for by the button of the page. */
export async function measureExport(
  browser: Browser,
  stored: Record<string, string>,
  path: string,
): Promise<Exported> {
  const page = await openPage(browser, stored, path);
  const button = page.getByRole('button', { name: 'Export' });
  await button.waitFor();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const { recorded } = window as unknown as { recorded: { frames: number[] } };
    recorded.frames.length = 0;
    const watched: Watched = { since: performance.now(), steps: new Set() };
    Object.assign(window, { watched });
    new MutationObserver(() => {
      const value = document.querySelector('progress')?.getAttribute('value');
      if (value) watched.steps.add(value);
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
  });
  const downloading = page.waitForEvent('download', { timeout: 120_000 });
  const start = performance.now();
  await button.click();
  const download = await downloading;
  const milliseconds = performance.now() - start;
  const bytes = statSync(await download.path()).size;
  const { longestFrame, steps } = await page.evaluate(() => {
    const { recorded, watched } = window as unknown as { recorded: { frames: number[] }; watched: Watched };
    return { longestFrame: Math.max(...recorded.frames), steps: watched.steps.size };
  });
  await page.context().close();
  return { milliseconds, longestFrame, steps, bytes };
}

/** Bare exceljs, given the rows as plain words. */
export function measureBareExport(page: Page, rows: readonly (readonly string[])[]): Promise<number> {
  return page.evaluate((all) => peer.write(all), rows);
}
