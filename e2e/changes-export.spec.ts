import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { texts as words } from '#core/i18n/en/changeexport.ts';
import { texts as en } from '#core/i18n/en/changes.ts';
import { expect, test } from './fixtures.ts';

test.use({ person: 'changes' });

for (const [kind, file, row] of [
  ['xlsx', 'xl/worksheets/sheet1.xml', /<row /g],
  ['docx', 'word/document.xml', /<w:tr>|<w:tr /g],
] as const)
  test(`changes that are displayed are saved as ${kind}, under the policy of the portal`, async ({
    page,
  }) => {
    await page.goto('/changes?ended=1');
    const counted = page.getByText(/^\d+ of \d+/).first();
    const count = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(10);
    await page.getByRole('button', { name: en.export, exact: true }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: words[kind] }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`));
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const rows = strFromU8(files[file] ?? new Uint8Array()).match(row) ?? [];
    // A spreadsheet has four lines above the names of the columns.
    expect(rows).toHaveLength(count + (kind === 'xlsx' ? 5 : 1));
  });
