import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada } from '#core/comments/comment-fixture.ts';
import { aCommentServer } from '#widgets/testing/comments.tsx';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { answerCalls, placeElement, seeEvents } from '#widgets/testing/element.ts';
import { aLampServer, lampAct } from '#widgets/testing/lamp-act.ts';
import { type Answers, refusal, unanswered } from '#widgets/testing/view.tsx';

type Reader = HTMLElement & { open: (place: unknown) => Promise<Record<string, unknown>> };

const place = (path: string) => page.getByRole('group', { name: `Art. ${path}`, exact: true });

/** A reader with the lamp act in a window of a page, and what its page is told. */
async function aReader(attributes: Record<string, string> = {}, answers: Answers = aLampServer(), more = {}) {
  const seen = seeEvents();
  const calls = answerCalls(answers);
  const element = (await placeElement('reg-reader', {
    attributes: { 'reg-text-id': 'lamp', language: 'EN', style: 'height: 400px', ...attributes },
    ...more,
  })) as Reader;
  const named = (name: string) => seen.filter((event) => event.name === name).map(({ detail }) => detail);
  return {
    element,
    calls,
    seen,
    named,
    moves: () => named('reg-place-changed'),
    failures: () => named('reg-failed'),
  };
}
const settled = () => new Promise((settle) => setTimeout(settle, 400));
const detail = (more: object) => ({
  citation: 'LampA',
  href: `${location.origin}/read/lamp?language=EN`,
  regTextId: 'lamp',
  article: undefined,
  path: undefined,
  language: 'EN',
  versionDate: '2024-01-01',
  ...more,
});
const article3 = detail({
  citation: 'Art. 3 LampA',
  href: `${location.origin}/read/lamp/3?language=EN`,
  article: '3',
});
const paragraph2 = detail({
  citation: 'Art. 1 para. 2 LampA',
  href: `${location.origin}/read/lamp/1?language=EN#1%5E2`,
  article: '1',
  path: '1^2',
});

describe('the page is told where its reader is', () => {
  it('once for the first place, and after each move', async () => {
    const { element, moves } = await aReader({ article: '3' });
    await expect.poll(moves).toEqual([article3]);
    await settled();
    element.shadowRoot?.querySelector<HTMLElement>('[data-path="1^2"]')?.focus();
    await expect.poll(moves).toEqual([article3, paragraph2]);
    element.setAttribute('article', '3');
    element.setAttribute('theme', 'dark');
    await settled();
    expect(moves()).toHaveLength(2);
    expect(structuredClone(moves())).toEqual(moves());
  });

  it('in the whole document where no article is named', async () => {
    const { moves } = await aReader();
    await expect.poll(moves).toEqual([detail({})]);
  });

  it('with its version where that is not today’s', async () => {
    const past = { status: 'past', versionDate: '2020-01-01' } as const;
    const { moves } = await aReader({ article: '3', 'version-date': '2020-05-05' }, aLampServer(past));
    await expect.poll(moves).toEqual([
      expect.objectContaining({
        citation: 'Art. 3 LampA (version of 1\u00a0January\u00a02020)',
        href: `${location.origin}/read/lamp/3?versionDate=2020-05-05&language=EN`,
        versionDate: '2020-01-01',
      }),
    ]);
  });

  it('with its version where another language is newer', async () => {
    const behind = { textDate: '2023-01-01', versionDate: '2024-01-01', languages: ['DE' as const] };
    const { moves } = await aReader({ article: '3' }, aLampServer({ versionDate: '2023-01-01', behind }));
    await expect.poll(() => moves()[0]?.citation).toBe('Art. 3 LampA (version of 1\u00a0January\u00a02023)');
  });

  it('when it rests, not on the way', async () => {
    const { element, moves } = await aReader({ article: '3' });
    await expect.poll(moves).toHaveLength(1);
    for (const path of ['1', '1^1', '2', '1^2'])
      element.shadowRoot?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus();
    await expect.poll(moves).toEqual([article3, paragraph2]);
  });

  it('by portal-url where the portal is elsewhere', async () => {
    const { moves } = await aReader({ article: '3', 'portal-url': 'https://portal.example/law/' });
    await expect.poll(() => moves()[0]?.href).toBe('https://portal.example/law/read/lamp/3?language=EN');
  });
});

describe('open()', () => {
  it('goes to a place and resolves once it is on screen, without the focus', async () => {
    const { element, moves } = await aReader({ article: '3' });
    await expect.poll(moves).toHaveLength(1);
    expect(await element.open({ path: '1^2' })).toEqual(paragraph2);
    await expect.element(place('1 para. 2')).toBeInViewport();
    expect(document.activeElement?.localName).toBe('body');
    await expect.poll(moves).toEqual([article3, paragraph2]);
    expect(await element.open({ regTextId: 'lamp', article: '3', language: 'en' })).toEqual(article3);
  });

  it('goes back to a place from which somebody scrolled away', async () => {
    const { element } = await aReader({ article: '3' });
    await element.open({ path: '1^2' });
    await settled();
    const column = element.shadowRoot?.querySelector('[data-scroller]');
    column?.scrollTo(0, 5000);
    await expect.element(place('1 para. 2')).not.toBeInViewport();
    await element.open({ path: '1^2' });
    await expect.element(place('1 para. 2')).toBeInViewport();
  });

  it('brings an element that has not come near', async () => {
    const far = document.createElement('p');
    far.style.height = '5000px';
    document.body.append(far);
    onTestFinished(() => far.remove());
    const { element } = await aReader({ loading: 'lazy' });
    expect(element.matches(':state(loading)')).toBe(true);
    expect(await element.open({ path: '1^2' })).toEqual(paragraph2);
  });

  const elsewhere = (id: string, status: number, code: string): Answers => ({
    ...aLampServer(),
    [`GET /ListOfRegulation/RegTextID/${id}`]: () => refusal(status, code),
    [`GET /TableOfContent/V2/RegTextID/${id}`]: () => refusal(status, code),
    [`GET /RegText/${id}`]: () => refusal(status, code),
    'GET /ListOfRegulation/Near': [],
  });
  it.each<[string, unknown, Answers, string]>([
    ['nothing', undefined, {}, 'INVALID_PLACE'],
    ['a text', 'lamp~1', {}, 'INVALID_PLACE'],
    ['a number as an article', { article: 1 }, {}, 'INVALID_PLACE'],
    ['an empty document', { regTextId: '' }, {}, 'INVALID_PLACE'],
    ['a day that there is not', { versionDate: '2024-02-30' }, {}, 'INVALID_PLACE'],
    ['a language that there is not', { language: 'XX' }, {}, 'INVALID_PLACE'],
    ['a view that there is not', { view: 'print' }, {}, 'INVALID_PLACE'],
    ['an article that the text does not have', { article: '9' }, {}, 'PARAGRAPH_NOT_FOUND'],
    ['a paragraph that the text does not have', { path: '1^9' }, {}, 'PARAGRAPH_NOT_FOUND'],
    [
      'no document',
      { regTextId: 'wick' },
      elsewhere('wick', 404, 'REGULATION_NOT_FOUND'),
      'REGULATION_NOT_FOUND',
    ],
    [
      'a version that there is not',
      { regTextId: 'wick' },
      elsewhere('wick', 404, 'VERSION_NOT_FOUND'),
      'VERSION_NOT_FOUND',
    ],
    [
      'a language that the document does not have',
      { regTextId: 'wick', language: 'FR' },
      {
        ...elsewhere('wick', 404, 'LANGUAGE_NOT_AVAILABLE'),
        'GET /ListOfRegulation/RegTextID/wick': { ...lampAct, regTextId: 'wick' },
      },
      'LANGUAGE_NOT_AVAILABLE',
    ],
    ['what a server keeps', { regTextId: 'wick' }, elsewhere('wick', 500, 'BROKEN'), 'BROKEN'],
  ])('rejects with a code: %s', async (_, given, answers, code) => {
    if (code.endsWith('FOUND') || code === 'BROKEN' || code === 'LANGUAGE_NOT_AVAILABLE')
      if (!code.startsWith('PARAGRAPH')) expectOnConsole(/open the document|load the (text|contents)/);
    const { element, moves } = await aReader({ article: '3' }, { ...aLampServer(), ...answers });
    await expect.poll(moves).toHaveLength(1);
    await expect(element.open(given)).rejects.toMatchObject({ code });
  });

  it('rejects with a code: where there is no document, and where the element is in no page', async () => {
    const { element } = await aReader({ 'reg-text-id': '' });
    await expect(element.open({ article: '3' })).rejects.toMatchObject({ code: 'NO_DOCUMENT' });
    expect(await element.open({ regTextId: 'lamp', article: '3' })).toEqual(article3);
    element.remove();
    await Promise.resolve();
    await expect(element.open({ article: '3' })).rejects.toMatchObject({ code: 'REMOVED' });
  });

  it.each([
    [
      'another place is asked for',
      'SUPERSEDED',
      (element: Reader) => element.open({ article: '3' }).catch(() => undefined),
    ],
    ['an attribute names another', 'SUPERSEDED', (element: Reader) => element.setAttribute('article', '2')],
    ['the element is removed', 'REMOVED', (element: Reader) => element.remove()],
  ])('rejects where before that %s: %s', async (_, code, act) => {
    const answers = aLampServer();
    for (const call of ['ListOfRegulation/RegTextID', 'TableOfContent/V2/RegTextID', 'RegText'])
      answers[`GET /${call}/wick`] = unanswered;
    const { element, moves } = await aReader({ article: '3' }, answers);
    await expect.poll(moves).toHaveLength(1);
    const opened = element.open({ regTextId: 'wick' }).catch((error: { code: string }) => error.code);
    await settled();
    act(element);
    expect(await opened).toBe(code);
  });

  it('rejects where nobody is signed in, and shows the place to who signs in', async () => {
    const { element } = await aReader({}, aLampServer(), { properties: { token: undefined } });
    await expect(element.open({ path: '1^2' })).rejects.toMatchObject({ code: 'UNAUTHORISED' });
    Object.assign(element, { token: () => 'lamp' });
    await expect.element(place('1 para. 2')).toBeInViewport();
  });
});

describe('the page is told what went wrong', () => {
  it.each([
    ['9', 'lamp~9', 'Art. 9 was not found in this version. Shown is Art. 4.'],
    ['1^7', 'lamp~1^7', 'Art. 1 para. 7 was not found in this version. Shown is Art. 1.'],
  ])('with an article or paragraph that the text does not have: %s', async (article, where, words) => {
    const path = article.includes('^') ? { place: JSON.stringify({ path: article }) } : { article };
    const { failures, moves } = await aReader(path);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.poll(failures).toContainEqual({ code: 'PARAGRAPH_NOT_FOUND', where });
    // What is shown in its stead is where the reader is.
    await expect.poll(() => moves()[0]?.article).toBe(article === '9' ? '4' : '1');
  });

  it('with values that mean nothing, each once', async () => {
    const { element, failures } = await aReader({ theme: 'drak', view: 'print' });
    await expect.poll(failures).toHaveLength(2);
    element.setAttribute('density', 'wide');
    await expect.poll(failures).toEqual([
      { code: 'INVALID_ATTRIBUTE', where: 'theme: "drak" is not light, dark, auto' },
      { code: 'INVALID_ATTRIBUTE', where: 'view: "print" is not text, pdf' },
      { code: 'INVALID_ATTRIBUTE', where: 'density: "wide" is not compact, normal, roomy' },
    ]);
  });

  it('with a token function that fails; the retry asks it again', async () => {
    expectOnConsole(/no lamp/);
    let isBroken = true;
    const token = () => (isBroken ? Promise.reject(new Error('no lamp')) : 'lamp');
    const { failures } = await aReader({}, aLampServer(), { properties: { token } });
    await expect.poll(() => failures()[0]?.code).toBe('TOKEN_FAILED');
    isBroken = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText('It applies at night.')).toBeVisible();
  });

  it('with no document', async () => {
    const { failures } = await aReader({ 'reg-text-id': '' });
    await expect.poll(() => failures()[0]).toEqual({ code: 'NO_DOCUMENT', where: 'reg-text-id' });
  });

  it('with a server that is away', async () => {
    expectOnConsole(/open the document|load the (text|contents)/);
    const { failures } = await aReader({}, {});
    await expect.poll(() => failures().map(({ code }) => code)).toContain('ERR_NETWORK');
  });
});

describe('comments in an element', () => {
  const answers = () => ({ ...aCommentServer().answers, 'GET /users/current': ada });
  const server = { 'domain-url': 'http://domain.example' };
  const mark = page.getByRole('button', { name: '4 comments on Art. 1 para. 1' });
  const use = async () => userEvent.click(place('1 para. 2'));

  it('come with the first use, once the organisation’s server is known', async () => {
    // A pointer that rests where the text appears begins to use it.
    const corner = document.createElement('div');
    corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 8px; block-size: 8px';
    document.body.append(corner);
    onTestFinished(() => corner.remove());
    await userEvent.hover(corner);
    const { element, calls } = await aReader(server, answers());
    await expect.element(place('1 para. 2')).toBeVisible();
    await settled();
    expect(calls.filter((call) => /Comment/.test(call))).toEqual([]);
    expect(mark.elements()).toEqual([]);
    await use();
    await expect.element(mark).toBeVisible();
    await userEvent.click(mark);
    const list = page.getByRole('region', { name: 'Comments on Art. 1 para. 1' });
    await expect.element(list.getByText('New since 2024.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Comment, mention with @/ }));
    const field = list.getByRole('textbox', { name: 'Comment', exact: true });
    await userEvent.fill(field, 'From another page.');
    await userEvent.click(list.getByRole('button', { name: 'Save' }));
    await expect.element(list.getByRole('article').first().getByText('From another page.')).toBeVisible();
    await expect.poll(() => element.shadowRoot?.querySelector('form')).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('another page');
  });

  it('bring watching along, which says what was done and takes it back', async () => {
    const watch = {
      id: 'w1',
      target: { kind: 'place', completeParagraphID: 'lamp~1^2' },
      createdAt: '2026-06-01',
    };
    const { calls } = await aReader(server, {
      ...answers(),
      'GET /Watches': [],
      'POST /Watches': watch,
      'DELETE /Watches/w1': { id: 'w1' },
    });
    await expect.element(place('1 para. 2')).toBeVisible();
    expect(calls.filter((call) => call.includes('/Watches'))).toEqual([]);
    await use();
    await userEvent.click(page.getByRole('button', { name: 'Watch: Art. 1 para. 2 LampA' }));
    await expect.element(page.getByText('You now watch Art. 1 para. 2 LampA.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.element(page.getByText('You no longer watch Art. 1 para. 2 LampA.')).toBeVisible();
    expect(calls.filter((call) => call.includes('/Watches'))).toEqual([
      ...['GET /Watches', 'POST /Watches', 'DELETE /Watches/w1'],
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['where the page turns them off', { ...server, comments: 'off' }],
    ['without the address of the organisation’s server', {}],
  ])('stay away: %s', async (_, attributes) => {
    await aReader(attributes, answers());
    await expect.element(place('1 para. 2')).toBeVisible();
    await use();
    await settled();
    expect(mark.elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Comment', exact: true }).elements()).toEqual([]);
    expect(page.getByRole('button', { name: /^Watch/ }).elements()).toEqual([]);
  });
});
