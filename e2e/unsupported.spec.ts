import { expect, test } from './fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says in four languages what it needs', async ({ page }) => {
    await page.goto('/');
    for (const language of ['de', 'fr', 'it', 'en'])
      await expect(page.locator(`p[lang=${language}]`)).toContainText('JavaScript');
  });
});

test('the message for browsers without modules is there, and others never ask for it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).not.toContain('/unsupported.js');
  const answer = await page.request.get('/unsupported.js');
  expect(answer.headers()['content-type']).toContain('text/javascript');
  expect(await answer.text()).toContain('Regesta');
});
