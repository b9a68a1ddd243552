import { addresses } from './addresses.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { signInByCalls } from './people.ts';

const mails = `${addresses.main}/development/mails`;

test('a question is among the mails, and shows its words as words', async ({ page, request }) => {
  const { token } = await signInByCalls('reader');
  const subject = `<img src=x onerror=alert(1)> ${Date.now()}`;
  const sent = await request.post(`${addresses.main}/api/v1/domain/mail/question`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      type: 'Question',
      subject,
      message: '<script>alert(1)</script>',
      language: 'EN',
      context: { title: 'Sources', url: `${addresses.main}/read`, language: 'DE' },
    },
  });
  expect([sent.status(), await sent.json()]).toEqual([200, { mail: 'sent' }]);
  await page.goto(mails);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText('> <script>alert(1)</script>')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'As HTML' }).click();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.getByRole('cell', { name: subject })).toBeVisible();
});

for (const [template, language] of [
  ['invite', 'FR'],
  ['loginLink', 'IT'],
  ['passwordReset', 'DE'],
  ['question', 'EN'],
] as const)
  test(`the template ${template} in ${language} is drawn, narrow and wide, and accessible`, async ({
    page,
  }) => {
    await page.goto(`${mails}/templates/${template}/${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(244, 243, 239)');
    for (const width of [320, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
    await expectAccessible(page);
  });
