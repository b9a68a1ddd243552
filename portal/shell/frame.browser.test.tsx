import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Capability, Role } from '#core/contract/domain/user.ts';
import { ApiError } from '#core/http/api-error.ts';
import { FailedState } from '#widgets/FailedState.tsx';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aLampServer } from '#widgets/testing/lamp-act.ts';
import { aReply, someHits } from '#widgets/testing/search.ts';
import { administrator } from '../testing/people.ts';
import { ada, openPortal, type PortalOptions } from '../testing/portal.tsx';
import { Notices } from './Notices.tsx';
import { PrivateLayout } from './PrivateLayout.tsx';
import * as search from './search.css.ts';

const landing = { name: 'landing', language: 'EN', title: 'Topics', text: 'All topics.' };
const saveCall = 'PUT /users/7';

async function open(options: PortalOptions = {}, address = '/nowhere') {
  const test = await openPortal(address, options);
  await expect.element(test.view.getByRole('main')).toBeVisible();
  return test;
}

function Broken(): null {
  throw new Error('no lamp');
}

/** A page that fails, and a button that opens one that does not. */
function Pages() {
  const [page, setPage] = useState('broken');
  return (
    <>
      <button type="button" onClick={() => setPage('whole')}>
        On
      </button>
      <PrivateLayout page={page}>{page === 'broken' ? <Broken /> : <p>Light</p>}</PrivateLayout>
    </>
  );
}

describe('the frame of a signed-in user', () => {
  it.each([
    ['EN', 1280, 'Search'],
    ['EN', 1000, 'Search'],
    ['DE', 390, 'Suche'],
  ] as const)('is accessible and as wide as the window: %s, %i', async (language, width, search) => {
    const { view } = await open({ language, width });
    await expect.element(view.getByRole('combobox', { name: search })).toBeVisible();
    expect(document.documentElement.lang).toBe(language.toLowerCase());
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('has links to the main pages, the current one marked, and a logo that leads to the overview', async () => {
    const { view } = await open({ answers: { 'GET /Topic/landing': landing } }, '/topic');
    await expect.element(view.getByText('All topics.')).toBeVisible();
    const bar = view.getByRole('banner');
    const links = bar.getByRole('navigation', { name: 'Main links' }).getByRole('link').elements();
    await expect.poll(() => links[1]?.textContent).toMatch(/^Changes Needs the role “Change reader”/);
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['Comments Needs the role “Comment editor”. Ask an administrator of your organisation.', null, null],
      ['Changes Needs the role “Change reader”. Ask an administrator of your organisation.', null, null],
      ['Read', '/read', null],
      ['Topics', '/topic', 'page'],
    ]);
    await expect
      .element(bar.getByRole('link', { name: 'Regesta, to the overview' }))
      .toHaveAttribute('href', '/dashboard');
  });

  it.each<[string, Role[], Capability[], string[]]>([
    ['no role', [], ['CAN_SEE_CHANGE'], ['', '']],
    ['the role of readers', ['READER'], ['CAN_SEE_CHANGE'], ['', '']],
    ['that of comment editors', ['READER', 'COMMENT_EDITOR'], [], ['/comments', '']],
    ['that of change readers, without the plan', ['READER', 'CHANGE_READER'], [], ['', '']],
    [
      'that of change readers, with the plan',
      ['READER', 'CHANGE_READER'],
      ['CAN_SEE_CHANGE'],
      ['', '/changes'],
    ],
    ['all roles and the plan', administrator, ['CAN_SEE_CHANGE'], ['/comments', '/changes']],
  ])(
    'leads comment editors to comments, change readers with the plan to changes: %s',
    async (_, roles, capabilities, expected) => {
      const { view, app } = await open({ roles, capabilities, width: 1440 });
      const bar = view.getByRole('banner').getByRole('navigation', { name: 'Main links' });
      const links = () =>
        bar
          .getByRole('link')
          .elements()
          .map((link) => link.getAttribute('href') ?? '');
      await expect.poll(links).toEqual([...expected, '/read', '/topic']);
      const tops = bar
        .getByRole('link')
        .elements()
        .map((link) => link.getBoundingClientRect().top);
      expect(new Set(tops).size).toBe(1);
      // Taken away while the user is signed in: the links close with what the server says of the user.
      const { user } = app.session.$session.get();
      if (user) app.session.keepUser({ ...user, roles: [] });
      await expect.poll(links).toEqual(['', '', '/read', '/topic']);
      await expect
        .element(bar.getByRole('link', { name: /^Changes Needs the role “Change reader”/ }))
        .toBeVisible();
    },
  );

  it('has a first button that leads to the content', async () => {
    const { view } = await open();
    const skip = view.getByRole('button', { name: 'Skip to content' });
    expect(skip.element().getBoundingClientRect().bottom).toBeLessThan(0);
    skip.element().focus();
    expect(skip.element().getBoundingClientRect().top).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByRole('main')).toHaveFocus();
  });

  it('moves the focus to a new page and says its title', async () => {
    const { view, path } = await open({ answers: { 'GET /Topic/landing': landing } });
    await expect.element(view.getByRole('status').getByText('Page not found')).toBeInTheDocument();
    await userEvent.click(view.getByRole('link', { name: 'Topics' }));
    await expect.element(view.getByRole('status').getByText('Topics')).toBeInTheDocument();
    await expect.element(view.getByRole('main')).toHaveFocus();
    expect([path(), document.title]).toEqual(['/topic/landing', 'Topics – Regesta']);
  });

  it('says that a page is loading', async () => {
    const { view } = await open({ answers: { 'GET /Topic/landing': () => new Promise(() => {}) } }, '/topic');
    await expect.element(view.getByRole('main').getByText('Loading …')).toBeInTheDocument();
    await expectAccessible();
  });

  it('stays around a page that fails, until another page is opened', async () => {
    expectOnConsole(/no lamp/);
    const { view, app } = await open({ content: <Pages />, answers: { 'GET /health': { status: 'ok' } } });
    const message = view.getByRole('heading', { level: 1, name: 'This page could not be shown.' });
    await expect.element(message).toBeVisible();
    await expect.element(view.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect.element(view.getByRole('banner')).toBeVisible();
    expect(app.notices.$failure.get()?.doing).toBe('show a page');
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'On' }));
    await expect.element(view.getByText('Light')).toBeVisible();
    await expect.element(message).not.toBeInTheDocument();
  });
});

describe('a page whose code cannot be loaded', () => {
  it('says that the server is away, and what goes on meanwhile', async () => {
    expectOnConsole(/no lamp/);
    const { view } = await open({ content: <Pages /> });
    await expect
      .element(view.getByRole('alert').getByText('The regulation server cannot be reached.'))
      .toBeVisible();
    await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible();
  });
});

describe('the languages of documents', () => {
  const pressed = (view: Awaited<ReturnType<typeof open>>['view']) =>
    view
      .getByRole('group', { name: 'Document language' })
      .getByRole('button')
      .elements()
      .map((button) => `${button.ariaLabel}: ${button.ariaPressed}`);

  it('are in a menu of the header on a phone, and a choice that is not saved holds', async () => {
    expectOnConsole(/save the language of documents/);
    const { view, app } = await open({ width: 390 });
    const button = (name: string) => view.getByRole('banner').getByRole('button', { name });
    await userEvent.click(button('Document language: EN, English'));
    await userEvent.click(view.getByRole('menuitemradio', { name: /^Français/ }));
    await expect.element(button('Document language: FR, Français')).toHaveFocus();
    expect(app.$documentLanguage.get()).toBe('FR');
    await expect.poll(() => app.notices.$failure.get()?.doing).toBe('save the language of documents');
  });

  it('are those of the server; a choice is saved for the user', async () => {
    const answers = { [saveCall]: { ...ada, documentDisplayLanguage: 'FR' } };
    const { view, requests } = await open({ answers, stored: { languages: 'FR EN' } });
    expect(pressed(view)).toEqual(['FR, Français: false', 'EN, English: true']);
    await userEvent.click(view.getByRole('button', { name: 'FR, Français' }));
    expect(pressed(view)).toEqual(['FR, Français: true', 'EN, English: false']);
    await expect
      .poll(() => requests.find(({ call }) => call === saveCall)?.body)
      .toEqual({ documentDisplayLanguage: 'FR' });
  });

  it('are said to be chosen on a page that has none, where nothing else would tell', async () => {
    const answers = {
      [saveCall]: { ...ada, documentDisplayLanguage: 'FR' },
      'GET /Topic/landing': { name: 'landing', language: 'EN', title: 'Topics', text: 'All.' },
    };
    const { view } = await open({ answers }, '/topic/landing');
    await userEvent.click(view.getByRole('button', { name: 'FR, Français' }));
    await expect
      .element(view.getByText('Laws now open in French. The language of the interface is in the menu.'))
      .toBeVisible();
    await expectAccessible();
  });

  it('stay chosen on the device where they cannot be saved, and that is said', async () => {
    expectOnConsole(/save the language of documents/);
    const { view } = await open();
    await userEvent.click(view.getByRole('button', { name: 'IT, Italiano' }));
    await expect.element(view.getByText(/could not be saved; it is kept on this device/)).toBeVisible();
    expect(pressed(view)).toContain('IT, Italiano: true');
    await expectAccessible();
  });

  it('are in a menu where the server has more than fit beside each other, each by its own name', async () => {
    const { view, app } = await open({ stored: { languages: 'DE FR IT EN ES NL BG' } });
    const current = view.getByRole('banner').getByRole('button', { name: 'Document language: EN, English' });
    await userEvent.click(current);
    const names = view.getByRole('menuitemradio').elements();
    expect(names.map((one) => one.textContent)).toEqual([
      'DeutschDE',
      'FrançaisFR',
      'ItalianoIT',
      'EnglishEN',
      'БългарскиBG',
      'EspañolES',
      'NederlandsNL',
    ]);
    expectOnConsole(/save the language of documents/);
    await userEvent.click(view.getByRole('menuitemradio', { name: /^Español/ }));
    expect(app.$documentLanguage.get()).toBe('ES');
    await expect.poll(() => app.notices.$failure.get()?.doing).toBe('save the language of documents');
  });

  it('are all marked where several are side by side', async () => {
    const { view } = await open({}, '/nowhere?languages=de,it');
    expect(pressed(view)).toEqual([
      'DE, Deutsch: true',
      'FR, Français: false',
      'IT, Italiano: true',
      'EN, English: false',
    ]);
  });
});

describe('the search in the bar', () => {
  it.each([
    [1280, '/nowhere', true],
    [390, '/nowhere', true],
    [390, '/read/lamp/1', false],
  ])('has its room, on a phone over a text on demand only: %i, %s', async (width, address, isVisible) => {
    const { view } = await open({ width, answers: aLampServer() }, address);
    const box = view.getByRole('combobox', { name: 'Search', includeHidden: true });
    await expect.element(box).toBeInTheDocument();
    expect(box.element().checkVisibility()).toBe(isVisible);
    if (isVisible) return;
    const opener = view.getByRole('banner').getByRole('button', { name: 'Search' });
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect.element(box).toBeVisible();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(opener);
    expect(box.element().checkVisibility()).toBe(false);
  });

  it.each([960, 1024, 1280, 1440])('covers nothing beside it while somebody types: %i', async (width) => {
    const { view } = await open({ width });
    const box = view.getByRole('combobox', { name: 'Search' });
    const inbox = view.getByRole('banner').getByRole('link', { name: /^Inbox/ });
    await expect.element(inbox).toBeVisible();
    await expect.element(box).toBeVisible();
    const end = () => box.element().closest(`.${search.box}`)?.getBoundingClientRect().right ?? Number.NaN;
    const before = end();
    await userEvent.click(box);
    // It grows with the focus.
    await expect.poll(end).toBeGreaterThan(before);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(end()).toBeLessThan(inbox.element().getBoundingClientRect().left);
  });

  it('is reached by a key, unless somebody types or has switched the keys off', async () => {
    const { view, app } = await open();
    const box = view.getByRole('combobox', { name: 'Search' });
    await expect.element(box).toBeVisible();
    view.getByRole('main').element().focus();
    await userEvent.keyboard('/');
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue('');
    await userEvent.keyboard('/');
    await expect.element(box).toHaveValue('/');
    app.storage.write('reader', JSON.stringify({ keys: false }));
    view.getByRole('main').element().focus();
    await userEvent.keyboard('/');
    await expect.element(view.getByRole('main')).toHaveFocus();
  });

  it('leads to the results in the language that is read, and leaves the focus on the content', async () => {
    const answers = {
      'GET /MainSearch/Suggest': { direct: [], completions: [], total: 2 },
      'GET /MainSearch': aReply({ hits: someHits(2), total: 2 }),
      'GET /DomainSearch': { facetFields: {}, hits: [], total: 0 },
    };
    const { view, path } = await open({ answers });
    await userEvent.fill(view.getByRole('combobox', { name: 'Search' }), 'wick');
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/search/EN/EN/wick');
    await expect.element(view.getByRole('main')).toHaveFocus();
  });
});

describe('the footer', () => {
  it('has the year and a disclaimer, which opens and gives the focus back', async () => {
    const { view } = await open();
    await expect.element(view.getByText('© 2026 Regesta')).toBeVisible();
    const opener = view.getByRole('button', { name: 'Disclaimer' });
    await userEvent.click(opener);
    const dialog = view.getByRole('dialog', { name: 'Disclaimer' });
    await expect.element(dialog.getByText(/legally binding/)).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect
      .element(view.getByRole('contentinfo').getByRole('link', { name: 'Support' }))
      .toHaveAttribute('href', '/support');
  });
});

describe('the frame of somebody who is not signed in', () => {
  it('has nothing but the languages of the interface', async () => {
    const { view, app } = await open({ roles: undefined, width: 1280 }, '/');
    expect(view.getByRole('banner').getByRole('link').elements()).toEqual([]);
    expect(view.getByRole('contentinfo').element().textContent).toBe('© 2026 Regesta');
    await expectAccessible();
    const german = view.getByRole('button', { name: 'DE, Deutsch' });
    await expect.element(german).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(german);
    await expect.element(view.getByRole('group', { name: 'Sprache der Oberfläche' })).toBeVisible();
    await expect.element(german).toHaveAttribute('aria-pressed', 'true');
    expect([document.documentElement.lang, app.storage.read('interface-language')]).toEqual(['de', 'DE']);
    expectNoSidewaysScroll();
  });

  it('has them in a menu at the same place on a phone', async () => {
    const { view, app } = await open({ roles: undefined, width: 390 }, '/');
    await userEvent.click(
      view.getByRole('banner').getByRole('button', { name: 'Interface language: EN, English' }),
    );
    await expectAccessible();
    await userEvent.click(view.getByRole('menuitemradio', { name: /^Deutsch/ }));
    await expect
      .element(view.getByRole('button', { name: 'Sprache der Oberfläche: DE, Deutsch' }))
      .toBeVisible();
    expect([document.documentElement.lang, app.storage.read('interface-language')]).toEqual(['de', 'DE']);
    expectNoSidewaysScroll();
  });
});

describe('notices', () => {
  const away = new ApiError({
    kind: 'network',
    status: 0,
    code: 'ERR_NETWORK',
    message: 'no',
    server: 'main',
  });
  const networkError = 'There was a network error : ERR_NETWORK';

  it('leave a server that is away to the view that says so', async () => {
    expectOnConsole(/load lamps/);
    const content = (
      <>
        <FailedState error={away} onRetry={() => undefined} />
        <Notices />
      </>
    );
    const { view, app } = await openPortal('/nowhere', { content });
    await expect.element(view.getByRole('alert')).toBeVisible();
    app.notices.report(away, 'load lamps');
    expect(view.getByText(networkError).elements()).toEqual([]);
    await expect.poll(() => app.notices.$notices.get()).toEqual([]);
  });

  it('tell of a network error where no view does', async () => {
    expectOnConsole(/load lamps/);
    const { view, app } = await open();
    app.notices.report(away, 'load lamps');
    await expect.element(view.getByText(networkError)).toBeVisible();
  });

  it('are said in the language of the interface, and go when they are closed', async () => {
    const { view, app } = await open();
    app.notices.tell({ kind: 'error', key: 'shell.languageNotSaved' });
    app.notices.tell({ kind: 'success', key: 'shell.loggedIn', values: { name: 'Ada' } });
    await expect.element(view.getByRole('status').getByText('Signed in as Ada')).toBeVisible();
    await expectAccessible();
    await app.translator.setLanguage('DE');
    await expect.element(view.getByText('Angemeldet als Ada')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Schliessen' }).first());
    expect(app.notices.$notices.get().map(({ key }) => key)).toEqual(['shell.loggedIn']);
  });

  it('offer what can be done about it, once', async () => {
    const { view, app } = await open();
    const run = vi.fn();
    app.notices.tell({ kind: 'success', key: 'common.failed', action: { key: 'common.retry', run } });
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    expect(run).toHaveBeenCalledOnce();
    await expect.element(view.getByText('Something went wrong.')).not.toBeInTheDocument();
  });
});
