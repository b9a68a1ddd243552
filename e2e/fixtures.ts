import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';

type Console = {
  /** Announces console messages that this test causes on purpose. */ allow: (pattern: RegExp) => void;
};

/** Every test fails on a console error or warning, or an uncaught error, that it did not announce. */
export const test = base.extend<{ consoleGuard: Console }>({
  consoleGuard: [
    async ({ page }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) seen.push(message.text());
      });
      page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unannounced = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unannounced, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const people = {
  reader: { email: 'reader@musterbank.example', password: '' },
};

/** axe without findings, on the whole page, shadow roots included. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(told, 'axe').toEqual([]);
}

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, email: string, password: string) {
  await page.goto(`${addresses.main}/`);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/^password$|^passwort$/i).fill(password);
  await page.getByRole('button', { name: /sign in|anmelden/i }).click();
  await page.waitForURL(/dashboard|read/);
}
