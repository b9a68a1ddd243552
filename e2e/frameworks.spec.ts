import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { bundle, type Framework, frameworks } from './framework-pages.ts';
import { expectArticle, paragraph, reader } from './host-page.ts';
import { type SignedIn, signInByCalls } from './people.ts';

test.use({ person: 'nobody' });
test.describe.configure({ mode: 'default' });

/** The scripts of the suite before the application, and those that the page adds once that has drawn. */
const orders = {
  'drawn before the loader': [undefined, 'loader.js'],
  'drawn after the loader': ['loader.js', undefined],
  'drawn after the script of the element': ['reg-reader.js', undefined],
  'drawn after the script of all elements': ['regesta.js', undefined],
} as const;

let session: SignedIn;
test.beforeAll(async () => {
  session = await signInByCalls('reader');
});

const script = (name: string | undefined) =>
  name ? `<script type="module" src="${addresses.main}/widgets/${name}"></script>` : '';

/** Opens a page with an application and, before or after it, a script of the suite. */
async function open(
  page: Page,
  application: string,
  [before, after]: (typeof orders)[keyof typeof orders],
  { token }: Pick<SignedIn, 'token'> = session,
) {
  const written = application.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Intranet</title>
<script>
  window.main = ${JSON.stringify(addresses.main)};
  window.fetchToken = async () => ${JSON.stringify(token)};
</script>
${script(before)}
</head><body><output id="heard"></output><div id="app"></div>
<script type="module">${written}</script>
</body></html>`;
  const at = `${addresses.host}/written/${randomUUID()}.html`;
  await fetch(at, { method: 'PUT', body: html });
  await page.goto(at);
  await expect(page.locator('reg-reader, change-table')).toBeAttached();
  if (after) await page.addScriptTag({ type: 'module', url: `${addresses.main}/widgets/${after}` });
}

for (const name of Object.keys(frameworks) as Framework[]) {
  test.describe(name, () => {
    let application: string;
    test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/^Lit is in dev mode/));
    test.beforeAll(async () => {
      application = await bundle(name);
    });

    for (const [order, scripts] of Object.entries(orders)) {
      test(`${order}: the reader reads, follows, reports and goes`, async ({ page }) => {
        await open(page, application, scripts);
        await expectArticle(page);
        await expect(page.locator('#heard')).toHaveText('bankg-m~5');
        await page.getByRole('button', { name: 'Next', exact: true }).click();
        await expect(paragraph(page, 'Art. 6 Abs. 1').first()).toBeInViewport();
        const isHidden = () =>
          reader(page).evaluate((element) => (element as unknown as { hideHeaders: unknown }).hideHeaders);
        expect(await isHidden()).toBe(true);
        expect(await reader(page).getAttribute('token')).toBeNull();
        await page.getByRole('button', { name: 'Remove', exact: true }).click();
        await expect(reader(page)).toHaveCount(0);
      });
    }

    test('the table of changes lists, reports and goes', async ({ page }) => {
      const follower = await signInByCalls('changes');
      const table = page.locator('change-table');
      const withTable = await bundle(name, { table: follower.baseUrl });
      await open(page, withTable, orders['drawn after the loader'], follower);
      await table.locator('tbody button[aria-expanded]').first().click();
      await expect(page.locator('#heard')).toHaveText(/^[0-9a-f]{8}-/);
      expect(await table.getAttribute('token')).toBeNull();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(table).toHaveCount(0);
    });
  });
}

for (const [order, scripts] of Object.entries(orders)) {
  if (scripts[0] === undefined) continue;
  test(`a function that JSX gives as a property arrives: ${order}`, async ({ page }) => {
    const application = (await bundle('React 19')).replace(
      /ref: \(element\) => \{[^}]*\}/,
      'token: fetchToken',
    );
    expect(application).toContain('token: fetchToken');
    await open(page, application, scripts);
    await expectArticle(page);
  });
}
