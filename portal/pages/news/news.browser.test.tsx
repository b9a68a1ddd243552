import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { NewsFeed } from '#core/contract/domain/news-feeds.ts';
import type { NewsEntry, NewsItem, NewsPage } from '#core/contract/main/news.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';
import { settings } from '../../testing/settings.ts';

const entry = (newsId: string, fields: Partial<NewsEntry> = {}): NewsEntry => ({
  newsId,
  date: '2026-05-29',
  source: 'Supervisor',
  language: 'EN',
  title: `Title of ${newsId}`,
  summary: `Summary of ${newsId}.`,
  ...fields,
});
const pageOf = (fields: Partial<NewsPage> = {}): NewsPage => ({
  page: 1,
  pages: 3,
  total: 25,
  items: [entry('one'), entry('two')],
  ...fields,
});
const item = (fields: Partial<NewsItem> = {}): NewsItem => ({
  newsId: 'one',
  date: '2026-05-29',
  source: 'Supervisor',
  language: 'EN',
  title: 'Title of one',
  text: 'It is **new**.\n\n- First\n- Second\n\n<script>alert(1)</script>[bad](javascript:alert(1))',
  changes: [],
  texts: [],
  ...fields,
});
const pageCall = 'GET /News';
const itemCall = 'GET /News/one';

async function open(address: string, answers: Answers, options: PortalOptions = {}) {
  const test = await openPortal(address, {
    capabilities: ['CAN_SEE_NEWS'],
    ...options,
    answers: {
      'GET /users/current': ada,
      'GET /users/current/capabilities': ['CAN_SEE_NEWS'],
      ...answers,
    },
  });
  return { ...test, main: test.view.getByRole('main') };
}

describe('the feed of news', () => {
  it.each([
    ['without a page', '/news'],
    ['below 1', '/news/0'],
    ['that is none', '/news/x'],
  ])('at an address %s is page 1', async (_, address) => {
    const { main, path, requests } = await open(address, { [pageCall]: pageOf() });
    await expect.element(main.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect.poll(path).toBe('/news/1');
    await expect.element(main.getByRole('link', { name: 'Title of one' })).toBeVisible();
    const requested = requests.filter(({ call }) => call === pageCall);
    expect(requested.map(({ query }) => query)).toEqual([{ page: '1', language: 'EN' }]);
  });

  it('lists items with day, source and summary, each a link, and says how many there are', async () => {
    const { main, path } = await open('/news/1', { [pageCall]: pageOf(), [itemCall]: item() });
    await expect.element(main.getByText('25 items')).toBeVisible();
    await expect.element(main.getByText('Summary of one.')).toBeVisible();
    await expect.element(main.getByText('29 May 2026').first()).toBeVisible();
    await expectAccessible();
    await userEvent.click(main.getByRole('link', { name: 'Title of one' }));
    await expect.poll(path).toBe('/news/id/one');
    await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
  });

  it('leads to more recent and to previous pages, by keyboard too, and to none beyond its ends', async () => {
    const answers: Answers = {
      [pageCall]: (request) =>
        Response.json(pageOf({ page: Number(new URL(request.url).searchParams.get('page')) })),
    };
    const { main, path } = await open('/news/1', answers);
    const paging = main.getByRole('navigation', { name: 'Pages of the news' });
    await expect.element(paging.getByText('Page 1 of 3')).toBeVisible();
    expect(
      paging
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['Previous']);
    (paging.getByRole('link', { name: 'Previous' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/news/2');
    await expect.element(paging.getByText('Page 2 of 3')).toBeVisible();
    // As on every page the focus begins at its content.
    await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
    expect(
      paging
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['More recent', 'Previous']);
    await userEvent.click(paging.getByRole('link', { name: 'Previous' }));
    await expect.element(paging.getByText('Page 3 of 3')).toBeVisible();
    expect(
      paging
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['More recent']);
    await userEvent.click(paging.getByRole('link', { name: 'More recent' }));
    await expect.poll(path).toBe('/news/2');
  });

  it('beyond its end leads to page 1, and without any news says so', async () => {
    const { main, path } = await open('/news/9', { [pageCall]: pageOf({ page: 9, items: [] }) });
    await expect.element(main.getByText('There is no page 9 of the news: the last one is 3.')).toBeVisible();
    await expectAccessible();
    await userEvent.click(main.getByRole('link', { name: 'To the newest' }));
    await expect.poll(path).toBe('/news/1');
  });

  it('says that there are none yet', async () => {
    const { main } = await open('/news/1', { [pageCall]: pageOf({ pages: 0, total: 0, items: [] }) });
    await expect.element(main.getByText('There are no news yet.')).toBeVisible();
    expect(main.getByRole('navigation').elements()).toEqual([]);
    await expectAccessible();
  });

  it('marks what is in another language, for screen readers too, and what is invented', async () => {
    const items = [entry('one', { language: 'FR', title: 'Un titre' }), entry('two', { sample: true })];
    const { main } = await open('/news/1', { [pageCall]: pageOf({ items }) });
    await expect.element(main.getByText('In French')).toBeVisible();
    const title = main.getByRole('link', { name: 'Un titre' }).element();
    expect(title.closest('[lang]')?.getAttribute('lang')).toBe('fr');
    const rows = main.getByRole('listitem').elements();
    expect(rows[0]?.textContent).toContain('(Not available in the language of the interface)');
    expect(rows[1]?.textContent).not.toContain('Not available');
    expect(rows.map((row) => row.textContent?.includes('Sample'))).toEqual([false, true]);
  });

  it('is loaded anew in another language', async () => {
    const { main, app, requests } = await open('/news/1', { [pageCall]: pageOf() });
    await expect.element(main.getByText('Summary of one.')).toBeVisible();
    await app.translator.setLanguage('DE');
    await expect.element(main.getByRole('heading', { level: 1, name: 'Neuigkeiten' })).toBeVisible();
    await expect
      .poll(() => requests.filter(({ call }) => call === pageCall).map(({ query }) => query.language))
      .toEqual(['EN', 'DE']);
  });

  it('can be asked for again where it did not come', async () => {
    expectOnConsole(/load the news/);
    let isBroken = true;
    const { main } = await open('/news/1', {
      [pageCall]: () => (isBroken ? refusal(400, 'BROKEN') : Response.json(pageOf())),
    });
    await expect.element(main.getByText('The news could not be loaded.')).toBeVisible();
    await expectAccessible();
    isBroken = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect.element(main.getByText('Summary of one.')).toBeVisible();
  });

  it('in German fits a phone', async () => {
    const long = 'Eigenmittelunterlegungsvorschriftenanpassung '.repeat(3);
    const items = [entry('one', { title: long, source: long, language: 'FR' })];
    await open('/news/2', { [pageCall]: pageOf({ page: 2, items }) }, { language: 'DE', width: 390 });
    await expect.poll(() => document.body.textContent).toContain('Seite 2 von 3');
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('is closed to organisations whose plan has no news', async () => {
    const { main, requests } = await open(
      '/news/1',
      { 'GET /users/current/capabilities': [], 'GET /domain/settings': settings },
      { capabilities: [] },
    );
    await expect
      .element(main.getByRole('heading', { name: 'You have no access to this page' }))
      .toBeVisible();
    expect(requests.filter(({ call }) => call === pageCall)).toEqual([]);
  });
});

describe('an item of the news', () => {
  it('leads from its text into texts that are loaded, and says of others that they are not', async () => {
    const text = 'Under [Art. 4](law:952.0~4), [all of it](/read/bankg) and [Art. 3](law:955.0~3).';
    const places = { 'law:952.0~4': '/read/bankg/4', '/read/bankg': '/read/bankg' };
    const { main } = await open('/news/id/one', { [itemCall]: item({ text, places }) });
    const article = main.getByRole('article');
    await expect.element(article.getByText('Under Art. 4, all of it and Art. 3.')).toBeVisible();
    await expect
      .element(main.getByText('Texts named here without a link are not loaded in this installation.'))
      .toBeVisible();
    const links = article.getByRole('link').elements() as HTMLAnchorElement[];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/read/bankg/4', '/read/bankg']);
    await expectAccessible();
  });

  it('has its text as safe Markdown, its day and its source, and leads back', async () => {
    const { main, path } = await open('/news/id/one', { [itemCall]: item(), [pageCall]: pageOf() });
    await expect.element(main.getByRole('heading', { level: 1, name: 'Title of one' })).toBeVisible();
    expect(document.title).toBe('Title of one – Regesta');
    await expect.element(main.getByText('29 May 2026')).toBeVisible();
    expect(main.getByRole('article').element().querySelectorAll('li')).toHaveLength(2);
    expect(main.getByRole('article').element().querySelector('script, a')).toBeNull();
    await expectAccessible();
    await userEvent.click(main.getByRole('link', { name: 'Back to the news' }));
    await expect.poll(path).toBe('/news/1');
  });

  it('leads back to the page of the list from which it was opened, where that was left', async () => {
    const items = Array.from({ length: 10 }, (_, index) => entry(index === 7 ? 'one' : `other-${index}`));
    const older = { newsId: 'two', title: 'Title of two', language: 'EN' as const };
    const { main, path } = await open('/news/2', {
      [pageCall]: pageOf({ page: 2, items }),
      [itemCall]: item({ older }),
      'GET /News/two': item({ newsId: 'two', title: 'Title of two' }),
    });
    const title = main.getByRole('link', { name: 'Title of one' });
    await expect.element(title).toBeVisible();
    title.element().scrollIntoView({ block: 'center', behavior: 'instant' });
    const left = window.scrollY;
    expect(left).toBeGreaterThan(0);
    await userEvent.click(title);
    await userEvent.click(main.getByRole('link', { name: /Title of two$/ }));
    await expect.poll(path).toBe('/news/id/two');
    const back = main.getByRole('link', { name: 'Back to the news' });
    await expect.element(back).toHaveAttribute('href', '/news/2');
    const steps = window.history.length;
    await userEvent.click(back);
    await expect.poll(path).toBe('/news/2');
    await expect.element(main.getByRole('link', { name: 'Title of one' })).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(left);
    expect(window.history.length).toBe(steps);
  });

  it('links the changes and texts that it is about, its source, and the items beside it', async () => {
    const beside = (newsId: string) => ({ newsId, title: `Title of ${newsId}`, language: 'EN' as const });
    const { main } = await open('/news/id/one', {
      [itemCall]: item({
        link: 'https://www.example.org/one',
        changes: [{ slug: 'own-funds', topic: 'Own funds', language: 'EN' }],
        texts: [
          { regTextId: 'bankg', completeParagraphID: 'bankg~5', name: 'Art. 5', documentName: 'BankA' },
          { regTextId: 'erv', documentName: 'CAO' },
        ],
        newer: beside('newer'),
        older: { ...beside('older'), language: 'DE' },
      }),
    });
    await expect.element(main.getByRole('link', { name: 'Own funds' })).toBeVisible();
    const links = main.getByRole('link').elements();
    expect(links.map((link) => `${link.textContent}: ${link.getAttribute('href')}`)).toEqual([
      'Back to the news: /news',
      'Own funds: /changes/own-funds',
      'BankA, Art. 5: /read/bankg/5#5',
      'CAO: /read/erv',
      'Page of the source: https://www.example.org/one',
      'More recent: Title of newer: /news/id/newer',
      'Previous: Title of older: /news/id/older',
    ]);
    expect(links.at(-1)?.querySelector('[lang]')?.getAttribute('lang')).toBe('de');
    expect(links[4]?.getAttribute('rel')).toBe('noreferrer');
    await expectAccessible();
  });

  it('in another language than the interface says so, and has that language', async () => {
    const { main } = await open('/news/id/one', { [itemCall]: item({ language: 'DE', title: 'Titel' }) });
    const heading = main.getByRole('heading', { level: 1, name: 'Titel' });
    await expect.element(heading).toBeVisible();
    expect(heading.element().closest('[lang]')?.getAttribute('lang')).toBe('de');
    const badge = main.getByText('In German');
    await expect.element(badge).toBeVisible();
    expect(badge.element().closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it.each([404, 400])('that there is not (%i) is told, with a way to the news', async (status) => {
    expectOnConsole(/load a news item/);
    const { main, path } = await open('/news/id/one', {
      [itemCall]: () => refusal(status, 'NEWS_NOT_FOUND'),
      [pageCall]: pageOf(),
    });
    await expect.element(main.getByRole('heading', { name: 'Item not found' })).toBeVisible();
    await expectAccessible();
    await userEvent.click(main.getByRole('link', { name: 'To the news' }));
    await expect.poll(path).toBe('/news/1');
  });
});

describe('feeds of news', () => {
  const feed: NewsFeed = { id: '5', name: 'Outlook', createdAt: '2026-05-01T08:00:00Z' };
  const addresses = {
    rss: `http://domain.example/api/v1/NewsFeed/${'s'.repeat(43)}.rss`,
    atom: `http://domain.example/api/v1/NewsFeed/${'s'.repeat(43)}.atom`,
  };
  const withFeeds = (answers: Answers, options?: PortalOptions) =>
    open('/news/1', { [pageCall]: pageOf(), 'GET /NewsFeeds': [], ...answers }, options);

  it('are made with a name; their addresses are displayed once, and the focus goes to what they are for', async () => {
    const created: NewsFeed[] = [];
    const { main, view, requests } = await withFeeds({
      'GET /NewsFeeds': () => Response.json(created),
      'POST /NewsFeeds': () => {
        created.push({ ...feed, name: 'Team' });
        return Response.json({ feed: created[0], addresses });
      },
    });
    await userEvent.click(main.getByRole('button', { name: 'Subscribe' }));
    const dialog = view.getByRole('dialog', { name: 'Subscribe to the news' });
    await expect.element(dialog.getByText('None yet.')).toBeVisible();
    const name = dialog.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Create address' }));
    await expect.element(dialog.getByText('A name is required.')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await userEvent.fill(name, 'Team');
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create address' }));
    const made = view.getByRole('dialog', { name: 'The addresses of “Team”' });
    await expect.element(made.getByLabelText('RSS address', { exact: true })).toHaveValue(addresses.rss);
    await expect.element(made.getByLabelText('Atom address', { exact: true })).toHaveValue(addresses.atom);
    await expect.poll(() => document.activeElement?.textContent).toContain('displayed only once');
    await expectAccessible();
    expect(requests.find(({ call }) => call === 'POST /NewsFeeds')?.body).toEqual({ name: 'Team' });
    await userEvent.click(made.getByRole('button', { name: 'Back to the feeds' }));
    await expect.element(view.getByText(/^since .*2026, never read yet$/)).toBeVisible();
    expect(document.body.textContent).not.toContain('s'.repeat(43));
  });

  it('are revoked once that is confirmed', async () => {
    const { main, view } = await withFeeds({
      'GET /NewsFeeds': [{ ...feed, lastUsed: '2026-05-31T07:30:00Z' }],
      'DELETE /NewsFeeds/5': { id: '5' },
    });
    await userEvent.click(main.getByRole('button', { name: 'Subscribe' }));
    await userEvent.click(view.getByRole('button', { name: 'Revoke Outlook' }));
    const confirm = view.getByRole('dialog', { name: 'Revoke this feed?' });
    await expectAccessible();
    await userEvent.click(confirm.getByRole('button', { name: 'Revoke', exact: true }));
    await expect.element(view.getByText('“Outlook” is revoked.')).toBeVisible();
    await expect.element(view.getByText('None yet.')).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe('Your feeds');
  });

  it('beyond the number that is possible are refused, with the reason', async () => {
    const { main, view } = await withFeeds({ 'POST /NewsFeeds': () => refusal(409, 'TOO_MANY_FEEDS') });
    expectOnConsole(/create a news feed/);
    await userEvent.click(main.getByRole('button', { name: 'Subscribe' }));
    await userEvent.click(view.getByRole('button', { name: 'Create address' }));
    await expect.element(view.getByText(/You have 20 feeds, and no more are possible/)).toBeVisible();
  });

  it('in German fit a phone', async () => {
    const { main, view } = await withFeeds(
      { 'GET /NewsFeeds': [{ ...feed, name: 'Abonnement'.repeat(6) }] },
      { language: 'DE', width: 390 },
    );
    await userEvent.click(main.getByRole('button', { name: 'Abonnieren' }));
    await expect.element(view.getByRole('heading', { name: 'Ihre Abonnements' })).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });
});
