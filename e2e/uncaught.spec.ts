import { texts as common } from '../core/i18n/en/common.ts';
import { expect, test } from './fixtures.ts';

test.use({ person: 'reader' });

test('an error that nobody caught is told with its message, and the page stays', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/broken on purpose/);
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose');
    });
  });
  await expect(page.getByText(common.uncaught.replace('{{message}}', 'broken on purpose'))).toBeVisible();
  await expect(heading).toBeVisible();
});
