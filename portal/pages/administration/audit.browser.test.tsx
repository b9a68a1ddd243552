import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AuditLine } from '#core/contract/domain/audit.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { displayedTexts } from '../../testing/cells.ts';
import { expectNoAccess } from '../../testing/no-access.ts';
import { administrator, bruno } from '../../testing/people.ts';
import { ada, openPortal } from '../../testing/portal.tsx';

const listCall = 'GET /AuditLog';
const exportCall = 'POST /AuditLog/Export';
const line = (id: number, more: Omit<AuditLine, 'id' | 'at'>): AuditLine => ({
  id,
  at: '2026-05-31T09:00:00Z',
  ...more,
});
const lines = [
  line(9, {
    actor: ada.email,
    action: 'ROLES_CHANGED',
    subject: bruno.email,
    detail: { from: ['READER', 'CHAT_USER'], to: ['READER', 'CHANGE_EDITOR'] },
    address: '192.0.2.1',
  }),
  line(8, {
    actor: 'root@provider.example',
    action: 'PLAN_CHANGED',
    detail: { from: 'reading', to: 'complete' },
  }),
  line(7, { actor: ada.email, action: 'CONSENTS_CHANGED', detail: { from: [1], to: [1, 2] } }),
  line(6, { action: 'SIGN_IN_REFUSED', subject: 'eve@x.example', detail: { reason: 'tooManyAttempts' } }),
  line(5, { actor: ada.email, action: 'AUDIT_EXPORTED', detail: { from: '2026-01-01', lines: 3 } }),
  line(4, {
    actor: ada.email,
    action: 'INVITE_CREATED',
    subject: 'nora@x.example',
    detail: { mail: 'queued' },
  }),
];
const page = { items: lines, more: false };
/** The displayed texts of the cells of each row, without the moment. */
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    displayedTexts(row.querySelectorAll<HTMLElement>('th, td:not(:first-child)')),
  );

async function open(answers: Answers = {}, width = 1280) {
  const test = await openPortal('/audit', {
    roles: administrator,
    answers: { [listCall]: page, [exportCall]: { csv: 'a;b', lines: 3, more: false }, ...answers },
    width,
  });
  const queries = () => test.requestsOf(listCall).map(({ query }) => query);
  return { ...test, queries };
}

afterEach(() => void vi.restoreAllMocks());

describe('the audit log', () => {
  it.each([
    [1280, 'EN', 'Audit log'],
    [390, 'DE', 'Protokoll'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app } = await open({}, width);
    await expect.poll(cells).toHaveLength(6);
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('is for administrators', async () => {
    expect(await expectNoAccess('/audit', 'Administrator')).toEqual(['GET /domain/settings']);
  });

  it('says in words who did what, and what it changed', async () => {
    const { view } = await open();
    await expect.element(view.getByText('6 entries')).toBeVisible();
    expect(cells()).toEqual([
      [ada.email, 'Roles changed', bruno.email, 'added Change editor removed Chat user', '192.0.2.1'],
      ['root@provider.example', 'Plan changed', '', 'added Complete removed Reading', ''],
      [ada.email, 'Notifications changed', '', 'added weekly tasks', ''],
      ['not signed in', 'Sign-in refused', 'eve@x.example', 'Reason too many attempts', ''],
      [ada.email, 'Audit log exported', '', 'From 2026-01-01 Entries 3', ''],
      [ada.email, 'Invited', 'nora@x.example', 'Mail will be sent', ''],
    ]);
  });

  it('names values on a phone, where no head stands above them, and nothing where there is none', async () => {
    const { view } = await open({}, 390);
    await expect.element(view.getByText('6 entries')).toBeVisible();
    const [whole, , , unknown] = cells();
    expect(whole).toEqual([
      `Who ${ada.email}`,
      'Roles changed',
      `Whom or what ${bruno.email}`,
      'added Change editor removed Chat user',
      'IP address 192.0.2.1',
    ]);
    expect(unknown?.[0]).toBe('Who not signed in');
    expect(unknown?.at(-1)).toBe('');
    expect(view.getByRole('columnheader').elements()).toEqual([]);
  });

  it('says that it is loading, and that nothing has been done', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view } = await open({ [listCall]: () => arrival.promise });
    await expect.element(view.getByRole('status').getByText('Loading …')).toBeInTheDocument();
    await expectAccessible();
    arrival.resolve(Response.json({ items: [], more: false }));
    await expect.element(view.getByText('Nothing has been done yet.')).toBeVisible();
    expect(view.getByRole('button', { name: 'Clear the filter' }).elements()).toEqual([]);
    await expectAccessible();
  });

  it.each([
    ['away', 500, 'Your organisation’s server cannot be reached.'],
    ['refused', 403, 'The audit log could not be loaded.'],
  ])('says that it failed, and loads again: %s', async (_, status, words) => {
    expectOnConsole(/^load the audit log/);
    let isAway = true;
    const { view } = await open({ [listCall]: () => (isAway ? refusal(status, 'X') : Response.json(page)) });
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.poll(cells).toHaveLength(6);
  });

  it('shows older entries below, also after a failure', async () => {
    expectOnConsole(/^load older lines of the audit log/);
    let isAway = true;
    const { view, queries } = await open({
      [listCall]: ({ url }) => {
        if (!new URL(url).searchParams.has('before'))
          return Response.json({ items: lines.slice(0, 4), more: true });
        return isAway ? refusal(500, 'X') : Response.json({ items: lines.slice(4), more: false });
      },
    });
    await expect.element(view.getByText('4 entries, and older ones')).toBeVisible();
    const older = view.getByRole('button', { name: 'Show older entries' });
    await userEvent.click(older);
    await expect
      .element(view.getByRole('alert').getByText('Older entries could not be loaded.'))
      .toBeVisible();
    expect(cells()).toHaveLength(4);
    await expectAccessible();
    isAway = false;
    await userEvent.click(older);
    await expect.element(view.getByText('6 entries')).toBeVisible();
    expect(cells().map(([, action]) => action)).toContain('Invited');
    await expect.element(older).not.toBeInTheDocument();
    expect(queries().at(-1)).toEqual({ before: '6' });
  });
});

describe('the filter of the audit log', () => {
  it('narrows by action, days and person, and is cleared at once', async () => {
    const { view, queries } = await open();
    await expect.element(view.getByText('6 entries')).toBeVisible();
    expect(view.getByRole('button', { name: 'Clear the filter' }).elements()).toEqual([]);
    await userEvent.selectOptions(view.getByLabelText('Action'), 'ROLES_CHANGED');
    await expect.poll(() => queries().at(-1)).toEqual({ action: 'ROLES_CHANGED' });
    await userEvent.fill(view.getByLabelText('From'), '1.5.2026');
    await userEvent.fill(view.getByLabelText('To'), '31/05/2026');
    await userEvent.keyboard('{Enter}');
    const days = { action: 'ROLES_CHANGED', from: '2026-05-01', to: '2026-05-31' };
    await expect.poll(() => queries().at(-1)).toEqual(days);
    const person = view.getByLabelText('Person or subject');
    await userEvent.fill(person, 'ada ');
    await expect.poll(() => queries().at(-1)).toEqual({ ...days, text: 'ada' });
    await expect.element(person).toHaveValue('ada ');
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Clear the filter' }));
    await expect.poll(() => queries().at(-1)).toEqual({});
    await expect.element(view.getByLabelText('From')).toHaveValue('');
    await expect.element(person).toHaveValue('');
    await expect.element(view.getByLabelText('Action')).toHaveValue('all');
  });

  it('is folded on phones, and says there how much of it is set', async () => {
    const { view } = await open({}, 390);
    const fold = view.getByRole('button', { name: /^Filter/ });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await expect.element(view.getByLabelText('Action')).not.toBeVisible();
    await userEvent.click(fold);
    await userEvent.selectOptions(view.getByLabelText('Action'), 'ROLES_CHANGED');
    await userEvent.click(fold);
    await expect.element(view.getByLabelText('Action')).not.toBeVisible();
    await expect.element(fold).toHaveTextContent('Filter1 filter set');
    await expectAccessible();
  });

  it('has all fields open where there is room', async () => {
    const { view } = await open();
    await expect.element(view.getByLabelText('Action')).toBeVisible();
    expect(view.getByRole('button', { name: /^Filter/ }).elements()).toEqual([]);
  });

  it('loads nothing for days in the wrong order, and says so', async () => {
    const { view, queries } = await open();
    const [from, to] = [view.getByLabelText('From'), view.getByLabelText('To')];
    await userEvent.fill(from, '2026-05-02');
    await userEvent.fill(to, '2026-05-01');
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByRole('alert').getByText('The first day is after the last.')).toBeVisible();
    for (const day of [from, to]) {
      await expect.element(day).toHaveAttribute('aria-invalid', 'true');
      await expect.element(day).toHaveAccessibleDescription('The first day is after the last.');
    }
    await expectAccessible();
    await userEvent.fill(to, '2026-05-03');
    await userEvent.keyboard('{Enter}');
    await expect.element(from).not.toHaveAttribute('aria-invalid');
    const days = { from: '2026-05-02', to: '2026-05-03' };
    await expect.poll(queries).toEqual([{}, { from: days.from }, days]);
  });

  it('asks for no day that is none or that is before all logs', async () => {
    const { view, queries } = await open();
    const from = view.getByLabelText('From');
    await userEvent.fill(from, '2.5.0202');
    await userEvent.keyboard('{Enter}');
    await expect.element(from).toHaveAccessibleDescription('01/01/2000 or later, please.');
    await userEvent.fill(from, '2.5.2026');
    await userEvent.keyboard('{Enter}');
    await expect.poll(queries).toEqual([{}, { from: '2026-05-02' }]);
  });

  it('is offered to be cleared where nothing matches', async () => {
    const { view, queries } = await open({
      [listCall]: ({ url }) => Response.json(url.includes('action') ? { items: [], more: false } : page),
    });
    await userEvent.selectOptions(view.getByLabelText('Action'), 'USER_DELETED');
    await expect.element(view.getByText('No entry matches this filter.')).toBeVisible();
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Clear the filter' }).last());
    await expect.poll(cells).toHaveLength(6);
    expect(queries()).toEqual([{}, { action: 'USER_DELETED' }, {}]);
  });
});

describe('the export of the audit log', () => {
  it.each([
    [false, '3 entries were exported.'],
    [true, /^The newest 3 entries were exported; the filter leaves more/],
  ])('saves a file of what the filter leaves; more is left: %s', async (more, words) => {
    const files: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const arrival = Promise.withResolvers<Response>();
    const { view, requestsOf } = await open({ [exportCall]: () => arrival.promise });
    await userEvent.selectOptions(view.getByLabelText('Action'), 'ROLES_CHANGED');
    await userEvent.click(view.getByRole('button', { name: 'Export' }));
    const busy = view.getByRole('button', { name: 'Exporting …' });
    await expect.element(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    arrival.resolve(Response.json({ csv: 'a;b', lines: 3, more }));
    await expect.element(view.getByText(words)).toBeVisible();
    expect(files).toEqual(['Audit log 2026-06-01.csv']);
    expect(requestsOf(exportCall).map(({ body }) => body)).toEqual([{ action: 'ROLES_CHANGED' }]);
    await expect.element(view.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-busy');
  });

  it('says that it failed', async () => {
    expectOnConsole(/^export the audit log/);
    const { view } = await open({ [exportCall]: () => refusal(500, 'X') });
    await userEvent.click(view.getByRole('button', { name: 'Export' }));
    await expect.element(view.getByText('The log could not be exported.')).toBeVisible();
    await expect.element(view.getByRole('button', { name: 'Export' })).toBeVisible();
    await expectAccessible();
  });
});
