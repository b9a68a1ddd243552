import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { texts as questions } from '../core/i18n/de/questions.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectArticle, paragraph } from './host-page.ts';
import { type SignedIn, signInByCalls } from './people.ts';

/** The elements as they were on 23 November 2026 (scripts/pack-suite.mjs), in a page that did not load them again. */
const packed = readFileSync(join(import.meta.dirname, 'hosts', 'suite-of-2026-11-23.json.br'));
const { scripts } = JSON.parse(brotliDecompressSync(packed).toString()) as {
  scripts: Record<string, string>;
};

test.use({ person: 'nobody' });

let session: SignedIn;
test.beforeAll(async () => {
  session = await signInByCalls('reader');
});

async function openOlder(page: Page, elements: [string, Record<string, string>][]) {
  await page.route(`${addresses.host}/older/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice('/older/'.length);
    const body = scripts[name];
    if (body === undefined) return route.fulfill({ status: 404 });
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
  await page.goto(`${addresses.host}/plain.html`);
  await page.evaluate(
    async ([placed, token, mainUrl, address]) => {
      for (const [tag, attributes] of placed) {
        const element = document.createElement(tag);
        const all = { 'main-url': mainUrl, lang: 'de', language: 'DE', loading: 'eager', ...attributes };
        for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
        Object.assign(element, { token: async () => token });
        document.getElementById('place')?.append(element);
      }
      await import(/* @vite-ignore */ address);
    },
    [elements, session.token, addresses.main, `${addresses.host}/older/regesta.js`] as const,
  );
}

test.describe('an older suite works with the servers of today', () => {
  test('reads, and opens hits of its search', async ({ page }) => {
    await openOlder(page, [
      ['reg-search', {}],
      ['reg-reader', { 'reg-text-id': 'bankg-m', article: '5' }],
    ]);
    await expectArticle(page);
    const box = page.locator('reg-search').getByRole('combobox');
    await box.fill('Handelsregister');
    await box.press('Enter');
    await page.locator('reg-search [data-hit-link]').first().click();
    await expect(page.locator('reg-reader [aria-current]').first()).toBeVisible();
    await expect(paragraph(page, 'Art. 5 Abs. 2').first()).toBeVisible();
  });

  test('sends questions', async ({ page }) => {
    await openOlder(page, [['ask-question', {}]]);
    await page.locator('ask-question').getByRole('button').click();
    await page.getByRole('radio', { name: questions.bug }).check();
    await page.getByLabel(questions.subject, { exact: true }).fill('Alt und neu');
    await page.getByLabel(questions.message, { exact: true }).fill('Von einer Seite, die lange offen ist.');
    const reply = page.waitForResponse(
      (response) => response.url().includes('/mail/question') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: questions.send, exact: true }).click();
    expect((await reply).status()).toBe(200);
  });
});
