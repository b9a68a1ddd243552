import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HostToken } from '#core/session/session.ts';
import { aLampServer } from '#widgets/testing/lamp-act.ts';
import { aHit, aReply, searchCall, suggestCall } from '#widgets/testing/search.ts';
import type { Answers } from '#widgets/testing/view.tsx';
import './alone/reg-reader.ts';
import './alone/reg-search.ts';
import './alone/ask-question.ts';

const law = 'https://law.example/main';
const other = 'https://other.example';
const bank = 'https://domain.example/bank';
const evil = 'https://evil.example';

const ada = {
  id: '7',
  email: 'ada@bank.example',
  fullName: 'Ada',
  preferredLanguage: 'EN',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'EN',
  roles: ['ADMINISTRATOR', 'READER'],
  createdAt: '',
};
const tokenOf = (iss: string, id = '1') => `x.${btoa(JSON.stringify({ iss, id }))}.x`;
const answers: Answers = {
  ...aLampServer(),
  [searchCall]: aReply({ hits: [aHit({ regTextId: 'lamp' })] }),
  [suggestCall]: [],
  'GET /users/current': ada,
  'GET /users/current/capabilities': [],
  'GET /DomainSearch': { facetFields: {}, hits: [], total: 0 },
};

/** Requests of the elements, each with the base address of its server and its token. */
let sent: { base: string; call: string; token: string | null }[] = [];
let failures: { code: string; where: string }[] = [];
/** The organisation's server that a main server names when somebody signs in. */
let organisations: Record<string, string> = {};

/** React runs effects twice while developing, which says the same twice. */
function note(event: Event) {
  const { detail } = event as CustomEvent<(typeof failures)[number]>;
  if (failures.at(-1)?.where !== detail.where) failures.push(detail);
}

beforeEach(() => {
  sent = [];
  failures = [];
  organisations = { [law]: bank, [other]: 'https://domain.other.example', [evil]: evil };
  const real = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (given, init) => {
    const request = new Request(given, init);
    const [base = '', path] = request.url.split('/api/v1');
    if (path === undefined) return real(given, init);
    const { pathname } = new URL(path, 'https://x.example');
    const call = `${request.method} ${decodeURIComponent(pathname)}`;
    sent.push({ base, call, token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null });
    if (call === 'GET /domain/base-url') return Response.json({ baseUrl: organisations[base] });
    if (call === 'POST /users/authenticate') return Response.json({ token: tokenOf(base), user: ada });
    const answer = answers[call];
    if (typeof answer === 'function') return answer(request);
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
  });
  document.addEventListener('reg-failed', note);
});

afterEach(() => {
  for (const element of document.querySelectorAll('reg-reader, reg-search, ask-question')) element.remove();
  document.removeEventListener('reg-failed', note);
  vi.restoreAllMocks();
  for (const key of Object.keys(localStorage)) if (key.startsWith('regesta-')) localStorage.removeItem(key);
});

let count = 0;
type Placed = HTMLElement & { token?: HostToken; reload: () => void };

/** Puts an element on the page as its owner would. */
function place(tag: string, attributes: Record<string, string>, token?: HostToken): Placed {
  const element = document.createElement(tag) as Placed;
  count += 1;
  element.dataset.testid = `element-${count}`;
  for (const [name, value] of Object.entries({ loading: 'eager', 'main-url': law, ...attributes }))
    element.setAttribute(name, value);
  if (token) element.token = token;
  document.body.append(element);
  return element;
}

const search = (attributes: Record<string, string> = {}, token?: HostToken) =>
  place('reg-search', { term: 'Docht', ...attributes }, token);
const inside = (element: HTMLElement) => page.getByTestId(element.dataset.testid ?? '');
const hitOf = (element: HTMLElement) => inside(element).getByRole('link', { name: /Art\. 37b/ });

async function signInAt(element: HTMLElement) {
  const form = inside(element);
  await userEvent.fill(form.getByLabelText('E-mail address'), ada.email);
  await userEvent.fill(form.getByLabelText('Password', { exact: true }), 'password');
  await userEvent.click(form.getByRole('button', { name: 'Sign in' }));
}

const withToken = () => sent.filter(({ token }) => token !== null);
/** The servers that got a token, each with the issuers of what it got. */
const receivers = () =>
  [...new Set(withToken().map(({ base, token }) => `${base} < ${atob(token?.split('.')[1] ?? '')}`))].sort();
const refusedText = /This part is not displayed/;
const later = () => new Promise((settle) => setTimeout(settle, 300));

describe('a session of the page', () => {
  it('is not sent where another element’s main-url leads, which has to sign in itself', async () => {
    const own = search();
    await signInAt(own);
    await expect.element(hitOf(own)).toBeVisible();
    const foreign = search({ 'main-url': evil });
    await expect.element(inside(foreign).getByLabelText('E-mail address')).toBeVisible();
    await later();
    expect(sent.filter(({ base }) => base === evil)).toEqual([]);
    expect(receivers()).toEqual(
      [bank, law].map((base) => `${base} < ${JSON.stringify({ iss: bank, id: '1' })}`),
    );
  });

  it('is not sent where a domain-url leads: the element says so, and makes no request', async () => {
    const own = search();
    await signInAt(own);
    await expect.element(hitOf(own)).toBeVisible();
    await later();
    sent = [];
    const foreign = search({ 'domain-url': evil });
    await expect.element(inside(foreign).getByText(refusedText)).toBeVisible();
    expect(failures).toEqual([{ code: 'ADDRESS_REFUSED', where: `domain-url: ${evil}` }]);
    expect(sent).toEqual([]);
    foreign.setAttribute('domain-url', `${bank}/`);
    await expect.element(hitOf(foreign)).toBeVisible();
    own.setAttribute('domain-url', evil);
    await expect.element(inside(own).getByText(refusedText)).toBeVisible();
    own.reload();
    await later();
    expect(sent.filter(({ base }) => base === evil)).toEqual([]);
  });

  it('with one installation does not touch that with another', async () => {
    const [one, two] = [search(), search({ 'main-url': other })];
    await signInAt(one);
    await expect.element(hitOf(one)).toBeVisible();
    await signInAt(two);
    await expect.element(hitOf(two)).toBeVisible();
    const expected = [law, other].flatMap((main) => {
      const claims = JSON.stringify({ iss: organisations[main], id: '1' });
      return [`${main} < ${claims}`, `${organisations[main]} < ${claims}`];
    });
    expect(receivers()).toEqual(expected.sort());
    expect(
      Object.keys(localStorage)
        .filter((key) => key.includes('-token'))
        .sort(),
    ).toEqual([`regesta-token@${law}`, `regesta-token@${other}`]);
    // The session of one ends: the other goes on.
    for (const key of Object.keys(localStorage)) if (key.endsWith(`@${law}`)) localStorage.removeItem(key);
    sent = [];
    const third = search({ 'main-url': other });
    await expect.element(hitOf(third)).toBeVisible();
    expect(withToken().map(({ base }) => base)).toContain(other);
  });

  it('that an older version stored for any server is sent to none', async () => {
    localStorage.setItem('regesta-token', tokenOf(bank));
    localStorage.setItem('regesta-domain-base-url', bank);
    const elements = [search(), search({ 'main-url': '' }), search({ 'main-url': evil })];
    for (const element of elements)
      await expect
        .element(
          inside(element)
            .getByText(/Sign in|need to sign in/)
            .first(),
        )
        .toBeVisible();
    await later();
    expect(withToken()).toEqual([]);
  });
});

describe('the token of the page', () => {
  it('goes to the servers of each element that was given it, whatever others name', async () => {
    const token = vi.fn(() => tokenOf(bank));
    const own = search({ 'domain-url': bank }, token);
    await expect.element(hitOf(own)).toBeVisible();
    const diverting = search({ 'domain-url': evil }, token);
    await expect.element(inside(diverting).getByText(refusedText)).toBeVisible();
    expect(failures).toContainEqual({ code: 'ADDRESS_REFUSED', where: `domain-url: ${evil}` });
    own.setAttribute('term', 'Lampe');
    await expect.poll(() => sent.filter(({ call }) => call === searchCall).length).toBe(2);
    await later();
    expect(new Set(withToken().map(({ base }) => base))).toEqual(new Set([law, bank]));
  });

  it.each([
    ['main-url', evil],
    ['domain-url', evil],
  ])('that was sent is not taken elsewhere by %s, until the page gives another', async (name, address) => {
    const own = search({ 'domain-url': bank }, () => 'opaque');
    await expect.element(hitOf(own)).toBeVisible();
    await later();
    sent = [];
    own.setAttribute(name, address);
    await expect.element(inside(own).getByText(refusedText)).toBeVisible();
    expect(failures).toEqual([{ code: 'ADDRESS_REFUSED', where: `${name}: ${address}` }]);
    own.reload();
    await later();
    expect(sent).toEqual([]);
    own.setAttribute('term', 'Lampe');
    own.token = () => 'newer';
    await expect.poll(() => withToken().map(({ token }) => token)).toContain('newer');
    await expect.element(hitOf(own)).toBeVisible();
    await later();
    expect(withToken().filter(({ token }) => token === 'opaque')).toEqual([]);
  });

  it('given before the address goes to the address', async () => {
    const element = document.createElement('reg-search') as Placed;
    element.dataset.testid = 'early';
    element.token = () => tokenOf(bank);
    document.body.append(element);
    for (const [name, value] of Object.entries({ loading: 'eager', term: 'Docht', 'main-url': law }))
      element.setAttribute(name, value);
    element.reload();
    await expect.element(hitOf(element)).toBeVisible();
    expect(new Set(withToken().map(({ base }) => base))).toEqual(new Set([law]));
  });
});

describe('an address that is none on the web', () => {
  it.each(['reg-reader', 'reg-search', 'ask-question'])(
    'as main-url or domain-url of <%s> is told, and nothing is sent',
    async (tag) => {
      const wrong = [
        'javascript:alert(1)',
        'data:text/plain,x',
        'https://good.example@evil.example',
        'file:///x',
      ];
      for (const name of ['main-url', 'domain-url'])
        for (const address of wrong) {
          failures = [];
          const attributes = { 'reg-text-id': 'lamp', inline: '', [name]: address };
          const element = place(tag, attributes, () => 'secret');
          await expect.element(inside(element).getByText(refusedText)).toBeVisible();
          expect(failures).toEqual([{ code: 'INVALID_ATTRIBUTE', where: `${name}: ${address}` }]);
          element.remove();
        }
      await later();
      expect(sent).toEqual([]);
    },
  );

  it.each(['attribute', 'property'] as const)('as reader-url runs nothing on a hit: %s', async (how) => {
    const leave = vi.spyOn(window, 'open').mockReturnValue(null);
    const runs = 'javascript:document.documentElement.dataset.ran="yes"//{regTextId}';
    const element = search({}, () => tokenOf(bank));
    if (how === 'attribute') element.setAttribute('reader-url', runs);
    else Object.assign(element, { readerUrl: runs });
    const navigate = vi.fn();
    element.addEventListener('reg-navigate', (event) => navigate((event as CustomEvent).detail.href));
    await expect
      .element(hitOf(element))
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/law\.example\/main\/read\/lamp/));
    await userEvent.click(hitOf(element));
    await expect.poll(() => leave.mock.calls.length).toBe(1);
    expect(leave.mock.calls[0]?.[0]).toMatch(/^https:\/\/law\.example\/main\/read\/lamp/);
    expect(navigate.mock.calls).toEqual([[leave.mock.calls[0]?.[0]]]);
    expect(failures).toEqual([{ code: 'INVALID_ATTRIBUTE', where: `reader-url: ${runs}` }]);
    expect(document.documentElement.dataset.ran).toBeUndefined();
  });

  it('is not made by what a hit puts into a pattern', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    answers[searchCall] = aReply({
      hits: [aHit({ regTextId: 'javascript', completeParagraphID: 'javascript~37b^2' })],
    });
    const element = search({ 'reader-url': '{regTextId}:document.documentElement.dataset.ran="yes"//' }, () =>
      tokenOf(bank),
    );
    await expect
      .element(hitOf(element))
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/law\.example\/main\/read\//));
    await userEvent.click(hitOf(element));
    expect(failures).toEqual([{ code: 'INVALID_ATTRIBUTE', where: expect.stringMatching(/^reader-url: /) }]);
    expect(document.documentElement.dataset.ran).toBeUndefined();
    answers[searchCall] = aReply({ hits: [aHit({ regTextId: 'lamp' })] });
  });

  it('as reader-url may be relative, with places in it', async () => {
    const element = search({ 'reader-url': '/law/{regTextId}?p={path}' }, () => tokenOf(bank));
    await expect.element(hitOf(element)).toHaveAttribute('href', expect.stringMatching(/^\/law\/lamp\?p=/));
    expect(failures).toEqual([]);
  });

  it.each([
    ['reg-search', 'portal-url'],
    ['reg-reader', 'portal-url'],
    ['reg-reader', 'pdf-folder'],
  ])('in <%s> as %s is told, and the default holds', async (tag, name) => {
    const attributes = {
      term: 'Docht',
      'reg-text-id': 'lamp',
      language: 'EN',
      [name]: 'javascript:alert(1)//',
    };
    const element = place(tag, attributes, () => tokenOf(bank));
    await expect.poll(() => failures.map(({ code }) => code)).toEqual(['INVALID_ATTRIBUTE']);
    await expect.poll(() => withToken().length).toBeGreaterThan(0);
    const links = () => [...(element.shadowRoot?.querySelectorAll('a[href]') ?? [])];
    await expect.poll(() => links().length).toBeGreaterThan(0);
    for (const link of links()) expect(link.getAttribute('href')).not.toContain('javascript:');
  });

  it('as folder of the PDF’s worker is on another origin too', async () => {
    place('reg-reader', { 'reg-text-id': 'lamp', 'pdf-folder': `${evil}/pdfjs` }, () => tokenOf(bank));
    await expect
      .poll(() => failures.map(({ where }) => where))
      .toEqual([expect.stringMatching(/^pdf-folder: /)]);
  });

  it('in the context of a question is not sent', async () => {
    const element = place('ask-question', { inline: '' });
    Object.assign(element, { context: { title: 'Manual', url: 'javascript:alert(1)' } });
    await expect
      .poll(() => failures)
      .toEqual([{ code: 'INVALID_ATTRIBUTE', where: 'context: javascript:alert(1)' }]);
  });
});

describe('the app of an element', () => {
  it('is not to be had by dispatching an event', async () => {
    const own = search();
    await signInAt(own);
    await expect.element(hitOf(own)).toBeVisible();
    const detail: Record<string, unknown> = { mainUrl: law };
    document.dispatchEvent(new CustomEvent('regesta-app-1', { detail }));
    expect(detail).toEqual({ mainUrl: law });
  });
});
