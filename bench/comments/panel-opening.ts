import type { Browser, Page } from '@playwright/test';
import { openPage, recordedOf } from './page-probe.ts';

/** Milliseconds from the frame with the article to the frame with the first comment on it. */
async function afterParagraph(
  browser: Browser,
  stored: Record<string, string>,
  path: string,
): Promise<number> {
  const page = await openPage(browser, stored, path);
  const [paragraph, comments] = [await recordedOf(page, 'paragraph'), await recordedOf(page, 'comments')];
  await page.context().close();
  return comments - paragraph;
}

/** Milliseconds from the key that goes to the next place until its comments are on screen. */
function afterMove(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('[data-icid]')?.getAttribute('data-icid');
        addEventListener(
          'keydown',
          () => {
            const start = performance.now();
            const look = () => {
              const first = document.querySelector('[data-icid]')?.getAttribute('data-icid');
              if (first && first !== before) resolve(performance.now() - start);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { once: true },
        );
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
      }),
  );
}

/** Opening the reader with its panel, and going on to the next article. */
export async function measurePanel(
  browser: Browser,
  stored: Record<string, string>,
  { document, articles, runs }: { document: string; articles: readonly string[]; runs: number },
): Promise<{ opening: number[]; moving: number[] }> {
  const opening: number[] = [];
  for (let run = -2; run < runs; run += 1) {
    const article = articles[(run + 5) * 7] ?? articles[0];
    const taken = await afterParagraph(browser, stored, `/read/${document}/${article}?language=DE`);
    if (run >= 0) opening.push(taken);
  }
  const page = await openPage(browser, stored, `/read/${document}/${articles[20]}?language=DE`);
  await recordedOf(page, 'comments');
  await page.waitForTimeout(1000);
  const moving: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    moving.push(await afterMove(page));
    await page.waitForTimeout(300);
  }
  await page.context().close();
  return { opening, moving };
}
