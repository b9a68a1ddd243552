import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { modifiers } from '#core/law/search/modifiers.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';
import { settings } from '../../testing/settings.ts';

const topic = (more: object = {}) => ({
  name: 'landing',
  language: 'EN',
  title: 'Topics',
  text: 'All of **them**.',
  ...more,
});
const notLoaded = /^Texts named here without a link are not loaded in this installation\./;
const settingsCall = 'GET /domain/settings';

async function open(answers: Answers, address = '/topic', options: PortalOptions = {}) {
  const test = await openPortal(address, { answers, ...options });
  const main = test.view.getByRole('main');
  const links = () =>
    main
      .getByRole('link')
      .elements()
      .map((link) => `${link.textContent}: ${link.getAttribute('href')}`);
  return { ...test, main, links };
}

describe('a topic', () => {
  it.each([
    ['the landing page', '/topic', 'landing'],
    ['the one that the address names', '/topic/first_login', 'first_login'],
    ['the landing page at an address that people guess', '/topics', 'landing'],
    ['the one named at an address that people guess', '/topics/first_login', 'first_login'],
    ['the support', '/support', 'support'],
  ])('is %s, in the language of the interface', async (_, address, name) => {
    const answers = { [`GET /Topic/${name}`]: topic({ name, title: name }) };
    const { main, requests, path } = await open(answers, address);
    await expect.element(main.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(path()).toBe(address === '/support' ? address : `/topic/${name}`);
    expect(requests[0]?.query).toEqual({ language: 'EN' });
    expect(document.title).toBe(`${name} – Regesta`);
    await expectAccessible();
  });

  it('in German fits a phone', async () => {
    const text = `## Abschnitt\n\n- ${'Bankengesetzgebung '.repeat(8)}\n\n\`\`\`search-language\n\`\`\``;
    const answers = { 'GET /Topic/landing': topic({ language: 'DE', title: 'Themen', text }) };
    const { main } = await open(answers, '/topic', { language: 'DE', width: 390 });
    await expect.element(main.getByRole('table')).toBeVisible();
    expect(main.getByRole('article').element().closest('[lang]')?.getAttribute('lang')).toBe('de');
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('is loaded anew in another language, and says meanwhile that it is loading', async () => {
    const german = Promise.withResolvers<Response>();
    const { main, app } = await open({
      'GET /Topic/landing': (request) =>
        new URL(request.url).searchParams.get('language') === 'DE' ? german.promise : Response.json(topic()),
    });
    await expect.element(main.getByText('All of them.')).toBeVisible();
    await app.translator.setLanguage('DE');
    await expect.element(main.getByText('Wird geladen …')).toBeInTheDocument();
    await expectAccessible();
    german.resolve(Response.json(topic({ language: 'DE', title: 'Themen' })));
    await expect.element(main.getByRole('heading', { name: 'Themen' })).toBeVisible();
  });

  it.each([
    [404, 'NOT_FOUND'],
    [400, 'BAD_REQUEST'],
  ])('that does not exist is told, with a way back: %i', async (status, code) => {
    expectOnConsole(/load a topic/);
    const answers = {
      'GET /Topic/oil': () => refusal(status, code),
      'GET /Topic/landing': topic(),
    };
    const { main } = await open(answers, '/topic/oil');
    await expect.element(main.getByRole('heading', { name: 'There is no such topic.' })).toBeVisible();
    await expect.element(main.getByText('No topic is called “oil”.')).toBeVisible();
    await expectAccessible();
    await userEvent.click(main.getByRole('link', { name: 'To the topics' }));
    await expect.element(main.getByRole('heading', { name: 'Topics' })).toBeVisible();
  });

  it.each([
    [500, 'The regulation server cannot be reached.'],
    [403, 'This page could not be shown.'],
  ])('says that it failed, and loads again: %i', async (status, words) => {
    expectOnConsole(/load a topic/);
    let isAway = true;
    const { main } = await open({
      'GET /Topic/landing': () => (isAway ? refusal(status, 'X') : Response.json(topic())),
    });
    await expect.element(main.getByRole('alert').getByText(words)).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect.element(main.getByText('All of them.')).toBeVisible();
  });

  it('draws a list of links as rows with what is there', async () => {
    const text = '- [First steps](/topic/first_login): an overview.\n- [Glossary](/glossary) : the terms.';
    const { main, links } = await open({ 'GET /Topic/landing': topic({ text }) });
    const rows = main.getByRole('listitem');
    await expect.element(rows.first()).toHaveTextContent('First steps An overview.');
    expect(links()).toEqual(['First steps: /topic/first_login', 'Glossary: /glossary']);
    // The link covers its row.
    const { right, top } = rows.last().element().getBoundingClientRect();
    expect(document.elementFromPoint(right - 4, top + 4)?.textContent).toBe('Glossary');
    await expectAccessible();
  });

  it('leads to pages, searches and other websites, and nowhere else', async () => {
    const text = [
      '[Read](/read)',
      '[Search](search:Bank%20Konkurs)',
      '[Law](https://law.example/)',
      '[Script](javascript:alert(1))',
      '[Host](//elsewhere.example)',
    ].join(' ');
    const { main, links } = await open({ 'GET /Topic/landing': topic({ text }) });
    await expect.element(main.getByText(/Script Host$/)).toBeVisible();
    expect(links()).toEqual([
      'Read: /read',
      'Search: /search/EN/EN/Bank%20Konkurs',
      'Law: https://law.example/',
    ]);
    const elsewhere = main.getByRole('link', { name: 'Law' }).element() as HTMLAnchorElement;
    expect([elsewhere.target, elsewhere.rel]).toEqual(['_blank', 'noreferrer']);
  });

  it('leads into texts that are loaded, and says once that the others are not', async () => {
    const text = 'Under [Art. 4 BankA](law:952.0~4), [Art. 3 AMLA](law:955.0~3) and [all of it](/read/gone).';
    const places = { 'law:952.0~4': '/read/bankg/4' };
    const { main, links } = await open({ 'GET /Topic/landing': topic({ text, places }) });
    await expect.element(main.getByText('Under Art. 4 BankA, Art. 3 AMLA and all of it.')).toBeVisible();
    await expect.element(main.getByText(notLoaded)).toBeVisible();
    expect(links()).toEqual(['Art. 4 BankA: /read/bankg/4']);
    await expectAccessible();
  });

  it('says nothing of texts that are not loaded where all are, or none is named', async () => {
    const text = 'Under [Art. 4 BankA](law:952.0~4) and [more](/topic/liquidity).';
    const places = { 'law:952.0~4': '/read/bankg/4' };
    const { main } = await open({ 'GET /Topic/landing': topic({ text, places }) });
    await expect.element(main.getByRole('link', { name: 'Art. 4 BankA' })).toBeVisible();
    expect(main.getByText(notLoaded).elements()).toEqual([]);
  });

  it('leads those who load data to where texts are loaded, where some are missing', async () => {
    const roles = ['READER' as const, 'REGESTA_STATICDB_DATA_ADMIN' as const];
    const capabilities = ['CAN_DIRECT_DATA_LOADING' as const];
    const answers = {
      'GET /users/current/capabilities': ['CAN_DIRECT_DATA_LOADING'],
      'GET /users/current': { ...ada, roles },
      'GET /Topic/landing': topic({ text: '[Art. 3 AMLA](law:955.0~3)' }),
    };
    const { main } = await open(answers, '/topic', { roles, capabilities });
    await expect.element(main.getByRole('link', { name: 'Load data' })).toHaveAttribute('href', '/load-data');
  });

  it('leads those who write topic pages to its words, and nobody else', async () => {
    const rights = {
      'GET /users/current/capabilities': ['CAN_DIRECT_DATA_LOADING'],
      'GET /Topic/landing': topic(),
    };
    const capabilities = ['CAN_DIRECT_DATA_LOADING' as const];
    const roles = ['READER' as const, 'REGESTA_STATICDB_DATA_ADMIN' as const];
    const writer = await open({ ...rights, 'GET /users/current': { ...ada, roles } }, '/topic/landing', {
      roles,
      capabilities,
    });
    await expect
      .element(writer.main.getByRole('link', { name: 'Edit page' }))
      .toHaveAttribute('href', '/topic-pages/landing?language=EN');
    await cleanup();
    const reader = await open({ ...rights, 'GET /users/current': ada }, '/topic/landing', { capabilities });
    await expect.element(reader.main.getByText('All of them.')).toBeVisible();
    expect(reader.main.getByRole('link', { name: 'Edit page' }).elements()).toEqual([]);
  });

  it('has tables with heads, which scroll by themselves where they are too wide', async () => {
    const wide = 'Mindestliquiditätsquotenberechnung ';
    const text = `| Ratio | Rate | ${wide} |\n| --- | ---: | --- |\n| [LCR](/topic/liquidity) | 100 % | ${wide} |`;
    const { main, links } = await open({ 'GET /Topic/landing': topic({ text }) }, '/topic', { width: 390 });
    const table = main.getByRole('region', { name: 'Table' });
    await expect.element(table.getByRole('columnheader', { name: 'Ratio' })).toBeVisible();
    await expect.element(table).toHaveAttribute('tabindex', '0');
    const { scrollWidth, clientWidth } = table.element();
    expect(scrollWidth).toBeGreaterThan(clientWidth);
    const rate = table.getByRole('cell', { name: '100 %' }).element();
    expect(getComputedStyle(rate).textAlign).toMatch(/end|right/);
    expect(links()).toEqual(['LCR: /topic/liquidity']);
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('has every kind of text, headings below its title, and no HTML', async () => {
    const text = [
      '# One\n\n#### Four\n\n1. first\n2. *second*\n\n> quoted\n\n`code`  \nnext line\n\n---\n',
      '<b>bold</b> ![image](x.png)\n\n```other\nblock\n```',
    ].join('\n');
    const { main } = await open({ 'GET /Topic/landing': topic({ text }) });
    await expect.element(main.getByRole('heading', { level: 2, name: 'One' })).toBeVisible();
    await expect.element(main.getByRole('heading', { level: 3, name: 'Four' })).toBeVisible();
    const article = main.getByRole('article').element();
    const tags = [...article.children].map(({ tagName }) => tagName);
    expect(tags).toEqual(['H2', 'H3', 'OL', 'BLOCKQUOTE', 'P', 'HR', 'P', 'PRE']);
    const items = [...article.querySelectorAll('ol > li')].map(({ innerHTML }) => innerHTML);
    expect(items).toEqual(['first', '<em>second</em>']);
    expect(article.querySelectorAll('b, img')).toHaveLength(0);
    await expectAccessible();
  });
});

describe('what a topic shows by itself', () => {
  it('is every sign of the search, each with an example that runs', async () => {
    const { main, links } = await open({ 'GET /Topic/landing': topic({ text: '```search-language\n```' }) });
    const table = main.getByRole('region', { name: 'All search commands' });
    await expect.element(table).toHaveAttribute('tabindex', '0');
    const signs = table
      .getByRole('rowheader')
      .elements()
      .map((head) => head.textContent);
    expect(signs).toHaveLength(modifiers.length);
    expect(signs).toEqual(expect.arrayContaining(['"a b"~5', 'a OR b', 'reg:', '#eu']));
    expect(links()).toHaveLength(modifiers.length);
    expect(links()[0]).toMatch(/^.+: \/search\/EN\/EN\/.+/);
    await expectAccessible();
  });

  it.each([
    ['with its address', settings, 'mailto:help@musterbank.example'],
    ['that has no address', { ...settings, supportAddress: null }, undefined],
    ['whose address cannot be loaded', undefined, undefined],
  ])('is the support of the organisation: %s', async (_, reply, address) => {
    if (!reply) expectOnConsole(/load the support address/);
    const answers: Answers = { 'GET /Topic/support': topic({ text: '```contact\n```' }) };
    answers[settingsCall] = reply ?? (() => refusal(500, 'X'));
    const { main, view, requests, app } = await open(answers, '/support');
    await expect.element(main.getByRole('button', { name: 'Ask a question' })).toBeVisible();
    await expect.poll(() => requests.map(({ call }) => call)).toContain(settingsCall);
    if (address) await expect.element(main.getByRole('link')).toHaveAttribute('href', address);
    if (!reply) await expect.poll(() => app.notices.$failure.get()?.doing).toBe('load the support address');
    await expectAccessible();
    await userEvent.click(main.getByRole('button', { name: 'Ask a question' }));
    const form = view.getByRole('dialog', { name: 'Ask a question' });
    await expect.element(form).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: 'Ask a question' })).toHaveFocus();
    // By now the address would be on screen.
    expect(main.getByText(/^Or write to/).elements()).toHaveLength(address ? 1 : 0);
  });
});
