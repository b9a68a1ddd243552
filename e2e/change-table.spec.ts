import type { Frame, Locator, Page } from '@playwright/test';
import { texts as de } from '../core/i18n/de/changes.ts';
import { texts as common } from '../core/i18n/de/common.ts';
import { texts as element } from '../core/i18n/de/element.ts';
import { texts as roles } from '../core/i18n/de/roles.ts';
import { texts as session } from '../core/i18n/de/session.ts';
import { texts as fr } from '../core/i18n/fr/changes.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { seenEvents } from './host-page.ts';
import type { SignedIn } from './people.ts';
import { openWritten } from './written-page.ts';

test.use({ person: 'nobody' });

const table = (page: Page) => page.locator('change-table');
const row = (page: Page, topic: string): Locator =>
  table(page).getByRole('row').filter({ hasText: topic }).first();
const details = (page: Page, topic: string) =>
  table(page).getByRole('button', { name: de.showDetail.replace('{{topic}}', topic), exact: true });

type Setting = { signedIn?: SignedIn | undefined; more?: string; head?: string; around?: string };

/** Opens a page with the table as its owner would write it. */
async function open(page: Page, { signedIn, more = '', head = '', around = '' }: Setting) {
  const domain = signedIn ? `domain-url="${signedIn.baseUrl}"` : '';
  await openWritten(page, {
    head,
    body: `<h1>Intranet</h1><change-table main-url="${addresses.main}" ${domain} lang="de" language="DE" ${more}></change-table>${around}`,
    ...(signedIn && { session: signedIn }),
  });
}
const eventsOf = async (page: Page, name: string) =>
  (await seenEvents(page)).filter((event) => event.name === name).map(({ detail }) => detail);
/** Makes the page object to an event of the table. */
const veto = (page: Page, name: string) =>
  page.evaluate((event) => document.addEventListener(event, (heard) => heard.preventDefault()), name);

// The organisation hears of the provider's changes within a minute of its start.
test.beforeAll(async ({ sessions }) => {
  test.setTimeout(150_000);
  const { token, baseUrl } = await sessions('changes');
  const count = async () => {
    const reply = await fetch(`${baseUrl}/api/v1/ChangeElementsDomain/consolidated?language=DE`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await reply.json()) as { origin: string }[]).filter(({ origin }) => origin === 'main').length;
  };
  await expect.poll(count, { timeout: 120_000, intervals: [1000] }).toBe(40);
});

test('changes are listed, opened and edited, and the page is told', async ({ page, sessions }) => {
  const signedIn = await sessions('editor');
  await open(page, { signedIn, more: 'query="topic=Einlagensicherung"' });
  await expect(row(page, 'Einlagensicherung')).toBeVisible();
  await expect(table(page).getByRole('row').filter({ hasText: 'Cyberrisiken' })).toHaveCount(0);
  await details(page, 'Einlagensicherung').click();
  await expect(
    table(page)
      .getByText(/sieben Arbeitstagen/)
      .last(),
  ).toBeVisible();
  const opened = await eventsOf(page, 'reg-opened');
  expect(opened).toEqual([
    { kind: 'change', id: expect.any(String), origin: 'main', slug: 'einlagensicherung', language: 'DE' },
  ]);
  await expect(table(page).getByRole('heading', { name: de.comments })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const key = table(page).getByRole('button', {
    name: de.editKey.replace('{{topic}}', 'Einlagensicherung'),
    exact: true,
  });
  const before = await key.getAttribute('aria-pressed');
  await key.click();
  await expect(table(page).getByText(de.saved.replace('{{field}}', de.key))).toBeVisible();
  const [{ id }] = opened as [{ id: string }];
  expect(await eventsOf(page, 'reg-changed')).toEqual([{ id, origin: 'main' }]);
  await table(page).getByRole('button', { name: de.undo }).click();
  await expect(key).toHaveAttribute('aria-pressed', before ?? '');
  await expect.poll(async () => (await eventsOf(page, 'reg-changed')).length).toBe(2);
  // A filter of the user stays when the table is loaded again, and a request of the page replaces it.
  const called = page.waitForRequest(/\/ChangeElementsDomain\/consolidated/);
  await table(page).evaluate((node) => (node as HTMLElement & { reload: () => void }).reload());
  await called;
  await expect(row(page, 'Einlagensicherung')).toBeVisible();
  await table(page).evaluate((node) => node.setAttribute('slug', 'cyberrisiken'));
  await expect(table(page).getByText(de.oneChange)).toBeVisible();
  await expect.poll(async () => (await eventsOf(page, 'reg-opened')).length).toBe(2);
  await table(page).evaluate((node: HTMLElement) => node.focus());
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('change-table');
  await table(page).evaluate((node) => Object.assign(node, { readOnly: true, lang: 'fr' }));
  await expect(table(page).getByText(fr.oneChange)).toBeVisible();
  await expect(table(page).getByRole('button', { name: fr.newChange })).toHaveCount(0);
  expect(await eventsOf(page, 'reg-failed')).toEqual([]);
  // With a token of the page nothing of the filters stays on the device.
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((each) => !each.startsWith('regesta-') || each.includes('filters'))).toEqual([]);
});

test('files, exports and ways out are announced, and the page may object', async ({ page, sessions }) => {
  const signedIn = await sessions('changes');
  await open(page, { signedIn, more: 'slug="einlagensicherung"' });
  const read = table(page)
    .getByRole('link', { name: de.read.replace('{{place}}', '').trim() })
    .first();
  await expect(table(page).getByText(de.oneChange)).toBeVisible();
  await veto(page, 'reg-download');
  await veto(page, 'reg-navigate');
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  page.on('popup', (popup) => downloads.push(popup.url()));
  await table(page).getByRole('button', { name: de.export, exact: true }).click();
  await table(page).getByRole('menuitem').first().click();
  await expect
    .poll(() => eventsOf(page, 'reg-download'))
    .toEqual([{ name: expect.stringMatching(/\.xlsx$/) }]);
  await read.click();
  await expect.poll(async () => (await eventsOf(page, 'reg-navigate')).length).toBe(1);
  const [left] = (await eventsOf(page, 'reg-navigate')) as { href: string; regTextId: string }[];
  expect(left?.href).toContain(`${addresses.main}/read/${left?.regTextId}`);
  expect(downloads).toEqual([]);
});

test('who may not see changes is told what is missing, and a server that is away is explained', async ({
  page,
  sessions,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 403|not permitted|changes:|ERR_|Failed|load|rights/i);
  await open(page, { signedIn: await sessions('reader') });
  await expect(table(page).getByRole('alert')).toContainText(
    element.changesRole.replace('{{role}}', roles.CHANGE_READER),
  );
  expect(await eventsOf(page, 'reg-failed')).toContainEqual({ code: 'FORBIDDEN', where: 'CHANGE_READER' });
  await page.route('**/api/v1/**', (route) => route.abort());
  await open(page, { signedIn: await sessions('changes') });
  await expect(table(page).getByText(common.domainServerAway)).toBeVisible();
  await expect.poll(async () => (await eventsOf(page, 'reg-failed')).length).toBeGreaterThan(0);
  await page.unroute('**/api/v1/**');
  await table(page).getByRole('button', { name: common.retry }).click();
  await expect(row(page, 'Cyberrisiken')).toBeVisible();
});

test('nobody who is signed in is asked to, and a page that lends a token names the organisation', async ({
  page,
  sessions,
}) => {
  await open(page, {});
  await expect(table(page).getByLabel(session.email)).toBeVisible();
  expect(await eventsOf(page, 'reg-auth-required')).toEqual([{}]);
  const { token } = await sessions('changes');
  await table(page).evaluate((node, lent) => Object.assign(node, { token: async () => lent }), token);
  await expect(table(page).getByText(element.noOrganisation)).toBeVisible();
  expect(await eventsOf(page, 'reg-failed')).toContainEqual({ code: 'NO_DOMAIN_URL', where: 'domain-url' });
});

test('a hostile page on a phone changes nothing, and rows scroll inside', async ({ page, sessions }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, {
    signedIn: await sessions('changes'),
    head: `<style>body :not(script) { all: unset !important } html { font-size: 10px; direction: rtl }
      :root change-table { height: 420px !important }</style>`,
    around: '<p id="below">Below</p>',
  });
  await expect(table(page).getByText('Cyberrisiken', { exact: true })).toBeVisible();
  expect((await table(page).boundingBox())?.height).toBe(420);
  await expectNoSidewaysScroll(page);
  const last = table(page).getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect((await table(page).boundingBox())?.height).toBe(420);
});

/** Places the table by a script, as applications do. */
const place = (frame: Page | Frame, { token, baseUrl }: SignedIn) =>
  frame.evaluate(
    ([main, domain, lent]) => {
      const element = document.createElement('change-table');
      element.setAttribute('main-url', main ?? '');
      element.setAttribute('domain-url', domain ?? '');
      element.setAttribute('lang', 'de');
      Object.assign(element, { token: () => lent });
      document.getElementById('place')?.replaceChildren(element);
      return import(/* @vite-ignore */ `${main}/widgets/change-table.js`).then(() => undefined);
    },
    [addresses.main, baseUrl, token],
  );

test('works under the strictest policy with Trusted Types, exports too', async ({ page, sessions }) => {
  const blocked: string[] = [];
  await page.exposeFunction('note', (words: string) => blocked.push(words));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { note: (words: string) => void }).note(`${effectiveDirective} ${blockedURI}`),
    ),
  );
  await page.goto(`${addresses.host}/strict-ask.html`);
  await place(page, await sessions('changes'));
  await details(page, 'Cyberrisiken').click();
  await expect(table(page).getByRole('heading', { name: de.tasks })).toBeVisible();
  await table(page).getByRole('button', { name: de.export, exact: true }).click();
  const downloading = page.waitForEvent('download');
  await table(page).getByRole('menuitem').first().click();
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(blocked).toEqual([]);
});

test('works in a sandboxed frame without an origin', async ({ page, sessions, consoleGuard }) => {
  consoleGuard.allow(/sandbox/i);
  await page.goto(`${addresses.host}/frame.html`);
  const frame = page.frames()[1];
  if (!frame) throw new Error('no frame');
  await frame.waitForSelector('#place', { state: 'attached' });
  await place(frame, await sessions('changes'));
  await expect(frame.getByText('Cyberrisiken', { exact: true })).toBeVisible();
});
