import type { Page } from '@playwright/test';
import { texts as common } from '../core/i18n/de/common.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectArticle, seenEvents } from './host-page.ts';
import { attributes, openWritten } from './written-page.ts';

test.use({ person: 'nobody' });

const reader = (more = attributes) =>
  `<reg-reader ${more} loading="eager" reg-text-id="bankg-m" article="5"></reg-reader>`;
const failures = async (page: Page) =>
  (await seenEvents(page)).filter(({ name }) => name === 'reg-failed').map(({ detail }) => detail);
const codes = async (page: Page) => (await failures(page)).map((detail) => (detail as { code: string }).code);

test('without main-url an element calls the server that served its script', async ({ page, sessions }) => {
  await openWritten(page, { body: reader('language="DE"'), session: await sessions('reader') });
  await expectArticle(page);
  expect(await codes(page)).toEqual([]);
});

test('a copy of the suite without main-url says so', async ({ page, sessions, consoleGuard }) => {
  consoleGuard.allow(/404|MALFORMED|unexpected reply|Failed to load|open the document|load the/);
  // The page's own server has a copy of the folder.
  await page.route(`${addresses.host}/copied/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const { body, type } = await fetch(`${addresses.main}${pathname.replace('/copied/', '/widgets/')}`).then(
      async (reply) => ({ body: await reply.text(), type: reply.headers.get('content-type') ?? '' }),
    );
    await route.fulfill({ body, contentType: type });
  });
  const copy = `<script type="module" src="/copied/regesta.js"></script>`;
  await openWritten(page, {
    body: reader('language="DE"') + copy,
    script: undefined,
    session: await sessions('reader'),
  });
  await expect.poll(() => failures(page)).toContainEqual({ code: 'NO_MAIN_URL', where: 'main-url' });
});

test('a page that may not call the servers is told that, and not that they are away', async ({
  page,
  sessions,
  consoleGuard,
}) => {
  consoleGuard.allow(/CORS|ERR_FAILED|Failed to fetch|open the document|load the/);
  // The same page at an address that no operator has named.
  const origin = addresses.host.replace('localhost', '127.0.0.1');
  await openWritten(page, { origin, body: reader(), session: await sessions('reader') });
  await expect.poll(() => codes(page)).toContain('ORIGIN_NOT_ALLOWED');
  expect(await codes(page)).not.toContain('ERR_NETWORK');
});

test('a server that is away is told as that', async ({ page, sessions, consoleGuard }) => {
  consoleGuard.allow(/ERR_|Failed|open the document|load the/);
  await page.route('**/api/v1/**', (route) => route.abort());
  await openWritten(page, { body: reader(), session: await sessions('reader') });
  await expect.poll(() => codes(page)).toContain('ERR_NETWORK');
  expect(await codes(page)).not.toContain('ORIGIN_NOT_ALLOWED');
});

test('a token that never comes is told, and asked for again by the retry', async ({
  page,
  sessions,
  consoleGuard,
}) => {
  consoleGuard.allow(/the token of the page does not come/);
  const { token } = await sessions('reader');
  const silent = `<script>document.querySelector('reg-reader').token = () => window.answers ? '${token}' : new Promise(() => {})</script>`;
  await openWritten(page, { body: reader() + silent });
  await expect.poll(() => codes(page), { timeout: 20_000 }).toContain('TOKEN_TIMEOUT');
  await page.evaluate(() => Object.assign(window, { answers: true }));
  await page.getByRole('button', { name: common.retry }).click();
  await expectArticle(page);
});

test.describe('what cannot be loaded is told, and asked for again', () => {
  test('the script of an element, by the loader itself', async ({ page, sessions, consoleGuard }) => {
    consoleGuard.allow(/ERR_|Failed/);
    let requests = 0;
    await page.route('**/widgets/bodies/reg-reader.js', async (route) => {
      requests += 1;
      if (requests === 1) await route.abort();
      else await route.continue();
    });
    await openWritten(page, { body: reader(), session: await sessions('reader') });
    await expect
      .poll(() => failures(page))
      .toEqual([{ code: 'LOAD_FAILED', where: `${addresses.main}/widgets/bodies/reg-reader.js` }]);
    await expectArticle(page);
    expect(requests).toBe(2);
  });

  for (const [what, part] of [
    ['the view', /\/parts\/reader-.{8}\.js$/],
    ['what the view needs', /\/parts\/base-.{8}\.js$/],
  ] as const)
    test(`${what}, by the retry`, async ({ page, sessions, consoleGuard }) => {
      consoleGuard.allow(/ERR_|Failed/);
      let isAway = true;
      await page.route(part, (route) => (isAway ? route.abort() : route.continue()));
      await openWritten(page, { body: reader(), session: await sessions('reader') });
      await expect.poll(() => codes(page)).toContain('LOAD_FAILED');
      isAway = false;
      await page.getByRole('button', { name: common.retry }).click();
      await expectArticle(page);
    });

  test('a part that comes later', async ({ page, sessions, consoleGuard }) => {
    consoleGuard.allow(/ERR_|Failed/);
    await page.route('**/widgets/parts/around-*', (route) => route.abort());
    await openWritten(page, { body: reader(), session: await sessions('reader') });
    await expectArticle(page);
    await expect.poll(() => failures(page)).toContainEqual({ code: 'LOAD_FAILED', where: 'load a part' });
  });
});
