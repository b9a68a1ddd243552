import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aChange } from '#core/changes/change-fixture.ts';
import type { Capability, Role } from '#core/contract/domain/user.ts';
import type { VersionByDate } from '#core/contract/main/versions-by-date.ts';
import { canUse } from '#server/auth/roles.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal, unanswered } from '#widgets/testing/view.tsx';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';
import { settings } from '../../testing/settings.ts';

const call = 'GET /ChangeElements/ByDate';
const ownCall = 'GET /ChangeElementsDomain/consolidated';
const plan: Capability[] = canUse('changes');
const reader: Role[] = ['READER', 'CHANGE_READER'];

const ofProvider = (slug: string, topic: string, ...provisions: string[]) => ({
  id: slug,
  slug,
  topic,
  language: 'EN' as const,
  type: 'act' as const,
  provisions,
});
const lamp: VersionByDate = {
  regTextId: 'lamp',
  longName: 'Federal Act on Lamps',
  shortName: 'LampA',
  sourceNumber: '941.7',
  languages: ['EN', 'DE'],
  versionDate: '2026-04-01',
  status: 'inForce',
  versionBefore: '2024-01-01',
  units: { changed: ['3', '4'], added: ['4a'], repealed: ['9'] },
  changes: [
    { ...ofProvider('lamp-oil', 'Lamp oil', 'lamp~3^2'), deadline: '2026-09-30' },
    ofProvider('lamp-shades', 'Lamp shades', 'lamp~1'),
  ],
  sample: true,
};
const wick: VersionByDate = {
  regTextId: 'wick',
  longName: 'Ordinance on Wicks',
  sourceNumber: '941.71',
  languages: ['DE'],
  versionDate: '2026-07-01',
  status: 'future',
  changes: [],
};
const counts = [
  { view: 'base', count: 2 },
  { view: 'eu', count: 1 },
];
const full = { counts, versions: [wick, lamp] };
const own = aChange({
  origin: 'domain',
  domainSpecific: true,
  slug: 'own-lamps',
  topic: 'Our lamps',
  provisions: ['lamp~4a'],
  deadline: '2026-08-31',
});

async function open(answers: Answers = {}, options: PortalOptions & { address?: string } = {}) {
  const { address = '/regTextChange', roles = reader, capabilities = plan } = options;
  const test = await openPortal(address, {
    ...options,
    roles,
    capabilities,
    answers: {
      'GET /users/current': { ...ada, roles },
      'GET /users/current/capabilities': capabilities,
      'GET /domain/settings': settings,
      'GET /ChangeElementsDomain/Rules': { fourEyes: false },
      [ownCall]: [own, aChange({ provisions: ['lamp~3'] })],
      [call]: full,
      ...answers,
    },
  });
  const main = test.view.getByRole('main');
  const rows = () =>
    [...main.element().querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
    );
  return { ...test, main, rows };
}

describe('new versions by date', () => {
  it.each([1280, 390])('are a table with what is different and who says so, at %i', async (width) => {
    const { main, rows, requestsOf } = await open({}, { width });
    await expect.element(main.getByRole('heading', { name: 'New versions by date' })).toBeVisible();
    await expect.element(main.getByText('Beta')).toBeVisible();
    await expect.element(main.getByText('2 new versions')).toBeVisible();
    await expect.element(main.getByText('Our lamps')).toBeVisible();
    expect(rows()).toEqual([
      [
        'In force from 01/07/2026 Not yet in force',
        'Ordinance on WicksSR 941.71',
        'Articles and the like First version',
        'Changes that name it None',
      ],
      [
        'In force from 01/04/2026',
        'LampA Federal Act on Lamps Sample (Invented text without legal force)SR 941.7',
        'Articles and the like 2 changed, 1 new, 1 repealedCompare with 01/01/2024 (LampA)',
        'Changes that name it Lamp oiluntil 30/09/2026Our lampsOwnuntil 31/08/20261 names other places of this documentLamp shades',
      ],
    ]);
    expect(requestsOf(call).map(({ query }) => query)).toEqual([
      { from: '2026-03-01', to: '2026-06-01', view: 'base', language: 'EN' },
    ]);
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('lead to the text, to what is different in it, and to the changes', async () => {
    const { main } = await open();
    const hrefOf = (name: string | RegExp) => main.getByRole('link', { name }).element().getAttribute('href');
    await expect.element(main.getByText('Our lamps')).toBeVisible();
    expect(hrefOf('LampA Federal Act on Lamps')).toBe('/read/lamp?versionDate=2026-04-01');
    expect(hrefOf('Compare with 01/01/2024 (LampA)')).toBe(
      '/read/lamp?versionDate=2026-04-01&compare=2024-01-01',
    );
    expect(hrefOf('Lamp oil')).toBe('/changes/lamp-oil');
    expect(hrefOf('Our lamps')).toBe('/changes/own-lamps');
    await expect.element(main.getByText('Lamp shades')).not.toBeVisible();
    await userEvent.click(main.getByText('1 names other places of this document'));
    await expect.element(main.getByText('Lamp shades')).toBeVisible();
    expect(hrefOf('Lamp shades')).toBe('/changes/lamp-shades');
  });

  it('have a tab for each of the ten views, with its number, which arrow keys choose', async () => {
    const { main, path, requestsOf } = await open({
      [call]: (request) =>
        new URL(request.url).searchParams.get('view') === 'eu'
          ? Response.json({ counts, versions: [{ ...wick, longName: 'Regulation on wicks' }] })
          : Response.json(full),
    });
    await expect.element(main.getByText('2 new versions')).toBeVisible();
    const names = main
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      ...['Swiss base regulations 2', 'Explanatory reports', 'Internal documents', 'Basel standards'],
      ...['Central bank', 'European Union 1', 'Authorities', 'Self-regulation'],
      ...['Supervisory communications', 'Other'],
    ]);
    await userEvent.click(main.getByRole('tab', { name: 'Central bank' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(main.getByRole('tab', { name: /^European Union/ })).toHaveFocus();
    await expect.element(main.getByText('Regulation on wicks')).toBeVisible();
    await expect.element(main.getByText('1 new version', { exact: true })).toBeVisible();
    expect(path()).toBe('/regTextChange?from=2026-03-01&to=2026-06-01&view=eu');
    const views = requestsOf(call).map(({ query }) => query.view);
    expect(views).toEqual(['base', 'central-bank', 'eu']);
  });

  it('are chosen in one field where tabs have no room', async () => {
    const { main, path } = await open({}, { width: 390, language: 'DE' });
    const field = main.getByRole('combobox', { name: 'Quelle' });
    await expect.element(field).toBeVisible();
    await expect.element(main.getByRole('tablist')).not.toBeInTheDocument();
    await userEvent.selectOptions(field, 'internal');
    await expect.poll(path).toContain('view=internal');
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('are of the days in the address, which the fields change', async () => {
    const { main, path, requestsOf } = await open({}, { address: '/regTextChange?from=2025-01-01&view=eu' });
    const from = main.getByLabelText('From');
    await expect.element(from).toHaveValue('01/01/2025');
    await expect.element(main.getByLabelText('To')).toHaveValue('01/06/2026');
    await userEvent.fill(main.getByLabelText('To'), '31/12/2025');
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/regTextChange?from=2025-01-01&to=2025-12-31&view=eu');
    await expect
      .poll(() => requestsOf(call).at(-1)?.query)
      .toEqual({ from: '2025-01-01', to: '2025-12-31', view: 'eu', language: 'EN' });
  });

  it('are not asked for where the first day is after the last one, which is said', async () => {
    const { main, requestsOf, rows } = await open(
      {},
      { address: '/regTextChange?from=2026-05-02&to=2026-05-01' },
    );
    const alert = main.getByRole('alert').getByText('The first day must not be after the last one.');
    await expect.element(alert).toBeVisible();
    await expect.element(main.getByLabelText('From')).toHaveAttribute('aria-invalid', 'true');
    expect([requestsOf(call), rows()]).toEqual([[], []]);
    await expectAccessible();
    await userEvent.fill(main.getByLabelText('From'), '01/05/2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByText('2 new versions')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('lead from an empty period to the last version before it', async () => {
    const empty = { counts: [], versions: [], lastBefore: '2025-11-01' };
    const { main, path } = await open({
      [call]: (request) =>
        Response.json(new URL(request.url).searchParams.get('from') === '2025-11-01' ? full : empty),
    });
    await expect
      .element(main.getByText(/^In “Swiss base regulations” no version came into force/))
      .toHaveTextContent(
        'In “Swiss base regulations” no version came into force from 01/03/2026 to 01/06/2026. The last one before came into force on 01/11/2025.',
      );
    await expect.element(main.getByText('0 new versions')).toBeVisible();
    await expectAccessible();
    await userEvent.click(main.getByRole('button', { name: 'Show from 01/11/2025' }));
    await expect.element(main.getByText('2 new versions')).toBeVisible();
    expect(path()).toBe('/regTextChange?from=2025-11-01&to=2026-06-01');
  });

  it('say that they load', async () => {
    const { main } = await open({ [call]: unanswered });
    await expect.element(main.getByText('Loading …')).toBeInTheDocument();
    await expectAccessible();
  });

  it('say that a view has none at all', async () => {
    const { main } = await open({ [call]: { counts: [], versions: [] } });
    await expect.element(main.getByText(/no version came into force/)).toBeVisible();
    await expect.element(main.getByRole('button', { name: /^Show from/ })).not.toBeInTheDocument();
  });

  it('say that a longer list is cut', async () => {
    const { main } = await open({ [call]: { ...full, counts: [{ view: 'base', count: 1234 }] } });
    await expect
      .element(main.getByText(/^These are the newest 2 of 1.234\. A shorter period shows the others\.$/))
      .toBeVisible();
  });

  it('say that they could not be loaded, and are loaded again', async () => {
    expectOnConsole(/load the new versions/);
    let isAway = true;
    const answers = { [call]: () => (isAway ? refusal(400, 'X') : Response.json(full)) };
    const { main } = await open(answers);
    const alert = main.getByRole('alert').getByText('The new versions could not be loaded.');
    await expect.element(alert).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect.element(main.getByText('2 new versions')).toBeVisible();
  });

  it('are shown without own changes where these cannot be loaded, which is said', async () => {
    expectOnConsole(/load the changes/);
    let isAway = true;
    const { main } = await open({
      [ownCall]: () => (isAway ? refusal(400, 'X') : Response.json([own])),
    });
    await expect.element(main.getByText('Lamp oil')).toBeVisible();
    await expect
      .element(main.getByText(/^Your organisation’s own changes could not be loaded/))
      .toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect.element(main.getByText('Our lamps')).toBeVisible();
  });

  it('are shown without changes to who sees none, and nobody is asked for them', async () => {
    const without = full.versions.map(({ changes: _, ...version }) => version);
    const { main, requestsOf } = await open({ [call]: { counts, versions: without } }, { roles: ['READER'] });
    await expect.element(main.getByText('2 new versions')).toBeVisible();
    const heads = main
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['In force from', 'Document', 'Articles and the like']);
    expect(requestsOf(ownCall)).toEqual([]);
  });

  it('are not there without the plan: a page says so', async () => {
    const { main, requestsOf } = await open({}, { capabilities: canUse('reading') });
    await expect
      .element(main.getByRole('heading', { name: 'You have no access to this page' }))
      .toBeVisible();
    await expect
      .element(main.getByText('Your organisation’s service plan does not include it.'))
      .toBeVisible();
    expect(requestsOf(call)).toEqual([]);
    await expectAccessible();
  });
});
