import type { Locator, Page } from '@playwright/test';
import { texts as inbox } from '../core/i18n/de/commentlist.ts';
import { texts as comparison } from '../core/i18n/de/comparison.ts';
import { texts as lost } from '../core/i18n/de/lost.ts';
import { texts as pdf } from '../core/i18n/de/pdf.ts';
import { texts as shell } from '../core/i18n/de/shell.ts';
import { texts as timeline } from '../core/i18n/de/timeline.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';
import { expectHeadings } from './headings.ts';
import { screens } from './screens.ts';
import { smallTargets } from './touch-targets.ts';

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  interfaceLanguage: 'DE',
});

/** Views of a document beside its text, what stands in place of one that there is not, and what each waits for, once it was opened. */
type View = { path: string; open?: (page: Page) => Promise<void>; shows?: (page: Page) => Locator };
const views: readonly View[] = [
  { path: '/read/bankg-m/6?languages=de,fr,it' },
  {
    path: '/read/bankg-m/6?versionDate=2024-01-01&compare=2022-01-01',
    open: async (page) => {
      await page.getByRole('button', { name: comparison.more, exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: comparison.showTimeline }).click();
    },
    shows: (page) => page.getByRole('group', { name: timeline.label }).getByRole('button').first(),
  },
  {
    path: '/read/bankg-m/5?view=pdf',
    shows: (page) => page.getByRole('region', { name: pdf.pages }),
  },
  { path: '/read/no-such-document', shows: (page) => page.getByRole('link', { name: lost.sources }) },
  { path: '/topic/no-such-topic' },
];

/** Expects targets once the page is there: its heading, and nothing that is still a placeholder. */
const expectTargets = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [role="status"] [aria-hidden="true"]')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  expect(await smallTargets(page), 'targets under 44 pixels').toEqual([]);
};

test.describe('a finger hits everything, signed in', () => {
  test.use({ person: 'owner' });
  for (const { path, open, shows } of [...screens.map((screen): View => ({ path: screen.path })), ...views])
    test(`on ${path}`, async ({ page, sessions, consoleGuard }) => {
      if (path.includes('no-such')) consoleGuard.allow(/status of 404|open the document|load (a|the) /);
      await page.goto(path.replace('{reader}', (await sessions('reader')).user.id));
      await open?.(page);
      if (shows) await expect(shows(page)).toBeVisible();
      await expectHeadings(page);
      await expectTargets(page);
    });

  test('on the narrowest phone, where the bar has room for the inbox too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/read/bankg-m/5');
    await expect(page.getByRole('link', { name: new RegExp(`^${inbox.inbox}`) })).toBeVisible();
    const menu = await page.getByRole('button', { name: shell.menu }).boundingBox();
    expect((menu?.x ?? 999) + (menu?.width ?? 0)).toBeLessThanOrEqual(320);
    await expectNoSidewaysScroll(page);
    await expectTargets(page);
  });

  test('on a tablet, beside the text', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 1024 });
    await page.goto('/read/bankg-m/5');
    await expectTargets(page);
  });

  for (const width of [1024, 1280])
    test(`on a tablet, beside the box of the search: ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/dashboard');
      const bar = page.getByRole('banner');
      await bar.getByRole('combobox').tap();
      const left = (await bar.getByRole('link', { name: /^Posteingang/ }).boundingBox())?.x ?? 0;
      // It grows with the focus.
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const box = await bar.locator(':scope > div').last().locator(':scope > div').boundingBox();
      expect(box?.width).toBeGreaterThan(400);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(left);
    });
});

test.describe('a finger hits everything, signed out', () => {
  test.use({ person: 'nobody' });
  for (const path of ['/', '/loginbyemail', '/PasswordResetRequest'])
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectTargets(page);
    });
});
