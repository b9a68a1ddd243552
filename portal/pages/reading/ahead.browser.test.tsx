import { describe, expect, it } from 'vitest';
import type { ChangeAhead } from '#core/contract/domain/change-impact.ts';
import type { Role } from '#core/contract/domain/user.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { aLampServer } from '#widgets/testing/lamp-act.ts';
import { openPortal, type PortalOptions } from '../../testing/portal.tsx';

const coming: ChangeAhead = {
  id: 'm1',
  origin: 'main',
  slug: 'lamp-oil',
  topic: 'Lamp oil',
  deadline: '2030-06-01',
  status: 'A',
  provisions: ['lamp~1^1', 'lamp~1^9', 'lamp~77'],
};
const changes = [
  coming,
  { ...coming, id: 'm2', slug: 'wicks', topic: 'Wicks', deadline: '2020-01-01', provisions: ['lamp~1^1'] },
];
const call = 'GET /ChangeElementsDomain/Ahead/lamp';
const reader: readonly Role[] = ['READER', 'CHANGE_READER'];

async function open(options: PortalOptions = {}, address = '/read/lamp/1') {
  const test = await openPortal(address, {
    roles: reader,
    capabilities: ['CAN_SEE_CHANGE'],
    ...options,
    answers: { ...aLampServer(), [call]: changes, ...options.answers },
  });
  await expect.element(test.view.getByText('It applies at night.').first()).toBeVisible();
  return test;
}

describe('changes that are ahead of a paragraph', () => {
  it('stand below it with their deadlines, and lead to the change', async () => {
    const { view } = await open();
    const marks = () => [...document.querySelectorAll('[data-ahead]')].map((mark) => mark.textContent);
    await expect.poll(marks).toEqual([
      // The article around, where the text has no such paragraph.
      'Coming change: Lamp oil, by 01/06/2030',
      'Coming change: Lamp oil, by 01/06/2030Coming change: Wicks, overdue since 01/01/2020',
    ]);
    // The heading is called as before.
    expect(
      document.querySelector('h1 [data-ahead], h2 [data-ahead], h3 [data-ahead], h4 [data-ahead]'),
    ).toBeNull();
    await expectAccessible(['heading-order']);
    await expect.element(view.getByRole('link', { name: 'Wicks' })).toHaveAttribute('href', '/changes/wicks');
  });

  it('are there in German on a narrow screen', async () => {
    const { view } = await open({ language: 'DE', width: 390 });
    await expect
      .element(view.getByText(/Kommende Änderung: Lamp oil, bis 01\.06\.2030/).first())
      .toBeVisible();
    await expectAccessible(['heading-order']);
    expectNoSidewaysScroll();
  });

  it.each([
    ['the role', { roles: ['READER'] }],
    ['the plan', { capabilities: [] }],
    ['others to work with', { roles: [...reader, 'ISOLATED_TESTER'] }],
  ] satisfies [string, PortalOptions][])('are not asked for without %s', async (_, options) => {
    const { requestsOf } = await open(options);
    expect(requestsOf(call)).toEqual([]);
  });

  it('are not said of law that was in force once', async () => {
    const { requestsOf } = await open({
      answers: aLampServer({ status: 'past', versionDate: '2020-01-01', validUntil: '2023-12-31' }),
    });
    await expect.poll(() => requestsOf(call).length).toBe(1);
    expect(document.querySelector('[data-ahead]')).toBeNull();
  });
});
