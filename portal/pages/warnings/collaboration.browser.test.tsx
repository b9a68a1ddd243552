import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Role } from '#core/contract/domain/user.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';

const userCall = 'GET /users/current';
const planCall = 'GET /domain/ServicePlan/CanUse';
const rights = (roles: Role[], plan: string[] = ['CAN_SEE_CHANGE']): Answers => ({
  [userCall]: { ...ada, roles },
  [planCall]: plan,
});

async function open(answers: Answers, options: PortalOptions = {}) {
  const test = await openPortal('/changes', { capabilities: ['CAN_SEE_CHANGE'], answers, ...options });
  const main = test.view.getByRole('main');
  const paragraphs = () => [...main.element().querySelectorAll('p')].map(({ textContent }) => textContent);
  return { ...test, main, paragraphs };
}

describe('a page for collaboration', () => {
  it('says that it is asking for the rights', async () => {
    const { main } = await open({ [userCall]: () => new Promise(() => {}), [planCall]: [] });
    await expect.element(main.getByText('Loading …')).toBeInTheDocument();
    await expectAccessible();
  });

  it('is to come for users with the role, where the plan includes it', async () => {
    const { main } = await open(rights(['READER', 'CHANGE_READER']));
    await expect.element(main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expectAccessible();
  });

  it.each<[string, Role[], string[], string[]]>([
    [
      'the role',
      ['READER'],
      ['CAN_SEE_CHANGE'],
      ['It needs the role “Change reader”, which you do not have.'],
    ],
    ['the plan', ['CHANGE_READER'], [], ['Your organisation’s service plan does not include it.']],
    [
      'both',
      ['READER'],
      ['CAN_SEE_NEWS'],
      [
        'It needs the role “Change reader”, which you do not have.',
        'Your organisation’s service plan does not include it.',
      ],
    ],
  ])('says what is missing now, whatever was known before: %s', async (_, roles, plan, words) => {
    const { main, paragraphs } = await open(rights(roles, plan), { roles: ['READER', 'CHANGE_READER'] });
    await expect
      .element(main.getByRole('heading', { name: 'You have no access to this page' }))
      .toBeVisible();
    expect(paragraphs()).toEqual([...words, 'Ask an administrator of your organisation.']);
    expect(document.title).toBe('You have no access to this page – Regesta');
    await expect.element(main.getByRole('link')).toHaveAttribute('href', '/dashboard');
    await expectAccessible();
  });

  it('tells isolated testers that they work alone, whatever else is missing', async () => {
    const { main, path } = await open(rights(['READER', 'ISOLATED_TESTER'], []));
    await expect.element(main.getByRole('heading', { name: 'You work as an isolated tester' })).toBeVisible();
    expect(main.getByText(/service plan/).elements()).toEqual([]);
    await expectAccessible();
    expect(path()).toBe('/changes');
    await expect.element(main.getByRole('link', { name: 'To the overview' })).toBeVisible();
  });

  it('says it in German on a phone', async () => {
    const { main } = await open(rights(['READER'], []), { language: 'DE', width: 390 });
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(main.getByText(/Serviceplan/)).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it.each([userCall, planCall])(
    'says that the rights could not be loaded, and loads them again: %s',
    async (call) => {
      expectOnConsole(/ask for the rights to a page/);
      const answers = rights(['READER', 'CHANGE_READER']);
      const { [call]: whole } = answers;
      answers[call] = () => refusal(500, 'X');
      const { main } = await open(answers);
      await expect
        .element(main.getByRole('alert').getByText('Your organisation’s server cannot be reached.'))
        .toBeVisible();
      await expectAccessible();
      answers[call] = whole ?? {};
      await userEvent.click(main.getByRole('button', { name: 'Try again' }));
      await expect.element(main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  );
});

describe('an address without a page', () => {
  it('says so, and leads to the overview', async () => {
    const { view } = await openPortal('/nowhere/at/all');
    const main = view.getByRole('main');
    await expect.element(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found – Regesta');
    await expectAccessible();
    await expect
      .element(main.getByRole('link', { name: 'To the overview' }))
      .toHaveAttribute('href', '/dashboard');
  });
});
