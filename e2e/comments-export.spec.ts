import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { texts as en } from '#core/i18n/en/commentlist.ts';
import { expect, test } from './fixtures.ts';

test.use({ person: 'comments' });

test('comments that are shown are saved as a spreadsheet, under the policy of the portal', async ({
  page,
}) => {
  await page.goto('/comments?status=1');
  const count = Number(
    /\d+/.exec((await page.getByText(/^1–\d+ of \d+$/).textContent())?.split('of')[1] ?? '')?.[0],
  );
  expect(count).toBeGreaterThan(10);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: en.export, exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /g)).toHaveLength(count + 1);
});
