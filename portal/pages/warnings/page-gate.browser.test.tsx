import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changes } from '#core/changes/store.ts';
import type { Plan, Role } from '#core/contract/domain/user.ts';
import { canUse, heldRoles } from '#server/auth/roles.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { expectNoAccess } from '../../testing/no-access.ts';
import { administrator } from '../../testing/people.ts';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';
import { settings } from '../../testing/settings.ts';

const userCall = 'GET /users/current';
const planCall = 'GET /users/current/capabilities';
/** What the servers answer to a user with these roles under this plan, by their own table, and the support to ask. */
const rights = (roles: Role[], plan: Plan = 'changes'): Answers => ({
  [userCall]: { ...ada, roles: heldRoles(roles) },
  [planCall]: canUse(plan),
  'GET /domain/settings': settings,
  // What the page behind the gate loads.
  'GET /ChangeElementsDomain/consolidated': [],
  'GET /ChangeElementsDomain/Rules': { fourEyes: false },
  'GET /users/names': [],
  'POST /ListOfRegulation': [],
});
const roleMissing = 'This page needs the role “Change reader”.';
const planMissing = 'Your organisation’s service plan does not include it.';
const support = 'Your organisation’s support: help@musterbank.example';
const signInAgain = 'If it was given to you meanwhile, sign out and in again.';

async function open(answers: Answers, options: PortalOptions = {}) {
  const test = await openPortal('/changes', { answers, ...options });
  const main = test.view.getByRole('main');
  const paragraphs = () => [...main.element().querySelectorAll('p')].map(({ textContent }) => textContent);
  return { ...test, main, paragraphs };
}

describe('a page with a gate', () => {
  it('says that it is asking for the rights', async () => {
    const { main } = await open({ ...rights(['CHANGE_READER']), [userCall]: () => new Promise(() => {}) });
    await expect.element(main.getByText('Loading …')).toBeInTheDocument();
    await expectAccessible();
  });

  it('is to come for users with the role, where the plan includes it', async () => {
    const { main, app } = await open(rights(['CHANGE_READER']), { roles: ['READER', 'CHANGE_READER'] });
    await expect.element(main.getByRole('heading', { name: 'Changes', exact: true })).toBeVisible();
    expect(app.session.$session.get().capabilities).toEqual(canUse('changes'));
    await expectAccessible();
  });

  it.each<[string, Role[], Plan, string[]]>([
    ['the role', ['READER'], 'changes', [roleMissing]],
    ['the role, though others are held', ['COMMENT_EDITOR', 'CHAT_USER'], 'complete', [roleMissing]],
    ['the plan', ['CHANGE_READER'], 'reading', [planMissing]],
    ['the plan, though all roles are held', ['ADMINISTRATOR'], 'reading', [planMissing]],
    ['both', ['READER'], 'reading', [roleMissing, planMissing]],
  ])('says what has been missing since the sign-in: %s', async (_, roles, plan, words) => {
    const { main, paragraphs, path } = await open(rights(roles, plan), {
      roles: heldRoles(roles),
      capabilities: canUse(plan),
    });
    await expect
      .element(main.getByRole('heading', { name: 'You have no access to this page' }))
      .toBeVisible();
    const last = words.includes(roleMissing) ? [signInAgain] : [];
    await expect
      .poll(paragraphs)
      .toEqual([...words, 'Ask an administrator of your organisation.', ...last, support]);
    expect(document.title).toBe('You have no access to this page – Regesta');
    await expect
      .poll(() =>
        main
          .getByRole('link')
          .elements()
          .map((link) => link.getAttribute('href')),
      )
      .toEqual(['mailto:help@musterbank.example', '/support', '/dashboard']);
    expect(path()).toBe('/changes');
    await expectAccessible();
  });

  it.each<[string, Role[], Plan, string]>([
    ['the role was taken away', ['READER'], 'changes', roleMissing],
    ['the plan was taken away', ['CHANGE_READER'], 'reading', planMissing],
  ])('says what is missing by now, whatever the sign-in brought: %s', async (_, roles, plan, word) => {
    const { main, paragraphs, app } = await open(rights(roles, plan), {
      roles: heldRoles(['CHANGE_READER']),
      capabilities: canUse('changes'),
    });
    await expect
      .element(main.getByRole('heading', { name: 'You have no access to this page' }))
      .toBeVisible();
    expect(paragraphs()[0]).toBe(word);
    const { user, capabilities } = app.session.$session.get();
    expect([user?.roles, capabilities]).toEqual([heldRoles(roles), canUse(plan)]);
  });

  it.each<[string, Role[], Plan, string]>([
    ['the role', ['READER'], 'changes', roleMissing],
    ['the plan', ['CHANGE_READER'], 'reading', planMissing],
  ])(
    'says what is missing when it is taken away while the page is open: %s',
    async (_, roles, plan, word) => {
      expectOnConsole(/./);
      const answers = rights(['CHANGE_READER']);
      const { main, paragraphs, app } = await open(answers, {
        roles: heldRoles(['CHANGE_READER']),
        capabilities: canUse('changes'),
      });
      await expect.element(main.getByText('No regulatory changes are listed here yet.')).toBeVisible();
      Object.assign(answers, rights(roles, plan));
      answers['GET /ChangeElementsDomain/consolidated'] = () => refusal(403, 'FORBIDDEN');
      await app.part(changes).reload();
      await expect
        .element(main.getByRole('heading', { name: 'You have no access to this page' }))
        .toBeVisible();
      expect(paragraphs()[0]).toBe(word);
      await expectAccessible();
    },
  );

  it('opens for a plan that came after the sign-in', async () => {
    const { main } = await open(rights(['CHANGE_READER']), {
      roles: ['READER', 'CHANGE_READER'],
      capabilities: canUse('reading'),
    });
    await expect.element(main.getByRole('heading', { name: 'Changes', exact: true })).toBeVisible();
  });

  it('tells isolated testers that they work alone, whatever else is missing', async () => {
    const { main, path } = await open(rights(['READER', 'ISOLATED_TESTER'], 'reading'));
    await expect.element(main.getByRole('heading', { name: 'You work as an isolated tester' })).toBeVisible();
    expect(main.getByText(/service plan/).elements()).toEqual([]);
    await expectAccessible();
    expect(path()).toBe('/changes');
    await expect.element(main.getByRole('link', { name: 'To the overview' })).toBeVisible();
  });

  it('says it in German on a phone', async () => {
    const { main } = await open(rights(['READER'], 'reading'), { language: 'DE', width: 390 });
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(main.getByText(/Serviceplan/)).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it.each([userCall, planCall])(
    'says that the rights could not be loaded, and loads them again: %s',
    async (call) => {
      expectOnConsole(/ask for the rights to a page/);
      const answers = rights(['CHANGE_READER']);
      const { [call]: whole } = answers;
      answers[call] = () => refusal(500, 'X');
      const { main } = await open(answers, { roles: ['READER', 'CHANGE_READER'] });
      await expect
        .element(main.getByRole('alert').getByText('Your organisation’s server cannot be reached.'))
        .toBeVisible();
      await expectAccessible();
      answers[call] = whole ?? {};
      await userEvent.click(main.getByRole('button', { name: 'Try again' }));
      await expect.element(main.getByRole('heading', { name: 'Changes', exact: true })).toBeVisible();
    },
  );

  it('says that the plan is not known now, that reading goes on, and asks again', async () => {
    expectOnConsole(/ask for the rights to a page/);
    const answers = rights(['CHANGE_READER']);
    const { [planCall]: whole } = answers;
    answers[planCall] = () => refusal(503, 'PLAN_UNKNOWN');
    const { main } = await open(answers, { roles: ['READER', 'CHANGE_READER'] });
    const alert = main.getByRole('alert');
    await expect.element(alert.getByText(/^Whether your organisation’s service plan includes/)).toBeVisible();
    await expect.element(alert.getByText(/^Reading and searching go on\./)).toBeVisible();
    await expectAccessible();
    answers[planCall] = whole ?? {};
    await userEvent.click(main.getByRole('button', { name: 'Ask again' }));
    await expect.element(main.getByRole('heading', { name: 'Changes', exact: true })).toBeVisible();
  });

  it('is replaced when the server refuses its call, since the role was taken away meanwhile', async () => {
    expectOnConsole(/./);
    await expectNoAccess('/organisation', 'Administrator', {
      roles: administrator,
      answers: { [userCall]: ada, 'GET /domains/audit': () => refusal(403, 'FORBIDDEN') },
    });
  });
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
