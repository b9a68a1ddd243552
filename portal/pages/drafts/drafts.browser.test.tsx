import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Role } from '#core/contract/domain/user.ts';
import type { ProviderDraft } from '#core/contract/main/provider-drafts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { ada, openPortal } from '../../testing/portal.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const draft: ProviderDraft = {
  id,
  slug: 'fedlex-lampa-2027',
  edition: 7,
  source: 'confederation',
  type: 'act',
  deadline: '2027-01-01',
  language: 'DE',
  words: {
    DE: { topic: 'LampG: neue Fassung', summary: 'Fedlex führt eine neue Fassung.' },
    EN: { topic: 'LampA: new version', summary: 'Fedlex lists a new version.' },
  },
  link: 'https://www.fedlex.admin.ch/eli/cc/1/1',
  provisions: ['lamp~1', 'lamp~2'],
  files: 0,
  date: '2026-05-01',
  version: {
    source: 'fedlex',
    number: '990.1',
    name: 'cc/1/1/20270101',
    versionDate: '2027-01-01',
    firstSeen: '2026-05-01T10:00:00Z',
  },
};
const listCall = 'GET /ProviderChanges/Drafts';
const roles: Role[] = ['READER', 'REGESTA_STATICDB_DATA_ADMIN'];
/** What the gate asks for. */
const rights = {
  'GET /users/current': { ...ada, roles },
  'GET /users/current/capabilities': ['CAN_DIRECT_DATA_LOADING'],
};
const saveCall = `PATCH /ProviderChanges/Draft/${id}`;
const publishCall = `PATCH /ProviderChanges/Publish/${id}`;
const discardCall = `PATCH /ProviderChanges/Discard/${id}`;

async function open(answers: Answers = {}, width = 1280) {
  const test = await openPortal('/drafts', {
    width,
    roles,
    capabilities: ['CAN_DIRECT_DATA_LOADING'],
    answers: { [listCall]: [draft], ...rights, ...answers },
  });
  const { view } = test;
  const dialog = view.getByRole('dialog', { name: 'Draft of a change' });
  const openFirst = () => view.getByRole('button', { name: /^Open the draft/ }).click();
  return { ...test, dialog, openFirst };
}

describe('drafts of changes', () => {
  it('are listed with what they are of, and opened with what can be changed', async () => {
    const { view, dialog, openFirst } = await open();
    const row = view.getByRole('row').nth(1);
    await expect.element(row).toMatchTextContent(/LampA: new version.*Confederation 990\.1.*2 articles/);
    await expectAccessible();
    expectNoSidewaysScroll();
    await openFirst();
    expect(window.location.pathname).toBe(`/drafts/${id}`);
    await expect.element(dialog.getByLabelText('Topic (German)')).toHaveValue('LampG: neue Fassung');
    await dialog.getByRole('radio', { name: 'English' }).click();
    await expect.element(dialog.getByLabelText('Topic (English)')).toHaveValue('LampA: new version');
    await expectAccessible();
  });

  it('are saved with what was typed, and with the edition that was read', async () => {
    const saved = { ...draft, edition: 8 };
    const { view, dialog, openFirst, requestsOf } = await open({ [saveCall]: saved });
    await openFirst();
    await userEvent.fill(dialog.getByLabelText('Topic (German)'), 'Lampen brennen');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(view.getByText('The draft was saved.')).toBeVisible();
    expect(requestsOf(saveCall).map(({ body }) => body)).toMatchObject([
      {
        edition: 7,
        type: 'act',
        deadline: '2027-01-01',
        words: { DE: { topic: 'Lampen brennen' }, EN: draft.words.EN },
      },
    ]);
  });

  it('need the words of their own language, which is displayed where they are missing', async () => {
    const { dialog, openFirst, requestsOf } = await open();
    await openFirst();
    await userEvent.fill(dialog.getByLabelText('Topic (German)'), '');
    await dialog.getByRole('radio', { name: 'English' }).click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(dialog.getByText(/needs topic and summary/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Topic (German)')).toBeVisible();
    expect(requestsOf(publishCall)).toEqual([]);
  });

  it('keep what was typed when somebody else has changed them, and show the other state on request', async () => {
    const theirs = { ...draft, edition: 9, words: { DE: { topic: 'Von Bea', summary: 'Anders.' } } };
    let list = [draft];
    const { dialog, openFirst } = await open({
      [listCall]: () => Response.json(list),
      [saveCall]: () => refusal(409, 'DRAFT_CHANGED'),
    });
    await openFirst();
    await userEvent.fill(dialog.getByLabelText('Topic (German)'), 'Von Ada');
    expectOnConsole(/save a draft/);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(/Somebody else has changed this draft/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Topic (German)')).toHaveValue('Von Ada');
    list = [theirs];
    await dialog.getByRole('button', { name: 'Show it as it is now' }).click();
    await expect.element(dialog.getByLabelText('Topic (German)')).toHaveValue('Von Bea');
  });

  it('are published after a confirmation, and leave the list', async () => {
    const { view, dialog, openFirst, requestsOf } = await open({ [publishCall]: { id, slug: draft.slug } });
    await openFirst();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    const confirmation = view.getByRole('dialog', { name: 'Publish this draft?' });
    await expect.element(confirmation).toBeVisible();
    expect(requestsOf(publishCall)).toEqual([]);
    await confirmation.getByRole('button', { name: 'Publish' }).click();
    await expect.element(view.getByText(/^No draft waits for a decision\./)).toBeVisible();
    expect(requestsOf(publishCall)).toHaveLength(1);
    expect(window.location.pathname).toBe('/drafts');
  });

  it('are discarded with the number that is displayed', async () => {
    const { view, dialog, openFirst, requestsOf } = await open(
      { [discardCall]: { id, slug: draft.slug } },
      390,
    );
    await openFirst();
    expectNoSidewaysScroll();
    await dialog.getByRole('button', { name: 'Discard' }).first().click();
    const discarding = view.getByRole('dialog', { name: 'Discard draft' });
    const field = discarding.getByLabelText(/type the number/);
    const label = discarding.getByText(/type the number/).element().textContent ?? '';
    const number = /\d+/.exec(label)?.[0] ?? '';
    await userEvent.fill(field, number === '0000' ? '1111' : '0000');
    await discarding.getByRole('button', { name: 'Discard' }).click();
    expect(requestsOf(discardCall)).toEqual([]);
    await userEvent.fill(field, number);
    await discarding.getByRole('button', { name: 'Discard' }).click();
    await expect.element(view.getByText(/^No draft waits for a decision\./)).toBeVisible();
    expect(requestsOf(discardCall).map(({ body }) => body)).toEqual([{ edition: 7 }]);
  });
});
