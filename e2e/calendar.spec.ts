import ICAL from 'ical.js';
import { texts as calendar } from '../core/i18n/en/calendar.ts';
import { texts as changes } from '../core/i18n/en/changes.ts';
import { texts as feeds } from '../core/i18n/en/feeds.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from './fixtures.ts';
import { blankSheets, printedSheets } from './printed.ts';

const en = { ...calendar, ...feeds };

// Charlotte Chapuis reads changes.
test.use({ person: 'changes' });

// The organisation hears of the provider's changes within a minute of its start.
test.beforeAll(async ({ sessions }) => {
  test.setTimeout(150_000);
  const { token, baseUrl } = await sessions('changes');
  const ofProvider = async () => {
    const reply = await fetch(`${baseUrl}/api/v1/ChangeElementsDomain/consolidated`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const list = (await reply.json()) as { origin: string }[];
    return list.filter(({ origin }) => origin === 'main').length;
  };
  await expect.poll(ofProvider, { timeout: 120_000, intervals: [1000] }).toBe(40);
});

test('a calendar program reads the deadlines of a view by an address that is displayed once, until it is revoked', async ({
  page,
}) => {
  await page.goto('/changes?view=calendar&source=finma');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: en.subscribe }).click();
  const dialog = page.getByRole('dialog', { name: en.subscribeTitle });
  await dialog.getByLabel(en.what).selectOption({ label: en.displayed });
  const name = `FINMA ${Date.now()}`;
  await dialog.getByLabel(en.name).fill(name);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: en.create }).click();
  const address = await page.getByLabel(en.address, { exact: true }).inputValue();

  const reply = await fetch(address);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const calendar = new ICAL.Component(ICAL.parse(await reply.text()));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.length).toBeGreaterThan(2);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  // Each leads to its change in the portal.
  const [first] = events;
  await page.getByRole('button', { name: en.another }).click();
  await page.getByRole('button', { name: en.revokeOf.replace('{{name}}', name) }).click();
  await page.getByRole('dialog', { name: en.revokeTitle }).getByRole('button', { name: en.revoke }).click();
  await expect(page.getByText(en.revoked.replace('{{name}}', name))).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
  // Its host is that of the settings, at which this browser is not signed in.
  await page.goto(new URL(String(first?.component.getFirstPropertyValue('url'))).pathname);
  await expect(page.getByText(changes.oneChange)).toBeVisible();
});

test('what is filtered is printed as a list by month, from the table and from the calendar', async ({
  page,
}) => {
  for (const view of ['table', 'calendar']) {
    await page.goto(`/changes?view=${view}&source=finma`);
    await expect(page.getByText('Cyber risks').first()).toBeAttached();
    const sheets = await printedSheets(page);
    expect(blankSheets(sheets)).toEqual([]);
    const words = sheets.map((sheet) => sheet.words).join(' ');
    expect(sheets[0]?.words).toContain('Deadlines, as of');
    expect(words).toContain('Cyber risks');
    for (const tool of [en.subscribe, en.previousMonth]) expect(words).not.toContain(tool);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, interfaceLanguage: 'DE' });

  test('the calendar is a list of days that fits', async ({ page }) => {
    await page.goto('/changes?view=calendar');
    await expect(page.getByRole('button', { name: 'Heute' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
