import type { Page } from '@playwright/test';
import { suiteVersion } from '../widgets/suite-version.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectArticle } from './host-page.ts';
import { type SignedIn, signInByCalls } from './people.ts';

test.use({ person: 'nobody' });

const major = suiteVersion.split('.')[0];
const pinned = `${addresses.main}/widgets/${suiteVersion}/`;

let session: SignedIn;
test.beforeAll(async () => {
  session = await signInByCalls('reader');
});

/** Opens a page with a reader and these scripts in its head. */
async function open(page: Page, head: string) {
  await page.addInitScript(([writtenHead, token]) => Object.assign(window, { writtenHead, token }), [
    head,
    session.token,
  ] as const);
  await page.goto(`${addresses.host}/versions.html`);
}

test('elements are served by their first number and by their whole version', async ({ page }) => {
  for (const [version, caching] of [
    [major, 'no-cache'],
    [suiteVersion, 'public, max-age=31536000, immutable'],
  ]) {
    const address = `${addresses.main}/widgets/${version}/loader.js`;
    await open(page, `<script type="module" src="${address}"></script>`);
    await expectArticle(page);
    expect((await page.request.get(address)).headers()['cache-control']).toBe(caching);
  }
});

type Suite = { integrity: Record<string, string> };

/** The head that the documentation shows for pages that check every script. */
function checkedHead({ integrity }: Suite): string {
  const map = Object.fromEntries(Object.entries(integrity).map(([name, hash]) => [pinned + name, hash]));
  return `<script type="importmap">${JSON.stringify({ integrity: map })}</script>
<script type="module" crossorigin src="${pinned}loader.js" integrity="${integrity['loader.js']}"></script>`;
}

test('every script can be checked by its hash', async ({ page }) => {
  const suite = (await (await page.request.get(`${pinned}suite.json`)).json()) as Suite;
  await open(page, checkedHead(suite));
  await expectArticle(page);
});

test('a script that is not what its hash says does not run, and the page is told', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/integrity|Failed to load|Failed to fetch/i);
  const suite = (await (await page.request.get(`${pinned}suite.json`)).json()) as Suite;
  // Which of these files has the view depends on the build.
  for (const part of Object.keys(suite.integrity).filter((name) => name.startsWith('parts/reader-')))
    suite.integrity[part] = suite.integrity['loader.js'] ?? '';
  await open(page, checkedHead(suite));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { failures: string[] }).failures))
    .toContain('LOAD_FAILED');
});
