import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Role } from '#core/contract/domain/user.ts';
import { shellTexts } from '#core/i18n/shell.ts';
import type { Lack } from '#core/session/gates.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aTestApp, renderIn, unreachable } from '#widgets/testing/view.tsx';
import { openPortal, type PortalOptions } from '../testing/portal.tsx';
import { settings as fullSettings } from '../testing/settings.ts';
import { LockedLine, LockedLink } from './LockedLink.tsx';

const settingsCall = 'GET /domain/settings';
const settings = { ...fullSettings, languages: ['DE', 'EN'] };
const needsAdministrator = 'Needs the role “Administrator”. Ask an administrator of your organisation.';
const needsChatUser = 'Needs the role “Chat user”. Ask an administrator of your organisation.';
const notInPlan = 'Not included in your organisation’s service plan.';

async function open(options: PortalOptions = {}, menu = 'Menu') {
  const test = await openPortal('/nowhere', { answers: { [settingsCall]: settings }, ...options });
  const { view } = test;
  const opener = view.getByRole('button', { name: menu, exact: true });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener);
  const drawer = view.getByRole('dialog', { name: menu });
  await expect.element(drawer.getByRole('navigation')).toBeVisible();
  const links = () =>
    drawer
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .filter((link) => link.checkVisibility());
  return { ...test, opener, drawer, links };
}
/** The options of a choice, and the chosen one. */
const choice = (drawer: Awaited<ReturnType<typeof open>>['drawer'], name: string) => {
  const radios = drawer.getByRole('radiogroup', { name }).getByRole('radio').elements() as HTMLInputElement[];
  return radios.map((radio) => `${radio.ariaLabel ?? radio.parentElement?.textContent}: ${radio.checked}`);
};

describe('the drawer', () => {
  it.each([
    ['EN', 1280, 'Menu', /Needs the role “Administrator”/],
    ['DE', 390, 'Menü', /Erfordert die Rolle «Administration»/],
  ] as const)('is accessible: %s, %i', async (language, width, menu, reason) => {
    const { drawer } = await open({ language, width }, menu);
    await expect.element(drawer.getByText(reason).first()).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
    const { scrollWidth, clientWidth } = drawer.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  it('names the user, closes by Escape and gives the focus back', async () => {
    const { drawer, opener } = await open();
    await expect.element(drawer.getByText('Signed in as Ada Muster')).toBeVisible();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await expect.element(opener).toHaveFocus();
  });

  it.each<[string, Role[], number, string[]]>([
    [
      'a reader',
      ['READER'],
      1280,
      [
        `News ${notInPlan}`,
        `Chat ${needsChatUser}`,
        'Assurance',
        'Review queue',
        'Watching',
        'Glossary',
        `New versions by date ${notInPlan}`,
        `Registered users ${needsAdministrator}`,
        `Invites ${needsAdministrator}`,
        'Edit own account',
      ],
    ],
    [
      'an administrator without room in the bar',
      ['READER', 'ADMINISTRATOR'],
      1000,
      [
        'Comments Needs the role “Comment editor”. Ask an administrator of your organisation.',
        'Changes Needs the role “Change reader”. Ask an administrator of your organisation.',
        ...['Read', 'Topics', `News ${notInPlan}`, `Chat ${needsChatUser}`],
        ...['Assurance', 'Review queue', 'Watching', 'Glossary'],
        `New versions by date ${notInPlan}`,
        ...['Registered users', 'Invites', 'Edit own account'],
        ...['Audit log', 'Organisation settings'],
      ],
    ],
  ])('has the links of %s', async (_, roles, width, names) => {
    const { links } = await open({ roles, width });
    await expect.poll(() => links().map((link) => link.textContent)).toEqual(names);
  });

  it('leads nowhere by a locked link, which the tab key reaches', async () => {
    const { drawer, path } = await open();
    const locked = drawer.getByRole('link', { name: `Invites ${needsAdministrator}` });
    await expect.element(locked).toHaveAttribute('aria-disabled', 'true');
    drawer
      .getByRole('link', { name: /^Registered users/ })
      .element()
      .focus();
    await userEvent.tab();
    await expect.element(locked).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(path()).toBe('/nowhere');
    await expect.element(drawer).toBeVisible();
  });

  it('closes when a link is followed', async () => {
    const { drawer, path, view } = await open({ answers: {} });
    expectOnConsole(/load/);
    await userEvent.click(drawer.getByRole('link', { name: 'Glossary' }));
    await expect.element(drawer).not.toBeInTheDocument();
    expect(path()).toBe('/glossary');
    await expect.element(view.getByRole('main')).toHaveFocus();
  });

  it('signs out', async () => {
    const { drawer, path, app } = await open();
    await userEvent.click(drawer.getByRole('link', { name: 'Sign out' }));
    await expect.poll(path).toBe('/');
    expect([app.session.$session.get().signedIn, app.storage.read('redirect')]).toEqual([false, undefined]);
  });

  it('has a form for questions on a phone, which gives the focus back to the page', async () => {
    const { drawer, view, opener } = await open({ width: 390 });
    await expect.element(drawer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
    await userEvent.click(drawer.getByRole('button', { name: 'Ask a question' }));
    const form = view.getByRole('dialog', { name: 'Ask a question' });
    await expect.element(form).toBeVisible();
    await expect.element(drawer).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('has no form, no support and no document language where the page has them', async () => {
    const { drawer } = await open();
    expect(drawer.getByRole('button', { name: 'Ask a question' }).elements()).toEqual([]);
    expect(drawer.getByRole('link', { name: 'Support' }).elements()).toEqual([]);
    expect(drawer.getByRole('radiogroup', { name: 'Document language' }).elements()).toEqual([]);
  });
});

describe('the choices in the drawer', () => {
  it('are all languages until the organisation has said which it allows', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { drawer } = await open({ answers: { [settingsCall]: () => arrival.promise } });
    const offered = () => choice(drawer, 'Interface language').map((each) => each.slice(0, 2));
    expect(offered()).toEqual(['DE', 'FR', 'IT', 'EN']);
    arrival.resolve(Response.json(settings));
    await expect.poll(offered).toEqual(['DE', 'EN']);
  });

  it('are all languages where that cannot be loaded', async () => {
    expectOnConsole(/load the languages of the organisation/);
    const { drawer, app } = await open({ answers: { [settingsCall]: unreachable } });
    await expect.poll(() => app.notices.$failure.get()).toBeDefined();
    expect(choice(drawer, 'Interface language')).toHaveLength(4);
  });

  it('include the language on screen, even if it is no longer allowed', async () => {
    const { drawer } = await open({ language: 'IT' }, 'Menu');
    await expect
      .poll(() => choice(drawer, 'Lingua dell’interfaccia'))
      .toEqual(['DE, Deutsch: false', 'IT, Italiano: true', 'EN, English: false']);
  });

  it('change the language of the interface, by arrow keys too', async () => {
    const { drawer, view, app } = await open();
    await expect.poll(() => choice(drawer, 'Interface language')).toHaveLength(2);
    drawer.getByRole('radio', { name: 'EN, English' }).first().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    const german = view.getByRole('dialog', { name: 'Menü' });
    await expect.element(german.getByText('Angemeldet als Ada Muster')).toBeVisible();
    expect(choice(german, 'Sprache der Oberfläche')).toEqual(['DE, Deutsch: true', 'EN, English: false']);
    expect(app.storage.read('interface-language')).toBe('DE');
  });

  it('change the appearance, and take it from the system again', async () => {
    const { drawer, app } = await open({ stored: { theme: 'light' } });
    expect(choice(drawer, 'Appearance')).toEqual(['System: false', 'Light: true', 'Dark: false']);
    const { dataset } = document.documentElement;
    await userEvent.click(drawer.getByText('Dark'));
    expect([dataset.theme, app.storage.read('theme')]).toEqual(['dark', 'dark']);
    expect(choice(drawer, 'Appearance')).toContain('Dark: true');
    await userEvent.click(drawer.getByText('System'));
    expect([dataset.theme, app.storage.read('theme')]).toEqual([undefined, undefined]);
  });
});

describe('a locked link', () => {
  const lacks: [string, Lack, string][] = [
    [
      'the role',
      { lacks: 'role', role: 'CHANGE_READER' },
      'Needs the role “Change reader”. Ask an administrator of your organisation.',
    ],
    ['the plan', { lacks: 'plan' }, 'Not included in your organisation’s service plan.'],
  ];

  it.each(lacks)('in the bar says in a tooltip what is missing: %s', async (_, lack, why) => {
    const { app } = aTestApp([shellTexts]);
    const view = await renderIn(
      app,
      <LockedLink lack={lack} className="">
        Changes
      </LockedLink>,
    );
    const link = view.getByRole('link', { name: `Changes ${why}` });
    await expect.element(link).toHaveAttribute('aria-disabled', 'true');
    expect(link.element().hasAttribute('href')).toBe(false);
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await expect.poll(() => view.getByText(why).elements().length).toBe(2);
    await expectAccessible();
  });

  it.each(lacks)('in the drawer says below it what is missing: %s', async (_, lack, why) => {
    const { app } = aTestApp([shellTexts]);
    const view = await renderIn(
      app,
      <LockedLine lack={lack} className="">
        Changes
      </LockedLine>,
    );
    await expect.element(view.getByText(why)).toBeVisible();
    await expect.element(view.getByRole('link', { name: `Changes ${why}` })).toBeVisible();
    await expectAccessible();
  });
});
