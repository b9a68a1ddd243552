import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { screens } from './screens.ts';
import { smallTargets } from './touch-targets.ts';

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  interfaceLanguage: 'DE',
});

/** Views of a document beside its text. The line of time of a comparison still has smaller targets. */
const views = ['/read/bankg-m/6?languages=de,fr,it'];

const expectTargets = async (page: Page) => {
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  expect(await smallTargets(page), 'targets under 44 pixels').toEqual([]);
};

test.describe('a finger hits everything, signed in', () => {
  test.use({ person: 'owner' });
  for (const path of [...screens.map((screen) => screen.path), ...views])
    test(`on ${path}`, async ({ page, sessions }) => {
      await page.goto(path.replace('{reader}', (await sessions('reader')).user.id));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectTargets(page);
    });

  test('on a tablet, beside the text', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 1024 });
    await page.goto('/read/bankg-m/5');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectTargets(page);
  });
});

test.describe('a finger hits everything, signed out', () => {
  test.use({ person: 'nobody' });
  for (const path of ['/', '/loginbyemail', '/PasswordResetRequest'])
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectTargets(page);
    });
});
