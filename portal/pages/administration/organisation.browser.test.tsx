import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal, unreachable } from '#widgets/testing/view.tsx';
import { expectNoAccess } from '../../testing/no-access.ts';
import { administrator } from '../../testing/people.ts';
import { openPortal } from '../../testing/portal.tsx';
import { settings } from '../../testing/settings.ts';

const loadCall = 'GET /domain/settings';
const saveCall = 'PUT /domain/settings';
const changesCall = 'GET /domains/audit';
const stores = async (request: Request) => Response.json({ ...settings, ...(await request.json()) });

async function open(answers: Answers = {}, width = 1280) {
  const test = await openPortal('/organisation', {
    roles: administrator,
    answers: {
      [loadCall]: settings,
      [changesCall]: { items: [], more: false },
      [saveCall]: stores,
      'GET /domain/widget-origins': { origins: [] },
      'GET /policies': { privacyUrl: 'https://regesta.example/privacy' },
      'GET /Applications': [],
      'GET /domain/SignInRules': { secondFactorRequired: false },
      'GET /domain/DigestRules': { day: 1, hour: 7, next: '2026-06-08T05:00:00.000Z' },
      ...answers,
    },
    width,
  });
  const { view, requestsOf } = test;
  const support = view.getByLabelText('Support address');
  const origins = view.getByLabelText('Intranet pages with Regesta');
  const save = view.getByRole('button', { name: 'Save' });
  const sent = () => requestsOf(saveCall).map(({ body }) => body);
  const count = (call: string) => requestsOf(call).length;
  return { ...test, support, origins, save, sent, count };
}

describe('the settings of the organisation', () => {
  it.each([
    [1280, 'EN', 'Save'],
    [390, 'DE', 'Speichern'],
  ] as const)('are accessible at %i in %s', async (width, language, button) => {
    const { view, app, support } = await open({}, width);
    await expect.element(support).toHaveValue('help@musterbank.example');
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('button', { name: button })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('name the policies without a page, to which nobody is asked to consent', async () => {
    const { view } = await open();
    const policies = view.getByRole('heading', { level: 2, name: 'Policies' });
    await expect.element(policies).toBeVisible();
    await expect
      .element(view.getByRole('link', { name: 'Open “Privacy policy”' }))
      .toHaveAttribute('href', 'https://regesta.example/privacy');
    expect(view.getByText('no page: not asked for').elements()).toHaveLength(1);
    const address = view.getByText('https://regesta.example/privacy');
    await expect.element(address).not.toBeVisible();
    await userEvent.click(view.getByText('Technical details'));
    await expect.element(address).toBeVisible();
    await expectAccessible();
  });

  it('are for administrators', async () => {
    // Once, for the address of the support: the page itself loads the same.
    expect(await expectNoAccess('/organisation', 'Administrator')).toEqual([loadCall]);
  });

  it('stand below what the provider sets, and cannot be saved before something changes', async () => {
    const { view, origins, save } = await open({
      [loadCall]: { ...settings, plan: 'legacy', supportAddress: null },
    });
    await expect.element(origins).toHaveValue('https://intranet.musterbank.example');
    const facts = [...document.querySelectorAll('form section > dl > div')].map((fact) =>
      [...fact.children].map((each) => each.textContent),
    );
    expect(facts).toEqual([
      ['Name', 'Musterbank AG'],
      ['Short name', 'musterbank'],
      ['E-mail domain', 'musterbank.example'],
      ['Service plan', 'legacy'],
    ]);
    await expect.element(save).toBeDisabled();
    await expect.element(view.getByText('Nothing has changed.')).toBeVisible();
    await userEvent.click(view.getByRole('checkbox', { name: 'Italiano' }));
    await expect.element(save).toBeEnabled();
    await expect.element(view.getByText('Nothing has changed.')).not.toBeInTheDocument();
    await userEvent.click(view.getByRole('checkbox', { name: 'Italiano' }));
    await expect.element(save).toBeDisabled();
  });

  it('say that they are loading, that they failed, and load again', async () => {
    expectOnConsole(/^load the settings/);
    const arrival = Promise.withResolvers<Response>();
    let isAway = true;
    const { view, support } = await open({
      [loadCall]: () => (isAway ? arrival.promise : Response.json(settings)),
    });
    await expect.element(view.getByRole('status').getByText('Loading …')).toBeInTheDocument();
    await expectAccessible();
    arrival.resolve(refusal(403, 'X'));
    await expect
      .element(view.getByRole('alert').getByText('The settings could not be loaded.'))
      .toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(support).toBeVisible();
  });

  it('say at each entry what is wrong, once they are to be saved, and the first gets the focus', async () => {
    const { view, support, origins, save, sent } = await open();
    const german = view.getByRole('checkbox', { name: 'Deutsch' });
    for (const name of ['Deutsch', 'Français', 'English'])
      await userEvent.click(view.getByRole('checkbox', { name }));
    await userEvent.fill(support, 'help');
    await userEvent.fill(origins, 'https://a.example\nb.example/page');
    expect(view.container.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    await userEvent.click(save);
    await expect.element(german).toHaveFocus();
    const missing = view.getByRole('alert').getByText('Choose at least one language.');
    await expect.element(missing).toBeVisible();
    const group = view.getByRole('group', { name: 'Languages of the interface' });
    await expect.element(group).toHaveAccessibleDescription(/Choose at least one language\.$/);
    await expect.element(support).toHaveAccessibleDescription(/Please enter a valid e-mail address\.$/);
    await expect
      .element(origins)
      .toHaveAccessibleDescription(/Line 2: “b\.example\/page” is no such address/);
    await expectAccessible();
    await userEvent.click(german);
    await expect.element(missing).not.toBeInTheDocument();
    await userEvent.click(save);
    await expect.element(support).toHaveFocus();
    await userEvent.fill(support, '');
    await userEvent.click(save);
    await expect.element(origins).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.fill(origins, 'https://a.example/');
    await userEvent.click(view.getByRole('checkbox', { name: /^Internal documents may be sent/ }));
    await userEvent.click(save);
    await expect.element(view.getByText('The settings are saved.')).toBeVisible();
    expect(sent()).toEqual([
      {
        languages: ['DE'],
        supportAddress: null,
        widgetOrigins: ['https://a.example'],
        internalToModel: true,
      },
    ]);
  });
});

describe('saving the settings', () => {
  it('shows what the server made of them, and loads the changes again', async () => {
    const { view, origins, save, count } = await open();
    await userEvent.fill(origins, 'https://a.example/\n\nhttps://a.example');
    await userEvent.click(save);
    await expect.element(view.getByText('The settings are saved.')).toBeVisible();
    await expect.element(origins).toHaveValue('https://a.example');
    await expect.element(save).toBeDisabled();
    await expect.poll(() => count(changesCall)).toBe(2);
    await expectAccessible();
  });

  it('happens once, and leaves what is typed meanwhile to be saved', async () => {
    const arrival = Promise.withResolvers<void>();
    const answer = (request: Request) => arrival.promise.then(() => stores(request));
    const { view, support, save, sent } = await open({ [saveCall]: answer });
    await userEvent.fill(support, 'a@musterbank.example');
    await userEvent.keyboard('{Enter}');
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.fill(support, 'b@musterbank.example');
    await userEvent.keyboard('{Enter}');
    arrival.resolve();
    await expect.element(view.getByText('The settings are saved.')).toBeVisible();
    expect(sent()).toMatchObject([{ supportAddress: 'a@musterbank.example' }]);
    await expect.element(support).toHaveValue('b@musterbank.example');
    await expect.element(save).toBeEnabled();
  });

  it.each([
    [
      'the server refuses an entry',
      () => refusal(400, 'X', 'too long'),
      'The server does not take this: too long',
      0,
    ],
    ['the server fails', () => refusal(500, 'X'), /^The settings were not saved\. Nothing of what/, 0],
    [
      'the server is away',
      unreachable,
      /^The regulation server cannot be reached\. The settings were not saved/,
      1,
    ],
  ])('says why it failed, and keeps what was typed: %s', async (_, answer, words, retries) => {
    expectOnConsole(/^save the settings/);
    const { view, support, save } = await open({ [saveCall]: answer });
    await userEvent.fill(support, 'b@musterbank.example');
    await userEvent.click(save);
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    expect(view.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(retries);
    await expect.element(support).toHaveValue('b@musterbank.example');
    await expect.element(save).toBeEnabled();
    await expectAccessible();
  });
});
