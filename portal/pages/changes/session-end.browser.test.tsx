import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aChange } from '#core/changes/change-fixture.ts';
import { heldRoles } from '#server/auth/roles.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { bruno } from '../../testing/people.ts';
import { ada, openPortal } from '../../testing/portal.tsx';

const ref = '00000000-0000-4000-8000-000000000001';
const editor = heldRoles(['CHANGE_EDITOR']);
const lamps = aChange({
  mainChangeElementId: ref,
  topic: 'Lamps',
  area: 'Lighting',
  status: 'A',
  deadline: '2026-06-20',
});
const over = () => refusal(401, 'UNAUTHORISED');

/** What the servers answer while the session lasts. */
const during = (): Answers => ({
  'GET /users/current': { ...ada, roles: editor },
  'GET /users/current/capabilities': ['CAN_SEE_CHANGE'],
  'GET /users/names': [ada, bruno].map(({ id, fullName }) => ({ id, fullName })),
  'POST /ListOfRegulation': [],
  'GET /CommentType': [],
  'GET /InternalCommentsStatus': [],
  'GET /ChangeElementsDomain/consolidated': [lamps],
  'GET /ChangeElementsDomain/Rules': { fourEyes: false },
  [`GET /ChangeElementsDomain/Tasks/${ref}`]: [],
  [`GET /ChangeElementsDomain/History/${ref}`]: [],
  [`GET /ChangeElementsDomain/${ref}`]: lamps,
  [`GET /ChangeElementFile/Linked/${ref}`]: [],
  [`GET /ChangeElementsFiles/Linked/${ref}`]: [],
  [`GET /InternalCommentsDomain/Change/${ref}`]: [],
});

/** The table with words in three fields that are not saved, and a session that the servers have ended. */
async function openAndType() {
  const answers = during();
  const test = await openPortal('/changes', {
    roles: editor,
    capabilities: ['CAN_SEE_CHANGE'],
    width: 1440,
    answers,
  });
  const { view, app } = test;
  const main = view.getByRole('main');
  await userEvent.click(main.getByRole('button', { name: 'Details of Lamps' }));
  await userEvent.click(main.getByRole('button', { name: 'Add a note' }));
  await userEvent.fill(main.getByRole('textbox', { name: 'Notes' }), 'Ask the **treasury**');
  await userEvent.click(main.getByRole('button', { name: 'Add a task' }));
  await userEvent.fill(main.getByRole('textbox', { name: 'Task' }), 'Order lamps');
  await userEvent.click(main.getByRole('button', { name: 'Area of Lamps: Lighting' }));
  const area = main.getByRole('combobox', { name: /^Area of Lamps/ });
  await userEvent.fill(area, 'Lighting and oil');
  const before = { ...answers };
  // What the bar around the page requests goes on, so that the table is the first to hear of it.
  for (const call of [...Object.keys(during()), `PUT /ChangeElementsDomain/${ref}`]) answers[call] = over;
  const signIn = (user: typeof ada) => {
    Object.assign(answers, before, { 'GET /users/current': user });
    app.session.askAt('http://domain.example');
    app.session.begin('again', user);
  };
  return { ...test, main, area, answers, signIn };
}

const ofChanges = (requests: readonly { call: string }[]) =>
  requests.map(({ call }) => call).filter((call) => /Change|Comment|Inbox|users|Watches/.test(call));

/** Comes back to the tab, moves the pointer and lets time pass, as pages poll by these. */
async function letTimePass() {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done, 400));
}

describe('a session that ends on the table of changes', () => {
  it('sends nothing more, whatever was on its way or is repeated', async () => {
    expectOnConsole(/./);
    const { app, main, path, requests, view } = await openAndType();
    // Leaving the field saves it, which the server refuses.
    await userEvent.click(main.getByRole('button', { name: 'Status of Lamps: Delayed' }));
    await expect.poll(path).toBe('/');
    await expect.element(view.getByText(/^Your session has ended\./)).toBeVisible();
    expect(requests.filter(({ call }) => call.startsWith('PUT /ChangeElementsDomain')).length).toBe(1);
    const sent = ofChanges(requests).length;
    await letTimePass();
    expect(ofChanges(requests).slice(sent)).toEqual([]);
    expect(app.session.$session.get().signedIn).toBe(false);
  });

  it('loses nothing that was typed: it is there again for the same person', async () => {
    expectOnConsole(/./);
    const { area, main, path, signIn, view } = await openAndType();
    await userEvent.click(area);
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/');
    await expect
      .element(view.getByText('Your session has ended. Sign in again; what you typed is kept.'))
      .toBeVisible();
    signIn({ ...ada, roles: editor });
    await expect.poll(path).toBe('/changes');
    await expect
      .element(main.getByRole('combobox', { name: /^Area of Lamps/ }))
      .toHaveValue('Lighting and oil');
    await userEvent.click(main.getByRole('button', { name: 'Details of Lamps' }));
    await expect.element(main.getByRole('textbox', { name: 'Notes' })).toHaveValue('Ask the **treasury**');
    await expect.element(main.getByRole('textbox', { name: 'Task' })).toHaveValue('Order lamps');
  });

  it('shows nothing of it to the next person', async () => {
    expectOnConsole(/./);
    const { area, main, path, signIn } = await openAndType();
    await userEvent.click(area);
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/');
    signIn({ ...ada, ...bruno, roles: editor });
    await expect.poll(path).toBe('/changes');
    await expect.element(main.getByRole('button', { name: 'Area of Lamps: Lighting' })).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Details of Lamps' }));
    await expect.element(main.getByRole('button', { name: 'Add a note' })).toBeVisible();
    expect(main.getByRole('textbox', { name: 'Task' }).elements()).toEqual([]);
  });

  it('keeps what was typed in the dialog of a new change', async () => {
    expectOnConsole(/./);
    const { answers, main, path, signIn, view } = await openAndType();
    answers['POST /ChangeElementsDomain'] = over;
    await userEvent.keyboard('{Escape}');
    await userEvent.click(main.getByRole('button', { name: 'New change' }));
    const dialog = view.getByRole('dialog', { name: 'New change' });
    await userEvent.fill(dialog.getByLabelText('Topic'), 'Own rules');
    await userEvent.fill(dialog.getByLabelText('Summary'), 'Write them down.');
    await userEvent.fill(dialog.getByLabelText('Deadline'), '31/12/2030');
    await userEvent.selectOptions(dialog.getByLabelText('Type'), 'Directive');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect.poll(path).toBe('/');
    signIn({ ...ada, roles: editor });
    await expect.poll(path).toBe('/changes');
    await userEvent.click(main.getByRole('button', { name: 'New change' }));
    await expect.element(dialog.getByLabelText('Topic')).toHaveValue('Own rules');
    await expect.element(dialog.getByLabelText('Summary')).toHaveValue('Write them down.');
    await expect.element(dialog.getByLabelText('Deadline')).toHaveValue('31/12/2030');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(main.getByRole('button', { name: 'New change' }));
    await expect.element(dialog.getByLabelText('Topic')).toHaveValue('');
  });
});
