import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aLampServer } from '#widgets/testing/lamp-act.ts';
import { aHit, aReply, searchCall } from '#widgets/testing/search.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';
import * as styles from './preview.css.ts';

const textCall = 'GET /RegText/lamp';
const hitOf = (path: string, heading: string, word = 'night') =>
  aHit({
    completeParagraphID: `lamp~${path}`,
    language: 'EN',
    shortName: 'LampA',
    number: `Art. ${path.split('^')[0]}`,
    heading: [{ text: heading }],
    snippet: [{ completeParagraphID: `lamp~${path}`, label: '', text: [{ text: word, marked: true }] }],
    reasons: [],
  });
const hits = [hitOf('1^2', 'Purpose'), hitOf('3^1', 'Kinds', 'oil')];
const answers: Answers = {
  ...aLampServer(),
  [searchCall]: aReply({ hits, total: 2 }),
  'GET /DomainSearch': { facetFields: {}, hits: [], total: 0 },
};

async function open(options: PortalOptions = {}, address = '/search/EN/EN/night') {
  const test = await openPortal(address, { answers, ...options });
  const { view } = test;
  const list = view.getByRole('region', { name: 'Hits' });
  const preview = view.getByRole('complementary', { name: 'Preview' });
  const queries = () => test.requestsOf(searchCall).map(({ query }) => query);
  return { ...test, list, preview, queries };
}

describe('the page of results', () => {
  it('has the hits for its address beside the article of the first of them', async () => {
    const { view, preview, queries } = await open();
    await expect.element(preview.getByText('It applies at night.')).toBeVisible();
    await expect.element(view.getByRole('heading', { level: 1 })).toMatchTextContent(/^2 hits/);
    expect(document.title).toBe('night – search – Regesta');
    expect(queries()).toHaveLength(1);
    await expect.element(view.getByRole('combobox', { name: 'Search' })).toHaveValue('night');
    await expectAccessible(['heading-order']);
    expectNoSidewaysScroll();
  });

  it('links to the entry of the glossary for the searched word', async () => {
    const entry = {
      term: 'nights',
      entry: 'night',
      also: [],
      completeParagraphID: 'lamp~1',
      regTextId: 'lamp',
      documentName: 'LampA',
      name: 'Art. 1',
      definition: 'When it is dark.',
      translations: [],
    };
    const queryLanguage = {
      language: 'FR' as const,
      searched: true,
      counted: [
        { value: 'FR' as const, count: 2 },
        { value: 'EN' as const, count: 0 },
      ],
    };
    const { view, requestsOf } = await open({
      answers: {
        ...answers,
        [searchCall]: aReply({ hits, total: 2, queryLanguage }),
        'GET /Glossary': { total: 1, complete: true, texts: 1, read: 1, terms: [entry] },
      },
    });
    const link = view.getByRole('link', { name: 'Term “nights” in the glossary' });
    await expect.element(link).toHaveAttribute('href', '/glossary?term=nights');
    // In the language of the query, which was searched.
    expect(requestsOf('GET /Glossary').map(({ query }) => query.language)).toEqual(['FR']);
    await expectAccessible(['heading-order']);
  });

  it('has no preview on a phone, in German', async () => {
    const { view, preview } = await open({ language: 'DE', width: 390 });
    await expect.element(view.getByRole('link', { name: /Purpose/ })).toBeVisible();
    expect(preview.elements()).toEqual([]);
    expect(document.title).toBe('night – Suche – Regesta');
    await expectAccessible(['heading-order']);
    expectNoSidewaysScroll();
  });

  it('leads from where nothing was found to the list of regulations', async () => {
    const none = { ...answers, [searchCall]: aReply({ hits: [], total: 0 }) };
    const { view } = await open({ answers: none });
    await expect
      .element(view.getByRole('main').getByRole('link', { name: 'All regulations' }))
      .toHaveAttribute('href', '/read');
  });

  it('says that nothing is searched yet', async () => {
    const { view, queries } = await open({}, '/search');
    await expect.element(view.getByText('What are you looking for?')).toBeVisible();
    expect([document.title, queries()]).toEqual(['Search results – Regesta', []]);
    await expectAccessible();
  });

  it('writes what is narrowed into the address', async () => {
    const { view, path } = await open();
    await expect.element(view.getByRole('link', { name: /Purpose/ })).toBeVisible();
    await userEvent.click(view.getByText('Article order', { exact: true }));
    await expect.poll(path).toBe('/search/EN/EN/night?order=article');
  });

  it('opens a hit with the words that matched, and marks it when somebody comes back', async () => {
    const { view, list, preview, path } = await open();
    await userEvent.click(list.getByRole('link', { name: /Kinds/ }));
    await expect.poll(path).toBe('/read/lamp/3');
    expect([window.location.hash, window.history.state]).toEqual([
      '#3%5E1',
      { found: { article: '3', words: ['oil'] } },
    ]);
    await expect.element(view.getByText(/^\d+ words marked$/)).toBeVisible();
    window.history.back();
    await expect.poll(path).toBe('/search/EN/EN/night');
    expect(window.history.state).toEqual({ opened: 'lamp~3^1 2024-01-01 EN' });
    await expect.element(preview.getByText(/^Oil is clear/)).toBeVisible();
  });

  it('searches in the language of documents that is chosen', async () => {
    const answered = { ...answers, 'PUT /users/7': { ...ada, documentDisplayLanguage: 'FR' } };
    const { view, path, queries } = await open({ answers: answered });
    await expect.element(view.getByRole('link', { name: /Purpose/ })).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'FR, Français' }));
    await expect.poll(path).toBe('/search/FR/FR/night');
    await expect.poll(() => queries().at(-1)).toMatchObject({ searchLanguage: 'FR', displayLanguage: 'FR' });
  });

  it('keeps a language of the search of its own when another is chosen for documents', async () => {
    const { view, path, app } = await open(
      { answers: { ...answers, 'PUT /users/7': { ...ada, documentDisplayLanguage: 'FR' } } },
      '/search/DE/EN/night',
    );
    await expect.element(view.getByRole('link', { name: /Purpose/ })).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'FR, Français' }));
    await expect.poll(path).toBe('/search/DE/FR/night');
    expect(app.$documentLanguage.get()).toBe('FR');
  });
});

describe('the preview of a hit', () => {
  const answering = (preview: Awaited<ReturnType<typeof open>>['preview']) =>
    [...preview.element().querySelectorAll<HTMLElement>(`.${styles.answers}`)].map(
      ({ dataset }) => dataset.path,
    );

  it('is the whole article with the paragraphs that answer, and follows the chosen hit', async () => {
    const { view, preview } = await open();
    await expect.element(preview.getByText('It applies at night.')).toBeVisible();
    await expect.element(preview.getByText(/^This Act protects/)).toBeVisible();
    expect(answering(preview)).toEqual(['1^2']);
    const [answer] = preview.element().querySelectorAll(`.${styles.answers}`);
    expect(getComputedStyle(answer as Element, '::before').content).toBe('""');
    // On one line with its number, however narrow the pane is.
    const head = preview.element().querySelector('section > h2') as Element;
    expect(getComputedStyle(head).display).toBe('flex');
    await userEvent.click(view.getByRole('button', { name: 'Next hit' }));
    await expect.element(preview.getByText(/^Oil is clear/)).toBeVisible();
    expect(answering(preview)).toEqual(['3^1']);
    expect(preview.getByText('It applies at night.').elements()).toEqual([]);
  });

  it('marks of two hits in one article only the paragraphs of the chosen one', async () => {
    const { view, preview } = await open({
      answers: {
        ...answers,
        [searchCall]: aReply({
          hits: [hitOf('1^2', 'Purpose'), hitOf('1^1', 'Purpose', 'protects')],
          total: 2,
        }),
      },
    });
    await expect.element(preview.getByText('It applies at night.')).toBeVisible();
    expect(answering(preview)).toEqual(['1^2']);
    await userEvent.click(view.getByRole('button', { name: 'Next hit' }));
    await expect.poll(() => answering(preview)).toEqual(['1^1']);
  });

  it('marks no paragraph where the article itself answers', async () => {
    const { preview } = await open({
      answers: { ...answers, [searchCall]: aReply({ hits: [hitOf('1', 'Purpose')] }) },
    });
    await expect.element(preview.getByText('It applies at night.')).toBeVisible();
    expect(answering(preview)).toEqual([]);
  });

  it('says that it is loading', async () => {
    const { preview } = await open({ answers: { ...answers, [textCall]: () => new Promise(() => {}) } });
    await expect.element(preview.getByText('Loading …')).toBeInTheDocument();
    await expectAccessible(['heading-order']);
  });

  it.each([
    ['away', 500, 'The regulation server cannot be reached.'],
    ['refused', 403, 'The article could not be loaded.'],
  ])('says that it failed, and loads again: %s', async (_, status, words) => {
    expectOnConsole(/load the article of a hit/);
    const { [textCall]: whole } = answers;
    const changing = { ...answers, [textCall]: () => refusal(status, 'X') };
    const { preview } = await open({ answers: changing });
    await expect.element(preview.getByRole('alert').getByText(words)).toBeVisible();
    await expectAccessible(['heading-order']);
    Object.assign(changing, { [textCall]: whole });
    await userEvent.click(preview.getByRole('button', { name: 'Try again' }));
    await expect.element(preview.getByText('It applies at night.')).toBeVisible();
  });

  it('says where the article is not in the text', async () => {
    const empty = { versionDate: '2024-01-01', total: 6, from: 0, units: [] };
    const { preview } = await open({ answers: { ...answers, [textCall]: empty } });
    await expect.element(preview.getByText('The article could not be loaded.')).toBeVisible();
    expect(preview.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
    await expectAccessible(['heading-order']);
  });
});
