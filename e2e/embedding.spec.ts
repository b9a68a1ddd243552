import type { Page } from '@playwright/test';
import { texts as deCommon } from '../core/i18n/de/common.ts';
import { texts as deElement } from '../core/i18n/de/element.ts';
import { texts as de } from '../core/i18n/de/reader.ts';
import { texts as deReading } from '../core/i18n/de/reading.ts';
import { texts as deSession } from '../core/i18n/de/session.ts';
import { texts as deSignOut } from '../core/i18n/de/signout.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectArticle, paragraph, placeReader, reader, requestCount, seenEvents } from './host-page.ts';
import { untilLoaded } from './loaded.ts';
import { emailOf, password } from './people.ts';
import { focusTool } from './reader-page.ts';

test.use({ person: 'nobody' });
const plain = `${addresses.host}/plain.html`;

test('reads with the host’s token, in the language of the page', async ({ page, sessions }) => {
  await page.goto(plain);
  await placeReader(page, { session: await sessions('tester') });
  await expectArticle(page);
  await expect(page.getByRole('button', { name: de.nextArticle })).toBeVisible();
  expect(await requestCount(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/.test(key)))).toEqual([]);
  const opened = (await seenEvents(page)).find(({ name }) => name === 'reg-opened');
  expect(opened?.detail).toEqual({
    kind: 'regulation',
    id: 'bankg-m~5',
    language: 'DE',
    versionDate: '2024-01-01',
  });
  await expectAccessible(page);
});

test('asks the host for another token after a 401', async ({ page, sessions, consoleGuard }) => {
  consoleGuard.allow(/status of 401/);
  let refusals = 0;
  await page.route('**/api/v1/RegText/bankg-m*', async (route) => {
    refusals += 1;
    if (refusals > 1) return route.fallback();
    await route.fulfill({ status: 401, json: { code: 'UNAUTHORISED', message: 'expired' } });
  });
  await page.goto(plain);
  await placeReader(page, { session: await sessions('tester') });
  await expectArticle(page);
  expect(refusals).toBeGreaterThan(1);
  expect((await seenEvents(page)).map(({ name }) => name)).not.toContain('reg-signed-out');
});

test('a token that stays refused ends in reg-signed-out', async ({ page, sessions, consoleGuard }) => {
  consoleGuard.allow(/status of 401|session is over/);
  await page.route('**/api/v1/RegText/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORISED', message: 'expired' } }),
  );
  await page.goto(plain);
  await placeReader(page, { session: await sessions('tester') });
  await expect.poll(async () => (await seenEvents(page)).map(({ name }) => name)).toContain('reg-signed-out');
});

test('signs in by itself, for all elements of the page', async ({ page }) => {
  await page.goto(plain);
  await placeReader(page, {});
  await placeReader(page, { attributes: { article: '6' } });
  // Both elements share one form; the button in the other element moves the focus to it.
  await page.getByRole('button', { name: deSession.toForm }).click();
  await expect(page.getByLabel(deSession.email)).toHaveCount(1);
  await expect(page.getByLabel(deSession.email)).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel(deSession.email).fill(emailOf('tester'));
  await page.getByLabel(deSession.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: deSession.signIn }).click();
  await expectArticle(page);
  await expect(page.locator('reg-reader').nth(1).getByRole('group', { name: 'Art. 6 Abs. 1' })).toBeVisible();
  await expect(page.getByLabel(deSession.email)).toHaveCount(0);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain(`regesta-token@${addresses.main}`);
  // That is the name for the page's own server, which is another.
  expect(keys).not.toContain('regesta-token');
  expect(keys.filter((key) => !key.startsWith('regesta-'))).toEqual([]);
  expect((await seenEvents(page)).map(({ name }) => name)).toContain('reg-auth-required');
});

async function signInAt(page: Page) {
  await page.getByLabel(deSession.email).fill(emailOf('tester'));
  await page.getByLabel(deSession.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: deSession.signIn }).click();
  await expectArticle(page);
}

const storedToken = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), `regesta-token@${addresses.main}`);

test('whoever signed in there is named and gets out, by the button or by signOut()', async ({ page }) => {
  await page.goto(plain);
  await placeReader(page, {});
  for (const way of ['button', 'method']) {
    await signInAt(page);
    const reader = page.locator('reg-reader');
    await expect(reader.getByText(/^Angemeldet als \S/)).toBeVisible();
    await expectAccessible(page);
    expect(await storedToken(page)).not.toBeNull();
    const before = (await seenEvents(page)).length;
    if (way === 'button') await reader.getByRole('button', { name: deSignOut.signOut }).press('Enter');
    else await reader.evaluate((element) => (element as HTMLElement & { signOut(): void }).signOut());
    await expect(page.getByLabel(deSession.email)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    const events = (await seenEvents(page)).slice(before).map(({ name }) => name);
    expect(events.filter((name) => name === 'reg-signed-out')).toHaveLength(1);
  }
});

test('a session begun there ends after an hour without use', async ({ page }) => {
  await page.clock.install();
  await page.goto(plain);
  await placeReader(page, {});
  await signInAt(page);
  // What is still called counts as use.
  await expectArticle(page);
  await untilLoaded(page);
  const token = await storedToken(page);
  const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ aud: ['regesta', addresses.host], auth_time: expect.any(Number) });
  expect(claims.exp - claims.auth_time).toBeLessThanOrEqual(3661);
  await page.clock.fastForward('59:00');
  await expect(page.getByLabel(deSession.email)).toHaveCount(0);
  await page.clock.fastForward('01:00');
  await expect(page.getByLabel(deSession.email)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect((await seenEvents(page)).map(({ name }) => name)).toContain('reg-signed-out');
});

test('leaves the sign-in to the host where the host wants it', async ({ page }) => {
  await page.goto(plain);
  await placeReader(page, { attributes: { 'sign-in': 'host' } });
  await expect(reader(page).getByText(deElement.signInOutside)).toBeVisible();
  await expect(page.getByLabel(deSession.email)).toHaveCount(0);
});

test('a veto of reg-auth-required keeps the form away', async ({ page }) => {
  await page.goto(plain);
  await page.evaluate(() =>
    document.addEventListener('reg-auth-required', (event) => event.preventDefault()),
  );
  await placeReader(page, {});
  await expect(reader(page).getByText(deElement.signInOutside)).toBeVisible();
  await expect(page.getByLabel(deSession.email)).toHaveCount(0);
});

test('a download announces itself and can be vetoed', async ({ page, sessions }) => {
  await page.goto(plain);
  await placeReader(page, { session: await sessions('tester') });
  await expectArticle(page);
  const choose = async () => {
    await page.getByRole('button', { name: de.more, exact: true }).click();
    await page.getByRole('menuitem', { name: de.downloadPdf }).click();
  };
  const [download] = await Promise.all([page.waitForEvent('download'), choose()]);
  expect(download.suggestedFilename()).toBe('BankG-M 2024-01-01 DE.pdf');
  await page.evaluate(() => document.addEventListener('reg-download', (event) => event.preventDefault()));
  let pdfs = 0;
  page.on('request', (request) => {
    if (request.url().includes('/RegPdf/')) pdfs += 1;
  });
  await choose();
  await expect
    .poll(async () => (await seenEvents(page)).filter(({ name }) => name === 'reg-download').length)
    .toBe(2);
  expect(pdfs).toBe(0);
});

test('fetches nothing before it comes near, and shows a shell meanwhile', async ({ page, sessions }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${addresses.host}/far.html`);
  await page.evaluate(
    (token) => {
      Object.assign(document.querySelector('reg-reader') ?? {}, { token: () => token });
    },
    (await sessions('tester')).token,
  );
  await untilLoaded(page);
  expect(fetched.filter((path) => path.startsWith('/widgets/'))).toEqual(['/widgets/loader.js']);
  expect(fetched.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await reader(page).scrollIntoViewIfNeeded();
  await expectArticle(page);
});

test('draws a shell of its reserved height before React is there', async ({ page }) => {
  await page.goto(plain);
  await page.evaluate(() => {
    const spacer = document.createElement('p');
    spacer.style.height = '5000px';
    document.getElementById('place')?.append(spacer);
  });
  await placeReader(page, { attributes: { loading: 'lazy' } });
  const shell = await reader(page).evaluate((element) => ({
    text: element.shadowRoot?.querySelector('[role=status]')?.textContent,
    height: element.getBoundingClientRect().height,
  }));
  expect(shell).toEqual({ text: deCommon.loading, height: 640 });
});

test('an unreachable server is explained, with a retry', async ({ page, sessions, consoleGuard }) => {
  consoleGuard.allow(/ERR_|Failed|load|open/i);
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto(plain);
  await placeReader(page, { session: await sessions('tester') });
  await expect(reader(page).getByText(deCommon.mainServerAway)).toBeVisible();
  await expect
    .poll(async () => (await seenEvents(page)).some(({ name }) => name === 'reg-failed'))
    .toBe(true);
  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: deCommon.retry }).click();
  await expectArticle(page);
});

test('a missing part of the script is explained, with a retry', async ({ page, sessions, consoleGuard }) => {
  consoleGuard.allow(/ERR_|Failed/);
  await page.goto(plain);
  await page.route('**/widgets/parts/reader-*', (route) => route.abort());
  await placeReader(page, { session: await sessions('tester') });
  await expect(reader(page).getByRole('alert')).toBeVisible();
  expect((await seenEvents(page)).find(({ name }) => name === 'reg-failed')?.detail).toMatchObject({
    code: 'LOAD_FAILED',
  });
  await expect(reader(page).getByRole('button', { name: deCommon.retry })).toBeVisible();
});

test('follows its attributes, and removal means the default', async ({ page, sessions }) => {
  await page.goto(plain);
  await placeReader(page, { session: await sessions('tester') });
  await expectArticle(page);
  const set = (name: string, value: string | null) =>
    reader(page).evaluate(
      (element, [key, text]) =>
        text === null ? element.removeAttribute(key ?? '') : element.setAttribute(key ?? '', text ?? ''),
      [name, value] as const,
    );
  await set('article', '6');
  await expect(paragraph(page, 'Art. 6 Abs. 1')).toBeInViewport();
  await set('version-date', '2022-06-01');
  await expect(paragraph(page, 'Art. 6 Abs. 1')).toContainText('10 Millionen');
  await set('version-date', null);
  await expect(paragraph(page, 'Art. 6 Abs. 1')).toContainText('12 Millionen');
  await set('language', 'FR');
  await expect(paragraph(page, 'art. 6, al. 1')).toBeVisible();
  await set('lang', 'it');
  await expect(page.getByRole('button', { name: 'Articolo successivo' })).toBeVisible();
  await set('lang', null);
  await expect(page.getByRole('button', { name: de.nextArticle })).toBeVisible();
  const background = () =>
    reader(page).evaluate((element) => {
      const frame = element.shadowRoot?.querySelector('.reg-place > div > div');
      return frame && getComputedStyle(frame).backgroundColor;
    });
  const light = await background();
  await set('theme', 'dark');
  await expect.poll(background).not.toBe(light);
  await set('theme', null);
  await expect.poll(background).toBe(light);
});

test('zoom and hide-headers are options of the page', async ({ page, sessions }) => {
  await page.goto(plain);
  await placeReader(page, { session: await sessions('tester'), attributes: { article: '6' } });
  const text = paragraph(page, 'Art. 6 Abs. 1').locator('p').first();
  await expect(text).toBeVisible();
  const size = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const normal = await size();
  await reader(page).evaluate((element) => element.setAttribute('zoom', '1.5'));
  await expect.poll(size).toBeCloseTo(normal * 1.5, 0);
  await expect(page.getByRole('list', { name: de.notes }).first()).toBeVisible();
  await reader(page).evaluate((element) => element.setAttribute('hide-headers', ''));
  await expect(page.getByRole('list', { name: de.notes }).first()).toBeHidden();
});

test('takes no focus from its page, and cites by keyboard what the page asked for', async ({
  page,
  sessions,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(plain);
  await placeReader(page, { attributes: { article: '5^2' }, session: await sessions('tester') });
  await expectArticle(page);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await reader(page).evaluate((element: HTMLElement) => element.focus());
  await expect(paragraph(page)).toBeFocused();
  await page.keyboard.press('Shift');
  await expect(page.getByRole('toolbar', { name: 'Art. 5 Abs. 2' })).toBeVisible();
  const citation = page.getByRole('button', { name: deReading.copyCitation });
  await focusTool(page, citation);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Art. 5 Abs. 2 BankG-M');
});

test('focus() and reload() do what they say', async ({ page, sessions }) => {
  await page.goto(plain);
  await placeReader(page, { session: await sessions('tester') });
  await expectArticle(page);
  await reader(page).evaluate((element: HTMLElement) => element.focus());
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('reg-reader');
  const again = page.waitForRequest('**/api/v1/RegText/bankg-m*');
  await reader(page).evaluate((element) => (element as unknown as { reload: () => void }).reload());
  await again;
  await expectArticle(page);
});

test('hidden and shown again it is where it was', async ({ page, sessions }) => {
  await page.goto(plain);
  await placeReader(page, { session: await sessions('tester') });
  await expectArticle(page);
  await reader(page).evaluate((element) => element.setAttribute('hidden', ''));
  await expect(reader(page)).toBeHidden();
  await reader(page).evaluate((element) => element.removeAttribute('hidden'));
  await expect(paragraph(page)).toBeInViewport();
});

test('works in a sandboxed frame without an origin', async ({ page, sessions, consoleGuard }) => {
  consoleGuard.allow(/sandbox/i);
  await page.goto(`${addresses.host}/frame.html`);
  const frame = page.frames()[1];
  if (!frame) throw new Error('no frame');
  await frame.waitForSelector('#place', { state: 'attached' });
  await frame.evaluate(
    async ({ main, token }) => {
      const element = document.createElement('reg-reader');
      for (const [name, value] of Object.entries({
        'main-url': main,
        'reg-text-id': 'bankg-m',
        article: '5',
        language: 'DE',
        loading: 'eager',
      }))
        element.setAttribute(name, value);
      Object.assign(element, { token: () => token });
      document.getElementById('place')?.append(element);
      await import(/* @vite-ignore */ `${main}/widgets/regesta.js`);
    },
    { main: addresses.main, token: (await sessions('tester')).token },
  );
  await expect(frame.getByRole('group', { name: 'Art. 5 Abs. 2', exact: true })).toBeVisible();
});
