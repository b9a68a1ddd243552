import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import {
  aReply,
  aSearch,
  aSuggestion,
  offersCall,
  searchCall,
  suggestCall,
} from '#widgets/testing/search.ts';
import { type Answers, refusal, renderIn, unanswered } from '#widgets/testing/view.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const context = { searchLanguage: 'DE', displayLanguage: 'DE' } as const;
const suggested = { direct: [aSuggestion({ openOn: '2024-02-01' })], completions: [], total: 12 };

async function draw(answers: Answers = {}, props: Partial<SearchBoxProps> = {}) {
  const all = { [suggestCall]: suggested, [searchCall]: aReply({ total: 12 }), ...answers };
  const test = await aSearch(all);
  const onGo = vi.fn();
  const view = await renderIn(
    test.app,
    <>
      <SearchBox search={test.search} searching={test.searching} context={context} onGo={onGo} {...props} />
      <button type="button">After</button>
    </>,
  );
  const box = view.getByRole('combobox', { name: 'Search' });
  const list = view.getByRole('listbox', { name: 'Suggestions' });
  const open = async (term = '') => {
    await userEvent.click(box);
    await expect.element(list).toBeVisible();
    if (term !== '') await userEvent.fill(box, term);
  };
  const active = () => {
    const id = box.element().getAttribute('aria-activedescendant');
    const line = id === null ? null : document.getElementById(id);
    if (line) expect(line.getAttribute('aria-selected')).toBe('true');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(line ? 1 : 0);
    return line?.textContent ?? '';
  };
  return { ...test, view, box, list, open, active, onGo };
}

describe('the search box', () => {
  it.each<[string, string | undefined, Answers]>([
    ['closed', undefined, {}],
    ['open and empty', '', {}],
    ['with suggestions', 'Docht', {}],
    ['without an answer', 'Docht', { [suggestCall]: () => refusal(500, 'INTERNAL') }],
    ['with something long', 'Lampendochtverordnung '.repeat(20), {}],
  ])('is accessible: %s', async (_, term, answers) => {
    const { open, view } = await draw(answers, { advanced: { href: '#help' }, shortcut: '/' });
    if (term !== undefined) await open(term);
    if (term === 'Docht') await expect.element(view.getByRole('option', { name: /^Docht/ })).toBeVisible();
    await expectAccessible();
  });

  it('opens with its examples, so that no line moves when they come', async () => {
    const offers = { examples: [{ term: 'reg:LampG Docht', feature: 'field' }], categories: ['base', 'eu'] };
    const offering = () => new Promise((done) => setTimeout(() => done(Response.json(offers)), 300));
    const { open, list } = await draw({ [offersCall]: offering });
    await open();
    expect(list.element().textContent).toContain('reg:LampG Docht');
  });

  it('opens without its examples where they do not come', async () => {
    const { box, list } = await draw({ [offersCall]: unanswered });
    await userEvent.click(box);
    await expect.element(list, { timeout: 5000 }).toBeVisible();
  });

  it('does nothing with its lines by keys before they are there', async () => {
    const { box, search, list, onGo } = await draw({ [offersCall]: unanswered });
    search.recent.remember('Wachs');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}{Delete}{Enter}');
    expect(search.recent.$recent.get()).toHaveLength(1);
    expect(onGo).not.toHaveBeenCalled();
    await expect.element(list, { timeout: 5000 }).toBeVisible();
    expect(search.recent.$recent.get()).toHaveLength(1);
  });

  it('says of a place whose text is older that another language is newer', async () => {
    const behind = { textDate: '2020-01-01', versionDate: '2024-01-01', languages: ['DE' as const] };
    const older = { versionDate: '2020-01-01', behind };
    const lamp = { kind: 'document' as const, label: 'LampA', detail: '', path: undefined };
    const { open, view } = await draw({
      [suggestCall]: { ...suggested, direct: [aSuggestion(older), aSuggestion({ ...older, ...lamp })] },
    });
    await open('Docht');
    for (const name of [
      /^Art\. 37b LampG.*As of 1 January 2020 · newer in another language/,
      /^LampA.*As of 1 January 2020 · newer in another language/,
    ])
      await expect.element(view.getByRole('option', { name })).toBeVisible();
  });

  it('has a term of another language in both, and searches the other where it is chosen', async () => {
    const queryLanguage = {
      language: 'FR' as const,
      searched: true,
      counted: [
        { value: 'FR' as const, count: 14 },
        { value: 'DE' as const, count: 2 },
      ],
    };
    const { open, view, onGo } = await draw({ [suggestCall]: { ...suggested, direct: [], queryLanguage } });
    await open('mèche');
    await expect.element(view.getByRole('option', { name: /^mèche.*14 hits · French$/ })).toBeVisible();
    await userEvent.click(view.getByRole('option', { name: /^mèche.*2 hits · German$/ }));
    await expect
      .poll(() => onGo.mock.lastCall?.[0])
      .toMatchObject({
        to: 'results',
        request: { term: 'mèche', searchLanguage: 'DE', languageChosen: true },
      });
  });

  it('speaks German', async () => {
    const { app, view } = await draw();
    await app.translator.setLanguage('DE');
    const box = view.getByRole('combobox', { name: 'Suche' });
    await userEvent.fill(box, 'Docht');
    await expect.element(view.getByRole('option', { name: /Stand 1\. Januar 2024/ })).toBeVisible();
    await expect.element(view.getByRole('option', { name: /12 Treffer/ })).toBeVisible();
  });

  it('searches what was typed by Enter, once, and leads to its hits', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { box, open, view, requestsOf, onGo, list } = await draw({ [searchCall]: () => arrival.promise });
    await open('  Docht ');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(box).toHaveAttribute('aria-busy', 'true');
    await expect.element(view.getByRole('status')).toHaveTextContent('Searching …');
    arrival.resolve(Response.json(aReply({ total: 12 })));
    await expect.poll(() => onGo.mock.calls.length).toBe(1);
    expect(onGo.mock.calls[0]?.[0]).toMatchObject({ to: 'results', request: { term: 'Docht', page: 1 } });
    expect(requestsOf(searchCall)).toHaveLength(1);
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(box).not.toHaveAttribute('aria-busy');
    await expect.element(box).toHaveFocus();
  });

  it('keeps what is typed while a search runs, whatever is pressed or chosen then', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { box, open, view, requestsOf, onGo } = await draw({ [searchCall]: () => arrival.promise });
    await open('Docht');
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveAttribute('aria-busy', 'true');
    await userEvent.fill(box, 'Lampe');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(view.getByRole('option', { name: /^Lampe/ }));
    await expect.element(box).toHaveValue('Lampe');
    arrival.resolve(Response.json(aReply({ total: 12 })));
    await expect.poll(() => onGo.mock.calls.length).toBe(1);
    expect(onGo.mock.lastCall).toMatchObject([{ to: 'results', request: { term: 'Docht' } }, true]);
    await expect.element(box).toHaveValue('Lampe');
    await expect.element(box).toHaveFocus();
    expect(requestsOf(searchCall)).toHaveLength(1);
  });

  it('leads straight to the only provision, and to the hits where the search failed', async () => {
    const target = { regTextId: 'lamp', article: '37b' };
    const first = await draw({ [searchCall]: aReply({ status: 1, target }) });
    await first.open('37b LampG');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => first.onGo.mock.calls)
      .toEqual([[{ to: 'read', ...target, language: 'DE' }, false]]);
    await first.view.unmount();

    expectOnConsole(/^search the regulations/);
    const second = await draw({ [searchCall]: () => refusal(500, 'INTERNAL') });
    await second.open('Docht');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => second.onGo.mock.calls[0]?.[0]).toMatchObject({ to: 'results' });
  });

  it('says while it is typed what is cited and not there, until something else is typed', async () => {
    const absent = [{ kind: 'act', name: 'KAG', sourceNumber: '951.31' }];
    const { open, box, view } = await draw({
      [suggestCall]: { direct: [], completions: [], total: 0, absent },
    });
    await open('Art. 5 KAG');
    const note = view.getByText(/is not in this collection/);
    await expect.element(note).toBeVisible();
    await expectAccessible();
    await userEvent.fill(box, 'Art. 5 KAGX');
    await expect.element(note).not.toBeInTheDocument();
  });

  it('does not search nothing', async () => {
    const { open, requestsOf, onGo } = await draw();
    await open('   ');
    await userEvent.keyboard('{Enter}');
    expect(requestsOf(searchCall)).toEqual([]);
    expect(onGo).not.toHaveBeenCalled();
  });

  it('is cleared by its button, and shows its key while it is empty', async () => {
    const { box, view } = await draw({}, { shortcut: '/' });
    await expect.element(box).toHaveAttribute('aria-keyshortcuts', '/');
    await expect.element(view.getByText('/', { exact: true })).toBeVisible();
    await userEvent.fill(box, 'Docht');
    expect(view.getByText('/', { exact: true }).elements()).toHaveLength(0);
    await userEvent.click(view.getByRole('button', { name: 'Clear the search' }));
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
  });

  it('says what is wrong with a term, and searches the nearest one that can be', async () => {
    const { box, open, view, requestsOf, onGo } = await draw();
    await open('Docht #exp');
    await userEvent.keyboard('{Enter}');
    const message = '“#exp” is not a search modifier. Did you mean “#expl”?';
    await expect.element(view.getByRole('alert').getByText(message)).toBeVisible();
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveAccessibleDescription(message);
    expect(requestsOf(searchCall)).toEqual([]);
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Search with “Docht #expl”' }));
    await expect.poll(() => requestsOf(searchCall)[0]?.query).toMatchObject({ query: 'Docht #expl' });
    await expect.poll(() => onGo.mock.calls.length).toBe(1);
    await expect.element(box).not.toHaveAttribute('aria-invalid');
  });

  it('drops the complaint as soon as the term is corrected', async () => {
    const { box, open, view } = await draw();
    await open('-Docht');
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByRole('alert')).toMatchTextContent(/Add a word to look for\.$/);
    expect(view.getByRole('button', { name: /^Search with/ }).elements()).toHaveLength(0);
    await userEvent.type(box, ' Lampe');
    await expect.element(view.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('its drop-down', () => {
  it('asks when typing pauses, and says how many suggestions there are', async () => {
    const { open, box, view, requestsOf } = await draw();
    await open();
    await userEvent.type(box, 'Docht');
    await expect.element(view.getByRole('option', { name: /37b LampG/ })).toBeVisible();
    expect(
      requestsOf(suggestCall)
        .map(({ query }) => query.query)
        .at(-1),
    ).toBe('Docht');
    expect(requestsOf(suggestCall).length).toBeLessThan(5);
    const count = view.getByRole('option').elements().length;
    await expect.element(view.getByRole('status')).toHaveTextContent(`${count} suggestions`);
  });

  it('keeps the focus in the box while its lines are chosen by keyboard', async () => {
    const { open, box, view, active, onGo, list } = await draw();
    await open('Docht');
    await expect.element(view.getByRole('option', { name: /37b LampG/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toContain('37b LampG');
    await userEvent.keyboard('{End}');
    await expect.poll(active).toContain('Full data set');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toContain('37b LampG');
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect.poll(active).toContain('37b LampG');
    await expect.element(box).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    const place = { regTextId: 'lamp', article: '37b', path: '37b^2', versionDate: '2024-02-01' };
    expect(onGo.mock.calls).toEqual([[{ to: 'read', ...place, language: 'DE' }]]);
    await expect.element(list).not.toBeInTheDocument();
  });

  it('takes an arrow that was pressed before it had arrived', async () => {
    const { box, active } = await draw();
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).not.toBe('');
  });

  it('is pointed at and chosen by mouse, and leaves the focus where it is', async () => {
    const { open, view, box, active, onGo } = await draw();
    await open('Docht');
    const line = view.getByRole('option', { name: /^Docht/ });
    await expect.element(line).toMatchTextContent(/12 hits$/);
    await userEvent.hover(line);
    await expect.poll(active).toContain('12 hits');
    await userEvent.click(line);
    await expect.poll(() => onGo.mock.calls[0]?.[0]).toMatchObject({ request: { term: 'Docht' } });
    await expect.element(box).toHaveFocus();
  });

  it('adds scopes to the term and takes them back, and sets the caret into what it inserts', async () => {
    const { open, view, box } = await draw();
    await open('Docht');
    const scope = view.getByRole('option', { name: /^#eu/ });
    await userEvent.click(scope);
    const value = () => (box.element() as HTMLInputElement).value.trim();
    await expect.poll(value).toContain('#eu');
    await expect.element(scope).toMatchTextContent(/selected$/);
    await userEvent.click(scope);
    await expect.poll(value).toBe('Docht');
    await userEvent.click(view.getByRole('button', { name: 'Clear the search' }));
    await userEvent.click(view.getByRole('option', { name: /exact phrase/ }));
    await expect.element(box).toHaveValue('""');
    await expect.poll(() => (box.element() as HTMLInputElement).selectionStart).toBe(1);
    await userEvent.keyboard('ein Docht');
    await expect.element(box).toHaveValue('"ein Docht"');
  });

  it('offers earlier searches, which are removed by key and by mouse', async () => {
    const { open, view, box, search, active } = await draw();
    for (const term of ['Lampe', 'Docht', 'Wachs']) search.recent.remember(term);
    await open();
    const recent = () => view.getByRole('group', { name: 'Recent searches' }).getByRole('option').elements();
    expect(recent().map((line) => line.textContent)).toEqual([
      'Wachssearched today',
      'Dochtsearched today',
      'Lampesearched today',
    ]);
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect.poll(() => recent().length).toBe(2);
    await expect.poll(active).toContain('Docht');
    await expect.element(view.getByRole('status')).toHaveTextContent('Removed: Wachs');
    await userEvent.click(view.getByTitle('Remove “Lampe” from the recent searches'));
    await expect.poll(() => recent().length).toBe(1);
    await expect.element(box).toHaveFocus();
  });

  it('closes with Escape, which then clears the term, and when the focus leaves', async () => {
    const { open, box, list, view } = await draw();
    await open('Docht');
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box).toHaveValue('Docht');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveValue('');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(view.getByRole('button', { name: 'Advanced search' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(view.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
  });

  it.each([
    [1280, true, 'as wide as the box'],
    [360, false, 'as wide as the box'],
    [360, true, 'all that is below the box'],
  ])('at %i, a sheet on the phone: %s, is %s', async (width, sheetOnPhone, expected) => {
    await page.viewport(width, 700);
    try {
      const { open, box, list } = await draw({ [searchCall]: unanswered }, { sheetOnPhone });
      await open();
      const popup = list.element().closest('[popover]')?.getBoundingClientRect();
      const field = box.element().getBoundingClientRect();
      const isSheet = popup?.left === 0 && Math.abs(popup.bottom - 700) < 1 && popup.width === width;
      expect(isSheet).toBe(expected !== 'as wide as the box');
      if (!isSheet)
        expect([popup?.left, popup?.width, popup?.top]).toEqual([field.left, field.width, field.bottom]);
    } finally {
      await page.viewport(1280, 800);
    }
  });
});
