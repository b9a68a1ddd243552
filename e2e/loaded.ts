import type { Page, Request } from '@playwright/test';

/** A stream of events is open as long as the page is. */
export const isStream = (address: string) =>
  new URL(address).pathname.endsWith('/InternalCommentsDomain/Events');

const running = new WeakMap<Page, Set<Request>>();
/** Milliseconds without a request, after which nothing loads any more. */
const silence = 500;

/** Keeps count of what a page loads. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  running.set(page, requests);
  page.on('request', (request) => {
    if (!isStream(request.url())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Resolves once all that a page loads by itself is there. Unlike `networkidle` it does not wait for a stream to end. */
export async function untilLoaded(page: Page): Promise<void> {
  const requests = running.get(page);
  if (!requests) throw new Error('the requests of this page are not watched');
  await page.waitForLoadState('load');
  let since = Date.now();
  const begin = () => {
    since = Date.now();
  };
  page.on('request', begin);
  page.on('requestfinished', begin);
  while (requests.size > 0 || Date.now() - since < silence) await new Promise((wait) => setTimeout(wait, 50));
  page.off('request', begin);
  page.off('requestfinished', begin);
}
