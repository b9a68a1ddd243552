import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newSearch, type SearchRequest } from '#core/search/search-request.ts';
import type { BoxSearch } from '#core/search/search-types.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aHit, aReply, aSearch, hrefOf, searchCall, someHits } from '#widgets/testing/search.ts';
import { type Answers, refusal, renderIn, unanswered } from '#widgets/testing/view.tsx';
import type { SearchResultsProps } from './results-props.ts';
import { SearchResults } from './SearchResults.tsx';

const domainCall = 'GET /lamps/DomainSearch';
const many = aReply({ hits: someHits(20), total: 45 });
const comments = Array.from({ length: 3 }, (_, index) => ({
  facet: 'comments',
  id: `${index}`,
  title: `Comment ${index + 1}`,
  snippet: [{ text: 'Docht', marked: true }],
}));
const domainReply = { facetFields: { comments: 3 }, hits: comments, total: 3 };

type Setting = { width?: number; asked?: Partial<SearchRequest>; props?: Partial<SearchResultsProps> };

type HomeProps = {
  searching: BoxSearch;
  first: SearchRequest;
  onAsk: (request: SearchRequest) => void;
} & Setting;

function Home({ searching, first, onAsk, width = 700, props }: HomeProps) {
  const [request, setRequest] = useState(first);
  useEffect(() => void searching.show(request), [searching, request]);
  const ask = (next: SearchRequest) => {
    onAsk(next);
    setRequest(next);
  };
  return (
    <div style={{ blockSize: '700px', inlineSize: `${width}px` }}>
      <SearchResults searching={searching} request={request} onAsk={ask} href={hrefOf} {...props} />
    </div>
  );
}

async function draw(answers: Answers, setting: Setting = {}) {
  const test = await aSearch(answers);
  const { searching, app } = test;
  if (Object.keys(answers).includes(domainCall))
    app.session.takeHostToken(() => 'lamp', `${globalThis.location.origin}/lamps`);
  const onAsk = vi.fn();
  const first = { ...newSearch('Docht', 'DE', 'DE'), ...setting.asked };
  const view = await renderIn(app, <Home {...setting} searching={searching} first={first} onAsk={onAsk} />);
  const list = view.getByRole('region', { name: 'Hits' });
  const titles = () => [...document.querySelectorAll('h3 [data-hit-link]')].map((link) => link.textContent);
  return { ...test, view, list, titles, onAsk };
}

describe('results', () => {
  it('have number and heading of a hit on one line in a small place beside a reader', async () => {
    const lineOf = async (compact: boolean) => {
      const { view, list } = await draw({ [searchCall]: many }, { width: 340, props: { compact } });
      const first = list.getByRole('listitem').first();
      await expect.element(first).toBeVisible();
      const hit = first.element();
      const top = (selector: string) => hit.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      const apart = top('h3') - top('span');
      await view.unmount();
      return apart;
    };
    expect(await lineOf(false)).toBeGreaterThan(12);
    expect(Math.abs(await lineOf(true))).toBeLessThan(6);
  });

  it.each<[string, Answers, Setting, string, RegExp?]>([
    ['before a search', {}, { asked: { term: '' } }, 'What are you looking for?'],
    ['loading', { [searchCall]: unanswered }, {}, 'Searching …'],
    ['hits', { [searchCall]: many }, {}, 'Lampe 20'],
    ['hits beside filters', { [searchCall]: many }, { width: 1000 }, 'Lampe 20'],
    ['hits in a small place', { [searchCall]: many }, { width: 340, props: { compact: true } }, 'Lampe 20'],
    ['none', { [searchCall]: aReply({ hits: [], total: 0 }) }, {}, 'Nothing was found for “Docht”.'],
    [
      'a page too far',
      { [searchCall]: { ...many, hits: [] } },
      { asked: { page: 9 } },
      'There is no page 9.',
    ],
    ['a term that is wrong', {}, { asked: { term: 'Docht #exp' } }, 'Search with “Docht #expl”'],
    ['a server that is away', {}, {}, 'The regulation server cannot be reached.', /^search the/],
    [
      'a search that is too slow',
      { [searchCall]: () => refusal(503, 'SEARCH_TOO_SLOW') },
      {},
      'The search took too long.',
      /^search the/,
    ],
    [
      'a term that is too long',
      { [searchCall]: () => refusal(431, 'REQUEST_TOO_LONG') },
      {},
      'The search term is too long.',
      /^search the/,
    ],
    [
      'comments',
      { [searchCall]: many, [domainCall]: domainReply },
      { asked: { facet: 'comments' } },
      'Comment 3',
    ],
    [
      'no changes',
      { [searchCall]: many, [domainCall]: domainReply },
      { asked: { facet: 'changes' } },
      'Nothing was found here: Changes.',
    ],
    [
      'an organisation’s server that is away',
      { [searchCall]: many, [domainCall]: () => refusal(503, 'AWAY') },
      { asked: { facet: 'comments' } },
      'Your organisation’s server cannot be reached.',
      /^search the organisation/,
    ],
  ])('are accessible: %s', async (_, answers, setting, words, logged) => {
    if (logged) expectOnConsole(logged);
    const { view } = await draw(answers, setting);
    await expect.element(view.getByText(words, { exact: false }).first()).toBeInTheDocument();
    await expectAccessible();
  });

  it('say how many there are, to the eye and aloud', async () => {
    const { view } = await draw({ [searchCall]: { ...many, atLeast: true } });
    await expect.element(view.getByRole('heading', { level: 2 })).toMatchTextContent(/^At least 45 hits/);
    await expect.element(view.getByText('At least 45 hits for “Docht”')).toBeInTheDocument();
  });

  it('that failed are asked for again', async () => {
    expectOnConsole(/^search the regulations/);
    const answers: Answers = { [searchCall]: () => refusal(500, 'INTERNAL') };
    const { view, titles } = await draw(answers);
    const again = view.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    answers[searchCall] = aReply();
    await userEvent.click(again);
    await expect.poll(titles).toEqual(['Art. 37b LampG: Der Docht']);
  });

  it('of the organisation that failed leave the others alone, and are asked for again', async () => {
    expectOnConsole(/^search the organisation/);
    const answers: Answers = { [searchCall]: many, [domainCall]: () => refusal(500, 'INTERNAL') };
    const { view, titles } = await draw(answers, { asked: { facet: 'comments' } });
    await expect.element(view.getByText('Your organisation’s server cannot be reached.')).toBeVisible();
    answers[domainCall] = domainReply;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('Comment 3')).toBeVisible();
    await expect.element(view.getByRole('button', { name: /^Comments/ })).toHaveTextContent('Comments3');
    await userEvent.click(view.getByRole('button', { name: /^Regulations/ }));
    await expect.poll(() => titles().length).toBe(20);
  });

  it('stay while their next page is on its way, which begins at the top with the focus in it', async () => {
    const arrival = Promise.withResolvers<Response>();
    const answers: Answers = { [searchCall]: many };
    const { view, list, titles, requests, onAsk } = await draw(answers);
    await expect.element(view.getByText('1–20 of 45')).toBeInTheDocument();
    await expect.element(view.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    answers[searchCall] = () => arrival.promise;
    await userEvent.click(view.getByRole('button', { name: 'Next page' }));
    await expect.element(list).toHaveFocus();
    expect(list.element().scrollTop).toBe(0);
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(titles()).toHaveLength(20);
    arrival.resolve(Response.json(aReply({ hits: someHits(5), total: 45 })));
    await expect.poll(() => titles().length).toBe(5);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(requests.at(-1)?.query).toMatchObject({ start: '20', rows: '20' });
    expect(onAsk.mock.calls.at(-1)?.[0]).toMatchObject({ page: 2 });
  });

  it('are put in another order, from their first page', async () => {
    const { view, onAsk } = await draw({ [searchCall]: many }, { asked: { page: 2 } });
    const order = view.getByRole('button', { name: 'Article order' });
    await expect.element(order).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(order);
    await expect.element(order).toHaveAttribute('aria-pressed', 'true');
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ order: 'article', page: 1 });
  });

  it.each<[string, Answers, Setting, string, object]>([
    [
      'without filters where these leave nothing',
      { [searchCall]: aReply({ hits: [], total: 0 }) },
      { asked: { documents: ['lamp'], versionDate: '2020-01-01' } },
      'Reset all filters',
      { documents: [], versionDate: undefined },
    ],
    [
      'on their last page',
      { [searchCall]: { ...many, hits: [] } },
      { asked: { page: 9 } },
      'Go to the last page (3)',
      { page: 3 },
    ],
    [
      'for a term that can be searched',
      {},
      { asked: { term: 'Docht #exp' } },
      'Search with “Docht #expl”',
      { term: 'Docht #expl' },
    ],
  ])('are offered %s', async (_, answers, setting, name, expected) => {
    const { view, onAsk, list } = await draw({ [searchCall]: many, ...answers }, setting);
    await userEvent.click(view.getByRole('button', { name }));
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject(expected);
    await expect.element(list).toHaveFocus();
  });

  it('lead on where nothing was found: to other versions that have it, and to other pages', async () => {
    const narrow = {
      ...many.narrow,
      validities: [
        { value: 'current' as const, count: 0 },
        { value: 'past' as const, count: 6 },
        { value: 'future' as const, count: 0 },
      ],
    };
    const onFollow = vi.fn();
    const { view, onAsk } = await draw(
      { [searchCall]: aReply({ hits: [], total: 0, narrow }) },
      { props: { otherWays: [{ name: 'search.advanced', href: '/advanced', onFollow }] } },
    );
    const past = view.getByRole('button', { name: 'Earlier versions 6 hits' });
    await expect.element(past).toBeVisible();
    expect(view.getByRole('button', { name: /^Future versions/ }).elements()).toHaveLength(0);
    await expectAccessible();
    await userEvent.click(view.getByRole('link', { name: 'Advanced search' }));
    expect(onFollow).toHaveBeenCalledOnce();
    await userEvent.click(past);
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ validities: ['past'], page: 1 });
  });

  it('lead to comments where no law was found, and do not doubt the spelling', async () => {
    const { view, onAsk } = await draw({
      [searchCall]: aReply({ hits: [], total: 0 }),
      [domainCall]: domainReply,
    });
    const comments = view.getByRole('button', { name: 'Comments 3 hits' });
    await expect.element(comments).toBeVisible();
    await expect.element(view.getByText(/^Nothing was found here/)).toBeVisible();
    expect(view.getByText(/^Check the spelling/).elements()).toEqual([]);
    await userEvent.click(comments);
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ facet: 'comments', page: 1 });
  });

  it('where there is no room open their filters above, and say what these leave', async () => {
    const { view, onAsk } = await draw({ [searchCall]: many }, { width: 400 });
    await userEvent.click(view.getByRole('button', { name: 'Filters' }));
    const sheet = view.getByRole('dialog', { name: 'Filters' });
    await expect.element(sheet).toBeVisible();
    await userEvent.click(sheet.getByRole('radio', { name: 'Article order' }));
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ order: 'article' });
    await expectAccessible();
    await userEvent.click(sheet.getByRole('button', { name: 'Show 45 hits' }));
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(view.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });
});

describe('keys in the results', () => {
  const focused = () => document.activeElement?.textContent;

  it('go through hits and pages', async () => {
    const { titles, onAsk, list } = await draw({ [searchCall]: many });
    await expect.poll(() => titles().length).toBe(20);
    (list.element() as HTMLElement).focus();
    await userEvent.keyboard('j');
    await expect.poll(focused).toContain('Lampe 1');
    await userEvent.keyboard('jj');
    await expect.poll(focused).toContain('Lampe 3');
    await userEvent.keyboard('k');
    await expect.poll(focused).toContain('Lampe 2');
    await userEvent.keyboard('p');
    expect(onAsk).not.toHaveBeenCalled();
    await userEvent.keyboard('n');
    await expect.poll(() => onAsk.mock.calls.map(([{ page }]) => page)).toEqual([2]);
  });

  it('are named by ?, and switched off there', async () => {
    const { titles, view, list } = await draw(
      { [searchCall]: many },
      { props: { pageKeys: { search: '/', palette: 'Ctrl K' } } },
    );
    await expect.poll(() => titles().length).toBe(20);
    (list.element() as HTMLElement).focus();
    await userEvent.keyboard('?');
    const help = view.getByRole('dialog', { name: 'Keys' });
    await expect.element(help).toMatchTextContent(/\/ Go to the search box/);
    await expectAccessible();
    await userEvent.click(help.getByText('Single letters act while the focus is in the results'));
    await userEvent.keyboard('{Escape}');
    await expect.element(list).toHaveFocus();
    await userEvent.keyboard('j');
    await expect.element(list).toHaveFocus();
  });
});

describe('the preview', () => {
  const preview = (hit: { number: string }) => <p>Text of {hit.number}</p>;
  const wide = { width: 1400, props: { preview } };

  it('shows the first hit, and another by focus, by click and by a mouse that rests', async () => {
    const { view } = await draw({ [searchCall]: many }, wide);
    await expect.element(view.getByText('Text of Art. 1')).toBeVisible();
    const hit = (name: string) => view.getByRole('link', { name: new RegExp(`${name}$`) });
    (hit('Lampe 4').element() as HTMLElement).focus();
    await expect.element(view.getByText('Text of Art. 4')).toBeVisible();
    await userEvent.hover(hit('Lampe 2'));
    await expect.element(view.getByText('Text of Art. 2')).toBeVisible();
    expect([...document.querySelectorAll('[aria-current]')].map((each) => each.textContent)).toEqual([
      expect.stringContaining('Art. 2'),
    ]);
    await expectAccessible();
  });

  it('steps through the hits by its buttons, which keep the focus at the end', async () => {
    const two = aReply({ hits: someHits(2), total: 22 });
    const { view } = await draw({ [searchCall]: two }, { ...wide, asked: { page: 2 } });
    const next = view.getByRole('button', { name: 'Next hit' });
    const previous = view.getByRole('button', { name: 'Previous hit' });
    await expect.element(view.getByText(/Hit 21 of 22$/)).toBeVisible();
    await expect.element(previous).toBeDisabled();
    await userEvent.click(next);
    await expect.element(view.getByText(/Hit 22 of 22$/)).toBeVisible();
    await expect.element(next).toBeDisabled();
    await expect.element(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByText('Text of Art. 2')).toBeVisible();
    await userEvent.click(previous);
    await expect.element(view.getByText('Text of Art. 1')).toBeVisible();
  });

  it('opens its hit, which is marked for who comes back', async () => {
    const onOpen = vi.fn();
    const opened = 'lamp~2 2024-01-01 DE';
    const { view } = await draw({ [searchCall]: many }, { ...wide, props: { preview, onOpen, opened } });
    await expect.element(view.getByText('Text of Art. 2')).toBeVisible();
    await userEvent.click(view.getByRole('link', { name: 'Open in the reader' }));
    expect(onOpen.mock.calls[0]?.[1]).toMatchObject(aHit({ ...someHits(2)[1] }));
  });
});
