import type { Page } from '@playwright/test';
import { texts as list } from '../core/i18n/en/commentlist.ts';
import { texts as en } from '../core/i18n/en/comments.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { callAs as callOf, words } from './comment-calls.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './fixtures.ts';
import { isStream } from './loaded.ts';
import type { SignedIn } from './people.ts';
import { readerOf } from './reader-page.ts';

// Carla Cometti writes; Emil Egger is her colleague.
test.use({ person: 'comments' });

const colleague = 'Emil Egger';
const actions = en.actions.replace('{{name}}', 'Carla Cometti');
const place = (letter: string) => ({
  regArt: `bankg-m~9^${letter}`,
  address: `/read/bankg-m/9#9%5E${letter}`,
});

type Written = { icid: string; version: number; text: string; status: number };
const callAs = (who: SignedIn, method: string, path: string, body?: object) =>
  callOf<Written>(who, method, `/InternalCommentsDomain${path}`, body);

/** Opens a page and waits until it hears of what colleagues write. */
async function listenAt(page: Page, address: string) {
  const stream = page.waitForResponse((reply) => isStream(reply.url()));
  await page.goto(address);
  expect((await stream).status()).toBe(200);
  // It would be gone after a reload.
  await page.evaluate(() => document.body.setAttribute('data-unreloaded', ''));
}
const expectNoReload = (page: Page) => expect(page.locator('body[data-unreloaded]')).toHaveCount(1);
const commentsOf = (page: Page) => page.getByRole('region', { name: /^Comments on / });
const saying = (page: Page, text: string) => commentsOf(page).getByRole('article').filter({ hasText: text });
const unread = async (page: Page) => {
  const link = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${list.inbox}`) });
  return Number(/\d+/.exec((await link.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
};

test('a colleague who is mentioned sees the comment, its number and the mention without a reload', async ({
  page,
  openAs,
  sessions,
}) => {
  const { regArt, address } = place('1');
  const emil = await openAs('editor');
  await Promise.all([listenAt(page, address), listenAt(emil, address)]);
  await expect(readerOf(emil).panel.getByRole('region', { name: /Art\.\s9 Abs\.\s1$/ })).toBeVisible();
  const before = await unread(emil);
  await readerOf(page).paragraph('Art. 9 Abs. 1').focus();
  await page.keyboard.press('c');
  await expect(commentsOf(page).getByRole('textbox', { name: en.text, exact: true })).toBeFocused();
  await page.keyboard.type('@Emil');
  await page.getByRole('option', { name: colleague }).click();
  await page.keyboard.type(' does this apply to us?');
  await page.keyboard.press('Control+Enter');
  await expect(saying(page, 'does this apply to us?')).toBeVisible();

  await expect(saying(emil, 'does this apply to us?')).toBeVisible();
  await expect(saying(emil, en.mentionsYou)).toBeVisible();
  await expect.poll(() => unread(emil)).toBe(before + 1);
  await expectNoReload(emil);
  await expectAccessibleInBothThemes(emil);

  // Where it waits for him, he ends the mention; she sees that.
  await emil
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${list.inbox}`) })
    .click();
  const mention = emil
    .getByRole('region', { name: list.inbox })
    .getByRole('listitem')
    .filter({ hasText: 'apply to us' });
  await expect(mention).toBeVisible();
  await mention.getByRole('button').click();
  await expect(mention).toBeHidden();
  await expect(
    saying(page, 'does this apply to us?').getByText(en.endedMention.replace('{{name}}', colleague)).first(),
  ).toBeAttached();
  await expectNoReload(page);
  const icid = await saying(page, 'does this apply to us?').getAttribute('data-icid');
  expect(regArt).toContain('bankg-m');
  await callAs(await sessions('comments'), 'DELETE', `/${icid}`);
  await expect(saying(page, 'does this apply to us?')).toBeHidden();
});

test('a comment that was written meanwhile stands in the table and on the overview', async ({
  openAs,
  page,
  sessions,
}) => {
  const carla = await sessions('comments');
  const emil = await sessions('editor');
  const table = await openAs('editor');
  const overview = page;
  await Promise.all([listenAt(table, '/comments?text=weather+vane'), listenAt(overview, '/dashboard')]);
  await expect(table.getByRole('status').filter({ hasText: /^0 / }).first()).toBeVisible();
  const { icid } = await callAs(carla, 'POST', '', {
    ...words('The weather vane turns.'),
    regArt: place('2').regArt,
    versionDate: '2024-01-01',
  });
  const row = table.getByRole('row').filter({ hasText: 'The weather vane turns.' });
  await expect(row).toBeVisible();
  const mentioned = await callAs(emil, 'POST', '', {
    ...words('@Carla Cometti look at the weather vane.'),
    taggedUserIds: [carla.user.id],
    regArt: place('2').regArt,
    versionDate: '2024-01-01',
  });
  await expect(
    overview.getByRole('region', { name: list.inbox }).getByText(/look at the weather vane/),
  ).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'weather vane' })).toHaveCount(2);
  await expectAccessible(table);
  await callAs(carla, 'DELETE', `/${icid}`);
  await callAs(emil, 'DELETE', `/${mentioned.icid}`);
  await expect(table.getByRole('row').filter({ hasText: 'weather vane' })).toHaveCount(0);
  await Promise.all([expectNoReload(table), expectNoReload(overview)]);
});

test('two edit the same comment: the second sees both texts, and neither is lost', async ({
  page,
  consoleGuard,
  openAs,
  sessions,
}) => {
  consoleGuard.allow(/status of 409|^save a comment/);
  const carla = await sessions('comments');
  const { regArt, address } = place('2');
  const { icid } = await callAs(carla, 'POST', '', {
    ...words('Beginning.'),
    regArt,
    versionDate: '2024-01-01',
  });
  // She has it open twice; her colleague sets its status, which is an edit too.
  const [twice, emil] = [await openAs('comments'), await openAs('editor')];
  const field = (at: Page) => commentsOf(at).getByRole('textbox', { name: en.text, exact: true });
  const edit = async (at: Page) => {
    await commentsOf(at).locator(`[data-icid="${icid}"]`).getByRole('button', { name: actions }).click();
    await at.getByRole('menuitem', { name: en.edit, exact: true }).click();
    await expect(field(at)).toBeFocused();
  };
  await Promise.all([listenAt(page, address), listenAt(twice, address), listenAt(emil, address)]);
  await edit(page);
  await field(page).fill('First wording.');
  await edit(twice);
  await field(twice).fill('Second wording.');
  await twice.keyboard.press('Control+Enter');
  await expect(saying(emil, 'Second wording.')).toBeVisible();
  await commentsOf(emil)
    .locator(`[data-icid="${icid}"]`)
    .getByRole('button', { name: /^Status: / })
    .click();
  await emil
    .getByRole('menuitemradio', { name: list.status3 })
    .or(emil.getByRole('menuitem', { name: list.status3 }))
    .click();
  await expect(saying(twice, list.status3)).toBeVisible();

  // What others have saved takes nothing away from whoever writes.
  await expect(field(page)).toHaveValue('First wording.');
  await field(page).press('Control+Enter');
  const conflict = page.getByRole('dialog', { name: en.conflictTitle });
  await expect(conflict.getByText(en.modified)).toBeVisible();
  await expect(conflict.getByRole('region', { name: new RegExp(`^${en.theirs}`) })).toHaveText(
    'Second wording.',
  );
  await expect(conflict.getByRole('region', { name: new RegExp(`^${en.mine}`) })).toHaveText(
    'First wording.',
  );
  await expectAccessibleInBothThemes(page);
  await conflict.getByRole('button', { name: en.useMine }).click();
  await expect(conflict).toBeHidden();
  await field(page).press('Control+Enter');
  await expect(saying(emil, 'First wording.')).toBeVisible();
  // What only the colleague has changed stays, and the history has every wording.
  await expect(saying(emil, list.status3)).toBeVisible();
  await expect(saying(twice, 'First wording.')).toBeVisible();
  const history = await fetch(`${carla.baseUrl}/api/v1/InternalCommentsDomain/History/${icid}`, {
    headers: { authorization: `Bearer ${carla.token}` },
  });
  const all = await history.text();
  for (const wording of ['Beginning.', 'Second wording.', 'First wording.']) expect(all).toContain(wording);
  for (const each of [page, twice, emil]) await expectNoReload(each);
  await callAs(carla, 'DELETE', `/${icid}`);
  await expect(saying(emil, 'First wording.')).toBeHidden();
});

test('a private comment never appears for anybody else, and leaves where it becomes private', async ({
  page,
  openAs,
  sessions,
}) => {
  const carla = await sessions('comments');
  const { regArt, address } = place('3');
  const emil = await openAs('editor');
  const received: string[] = [];
  emil.on('response', (reply) => {
    if (!isStream(reply.url()))
      reply.text().then(
        (text) => received.push(text),
        () => undefined,
      );
  });
  await Promise.all([listenAt(page, address), listenAt(emil, address)]);
  const at = { regArt, versionDate: '2024-01-01' };
  const secret = await callAs(carla, 'POST', '', { ...words('Zobelkram for myself.'), ...at, private: true });
  const shared = await callAs(carla, 'POST', '', { ...words('For all of us.'), ...at });
  await expect(saying(emil, 'For all of us.')).toBeVisible();
  await expect(saying(page, 'Zobelkram for myself.')).toBeVisible();
  await callAs(carla, 'PUT', `/${shared.icid}`, {
    ...words('For all of us.'),
    private: true,
    version: shared.version,
  });
  await expect(saying(emil, 'For all of us.')).toBeHidden();
  await expect(saying(page, 'For all of us.')).toBeVisible();
  await callAs(carla, 'PUT', `/${secret.icid}`, {
    ...words('Zobelkram still for myself.'),
    private: true,
    version: secret.version,
  });
  await expect(saying(page, 'Zobelkram still for myself.')).toBeVisible();
  await expect(saying(emil, 'Zobelkram')).toHaveCount(0);
  expect(received.join()).not.toContain('Zobelkram');
  for (const { icid } of [secret, shared]) await callAs(carla, 'DELETE', `/${icid}`);
});

test('whoever signs out, or looks elsewhere, hears nothing more, and isolated testers never', async ({
  page,
  openAs,
}) => {
  await listenAt(page, '/dashboard');
  const ended = page.waitForEvent('requestfailed', (request) => isStream(request.url()));
  await page.getByRole('button', { name: shell.menu }).click();
  await page.getByRole('link', { name: shell.signOut }).click();
  await ended;
  const tester = await openAs('tester');
  const requests: string[] = [];
  tester.on('request', (request) => {
    if (isStream(request.url())) requests.push(request.url());
  });
  await tester.goto(place('1').address);
  await expect(readerOf(tester).panel).toBeVisible();
  // Longer than a page takes to open a stream.
  await tester.waitForTimeout(2500);
  expect(requests).toEqual([]);
});
