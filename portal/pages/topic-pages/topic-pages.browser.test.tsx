import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Role } from '#core/contract/domain/user.ts';
import type { TopicListing, TopicPageReply } from '#core/contract/main/topic-pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { ada, openPortal } from '../../testing/portal.tsx';

const shipped = { title: 'Liquidity', text: 'What applies: [Art. 2 LiqO](law:952.06~2).' };
const mine = { title: 'Our liquidity', text: 'What applies here: [Art. 2 LiqO](law:952.06~2).' };
const page: TopicPageReply = {
  name: 'liquidity',
  language: 'EN',
  state: 'shipped',
  version: 0,
  versionOfAll: 0,
  shipsElsewhere: true,
  words: shipped,
  shipped,
  isShippedNewer: false,
  history: [],
};
const by = { writtenAt: '2026-05-01T10:00:00Z', writtenBy: 'ada@musterbank.example' };
const edited: TopicPageReply = {
  ...page,
  state: 'edited',
  version: 3,
  versionOfAll: 3,
  words: mine,
  history: [
    { version: 3, act: 'written', ...by },
    { version: 2, act: 'written', ...by, writtenAt: '2026-04-01T10:00:00Z' },
    { version: 1, act: 'shipped', writtenAt: '2026-04-01T10:00:00Z' },
  ],
};
const listing = (more: Partial<TopicListing> = {}): TopicListing => ({
  name: 'liquidity',
  language: 'EN',
  title: 'Liquidity',
  state: 'shipped',
  isShippedNewer: false,
  ...more,
});
const roles: Role[] = ['READER', 'REGESTA_STATICDB_DATA_ADMIN'];
const pageCall = 'GET /TopicPages/liquidity';
const saveCall = 'PUT /TopicPages/liquidity';
const linksCall = 'POST /TopicPages/Links';
const there = { places: { 'law:952.06~2': '/read/liqv/2' }, missing: [] };

async function open(answers: Answers = {}, address = '/topic-pages/liquidity', width = 1280) {
  const test = await openPortal(address, {
    width,
    roles,
    capabilities: ['CAN_DIRECT_DATA_LOADING'],
    answers: {
      'GET /users/current': { ...ada, roles },
      'GET /users/current/capabilities': ['CAN_DIRECT_DATA_LOADING'],
      'GET /TopicPages': [listing()],
      'GET /Topic/liquidity': { name: 'liquidity', language: 'EN', ...mine },
      [pageCall]: page,
      [linksCall]: there,
      ...answers,
    },
  });
  const main = test.view.getByRole('main');
  return {
    ...test,
    main,
    title: main.getByLabelText('Title'),
    words: main.getByLabelText('Text (Markdown)'),
    preview: main.getByRole('region', { name: 'Preview' }),
    links: main.getByRole('region', { name: 'Links' }),
    versions: main.getByRole('region', { name: 'Versions' }),
    save: main.getByRole('button', { name: 'Save', exact: true }),
  };
}

describe('topic pages', () => {
  it('are listed with what was written here, and what an update has brought', async () => {
    const pages = [
      listing({ state: 'edited', title: 'Our liquidity', ...by, isShippedNewer: true }),
      listing({ language: 'DE', title: 'Liquidität' }),
    ];
    const { main } = await open({ 'GET /TopicPages': pages }, '/topic-pages');
    const row = main.getByRole('row').nth(1);
    await expect
      .element(row)
      .toMatchTextContent(
        /Our liquidity liquidity.*DE comes with Regesta.*FR not there.*EN written here.*Regesta has a new page.*ada@musterbank/,
      );
    await expectAccessible();
    expectNoSidewaysScroll();
    await row.getByRole('link', { name: 'DE: Open the page liquidity in German' }).click();
    expect(window.location.pathname + window.location.search).toBe('/topic-pages/liquidity?language=DE');
  });

  it('that are new get a name that nobody has, fit for an address', async () => {
    const absent = { ...page, name: 'own-funds', state: 'absent' as const, shipsElsewhere: false };
    const { words: _, shipped: __, ...rest } = absent;
    const { view, main, title } = await open({ 'GET /TopicPages/own-funds': rest }, '/topic-pages', 390);
    await main.getByRole('button', { name: 'New page' }).click();
    const dialog = view.getByRole('dialog', { name: 'New page' });
    const name = dialog.getByLabelText('Name in the address');
    const create = dialog.getByRole('button', { name: 'Write the page' });
    await create.click();
    await expect.element(dialog.getByText(/^Use small letters/)).toBeVisible();
    await userEvent.fill(name, 'liquidity');
    await expect.element(dialog.getByText(/There is a page with this name/)).toBeVisible();
    await expectAccessible();
    await userEvent.fill(name, 'own-funds');
    await create.click();
    await expect.element(title).toHaveValue('');
    expect(window.location.pathname).toBe('/topic-pages/own-funds');
    expectNoSidewaysScroll();
    await expectAccessible();
  });
});

describe('a topic page that is written', () => {
  it('is drawn as readers will see it, and saved over the version that was read', async () => {
    const { view, title, words, preview, save, requestsOf, main } = await open({
      [saveCall]: { ...edited, words: { ...mine, text: 'New **words**.' } },
    });
    await expect
      .element(preview.getByRole('link', { name: 'Art. 2 LiqO' }))
      .toHaveAttribute('href', '/read/liqv/2');
    await userEvent.fill(title, 'Our liquidity');
    await userEvent.fill(words, 'New **words**.');
    await expect.element(preview.getByText('Our liquidity')).toBeVisible();
    expect(preview.element().querySelector('strong')?.textContent).toBe('words');
    await expect.element(main.getByText('Not saved')).toBeVisible();
    await expectAccessible();
    await save.click();
    await expect.element(view.getByText('The page is saved. Everybody reads it now.')).toBeVisible();
    expect(requestsOf(saveCall).map(({ body }) => body)).toEqual([
      { language: 'EN', title: 'Our liquidity', text: 'New **words**.', version: 0 },
    ]);
    await expect.element(main.getByText('written here', { exact: true })).toBeVisible();
    expect(main.getByText('Not saved').elements()).toEqual([]);
  });

  it('looks up the links of a page although one is too long for it', async () => {
    const { words, links, requestsOf } = await open();
    await userEvent.fill(words, `[long](/read/${'x'.repeat(2000)}) [LiqV](law:952.06~2)`);
    await expect.poll(() => requestsOf(linksCall).at(-1)?.body).toEqual({ addresses: ['law:952.06~2'] });
    await expect.element(links).toBeVisible();
  });

  it('says of each link that leads nowhere why', async () => {
    const { words, links, preview, save } = await open({
      [linksCall]: {
        places: {},
        missing: [
          { address: 'law:955.0', what: 'document' },
          { address: '/topic/nothing', what: 'topic' },
        ],
      },
    });
    await userEvent.fill(
      words,
      '[AMLA](law:955.0) [x](/topic/nothing) [y](/no/page) [z](mailto:a) [](/read)',
    );
    const count = links.getByText('5 links need a look.');
    await expect.element(count).toBeVisible();
    // In view of whoever saves.
    const distance =
      count.element().getBoundingClientRect().top - save.element().getBoundingClientRect().bottom;
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(80);
    const items = links.getByRole('listitem').elements();
    expect(items.map((item) => item.textContent)).toEqual([
      'AMLA law:955.0This text is not loaded here. Readers see the words without a link.',
      'x /topic/nothingThere is no such topic page.',
      'y /no/pageRegesta has no page with this address.',
      'z mailto:aNothing can be opened at this address. Readers see the words without a link.',
      ' /readThe link has no words.',
    ]);
    await expect.element(preview.getByText(/are not loaded in this installation\./)).toBeVisible();
    await userEvent.fill(words, 'No link.');
    await expect.element(links.getByText('The page has no links.')).toBeVisible();
    await expectAccessible();
  });

  it('needs a title and a text', async () => {
    const { title, words, save, main, requestsOf } = await open();
    await userEvent.fill(title, ' ');
    await save.click();
    await expect.element(main.getByText('The page needs a title.')).toBeVisible();
    await userEvent.fill(title, 'Liquidity');
    await userEvent.fill(words, '');
    await expect.element(main.getByText('The page needs a text.')).toBeVisible();
    expect(requestsOf(saveCall)).toEqual([]);
  });

  it('that somebody else has saved meanwhile is compared, and neither is lost', async () => {
    let isTheirs = false;
    const theirs = { ...edited, words: { ...mine, title: 'Of Bea' } };
    const { view, title, save, requestsOf } = await open({
      [pageCall]: () => Response.json(isTheirs ? theirs : page),
      [saveCall]: () => (isTheirs ? refusal(409, 'VERSION_CONFLICT') : Response.json(edited)),
    });
    await userEvent.fill(title, 'Of Ada');
    isTheirs = true;
    expectOnConsole(/save a topic page/);
    await save.click();
    await view.getByRole('button', { name: 'Compare both' }).click();
    const dialog = view.getByRole('dialog', { name: 'Somebody else has saved this page' });
    await expect.element(dialog.getByText('Ada', { exact: true })).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Go on with mine' }).click();
    await expect.element(title).toHaveValue('Of Ada');
    isTheirs = false;
    await save.click();
    await expect
      .poll(() => requestsOf(saveCall).map(({ body }) => (body as { version: number }).version))
      .toEqual([0, 3]);
  });

  it('takes the other one where that is chosen', async () => {
    let isTheirs = false;
    const theirs = { ...edited, words: { ...mine, title: 'Of Bea' } };
    const { view, title, save } = await open({
      [pageCall]: () => Response.json(isTheirs ? theirs : page),
      [saveCall]: () => refusal(409, 'VERSION_CONFLICT'),
    });
    await userEvent.fill(title, 'Of Ada');
    isTheirs = true;
    expectOnConsole(/save a topic page/);
    await save.click();
    await view.getByRole('button', { name: 'Compare both' }).click();
    await view.getByRole('button', { name: 'Take theirs' }).click();
    await expect.element(title).toHaveValue('Of Bea');
  });

  it('is not left without a question, and its words are there the next time', async () => {
    const { view, title, main, save } = await open();
    await userEvent.fill(title, 'Half a thought');
    await main.getByRole('link', { name: 'All topic pages' }).click();
    const dialog = view.getByRole('dialog', { name: 'Leave without saving?' });
    await expect.element(dialog).toBeVisible();
    // A key too many throws nothing away, and the choice that keeps everything stands out.
    const stay = dialog.getByRole('button', { name: 'Keep editing' });
    await expect.element(stay).toHaveFocus();
    const groundOf = (button: typeof stay) => getComputedStyle(button.element()).backgroundColor;
    expect(groundOf(stay)).toBe(groundOf(save));
    expect(groundOf(dialog.getByRole('button', { name: 'Leave' }))).not.toBe(groundOf(save));
    await stay.click();
    await expect.element(title).toHaveValue('Half a thought');
    await main.getByRole('link', { name: 'All topic pages' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await main.getByRole('link', { name: 'EN: Open the page liquidity in English' }).click();
    await expect.element(title).toHaveValue('Half a thought');
    await expect.element(main.getByText(/^These words of .* were not saved\.$/)).toBeVisible();
    await main.getByRole('button', { name: 'Discard what is not saved' }).click();
    await expect.element(title).toHaveValue('Liquidity');
  });

  it('has versions that are compared and restored', async () => {
    const restored = { ...edited, version: 4, words: shipped };
    const { view, versions, title, requestsOf } = await open({
      [pageCall]: edited,
      'GET /TopicPages/Version/3': { ...edited.history[0], name: 'liquidity', language: 'EN', words: mine },
      'GET /TopicPages/Version/2': {
        ...edited.history[1],
        name: 'liquidity',
        language: 'EN',
        words: { ...mine, title: 'Our funds' },
      },
      'GET /TopicPages/Version/1': {
        ...edited.history[2],
        name: 'liquidity',
        language: 'EN',
        words: shipped,
      },
      [saveCall]: restored,
    });
    await expect
      .element(versions.getByRole('listitem').first())
      .toMatchTextContent(/^Version 3 · 01\/05\/2026, 12:00:00 · Written.*ada@musterbank/);
    // Those of one moment differ by their numbers.
    const names = [
      ...(versions.getByLabelText('Compare', { exact: true }).element() as HTMLSelectElement).options,
    ];
    expect(names.map(({ label }) => label)).toEqual([
      'Version 3 · 01/05/2026, 12:00:00 · Written · ada@musterbank.example',
      'Version 2 · 01/04/2026, 12:00:00 · Written · ada@musterbank.example',
      'Version 1 · 01/04/2026, 12:00:00 · Page of Regesta',
    ]);
    await versions.getByRole('button', { name: 'Differences' }).click();
    const compared = versions.getByRole('region', { name: 'Differences' });
    await expect.element(compared).toBeVisible();
    expect(compared.element().querySelector('del')?.textContent).toBe('funds');
    expect(compared.element().querySelector('ins')?.textContent).toBe('liquidity');
    await expectAccessible();
    await versions.getByLabelText('Compare', { exact: true }).selectOptions('3');
    await expect.element(versions.getByText('Both say the same.')).toBeVisible();
    await versions
      .getByRole('button', { name: /^Restore/ })
      .last()
      .click();
    await expect.element(view.getByText('The version is restored. Everybody reads it now.')).toBeVisible();
    expect(requestsOf(saveCall).map(({ body }) => body)).toEqual([
      { language: 'EN', ...shipped, version: 3 },
    ]);
    await expect.element(title).toHaveValue(shipped.title);
  });

  it('goes back to the page of Regesta after a question', async () => {
    const { view, main, title, requestsOf } = await open({
      [pageCall]: edited,
      'PATCH /TopicPages/Shipped/liquidity': { ...page, version: 4 },
    });
    await main.getByRole('button', { name: 'Back to the page of Regesta' }).click();
    const dialog = view.getByRole('dialog', { name: 'Back to the page of Regesta?' });
    await dialog.getByRole('button', { name: 'Back to the page of Regesta' }).click();
    await expect.element(title).toHaveValue('Liquidity');
    expect(requestsOf('PATCH /TopicPages/Shipped/liquidity').map(({ body }) => body)).toEqual([
      { language: 'EN', version: 3 },
    ]);
    expect(main.getByRole('button', { name: 'Back to the page of Regesta' }).elements()).toEqual([]);
  });

  it.each([
    [
      { shipped: { ...shipped, title: 'Liquid assets' }, shippedBefore: shipped },
      /An update has changed the page/,
    ],
    [
      { shipped: undefined, shippedBefore: shipped, state: 'own' as const },
      /does not come with Regesta any more/,
    ],
    [{ shipped }, /now brings a page of this name/],
  ])('says what an update has brought, and stays if that is chosen: %#', async (more, said) => {
    const newer = JSON.parse(JSON.stringify({ ...edited, ...more, isShippedNewer: true }));
    const { main, requestsOf } = await open(
      { [pageCall]: newer, 'PATCH /TopicPages/Keep/liquidity': { ...edited, version: 4 } },
      '/topic-pages/liquidity',
      390,
    );
    const note = main.getByRole('region', { name: 'Regesta brings a new page' });
    await expect.element(note.getByText(said)).toBeVisible();
    if ('shippedBefore' in more && more.shipped) {
      await note.getByRole('button', { name: 'What the update has changed' }).click();
      await expect.element(note.getByText('Liquid assets')).toBeVisible();
    }
    await expectAccessible();
    expectNoSidewaysScroll();
    await note.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(note).not.toBeInTheDocument();
    expect(requestsOf('PATCH /TopicPages/Keep/liquidity').map(({ body }) => body)).toEqual([
      { language: 'EN', version: 3 },
    ]);
  });

  it('of its own is deleted with the number that is displayed', async () => {
    const own = { ...edited, state: 'own' as const, shipsElsewhere: false, versionOfAll: 7 };
    const { view, main, requestsOf } = await open({
      [pageCall]: own,
      'DELETE /TopicPages/liquidity': { name: 'liquidity' },
    });
    await main.getByRole('button', { name: 'Delete page' }).click();
    const dialog = view.getByRole('dialog', { name: 'Delete page' });
    const label = dialog.getByText(/type the number/).element().textContent ?? '';
    await userEvent.fill(dialog.getByLabelText(/type the number/), /\d+/.exec(label)?.[0] ?? '');
    await dialog.getByRole('button', { name: 'Delete page' }).click();
    await expect.element(main.getByRole('heading', { name: 'Write topics' })).toBeVisible();
    expect(requestsOf('DELETE /TopicPages/liquidity').map(({ query }) => query)).toEqual([{ version: '7' }]);
  });

  it('that cannot be loaded is told, and loaded again', async () => {
    expectOnConsole(/load a topic page/);
    let isAway = true;
    const { main, title } = await open({
      [pageCall]: () => (isAway ? refusal(500, 'X') : Response.json(page)),
    });
    await expect.element(main.getByRole('alert')).toBeVisible();
    isAway = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect.element(title).toHaveValue('Liquidity');
  });
});
