import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { expect } from './fixtures.ts';
import type { SignedIn } from './people.ts';

export type Placed = {
  attributes?: Record<string, string>;
  /** The session whose token the host's function returns; its calls are counted. */
  session?: SignedIn | undefined;
  /** Waits for this script before it creates the element. */
  script?: 'regesta.js' | 'loader.js' | undefined;
};

const standard = { 'main-url': addresses.main, 'reg-text-id': 'bankg-m', article: '5', language: 'DE' };

/** Puts `<reg-reader>` on a host page as its owner would, and records its events in `seen`. */
export async function placeReader(page: Page, { attributes = {}, session, script = 'regesta.js' }: Placed) {
  await page.evaluate(
    async ({ all, token, baseUrl, address }) => {
      const host = window as unknown as { seen: { name: string; detail: unknown }[]; asked: number };
      host.seen ??= [];
      host.asked ??= 0;
      if (host.seen.length === 0)
        for (const name of ['opened', 'navigate', 'failed', 'signed-out', 'auth-required', 'download'])
          document.addEventListener(`reg-${name}`, (event) =>
            host.seen.push({ name: event.type, detail: (event as CustomEvent).detail }),
          );
      const element = document.createElement('reg-reader');
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
      if (baseUrl) element.setAttribute('domain-url', baseUrl);
      if (token)
        Object.assign(element, {
          token: async () => {
            host.asked += 1;
            return token;
          },
        });
      document.getElementById('place')?.append(element);
      await import(/* @vite-ignore */ address);
    },
    {
      all: { ...standard, loading: 'eager', ...attributes },
      token: session?.token,
      baseUrl: session?.baseUrl,
      address: `${addresses.main}/widgets/${script}`,
    },
  );
}

export const reader = (page: Page) => page.locator('reg-reader').first();
export const seenEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen?: { name: string; detail: unknown }[] }).seen ?? []);
export const requestCount = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked?: number }).asked ?? 0);

export const paragraph = (page: Page, name = 'Art. 5 Abs. 2') =>
  page.getByRole('group', { name, exact: true });

/**
 * Notes the numbers of comments, which arrive after the text; what is returned waits until they are drawn. To be called
 * before the reader is placed.
 */
export function commentNumbers(page: Page): () => Promise<void> {
  const reply = page.waitForResponse((each) => each.url().includes('/InternalCommentsDomain/Counts/'));
  return async () => {
    const counts = (await (await reply).json()) as { completeParagraphID: string; total: number }[];
    // All of a text are drawn at once.
    if (counts.some(({ completeParagraphID, total }) => total > 0 && /~5(\^|$)/.test(completeParagraphID)))
      await expect(
        reader(page)
          .getByRole('button', { name: /Kommentare? zu Art/ })
          .first(),
      ).toBeVisible();
  };
}

export async function expectArticle(page: Page) {
  await expect(paragraph(page).first()).toContainText('in das Handelsregister');
}
