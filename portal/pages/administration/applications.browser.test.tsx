import { describe, expect, it } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { administrator } from '../../testing/people.ts';
import { openPortal } from '../../testing/portal.tsx';
import { settings } from '../../testing/settings.ts';

const listCall = 'GET /Applications';
const addCall = 'POST /Applications';
const intranet = {
  id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  name: 'Intranet',
  origins: ['https://intranet.musterbank.example'],
  createdAt: '2026-05-01T08:00:00.000Z',
  createdBy: 'admin@musterbank.example',
  lastUsed: '2026-05-04T06:30:00.000Z',
};
const revokeCall = `DELETE /Applications/${intranet.id}`;
const wiki = { ...intranet, id: '2b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', name: 'Wiki', lastUsed: undefined };

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

async function open(answers: Answers = {}, width = 1280) {
  const test = await openPortal('/organisation', {
    roles: administrator,
    answers: {
      'GET /domain/settings': settings,
      'GET /domain/widget-origins': { origins: [] },
      'GET /domains/audit': { items: [], more: false },
      'GET /policies': {},
      'GET /domain/SignInRules': { secondFactorRequired: false },
      'GET /domain/DigestRules': { day: 1, hour: 7, next: '2026-06-08T05:00:00.000Z' },
      [listCall]: [intranet],
      [addCall]: { application: wiki, secret: 'S-3cret' },
      [revokeCall]: {},
      ...answers,
    },
    width,
  });
  const { view } = test;
  await expect.element(view.getByRole('heading', { name: /^Applications with/ })).toBeVisible();
  const press = (name: string) => userEvent.click(view.getByRole('button', { name, exact: true }));
  return { ...test, press };
}

describe('the applications of the organisation', () => {
  it.each([
    [1280, 'EN', 'Add an application'],
    [390, 'DE', 'Anwendung hinzufügen'],
  ] as const)('are accessible at %i in %s', async (width, language, button) => {
    const { view, app } = await open({}, width);
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('button', { name: button })).toBeVisible();
    await expect.element(view.getByRole('rowheader', { name: 'Intranet' })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it.each([1280, 390])('have a line for each page, and their buttons on the edge at %i', async (width) => {
    const origins = ['https://intranet.musterbank.example', 'https://wiki.musterbank.example'];
    const { view } = await open({ [listCall]: [{ ...intranet, origins }] }, width);
    const row = view.getByRole('row', { name: /^Intranet / });
    await expect.element(row).toBeVisible();
    const [first, second] = origins.map((origin) => boxOf(row.getByText(origin)));
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
    const words = document.createRange();
    words.selectNodeContents(view.getByText('Revoke', { exact: true }).element());
    const edge = boxOf(
      width === 390 ? view.getByRole('rowheader') : view.getByText('Access', { exact: true }),
    );
    expect(Math.abs(words.getBoundingClientRect().left - edge.left)).toBeLessThanOrEqual(1);
  });

  it('say that there is none, and that they could not be loaded', async () => {
    const none = await open({ [listCall]: [] });
    await expect.element(none.view.getByText('No application has access yet.')).toBeVisible();
    await none.view.unmount();
    expectOnConsole(/load the applications/);
    const failed = await open({ [listCall]: () => refusal(404, 'NO') });
    await expect.element(failed.view.getByText('The applications could not be loaded.')).toBeVisible();
  });

  it('are added with their pages, and show the secret this once', async () => {
    const { view, press, requestsOf } = await open();
    await press('Add an application');
    await expect
      .element(view.getByText(/They belong under “Intranet pages with Regesta” as well/))
      .toBeVisible();
    await expectAccessible();
    await press('Add');
    await expect.element(view.getByText('Please enter a name.')).toBeVisible();
    await expect.element(view.getByLabelText('Name')).toHaveFocus();
    await userEvent.fill(view.getByLabelText('Name'), ' Wiki ');
    const pages = view.getByRole('dialog').getByLabelText('Pages');
    await userEvent.fill(pages, 'https://wiki.example/\nwiki');
    await press('Add');
    await expect.element(view.getByText(/^Line 2: “wiki” is no such address/)).toBeVisible();
    expect(requestsOf(addCall)).toEqual([]);
    await userEvent.fill(pages, 'https://wiki.example/\n\nhttps://wiki.example');
    await press('Add');
    await expect.element(view.getByLabelText('Secret', { exact: true })).toHaveValue('S-3cret');
    await expect.element(view.getByText(/^Give both values/)).toHaveFocus();
    await expect.element(view.getByLabelText('Application ID', { exact: true })).toHaveValue(wiki.id);
    expect(requestsOf(addCall).map(({ body }) => body)).toEqual([
      { name: 'Wiki', origins: ['https://wiki.example'] },
    ]);
    await expectAccessible();
    await press('Close');
    await expect.element(view.getByRole('rowheader', { name: 'Wiki' })).toBeVisible();
    await expect.element(view.getByRole('row', { name: /Wiki .*never/ })).toBeVisible();
    expect(document.body.innerHTML).not.toContain('S-3cret');
  });

  it.each([
    ['that there are enough', refusal(409, 'TOO_MANY_APPLICATIONS'), /^There are as many applications/],
    ['what the server says', refusal(400, 'INVALID_REQUEST'), /The server does not take this/],
    ['that it failed', refusal(500, 'INTERNAL_ERROR'), /The application was not added/],
  ])('say %s, and keep what was typed', async (_, answer, words) => {
    expectOnConsole(/add an application/);
    const { view, press } = await open({ [addCall]: () => answer });
    await press('Add an application');
    await userEvent.fill(view.getByLabelText('Name'), 'Wiki');
    await userEvent.fill(view.getByRole('dialog').getByLabelText('Pages'), 'https://wiki.example');
    await press('Add');
    await expect.element(view.getByText(words)).toBeVisible();
    await expect.element(view.getByLabelText('Name')).toHaveValue('Wiki');
  });

  it('are revoked after a confirmation, and the focus stays on the page', async () => {
    const { view, press, requestsOf } = await open();
    await press('Revoke the access of “Intranet”');
    await expectAccessible();
    await press('Cancel');
    expect(requestsOf(revokeCall)).toEqual([]);
    await press('Revoke the access of “Intranet”');
    await press('Revoke');
    await expect.element(view.getByText('No application has access yet.')).toBeVisible();
    await expect.element(view.getByText('The access of “Intranet” is revoked.')).toBeVisible();
    await expect.element(view.getByRole('button', { name: 'Add an application' })).toHaveFocus();
    expect(requestsOf(revokeCall)).toHaveLength(1);
  });

  it('stay where revoking fails, and are gone where somebody else has revoked them', async () => {
    expectOnConsole(/revoke an application/);
    let status = 500;
    const { view, press } = await open({ [revokeCall]: () => refusal(status, 'NO') });
    await press('Revoke the access of “Intranet”');
    await press('Revoke');
    await expect.element(view.getByText('The access was not revoked.')).toBeVisible();
    status = 404;
    await press('Cancel');
    await press('Revoke the access of “Intranet”');
    await press('Revoke');
    await expect.element(view.getByRole('rowheader', { name: 'Intranet' })).not.toBeInTheDocument();
  });
});
