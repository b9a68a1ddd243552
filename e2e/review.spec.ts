import type { Page } from '@playwright/test';
import { texts as dashboard } from '../core/i18n/en/dashboard.ts';
import { texts as en } from '../core/i18n/en/review.ts';
import { callAs, words } from './comment-calls.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import type { SignedIn } from './people.ts';

// Carla Cometti writes. The servers carry over every two seconds (global-setup.ts).
test.use({ person: 'comments' });

const phone = { width: 390, height: 844 };

type Listed = { items: { caid: string; outcome: string; comment?: { icid: string } }[] };

/** Comments on a paragraph of the version of 2022, and waits until that has come to the version of today. */
async function commentOfOldVersion(who: SignedIn, path: string, text: string) {
  const { icid } = await callAs<{ icid: string }>(who, 'POST', '/InternalCommentsDomain', {
    regArt: `bankg-m~${path}`,
    versionDate: '2022-01-01',
    readLanguage: 'DE',
    ...words(text),
  });
  const list = () => callAs<Listed>(who, 'GET', '/CarryOverDomain/List?regulation=bankg-m&rows=500');
  const waits = async () => (await list()).items.some(({ comment }) => comment?.icid === icid);
  await expect.poll(waits, { timeout: 30_000 }).toBe(true);
  return icid;
}

/** The row itself, and not what is open below it. */
const row = (page: Page, text: string) => page.locator('tr[aria-rowindex]').filter({ hasText: text });
const showDetail = en.showDetail.replace('{{place}}', '');
const open = (page: Page, text: string) =>
  row(page, text).getByRole('button', { name: new RegExp(`^${showDetail}`) });

test('what was written on words that have changed waits with the difference, is accepted, and waits again when that is undone', async ({
  page,
  sessions,
}) => {
  const text = `Is the capital of ours enough? ${Date.now()}`;
  const who = await sessions('comments');
  await commentOfOldVersion(who, '6^1', text);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: new RegExp(`^${dashboard.toReview}: `) }).click();
  await expect(row(page, text)).toContainText(en['outcome-changed']);
  await open(page, text).click();
  await expect(page.locator('del').filter({ hasText: '10' }).first()).toBeVisible();
  await expect(page.locator('ins').filter({ hasText: '15' }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: en.accept, exact: true }).first().click();
  await expect(row(page, text)).toContainText(en.worked);
  await page.getByRole('button', { name: en.undo }).last().click();
  await expect(row(page, text)).not.toContainText(en.worked);
  await row(page, text)
    .getByRole('link', { name: /Art\. 6/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/6\?versionDate=2022-01-01/);
});

test('what was written on a paragraph that was repealed is kept, and moved by a citation, on a phone', async ({
  page,
  sessions,
}) => {
  const text = `Who decides now? ${Date.now()}`;
  const who = await sessions('comments');
  await commentOfOldVersion(who, '16', text);
  await page.setViewportSize(phone);
  await page.goto('/review?regulation=bankg-m');
  await expect(row(page, text)).toContainText(en['outcome-repealed']);
  await expect(row(page, text)).toContainText(en.isParked);
  await open(page, text).click();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: en.move }).first().click();
  await page.getByRole('textbox', { name: en.moveTo }).fill('Art. 15');
  await page.keyboard.press('Enter');
  await expect(row(page, text)).toContainText(en.worked);
  await expect(row(page, text).getByRole('link', { name: /Art\. 15/ })).toBeVisible();
});
