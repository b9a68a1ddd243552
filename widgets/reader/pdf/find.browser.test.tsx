import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aPdf } from '#widgets/testing/pdf.ts';
import { aPdfServer, lampPages, openPdf, type PdfReaderOptions } from '#widgets/testing/pdf-reader.tsx';
import { currentMatchHighlight, matchHighlight } from './pdf.css.ts';

describe('the search in the pages', () => {
  async function openFind(options: PdfReaderOptions = {}) {
    const test = await openPdf(options);
    const { view, column } = test;
    column.element().focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const bar = () => document.querySelector('search');
    const field = view.getByRole('textbox', { name: 'Find in the PDF' });
    await expect.element(field).toHaveFocus();
    const count = () => bar()?.querySelector('[role="status"]')?.textContent;
    const highlighted = (name: string) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString());
    return { ...test, bar, field, count, highlighted };
  }

  it('says how many matches there are, and marks them', async () => {
    const { field, count, highlighted } = await openFind();
    expect(count()).toBe('');
    await expectAccessible();
    await userEvent.fill(field, 'LAMPS');
    await expect.poll(count).toBe('1 of 6');
    expect(highlighted(currentMatchHighlight)).toEqual(['lamps']);
    await expect.poll(() => highlighted(matchHighlight)).toContain('Lamps');
    await userEvent.fill(field, 'candle');
    await expect.poll(count).toBe('No match');
    expect([...highlighted(currentMatchHighlight), ...highlighted(matchHighlight)]).toEqual([]);
    await expectAccessible();
  });

  it('goes from match to match by keys and buttons, round the ends, and shows each', async () => {
    const { view, column, field, count } = await openFind();
    await userEvent.fill(field, 'lamps');
    await expect.poll(count).toBe('1 of 6');
    await userEvent.keyboard('{Enter}');
    await expect.poll(count).toBe('2 of 6');
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await expect.poll(count).toBe('6 of 6');
    await expect.element(column.getByText('Oil 6 for lamps')).toBeInTheDocument();
    await expect.element(column.getByText('Oil 6 for lamps')).toBeInViewport();
    await userEvent.click(view.getByRole('button', { name: 'Next match' }));
    await expect.poll(count).toBe('1 of 6');
    await userEvent.click(view.getByRole('button', { name: 'Previous match' }));
    await expect.poll(count).toBe('6 of 6');
  });

  it('begins at the page that is read', async () => {
    const { field, count } = await openFind({ article: '2', until: 'Lamps burn evenly.' });
    await userEvent.fill(field, 'lamp');
    await expect.poll(count).toBe('3 of 12');
  });

  it('gives its letters to nothing else, and the focus back when it closes', async () => {
    const { column, field, onNavigate, highlighted } = await openFind();
    await userEvent.keyboard('jk/');
    await expect.element(field).toHaveValue('jk/');
    expect(onNavigate).not.toHaveBeenCalled();
    await userEvent.fill(field, 'lamps');
    await userEvent.keyboard('{Control>}f{/Control}o');
    await expect.element(field).toHaveValue('o');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(column).toHaveFocus();
    await expect.poll(() => highlighted(matchHighlight)).toEqual([]);
  });

  it('finds what is on the other pages where one cannot be read', async () => {
    const { field, count } = await openFind({ answers: aPdfServer(aPdf(lampPages, { brokenPage: 2 })) });
    await userEvent.fill(field, 'lamps');
    await expect.poll(count).toBe('1 of 5');
  });
});
