import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Capability, capabilities, type Role } from '#core/contract/domain/user.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { displayedTexts } from '../../testing/cells.ts';
import { expectNoAccess } from '../../testing/no-access.ts';
import { administrator } from '../../testing/people.ts';
import { openPortal } from '../../testing/portal.tsx';

const listCall = 'GET /domains';
const changesCall = 'GET /domains/audit';
const planCall = 'PUT /domains/musterbank/ServicePlan';
const roles: Role[] = ['READER', 'FULL_DOMAIN_ADMIN'];
const musterbank = {
  slug: 'musterbank',
  name: 'Musterbank AG',
  emailDomain: 'musterbank.example',
  baseUrl: 'http://domain.example/musterbank',
  plan: 'changes',
  sample: true,
};
const oil = { ...musterbank, slug: 'oil', name: 'oil', plan: 'legacy', sample: false };
const ofChanges: Capability[] = ['CAN_SEE_CHANGE', 'CAN_SEE_NEWS', 'CAN_SEE_REG_TEXT_CHANGE'];
const list = {
  domains: [musterbank, oil],
  plans: [
    { name: 'reading', canUse: [] },
    { name: 'changes', canUse: ofChanges },
    { name: 'complete', canUse: capabilities },
  ],
};
const change = (id: number, more: object) => ({
  id,
  at: '2026-05-31T09:00:00Z',
  actor: 'root@provider.example',
  organisation: 'Musterbank AG',
  ...more,
});
const before = { languages: ['DE'], supportAddress: null, widgetOrigins: [] };
const after = { languages: ['DE', 'EN'], supportAddress: 'help@x.example', widgetOrigins: [] };
const items = [
  change(3, { action: 'PLAN_CHANGED', detail: { from: 'reading', to: 'legacy' }, address: '192.0.2.1' }),
  change(2, { action: 'SETTINGS_CHANGED', detail: { from: before, to: after } }),
];
const changes = { items, more: false };
/** The displayed texts of the cells of each row in the n-th table. */
const cells = (table: number) =>
  [...(document.querySelectorAll('table')[table]?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    displayedTexts(row.querySelectorAll<HTMLElement>('th, td')),
  );
/** A server that changes the plan as requested. */
const changesPlan = async (request: Request) => Response.json({ ...musterbank, ...(await request.json()) });

async function open(answers: Answers = {}, width = 1280) {
  const test = await openPortal('/domains', {
    roles,
    answers: { [listCall]: list, [changesCall]: changes, [planCall]: changesPlan, ...answers },
    width,
  });
  const { view, requestsOf } = test;
  const plan = view.getByRole('combobox', { name: 'Plan of Musterbank AG' });
  const sent = () => requestsOf(planCall).map(({ body }) => body);
  const count = (call: string) => requestsOf(call).length;
  return { ...test, plan, sent, count };
}

describe('the organisations', () => {
  it.each([
    [1280, 'EN', 'Organisations'],
    [390, 'DE', 'Organisationen'],
  ] as const)('are accessible at %i in %s', async (width, language, title) => {
    const { view, app, plan } = await open({}, width);
    await expect.element(plan).toBeVisible();
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('are for full domain administrators', async () => {
    const calls = await expectNoAccess('/domains', 'Full domain administrator', { roles: administrator });
    expect(calls).toEqual(['GET /domain/settings']);
  });

  it('stand with their plans, and what is a sample; short names and servers are folded', async () => {
    const { view, plan } = await open();
    await expect.element(view.getByText('2 organisations')).toBeVisible();
    expect(cells(0).map((row) => row.slice(0, 2))).toEqual([
      ['Musterbank AGSample', musterbank.emailDomain],
      ['oil', oil.emailDomain],
    ]);
    await expect.element(view.getByText(musterbank.baseUrl, { exact: false }).first()).not.toBeVisible();
    await userEvent.click(view.getByText('Technical details'));
    await expect.element(view.getByText(musterbank.baseUrl, { exact: false }).first()).toBeVisible();
    expect(cells(1)).toEqual([
      ['Musterbank AG', 'musterbank', musterbank.baseUrl],
      ['oil', 'oil', oil.baseUrl],
    ]);
    await expect.element(plan).toHaveDisplayValue('Following');
    const other = view.getByRole('combobox', { name: 'Plan of oil' }).element() as HTMLSelectElement;
    expect([...other.options].map(({ text }) => text)).toEqual([
      'Reading',
      'Following',
      'Complete',
      'legacy',
    ]);
    expect(other.value).toBe('legacy');
  });

  it('are followed by what each plan holds', async () => {
    const { plan } = await open();
    await expect.element(plan).toBeVisible();
    const [yes, no] = ['included', 'not included'];
    expect(cells(2)).toEqual([
      ['Reading, search and comments', yes, yes, yes],
      ['Regulatory changes', no, yes, yes],
      ['News', no, yes, yes],
      ['Loading your own texts and data', no, no, yes],
      ['Chat', no, no, yes],
      ['New versions by date', no, yes, yes],
    ]);
  });

  it('say that they are loading, and that there are none', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view } = await open({ [listCall]: () => arrival.promise });
    await expect.element(view.getByRole('status').getByText('Loading …')).toBeInTheDocument();
    await expectAccessible();
    arrival.resolve(Response.json({ domains: [], plans: [] }));
    await expect.element(view.getByText('There is no organisation yet.')).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['away', 500, 'The regulation server cannot be reached.'],
    ['refused', 403, 'The organisations could not be loaded.'],
  ])('say that they failed, and load again: %s', async (_, status, words) => {
    expectOnConsole(/^load the organisations/);
    let isAway = true;
    const { view, plan } = await open({
      [listCall]: () => (isAway ? refusal(status, 'X') : Response.json(list)),
    });
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(plan).toBeVisible();
  });
});

describe('the plan of an organisation', () => {
  it('is saved at once, and can be undone', async () => {
    const arrival = Promise.withResolvers<void>();
    const answer = (request: Request) => arrival.promise.then(() => changesPlan(request));
    const { view, plan, sent, count } = await open({ [planCall]: answer });
    await userEvent.selectOptions(plan, 'complete');
    await expect.element(plan).toHaveAttribute('aria-busy', 'true');
    await userEvent.selectOptions(plan, 'reading');
    arrival.resolve();
    await expect.element(view.getByText('Musterbank AG has the plan “Complete” from now on.')).toBeVisible();
    await expect.element(plan).toHaveDisplayValue('Complete');
    await expect.element(plan).not.toHaveAttribute('aria-busy');
    await expect.poll(() => count(changesCall)).toBe(2);
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Undo' }));
    await expect.element(plan).toHaveDisplayValue('Following');
    expect(sent()).toEqual([{ plan: 'complete' }, { plan: 'changes' }]);
    expect(view.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
  });

  it('stays where it cannot be changed, and is tried again', async () => {
    expectOnConsole(/^change a plan/);
    let isAway = true;
    const { view, plan, sent } = await open({
      [planCall]: (request) => (isAway ? refusal(500, 'X') : changesPlan(request)),
    });
    await userEvent.selectOptions(plan, 'complete');
    const problem = view.getByRole('alert').getByText('The plan was not changed to “Complete”.');
    await expect.element(problem).toBeVisible();
    await expect.element(plan).toHaveDisplayValue('Following');
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('Musterbank AG has the plan “Complete” from now on.')).toBeVisible();
    await expect.element(problem).not.toBeInTheDocument();
    expect(sent()).toEqual([{ plan: 'complete' }, { plan: 'complete' }]);
  });
});

describe('the changes of plans and settings', () => {
  it('say what was changed, by whom and from where', async () => {
    const { plan } = await open();
    await expect.element(plan).toBeVisible();
    await expect.poll(() => cells(3)).toHaveLength(2);
    expect(cells(3).map((row) => row.slice(1))).toEqual([
      ['Musterbank AG', 'Plan: Reading → legacy', 'root@provider.example', '192.0.2.1'],
      ['Musterbank AG', 'Settings: Languages of the interface, Support address', 'root@provider.example', ''],
    ]);
  });

  it('say that the register lacked an organisation, had it again, and that it was removed', async () => {
    const actions = ['ORGANISATION_REMOVED', 'ORGANISATION_RETURNED', 'ORGANISATION_ABSENT'];
    const changes = actions.map((action, id) => change(9 - id, { action, actor: 'register', detail: {} }));
    await open({ [changesCall]: { items: changes, more: false } });
    await expect.poll(() => cells(3)).toHaveLength(3);
    expect(cells(3).map(([, , what, who]) => [what, who])).toEqual([
      ['Removed after thirty days without an entry in the register', 'register'],
      ['In the register again, with all its settings', 'register'],
      ['Missing in the register: nobody can sign in until it is back', 'register'],
    ]);
    await expectAccessible();
  });

  it('say that there are none', async () => {
    const { view } = await open({ [changesCall]: { items: [], more: false } });
    await expect.element(view.getByText('No plan and no setting was changed yet.')).toBeVisible();
    await expectAccessible();
  });

  it('say that they failed, and load again, while the organisations stay', async () => {
    expectOnConsole(/^load the changes of plans/);
    let isAway = true;
    const { view, plan } = await open({
      [changesCall]: () => (isAway ? refusal(403, 'X') : Response.json(changes)),
    });
    await expect.element(view.getByRole('alert').getByText('The changes could not be loaded.')).toBeVisible();
    await expect.element(plan).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => cells(3)).toHaveLength(2);
  });

  it('go on with older ones, also after a failure', async () => {
    expectOnConsole(/^load older lines of the changes of plans/);
    let isAway = true;
    const { view } = await open({
      [changesCall]: ({ url }) => {
        if (!url.includes('before=3')) return Response.json({ items: items.slice(0, 1), more: true });
        return isAway ? refusal(500, 'X') : Response.json({ items: items.slice(1), more: false });
      },
    });
    const older = view.getByRole('button', { name: 'Show older changes' });
    await userEvent.click(older);
    await expect.element(view.getByText('Older changes could not be loaded.')).toBeVisible();
    expect(cells(3)).toHaveLength(1);
    isAway = false;
    await userEvent.click(older);
    await expect.poll(() => cells(3)).toHaveLength(2);
    await expect.element(older).not.toBeInTheDocument();
  });
});
