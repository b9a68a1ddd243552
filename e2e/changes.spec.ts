import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { texts as en } from '../core/i18n/en/changes.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from './fixtures.ts';
import type { SignedIn } from './people.ts';

// Charlotte Chapuis reads changes; Emil Egger and Andrea Amstutz edit them.
test.use({ person: 'changes' });

type Change = { domainId: string; origin: string; slug: string; topic: string; version: number };

/** A call about changes to the organisation's server, as somebody. */
async function callAs<T>({ token, baseUrl }: SignedIn, method: string, path: string, body?: object) {
  const reply = await fetch(`${baseUrl}/api/v1/ChangeElementsDomain${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(reply.ok, `${method} ${path}: ${reply.status}`).toBe(true);
  return (await reply.json()) as T;
}
const listFor = (session: SignedIn) => callAs<Change[]>(session, 'GET', '/consolidated?language=EN');

/** An own change under a topic that no other test has. */
const makeOwn = (session: SignedIn, topic: string) =>
  callAs<Change>(session, 'POST', '', {
    topic: `${topic} ${randomUUID().slice(0, 8)}`,
    summary: 'Made by a test.',
    deadline: '2031-12-31',
    type: 'directive',
    language: 'EN',
    domainData: { userNotes: 'At first.' },
  });
const removeOwn = (session: SignedIn, { domainId }: Change) => callAs(session, 'DELETE', `/${domainId}`);

const rowOf = (page: Page, topic: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: topic }).first();
const openOne = async (page: Page, { slug }: Pick<Change, 'slug'>) => {
  await page.goto(`/changes/${slug}`);
  await expect(page.getByText(en.oneChange)).toBeVisible();
};

// The organisation hears of the provider's changes within a minute of its start.
test.beforeAll(async ({ sessions }) => {
  test.setTimeout(150_000);
  const reader = await sessions('changes');
  const ofProvider = async () => (await listFor(reader)).filter(({ origin }) => origin === 'main').length;
  await expect.poll(ofProvider, { timeout: 120_000, intervals: [1000] }).toBe(40);
});

test('the provider’s changes and own ones are one table by deadline; what is over and near is marked', async ({
  page,
  sessions,
}) => {
  const list = await listFor(await sessions('changes'));
  expect(list.filter(({ origin }) => origin === 'domain').length).toBeGreaterThanOrEqual(10);
  await page.goto('/changes');
  await expect(rowOf(page, 'Cyber risks')).toBeVisible();
  await expect(rowOf(page, 'Cyber risks').getByText(/^overdue by \d+ days$/)).toBeAttached();
  const days = await page
    .getByRole('main')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.flatMap((row) => row.querySelector('time')?.dateTime ?? []));
  expect(days.length).toBeGreaterThanOrEqual(8);
  expect(days).toEqual([...days].sort());
  // Readers choose nothing.
  await expect(page.getByRole('button', { name: en.newChange })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Status of/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, interfaceLanguage: 'IT' });

  test('the table is a list that fits, in the language of the interface', async ({ page }) => {
    await page.goto('/changes');
    await expect(page.getByRole('main').getByText('Ciberrischi', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('one change is in focus by its name in the address; an unknown name shows all with a word', async ({
  page,
}) => {
  await openOne(page, { slug: 'einlagensicherung' });
  // In a narrow row the words beside the topic are left out; they stand below.
  await expect(
    page
      .getByText(/seven working days/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: 'Cyber risks' })).toHaveCount(0);
  await page.getByRole('button', { name: en.showAll }).click();
  await expect(rowOf(page, 'Cyber risks')).toBeVisible();
  await page.goto('/changes/no-such-change');
  await expect(page.getByText(en.unknownSlug.replace('{{slug}}', 'no-such-change'))).toBeVisible();
  await expect(rowOf(page, 'Cyber risks')).toBeVisible();
});

test('what an editor chooses is stored, seen by colleagues and kept in the history', async ({
  page,
  openAs,
  sessions,
}) => {
  const editor = await sessions('editor');
  const own = await makeOwn(editor, 'Chosen');
  const emil = await openAs('editor');
  await openOne(emil, own);
  const status = (word: string) =>
    emil.getByRole('button', { name: `${en.editStatus.replace('{{topic}}', own.topic)} ${word}` });
  await status(en.statusUnknown).press('Enter');
  await expect(emil.getByRole('menu', { name: en.status })).toBeVisible();
  await emil.keyboard.press('a');
  await expect(status(en.statusA)).toBeFocused();
  await expect(emil.getByText(en.saved.replace('{{field}}', en.status))).toBeVisible();

  await openOne(page, own);
  await expect(rowOf(page, own.topic).getByText(en.statusA)).toBeVisible();
  await page.getByRole('button', { name: en.history }).click();
  const history = page.getByRole('dialog', { name: en.historyTitle.replace('{{topic}}', own.topic) });
  await expect(history.getByText(en['fact-edited'].replace('{{name}}', 'Emil Egger'))).toBeVisible();
  await expect(history).toContainText(en.statusA);
  await expectAccessibleInBothThemes(page);
  await removeOwn(editor, own);
});

test('two edit the notes: the second sees both texts; what was edited elsewhere stays', async ({
  openAs,
  sessions,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409|^save a change/);
  const admin = await sessions('admin');
  const own = await makeOwn(admin, 'Noted');
  const emil = await openAs('editor');
  await openOne(emil, own);
  await emil.getByRole('button', { name: en.editNote }).click();
  const field = emil.getByRole('textbox', { name: en.userNotes });
  await field.fill('What Emil says.');
  await callAs(admin, 'PUT', `/${own.domainId}`, {
    version: own.version,
    domainData: { userNotes: 'What Andrea says.', area: 'Treasury' },
  });
  await emil.getByRole('button', { name: en.save }).click();
  // Beside what it is about; a notice says it too.
  await expect(emil.getByRole('region', { name: en.title }).getByText(en.modified)).toBeVisible();
  await expect(field).toHaveValue('What Emil says.');
  await expect(emil.getByText('What Andrea says.')).toBeVisible();
  await expectAccessible(emil);
  await emil.getByRole('button', { name: en.save }).click();
  await expect(field).toBeHidden();
  await expect(emil.getByText('What Emil says.')).toBeVisible();
  const stored = await callAs(admin, 'GET', `/${own.domainId}`);
  expect(stored).toMatchObject({ userNotes: 'What Emil says.', area: 'Treasury' });
  await removeOwn(admin, own);
});

test.describe('an own change', () => {
  test.use({ person: 'editor' });

  test('is made in the dialog, which says what is missing, and deleted with the number', async ({ page }) => {
    const topic = `Own rules ${randomUUID().slice(0, 8)}`;
    await page.goto('/changes');
    await page.getByRole('button', { name: en.newChange }).click();
    const form = page.getByRole('dialog', { name: en.newChange });
    await form.getByRole('button', { name: en.create }).click();
    for (const words of [en.topicRequired, en.summaryRequired, en.deadlineRequired, en.typeRequired])
      await expect(form.getByText(words)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await form.getByLabel(en.topicField).fill(topic);
    await form.getByLabel(en.summary).fill('Write them down.');
    await form.getByLabel(en.deadline).fill('31/12/2030');
    await form.getByLabel(en.type).selectOption({ label: en['type-directive'] });
    await form.getByRole('button', { name: en.create }).click();
    await expect(form).toBeHidden();
    await page.getByLabel(`Filter by ${en.topic}`).fill(topic);
    await expect(rowOf(page, topic)).toBeVisible();
    const details = page.getByRole('button', { name: en.showDetail.replace('{{topic}}', topic) });
    if ((await details.getAttribute('aria-expanded')) !== 'true') await details.click();
    await page.getByRole('button', { name: en.delete, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: en.deleteTitle });
    await expect(dialog).toBeVisible();
    const number = /Type (\d+) to/.exec((await dialog.textContent()) ?? '')?.[1] ?? '';
    await dialog.getByRole('textbox').fill(number);
    await dialog.getByRole('button', { name: en.delete }).click();
    await expect(page.getByText(en.deleted)).toBeVisible();
    await expect(page.getByRole('main').getByRole('row').filter({ hasText: topic })).toHaveCount(0);
  });
});
