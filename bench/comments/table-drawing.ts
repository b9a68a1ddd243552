import type { Browser, Page } from '@playwright/test';
import { openPage } from './page-probe.ts';
import type { Peer, PeerRow } from './peer.ts';

declare const peer: Peer;

export type Drawing = {
  /** From the click to the frame. */ whole: number /** From the reply to the frame. */;
  drawn: number;
};

/** Sorts by a column whose name is clicked, and waits for the frame with other rows. */
function sortBy(page: Page, name: string): Promise<Drawing> {
  return page.evaluate(
    (label) =>
      new Promise<Drawing>((resolve, reject) => {
        const rows = () => document.querySelector('tbody')?.textContent ?? '';
        const button = [...document.querySelectorAll<HTMLElement>('th button')].find(
          ({ textContent }) => textContent === label,
        );
        if (!button) return reject(new Error(`no column ${label}`));
        const before = rows();
        performance.clearResourceTimings();
        const start = performance.now();
        button.click();
        const look = (now: number) => {
          if (rows() === before) return requestAnimationFrame(look);
          const replies = performance
            .getEntriesByType('resource')
            .filter((entry) => entry.name.includes('/InternalCommentsDomain/List'));
          const reply = (replies.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd ?? now;
          return requestAnimationFrame((frame) => resolve({ whole: frame - start, drawn: frame - reply }));
        };
        return requestAnimationFrame(look);
      }),
    name,
  );
}

/** The comments page with fifty rows: other rows by another order. */
export async function measureTable(
  browser: Browser,
  stored: Record<string, string>,
  runs: number,
): Promise<Drawing[]> {
  const tables = JSON.stringify({ comments: { pageSize: 50, density: 'normal', hidden: [], order: [] } });
  const page = await openPage(browser, { ...stored, 'regesta-tables': tables }, '/comments');
  await page.locator('tbody tr').nth(20).waitFor();
  const drawings: Drawing[] = [];
  for (let run = -2; run < runs; run += 1) {
    const drawing = await sortBy(page, ['Status', 'Author', 'Type'][(run + 3) % 3] ?? 'Status');
    if (run >= 0) drawings.push(drawing);
    await page.waitForTimeout(200);
  }
  await page.context().close();
  return drawings;
}

/** The bare table: the same fifty rows drawn anew, then all rows in memory filtered and sorted. */
export async function measureBareTable(
  page: Page,
  { some, all, filter }: { some: readonly PeerRow[]; all: number; filter: string },
  runs: number,
): Promise<{ drawn: number[]; whole: number[] }> {
  return page.evaluate(
    async ({ rows, count, word, times }) => {
      const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
      const sorts = ['status', 'author', 'type'];
      const measure = async (queries: (run: number) => { filter: string; sort: string }) => {
        const taken: number[] = [];
        for (let run = -2; run < times; run += 1) {
          await settled();
          const time = await peer.ask(queries(run + 3));
          if (run >= 0) taken.push(time);
        }
        return taken;
      };
      const bySort = (run: number) => ({ filter: '', sort: sorts[run % 3] ?? 'status' });
      peer.show(rows);
      const drawn = await measure(bySort);
      peer.show(
        Array.from({ length: count }, (_, at) => ({ ...rows[at % rows.length], edited: at }) as PeerRow),
      );
      const whole = await measure((run) => ({ ...bySort(run), filter: run % 2 === 0 ? word : '' }));
      peer.show([]);
      return { drawn, whole };
    },
    { rows: some, count: all, word: filter, times: runs },
  );
}
