import type { Page } from '@playwright/test';
import { texts as deSession } from '../core/i18n/de/session.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { paragraph } from './host-page.ts';
import { emailOf, password } from './people.ts';

test.use({ person: 'nobody' });
// Parts that are still on their way when a test ends need no answer.
test.afterEach(async ({ page }) => {
  // The page asks for parts as long as it is there, which nobody would answer without the routes.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Opens a host page where the same files at another address are another copy of the suite. */
async function openHost(page: Page) {
  await page.route('**/other-copy/**', async (route) => {
    const url = route.request().url().replace('/other-copy/', '/widgets/');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    for (const name of ['regesta-copy', 'regesta-shared', 'regesta-signed-in'])
      document.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
    Object.assign(window, { heard });
  });
  await page.goto(`${addresses.host}/plain.html`);
}

type Copied = {
  tag: 'reg-search' | 'reg-reader';
  copy: string;
  attributes: Record<string, string>;
  token?: string;
};

/** Puts an element on the page whose script comes from one of the copies. */
async function placeOf(page: Page, { tag, copy, attributes, token }: Copied) {
  await page.evaluate(
    async ({ element: { name, options }, given, script }) => {
      const element = document.createElement(name);
      for (const [option, value] of Object.entries(options)) element.setAttribute(option, value);
      if (given) Object.assign(element, { token: () => given });
      document.getElementById('place')?.append(element);
      await import(/* @vite-ignore */ script);
    },
    {
      element: { name: tag, options: { 'main-url': addresses.main, language: 'DE', ...attributes } },
      given: token,
      script: `${addresses.main}/${copy}/${tag}.js`,
    },
  );
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

for (const loading of ['eager', 'lazy'] as const)
  test(`a hit of one copy opens in the reader of another, ${loading}, and no token is told`, async ({
    page,
    sessions,
  }) => {
    await openHost(page);
    const { token } = await sessions('tester');
    await placeOf(page, { tag: 'reg-search', copy: 'widgets', attributes: { loading: 'eager' }, token });
    await page.evaluate(() => {
      const room = document.createElement('div');
      room.style.height = '4000px';
      document.getElementById('place')?.append(room);
    });
    await placeOf(page, {
      tag: 'reg-reader',
      copy: 'other-copy',
      attributes: { 'reg-text-id': 'gwv-m', loading },
      token,
    });
    const box = page.locator('reg-search').getByRole('combobox');
    await box.fill('Art. 5 Abs. 2 BankG-M');
    await box.press('Enter');
    await expect(paragraph(page, 'Art. 5 Abs. 2').first()).toBeInViewport();
    const details = await heard(page);
    expect(details).toContainEqual(
      expect.objectContaining({
        mainUrl: addresses.main,
        place: expect.objectContaining({ regTextId: 'bankg-m' }),
      }),
    );
    expect(JSON.stringify(details)).not.toContain(token);
    expect(page.context().pages()).toHaveLength(1);
  });

test('who signs in at one copy is signed in at the other, which reads the storage itself', async ({
  page,
}) => {
  await openHost(page);
  await placeOf(page, { tag: 'reg-search', copy: 'widgets', attributes: { loading: 'eager' } });
  await placeOf(page, {
    tag: 'reg-reader',
    copy: 'other-copy',
    attributes: { 'reg-text-id': 'bankg-m', article: '5', loading: 'eager' },
  });
  const form = page.locator('reg-search');
  await expect(page.locator('reg-reader').getByLabel(deSession.email)).toBeVisible();
  await form.getByLabel(deSession.email).fill(emailOf('tester'));
  await form.getByLabel(deSession.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: deSession.signIn }).click();
  await expect(form.getByRole('combobox')).toBeVisible();
  await expect(paragraph(page, 'Art. 5 Abs. 2').first()).toBeVisible();
  const token = await page.evaluate((name) => localStorage.getItem(name), `regesta-token@${addresses.main}`);
  expect(token).not.toBeNull();
  expect(JSON.stringify(await heard(page))).not.toContain(token);
});
