import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aReply, aSearch, aSuggestion, searchCall, suggestCall } from '#widgets/testing/search.ts';
import { type Answers, renderIn } from '#widgets/testing/view.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const context = { searchLanguage: 'DE', displayLanguage: 'DE' } as const;
const suggested = { direct: [aSuggestion()], completions: [], total: 12 };

async function draw(answers: Answers = {}, props: Partial<SearchBoxProps> = {}) {
  const test = await aSearch({ [suggestCall]: suggested, [searchCall]: aReply({ total: 12 }), ...answers });
  const onGo = vi.fn();
  const { search, searching, app } = test;
  const view = await renderIn(
    app,
    <SearchBox search={search} searching={searching} context={context} onGo={onGo} {...props} />,
  );
  const box = page.getByRole('combobox').first();
  const list = page.getByRole('listbox');
  const open = async (term = '') => {
    await userEvent.click(box);
    await expect.element(list).toBeVisible();
    if (term !== '') await userEvent.fill(box, term);
  };
  return { ...test, view, box, list, open, onGo };
}

describe('the advanced search', () => {
  it.each([
    ['a plain click', [], 1],
    ['a click with Control', ['Control'], 0],
  ] as const)(
    'leads from the advanced search to its explanation inside the page by %s',
    async (_, modifiers, times) => {
      const onFollow = vi.fn();
      const { open, view } = await draw({}, { advanced: { href: '#help', onFollow } });
      await open();
      await userEvent.click(view.getByRole('button', { name: 'Advanced search' }));
      const dialog = view.getByRole('dialog', { name: 'Advanced search' });
      await userEvent.click(dialog.getByRole('link', { name: 'All operators and fields' }), {
        modifiers: [...modifiers],
      });
      expect(onFollow).toHaveBeenCalledTimes(times);
      if (times === 1) await expect.element(dialog).not.toBeInTheDocument();
    },
  );

  it.each(['EN', 'DE', 'FR', 'IT'] as const)(
    'takes the query apart in fields, builds another and searches with it, by keyboard, in %s',
    async (language) => {
      await page.viewport(language === 'DE' ? 360 : 1280, 800);
      try {
        const { open, app, onGo, box } = await draw({ [searchCall]: aReply({ total: 12 }) });
        await open('reg:BankG Frist -Gebühr');
        await app.translator.setLanguage(language);
        await userEvent.click(page.getByRole('search').getByRole('button').last());
        const dialog = page.getByRole('dialog');
        const fields = () =>
          dialog
            .getByRole('textbox')
            .elements()
            .map((field) => (field as HTMLInputElement).value);
        await expect.poll(fields).toEqual(['Frist', '', '', 'Gebühr', '', 'BankG', '', '', '', '']);
        await expectAccessible();
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
        // From the button that closes the dialog over the first field into the second.
        await userEvent.tab();
        await userEvent.tab();
        await userEvent.keyboard('qualifizierte Beteiligung');
        const query = 'reg:BankG "qualifizierte Beteiligung" -Gebühr Frist';
        await expect.element(dialog.getByRole('status')).toHaveTextContent(query);
        await userEvent.selectOptions(dialog.getByRole('combobox').last(), 'FR');
        await userEvent.click(dialog.getByRole('textbox').first());
        await userEvent.keyboard('{Enter}');
        await expect
          .poll(() => onGo.mock.calls[0]?.[0])
          .toMatchObject({ request: { term: query, searchLanguage: 'FR', displayLanguage: 'DE' } });
        await expect.element(dialog).not.toBeInTheDocument();
        await expect.element(box).toHaveValue(query);
      } finally {
        await page.viewport(1280, 800);
      }
    },
  );

  it('offers the languages in which the server has texts, by their names', async () => {
    const { open, view } = await draw();
    await open('Docht');
    await userEvent.click(view.getByRole('button', { name: 'Advanced search' }));
    const languages = view.getByRole('dialog').getByLabelText('Language of the texts');
    const names = () => [...(languages.element() as HTMLSelectElement).options].map(({ text }) => text);
    await expect.poll(names).toEqual(['German', 'French', 'Italian', 'English', 'Spanish']);
    await expect.element(languages).toHaveValue('DE');
  });

  it('takes days as people write them, or from the calendar, in the order of the language', async () => {
    const { open, view, onGo } = await draw({}, {});
    await open('at:31.1.2024 Docht');
    await userEvent.click(view.getByRole('button', { name: 'Advanced search' }));
    const dialog = view.getByRole('dialog', { name: 'Advanced search' });
    const day = (label: string) => dialog.getByLabelText(label);
    await expect.element(day('Law of the day')).toHaveValue('31/01/2024');
    await userEvent.click(dialog.getByRole('button', { name: 'Choose a day' }).first());
    await userEvent.click(dialog.getByRole('button', { name: /30 January 2024/ }));
    await expect.element(day('Law of the day')).toHaveValue('30/01/2024');
    await userEvent.fill(day('In force before'), '1.1.24');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => onGo.mock.calls[0]?.[0])
      .toMatchObject({ request: { term: 'at:2024-01-30 before:2024-01-01 Docht' } });
  });

  it('says what is missing or wrong in the fields, and searches nothing then', async () => {
    const { open, view, requestsOf } = await draw();
    await open();
    await userEvent.click(view.getByRole('button', { name: 'Advanced search' }));
    const dialog = view.getByRole('dialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Search', exact: true }));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Fill in at least one field.');
    await userEvent.fill(dialog.getByLabelText('All these words'), 'Docht');
    await userEvent.fill(dialog.getByLabelText('Law of the day'), '30.2.2024');
    await userEvent.click(dialog.getByRole('button', { name: 'Search', exact: true }));
    const day = dialog.getByLabelText('Law of the day');
    await expect.element(day).toHaveAccessibleDescription('This day does not exist.');
    await userEvent.click(dialog.getByRole('button', { name: 'Search', exact: true }));
    expect(requestsOf(searchCall)).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all fields' }));
    await expect.element(dialog.getByLabelText('All these words')).toHaveValue('');
    await expect.element(day).toHaveValue('');
    await expect.element(day).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
