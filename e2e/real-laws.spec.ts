import { texts as reader } from '../core/i18n/en/reader.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { placeReader } from './host-page.ts';
import { expectAtTop, readerOf } from './reader-page.ts';
import { hasSharedData, withoutSharedData } from './shared-data.ts';

test.skip(!hasSharedData, withoutSharedData);

/** Art. 5 of the Data Protection Act: one of its definitions in each language. */
const languages = [
  ['DE', 'Begriffe', 'Personendaten'],
  ['FR', 'Définitions', 'données personnelles'],
  ['IT', 'Definizioni', 'dati personali'],
  ['EN', 'Definitions', 'personal data'],
] as const;
const dates = [
  ['2023-09-01', '1 September 2023'],
  ['2025-04-01', '1 April 2025'],
  ['2025-07-07', '7 July 2025'],
] as const;

for (const [language, heading, word] of languages) {
  test(`Art. 5 of the Data Protection Act in ${language}, in the portal`, async ({ page }) => {
    await page.goto(`/read/dsg/5?language=${language}&versionDate=2025-07-07`);
    const { at, title } = readerOf(page);
    await expectAtTop(at('5'), page.getByRole('main'));
    await expect(at('5')).toHaveText(new RegExp(`^Art\\.\\s5\\s*${heading}$`));
    await expect(at('5^_^a').or(at('5^1^a'))).toContainText(word);
    await expect(title).toBeVisible();
  });
}

for (const [date, shown] of dates) {
  test(`Art. 5 of the Data Protection Act on ${date}, in the portal`, async ({ page }) => {
    await page.goto(`/read/dsg/5?language=DE&versionDate=${date}`);
    const { at } = readerOf(page);
    await expectAtTop(at('5'), page.getByRole('main'));
    await expect(page.getByRole('button', { name: new RegExp(`As of ${shown}`) })).toBeVisible();
    await expect(page.locator('[data-unit="5"]')).toContainText('Personendaten');
  });
}

test.describe('in an element on a host page', () => {
  test.use({ person: 'nobody' });

  for (const [language, , word] of languages) {
    test(`Art. 5 of the Data Protection Act in ${language}`, async ({ page, sessions }) => {
      await page.goto(`${addresses.host}/plain.html`);
      const attributes = { 'reg-text-id': 'dsg', article: '5', language, 'version-date': '2025-07-07' };
      await placeReader(page, { session: await sessions('tester'), attributes });
      const unit = page.locator('reg-reader [data-unit="5"]');
      await expect(unit).toContainText(word);
      await expect(unit).toBeInViewport();
    });
  }

  for (const [date] of dates) {
    test(`Art. 5 of the Data Protection Act on ${date}`, async ({ page, sessions }) => {
      await page.goto(`${addresses.host}/plain.html`);
      const opened = page.evaluate(
        () =>
          new Promise((done) =>
            document.addEventListener('reg-opened', (event) =>
              done((event as CustomEvent).detail.versionDate),
            ),
          ),
      );
      const attributes = { 'reg-text-id': 'dsg', article: '5', 'version-date': date };
      await placeReader(page, { session: await sessions('tester'), attributes });
      await expect(page.locator('reg-reader [data-unit="5"]')).toContainText('Personendaten');
      expect(await opened).toBe(date);
    });
  }
});

test('a link into the longest act stays in place', async ({ page }) => {
  await page.goto('/read/dbg/130');
  const { at, currentLine } = readerOf(page);
  await expectAtTop(at('130'), page.getByRole('main'));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 20_000 });
  await expectAtTop(at('130'), page.getByRole('main'));
  await expect(currentLine).toHaveAccessibleName(/^Art\.\s130 /);
  await expect(page).toHaveURL(/\/read\/dbg\/130$/);
});

test('the information names and links the official source', async ({ page }) => {
  await page.goto('/read/dsg/5');
  await readerOf(page).button(reader.info).click();
  const link = page.getByRole('dialog').getByRole('link');
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.fedlex\.admin\.ch\/eli\/cc\/2022\/491/);
});

test('Art. 37b of the Banking Act is read, cited and followed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.main });
  await page.goto('/read/bankg/37b#37b%5E2');
  const { at, panel, paragraph, tab, currentLine } = readerOf(page);
  await expectAtTop(at('37b'), page.getByRole('main'));
  await expect(currentLine).toHaveAccessibleName(/^Art\.\s37b /);
  await paragraph('Art. 37b Abs. 2').focus();
  await page.keyboard.press('z');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Art. 37b Abs. 2 BankG');
  await tab(reader.versions).click();
  await expect(panel.getByRole('heading', { name: 'Versions of Art. 37b' })).toBeVisible();
});
