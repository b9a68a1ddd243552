import type { Page, Request } from '@playwright/test';
import { texts as common } from '../core/i18n/de/common.ts';
import { texts as element } from '../core/i18n/de/element.ts';
import { texts as questions } from '../core/i18n/de/questions.ts';
import { texts as session } from '../core/i18n/de/session.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { emailOf, type SignedIn, signInByCalls } from './people.ts';
import { coloursOf, differingPixels } from './pixels.ts';

test.use({ person: 'nobody' });

const call = '**/api/v1/domain/mail/question';
const place = (page: Page) => page.locator('ask-question').first();
const opener = (page: Page) => place(page).getByRole('button', { name: questions.title });
const dialog = (page: Page) => page.getByRole('dialog', { name: questions.title });
const question = (page: Page) => page.getByRole('radio', { name: questions.question, exact: true });
const type = (page: Page) => page.getByRole('radio', { name: questions.bug });
const field = (page: Page, name: 'subject' | 'message' | 'name' | 'email') =>
  page.getByLabel(questions[name], { exact: true });
const send = (page: Page) => page.getByRole('button', { name: questions.send, exact: true });

type Setting = {
  attributes?: Record<string, string>;
  session?: SignedIn | undefined;
  host?: string;
  script?: string;
};

/** Puts `<ask-question>` on a host page as its owner would, and records its events. */
async function openHost(page: Page, setting: Setting = {}) {
  const { attributes = {}, session: signedIn, host = 'plain.html', script = 'regesta.js' } = setting;
  await page.goto(`${addresses.host}/${host}`);
  await page.evaluate(
    async ({ all, token, address }) => {
      const page = window as unknown as { seen: unknown[] };
      page.seen = [];
      for (const name of ['opened', 'sent', 'failed', 'signed-out', 'auth-required'])
        document.addEventListener(`reg-${name}`, (event) =>
          page.seen.push([event.type, (event as CustomEvent).detail]),
        );
      const element = document.createElement('ask-question');
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
      if (token) Object.assign(element, { token: () => token });
      document.getElementById('place')?.append(element);
      await import(/* @vite-ignore */ address);
    },
    {
      all: { 'main-url': addresses.main, ...attributes },
      token: signedIn?.token,
      address: `${addresses.main}/widgets/${script}`,
    },
  );
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);

/** Sets the server's reply to questions; returns the requests. */
async function answerQuestions(page: Page, status: number, json: object): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(call, async (route) => {
    if (route.request().method() === 'POST') requests.push(route.request());
    await route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });
  });
  return requests;
}

async function fillIn(page: Page, words: string) {
  await type(page).check();
  await field(page, 'subject').fill(words);
  await field(page, 'message').fill(`${words}, and more`);
}
async function sayWho(page: Page) {
  await field(page, 'name').fill('Vera Visitor');
  await field(page, 'email').fill('vera@elsewhere.example');
}
async function expectFilledIn(page: Page, words: string) {
  await expect(type(page)).toBeChecked();
  await expect(field(page, 'subject')).toHaveValue(words);
  await expect(field(page, 'message')).toHaveValue(`${words}, and more`);
}
const readMail = async (page: Page, subject: string) => {
  await page.goto(`${addresses.main}/development/mails`);
  await page.getByRole('link', { name: subject }).click();
  return page.getByRole('main');
};

test.describe('with the servers', () => {
  test.describe.configure({ mode: 'serial' });
  const settings = async (change?: object) => {
    const { token } = await signInByCalls('admin@alpina.example');
    const reply = await fetch(`${addresses.main}/api/v1/domain/settings`, {
      method: change ? 'PUT' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(change && { body: JSON.stringify(change) }),
    });
    expect(reply.status).toBe(200);
    const { languages, supportAddress, widgetOrigins } = (await reply.json()) as Record<string, unknown>;
    return { languages, supportAddress, widgetOrigins };
  };
  let before: object;
  test.beforeAll(async () => {
    before = await settings();
  });
  test.afterAll(() => settings(before));

  test('a page that no organisation allows is told so, and nothing is lost', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/send a question:|status of 403/);
    await openHost(page);
    await opener(page).click();
    await fillIn(page, 'Refused');
    await sayWho(page);
    await page.setViewportSize({ width: 390, height: 640 });
    const alert = dialog(page).getByRole('alert');
    await send(page).click();
    await expect(alert).toHaveText(`${questions.notFromHere} ${questions.kept}`);
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expectFilledIn(page, 'Refused');
    expect(await seen(page)).toContainEqual([
      'reg-failed',
      { code: 'ORIGIN_NOT_ALLOWED', where: 'send a question' },
    ]);
  });

  test('a visitor’s question reaches the support of the organisation that allows the page, as not verified', async ({
    page,
  }) => {
    await settings({ ...before, supportAddress: 'help@alpina.example', widgetOrigins: [addresses.host] });
    const words = `Where is the annex ${Date.now()}`;
    await openHost(page);
    await opener(page).click();
    await fillIn(page, words);
    await sayWho(page);
    await send(page).click();
    await expect(page.getByText(questions.sent)).toBeFocused();
    const events = JSON.stringify(await seen(page));
    expect(JSON.parse(events)).toEqual([
      ['reg-opened', { kind: 'question' }],
      ['reg-sent', { type: 'Bug report' }],
    ]);
    const mail = await readMail(page, words);
    for (const text of [
      ...['help@alpina.example', 'Vera Visitor', 'vera@elsewhere.example', 'A host page'],
      ...[`${addresses.host}/plain.html`, `${words}, and more`, 'not verified'],
    ])
      await expect(mail).toContainText(text);
  });

  test('a question with the host’s token comes from who is signed in', async ({ page, sessions }) => {
    const words = `By token ${Date.now()}`;
    await openHost(page, { session: await sessions('reader') });
    await opener(page).click();
    await expect(field(page, 'name')).toHaveCount(0);
    await fillIn(page, words);
    await send(page).click();
    await expect(page.getByText(questions.sent)).toBeFocused();
    const mail = await readMail(page, words);
    await expect(mail).toContainText(emailOf('reader'));
    await expect(mail).not.toContainText('not verified');
  });
});

test('says beside each field what is missing, and leads to the first', async ({ page }) => {
  await openHost(page);
  await opener(page).click();
  await expect(question(page)).toBeFocused();
  await send(page).click();
  await expect(question(page)).toHaveAccessibleDescription(questions.typeRequired);
  await expect(field(page, 'name')).toHaveAccessibleDescription(questions.nameRequired);
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    `${questions.emailHint} ${questions.emailRequired}`,
  );
  await expectAccessibleInBothThemes(page);
  await fillIn(page, 'Who');
  await send(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await field(page, 'name').fill('Vera');
  await field(page, 'email').fill('vera@');
  await send(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    `${questions.emailHint} ${questions.emailInvalid}`,
  );
});

test('tells why a question was not sent, and loses nothing', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/send a question:|status of \d+|ERR_/);
  await openHost(page);
  await opener(page).click();
  await fillIn(page, 'Kept');
  await sayWho(page);
  for (const [status, code, told] of [
    [502, 'MAIL_REFUSED', questions.mailFailed],
    [500, 'INTERNAL', questions.failed],
    [429, 'TOO_MANY_QUESTIONS', questions.tooManyHere],
    [503, 'NO_SUPPORT_ADDRESS', questions.nobodyAnswersHere],
  ] as const) {
    await answerQuestions(page, status, { code, message: 'x' });
    await send(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(`${told} ${questions.kept}`);
    await expectFilledIn(page, 'Kept');
    expect(await seen(page)).toContainEqual(['reg-failed', { code, where: 'send a question' }]);
    await page.unroute(call);
  }
  await expectAccessibleInBothThemes(page);
  await page.route(call, (route) => route.abort());
  await send(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(questions.unreachableHere);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(place(page).getByRole('status')).toHaveText(`${questions.failed} ${questions.kept}`);
  await opener(page).click();
  await expectFilledIn(page, 'Kept');
  await expect(field(page, 'email')).toHaveValue('vera@elsewhere.example');
  expect(JSON.stringify(await seen(page))).not.toMatch(/Kept|vera/i);
});

test('tells of a mail that waits, keeps who asks for another question, and sends the page without its query', async ({
  page,
}) => {
  const requests = await answerQuestions(page, 202, { mail: 'queued' });
  await openHost(page, { host: 'plain.html?session=secret#mine', attributes: { organisation: 'alpina' } });
  await opener(page).click();
  await expect(dialog(page)).toContainText('A host page');
  await fillIn(page, 'Later');
  await sayWho(page);
  await send(page).click();
  await expect(page.getByText(questions.queued)).toBeFocused();
  expect(await seen(page)).toContainEqual(['reg-sent', { type: 'Bug report' }]);
  expect(requests[0]?.postDataJSON()).toEqual({
    type: 'Bug report',
    subject: 'Later',
    message: 'Later, and more',
    language: 'EN',
    context: { title: 'A host page', url: `${addresses.host}/plain.html`, language: 'DE' },
    sender: { name: 'Vera Visitor', email: 'vera@elsewhere.example' },
    website: '',
    organisation: 'alpina',
  });
  await page.getByRole('button', { name: questions.another }).click();
  await expect(field(page, 'subject')).toHaveValue('');
  await expect(field(page, 'name')).toHaveValue('Vera Visitor');
});

test('who closes the dialog while it sends sees the outcome beside the button', async ({ page }) => {
  const { promise: closed, resolve: answer } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await closed;
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ json: { mail: 'sent' }, headers });
  });
  await openHost(page);
  await opener(page).click();
  await fillIn(page, 'Closed');
  await sayWho(page);
  await send(page).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  answer();
  await expect(place(page).getByRole('status')).toHaveText(questions.sent);
});

test('what the page names is chosen, goes along and stands on the button', async ({ page }) => {
  const requests = await answerQuestions(page, 200, { mail: 'sent' });
  const named = { title: 'Manual', url: `${addresses.host}/manual?id=5` };
  await openHost(page, {
    attributes: { label: 'Fragen?', type: 'support request', context: JSON.stringify(named), lang: 'en' },
  });
  await page.getByRole('button', { name: 'Fragen?' }).click();
  await expect(page.getByRole('radio', { name: 'Support request' })).toBeChecked();
  await page.getByLabel('Subject').fill('Access');
  await page.getByLabel('Message').fill('Please');
  await page.getByLabel('Your name').fill('Vera');
  await page.getByLabel('Your e-mail address').fill('vera@elsewhere.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Ask another question' }).click();
  await expect(page.getByRole('radio', { name: 'Support request' })).toBeChecked();
  expect(requests[0]?.postDataJSON()).toMatchObject({ context: { ...named, language: 'EN' } });
});

test('keyboard alone: the dialog holds the focus and gives it back, machines’ field aside', async ({
  page,
}) => {
  await answerQuestions(page, 200, { mail: 'sent' });
  await openHost(page, { attributes: { loading: 'eager' } });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Space');
  for (const words of ['Art. 5', 'Why', 'Vera', 'vera@elsewhere.example']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: questions.removeReference })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(questions.sent)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  const trap = place(page).locator('input[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(dialog(page).getByRole('textbox')).toHaveCount(4);
});

test('the shell’s button opens the dialog once the rest has come, and keeps the focus', async ({ page }) => {
  await page.route('**/widgets/parts/question-*', async (route) => {
    await new Promise((later) => setTimeout(later, 800));
    await route.continue();
  });
  await openHost(page);
  const shell = place(page).locator('button');
  const small = await shell.boundingBox();
  await shell.focus();
  await page.keyboard.press('Enter');
  await expect(shell).toHaveAttribute('aria-busy', 'true');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  expect(await opener(page).boundingBox()).toEqual(small);
});

test.describe('in place', () => {
  const inline = { inline: '', loading: 'eager' };

  test('stands in the page without taking the focus, and says in place that it was sent', async ({
    page,
  }) => {
    await answerQuestions(page, 200, { mail: 'sent' });
    await openHost(page, { attributes: inline });
    await expect(page.getByRole('region', { name: questions.title })).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await fillIn(page, 'In place');
    await sayWho(page);
    await expectAccessibleInBothThemes(page);
    await send(page).click();
    await expect(page.getByText(questions.sent)).toBeFocused();
    expect(await seen(page)).toEqual([['reg-sent', { type: 'Bug report' }]]);
    await page.getByRole('button', { name: questions.another }).click();
    await expect(question(page)).toBeFocused();
    await expect(field(page, 'name')).toHaveValue('Vera Visitor');
  });

  test('what was typed outlives a refused token, a new one and reload()', async ({
    page,
    sessions,
    consoleGuard,
  }) => {
    consoleGuard.allow(/send a question:|status of 401/);
    const requests = await answerQuestions(page, 401, { code: 'UNAUTHORISED', message: 'expired' });
    await openHost(page, { attributes: inline, session: await sessions('reader') });
    await fillIn(page, 'Over');
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(`${questions.sessionEnded} ${questions.kept}`);
    await expectFilledIn(page, 'Over');
    await expect(field(page, 'name')).toBeVisible();
    expect(requests.length).toBeGreaterThan(0);
    const give = (token: string | undefined) =>
      place(page).evaluate((node, token) => Object.assign(node, { token: token && (() => token) }), token);
    await give(undefined);
    await expectFilledIn(page, 'Over');
    await give((await sessions('reader')).token);
    await expect(field(page, 'name')).toHaveCount(0);
    await place(page).evaluate((node) => (node as unknown as { reload: () => void }).reload());
    await expectFilledIn(page, 'Over');
  });

  test('asks people to sign in only where the page wants it', async ({ page, sessions }) => {
    await openHost(page, { attributes: { ...inline, 'sign-in': 'host' } });
    await expect(place(page).getByText(element.signInOutside)).toBeVisible();
    expect(await seen(page)).toEqual([['reg-auth-required', {}]]);
    await place(page).evaluate((node) => node.setAttribute('sign-in', 'own'));
    await expect(page.getByLabel(session.email)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await place(page).evaluate((node) => node.removeAttribute('sign-in'));
    await expect(field(page, 'subject')).toBeVisible();
    await place(page).evaluate((node) => node.removeAttribute('inline'));
    await place(page).evaluate((node) => node.setAttribute('sign-in', 'own'));
    await opener(page).click();
    await expect(dialog(page).getByLabel(session.email)).toBeVisible();
    await place(page).evaluate(
      (node, token) => Object.assign(node, { token: () => token }),
      (await sessions('reader')).token,
    );
    await expect(dialog(page).getByLabel(questions.subject)).toBeVisible();
  });

  test('keeps its room from the start', async ({ page }) => {
    const { promise: come, resolve: bring } = Promise.withResolvers<void>();
    await page.route('**/widgets/parts/question-*', async (route) => {
      await come;
      await route.continue();
    });
    await openHost(page, { attributes: { ...inline, 'form-height': '700' } });
    const height = () => place(page).evaluate((node) => node.getBoundingClientRect().height);
    await expect(place(page).getByText(common.loading)).toBeVisible();
    expect(await height()).toBe(700);
    bring();
    await expect(field(page, 'message')).toBeVisible();
    expect(await height()).toBe(700);
    await place(page).evaluate((node) => node.removeAttribute('inline'));
    await expect(opener(page)).toBeVisible();
    expect(await height()).toBe(40);
  });
});

test('works under the strictest policy, brought by the loader', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { dataset } = document.documentElement;
      dataset.violations = `${dataset.violations ?? ''}${effectiveDirective} ${blockedURI}; `;
    });
  });
  await answerQuestions(page, 200, { mail: 'sent' });
  await page.goto(`${addresses.host}/strict-ask.html`);
  await expect(page.getByRole('region', { name: questions.title })).toBeVisible();
  await opener(page).click();
  const form = dialog(page);
  await form.getByRole('radio', { name: questions.question, exact: true }).check();
  for (const [label, words] of [
    [questions.subject, 'Strict'],
    [questions.message, 'Why'],
    [questions.name, 'Vera'],
    [questions.email, 'vera@elsewhere.example'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(words);
  await form.getByRole('button', { name: questions.send, exact: true }).click();
  await expect(page.getByText(questions.sent)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.dataset.violations ?? '')).toBe('');
});

test('a hostile page changes no pixel of button and dialog', async ({ page }) => {
  const shots = [];
  for (const host of ['plain.html', 'hostile.html']) {
    const context = '{"title":"The same page"}';
    await openHost(page, { host, attributes: { lang: 'de', loading: 'eager', context } });
    await place(page).evaluate((node) => {
      (node as HTMLElement).style.setProperty('--reg-font', 'sans-serif', 'important');
      // The same position and background on both pages.
      const box = { position: 'fixed', left: '0', top: '0', width: '400px', background: 'white' };
      for (const [name, value] of Object.entries(box))
        node.parentElement?.style.setProperty(name, value, 'important');
    });
    // Moves the pointer off the button, over which it still is from the page before.
    await page.mouse.move(1200, 800);
    await expect.poll(() => opener(page).evaluate((node) => node.matches(':hover'))).toBe(false);
    const button = await opener(page).screenshot({ animations: 'disabled' });
    await opener(page).click();
    await expect(field(page, 'email')).toBeVisible();
    shots.push({ button, form: await dialog(page).screenshot({ animations: 'disabled' }) });
  }
  const [calm, hostile] = shots;
  if (!calm || !hostile) throw new Error('two pages');
  expect(await differingPixels(page, calm.button, hostile.button)).toBeLessThan(10);
  expect(await differingPixels(page, calm.form, hostile.form)).toBeLessThan(200);
});

test('asks the servers nothing before somebody sends, and a third party never', async ({ page }) => {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await answerQuestions(page, 200, { mail: 'sent' });
  await openHost(page, { attributes: { loading: 'eager' } });
  await opener(page).click();
  await fillIn(page, 'Quiet');
  await sayWho(page);
  const calls = () => requests.filter(({ pathname }) => pathname.startsWith('/api/'));
  expect(calls()).toEqual([]);
  // A robot fills in every field.
  await place(page).locator('input[name="website"]').fill('https://spam.example');
  const sent = page.waitForRequest(call);
  await send(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ website: 'https://spam.example' });
  await expect(page.getByText(questions.sent)).toBeVisible();
  expect(new Set(calls().map(({ pathname }) => pathname))).toEqual(new Set(['/api/v1/domain/mail/question']));
  expect(requests.filter(({ origin }) => ![addresses.main, addresses.host].includes(origin))).toEqual([]);
});

test('leaves nothing behind in the page', async ({ page }) => {
  const state = () =>
    page.evaluate(() => {
      const { head, body, styleSheets, adoptedStyleSheets } = document;
      const globals = Object.getOwnPropertyNames(window).filter((name) => name !== 'seen');
      const counts = [head, body].map((each) => each.childElementCount);
      return {
        globals,
        counts,
        sheets: styleSheets.length + adoptedStyleSheets.length,
        kept: { ...localStorage },
      };
    });
  await page.goto(`${addresses.host}/plain.html`);
  const before = await state();
  await openHost(page, { attributes: { loading: 'eager' } });
  await opener(page).click();
  await fillIn(page, 'Secret');
  expect(await state()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.evaluate(async () => {
    document.querySelector('ask-question')?.remove();
    await new Promise((next) => setTimeout(next, 50));
  });
  expect(await state()).toEqual(before);
});

test.describe('on a page of the product’s own origin', () => {
  test.use({ person: 'reader' });
  test('asks for whoever is signed in there', async ({ page }) => {
    const requests = await answerQuestions(page, 200, { mail: 'sent' });
    await page.goto('/support');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      const element = document.createElement('ask-question');
      element.setAttribute('lang', 'de');
      element.setAttribute('whole-address', '');
      document.body.prepend(element);
      await import(/* @vite-ignore */ `${location.origin}/widgets/ask-question.js`);
    });
    await opener(page).click();
    await expect(dialog(page)).toContainText(questions.answerTo.replace('{{email}}', emailOf('reader')));
    await expect(field(page, 'email')).toHaveCount(0);
    await fillIn(page, 'Own');
    await send(page).click();
    await expect(page.getByText(questions.sent)).toBeVisible();
    expect(requests[0]?.headers().authorization).toMatch(/^Bearer /);
    expect(requests[0]?.postDataJSON()).not.toHaveProperty('sender');
  });
});

test('forced colours leave words and edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHost(page, { attributes: { inline: '', loading: 'eager' } });
  await type(page).check();
  await expect(field(page, 'subject')).toHaveCSS('border-top-style', 'solid');
  const { color, background } = await send(page).evaluate((node) => {
    const { color, backgroundColor: background } = getComputedStyle(node);
    return { color, background };
  });
  expect(color).not.toBe(background);
  expect(await coloursOf(page, await send(page).screenshot())).toBeGreaterThan(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const attributes of [{ loading: 'eager' }, { inline: '', loading: 'eager' }])
    test(`fits, ${'inline' in attributes ? 'in place' : 'as a dialog'}, in both themes`, async ({ page }) => {
      await openHost(page, { attributes });
      if (!('inline' in attributes)) await opener(page).click();
      await send(page).click();
      await expect(page.getByText(questions.emailRequired)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    });
});
