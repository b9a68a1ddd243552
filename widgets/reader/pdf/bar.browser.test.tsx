import { afterEach, describe, expect, it, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { openPdf } from '#widgets/testing/pdf-reader.tsx';
import { onPaper } from '#widgets/testing/print.ts';

type Opened = Awaited<ReturnType<typeof openPdf>>;

const partsOf = ({ view, column }: Opened) => ({
  field: view.getByRole('textbox', { name: 'Page' }),
  button: (name: string) => view.getByRole('button', { name, exact: true }),
  percent: () => /(\d+) %/.exec(view.getByRole('group', { name: 'Zoom' }).element().textContent ?? '')?.[1],
  sheet: (page: number) => column.getByRole('region', { name: `Page ${page} of 6` }),
  width: () => document.querySelector('[data-page]')?.getBoundingClientRect().width ?? 0,
});

afterEach(() => void vi.restoreAllMocks());

describe('the bar above the pages of a PDF', () => {
  it.each([1280, 1024, 390])('has zoom, fit and page in sight in one row: %i', async (width) => {
    const test = await openPdf({ width });
    const { field, button } = partsOf(test);
    const tools = ['Zoom out', 'Zoom in', 'Fit to width', 'Fit whole page'].map(button);
    const middles = [field, ...tools].map((tool) => {
      const { top, bottom, left, right } = tool.element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      return Math.round((top + bottom) / 2);
    });
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    await expect.element(test.view.getByText('of 6', { exact: true })).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it.each([1280, 390])('shows what can be done at the current article: %i', async (width) => {
    const { view } = await openPdf({ width, article: '2', until: 'Lamps burn evenly.' });
    const tools = view.getByRole('toolbar', { name: 'Art. 2' });
    await expect.element(tools.getByRole('button', { name: 'Copy citation' })).toBeVisible();
    await expect.element(tools.getByRole('button', { name: 'Copy with text' })).toBeVisible();
    await expect.element(tools.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  it('zooms by steps, by button and by key, and says how far', async () => {
    const test = await openPdf();
    const { button, percent, width } = partsOf(test);
    const before = width();
    expect(percent()).toBe('100');
    await userEvent.click(button('Zoom in'));
    await expect.poll(percent).toBe('110');
    await expect.poll(() => width() / before).toBeCloseTo(1.1, 2);
    (test.column.element() as HTMLElement).focus();
    await userEvent.keyboard('--');
    await expect.poll(percent).toBe('90');
    await userEvent.keyboard('+');
    await expect.poll(percent).toBe('100');
    for (let times = 0; times < 8; times += 1) await userEvent.keyboard('-');
    await expect.poll(percent).toBe('50');
    await expect.element(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
  });

  it('fits the page to the width or to the height, and turns whole pages by key', async () => {
    const test = await openPdf({ width: 1280 });
    const { field, button, sheet } = partsOf(test);
    await userEvent.click(button('Fit to width'));
    await expect.element(button('Fit to width')).toHaveAttribute('aria-pressed', 'true');
    const { width: room, height } = test.column.element().getBoundingClientRect();
    await expect.poll(() => sheet(1).element().getBoundingClientRect().width / room).toBeGreaterThan(0.9);
    await userEvent.click(button('Fit whole page'));
    await expect.element(button('Fit to width')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => sheet(1).element().getBoundingClientRect().height).toBeLessThan(height);
    (test.column.element() as HTMLElement).focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect.element(field).toHaveValue('3');
    await userEvent.keyboard('{PageUp}');
    await expect.element(field).toHaveValue('2');
  });

  it('keeps the zoom while the text is read, and on the device', async () => {
    const test = await openPdf();
    await userEvent.click(partsOf(test).button('Fit whole page'));
    const stored = JSON.parse(test.app.storage.read('reader') ?? '{}') as object;
    expect(stored).toEqual(expect.objectContaining({ pages: 'page', zoom: 100 }));
  });

  it('goes to the page whose number is entered, and takes contents and address along', async () => {
    const test = await openPdf({ article: '1' });
    const { field, sheet } = partsOf(test);
    await userEvent.fill(field, '4');
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet(4)).toBeInViewport();
    await expect.element(field).toHaveValue('4');
    await expect
      .poll(() => test.onNavigate.mock.lastCall)
      .toEqual([expect.objectContaining({ article: '3' }), 'replace']);
    await userEvent.fill(field, '1');
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet(1)).toBeInViewport();
  });

  it.each(['0', '7', 'two', '1.5', '-1'])(
    'says that there is no page %s, and how many there are',
    async (wrong) => {
      const test = await openPdf();
      const { field } = partsOf(test);
      await userEvent.fill(field, wrong);
      await userEvent.keyboard('{Enter}');
      await expect
        .element(test.view.getByRole('alert'))
        .toHaveTextContent('There is no such page. Enter a number from 1 to 6.');
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field).toHaveAccessibleDescription(/from 1 to 6/);
      await expectAccessible();
      await userEvent.keyboard('{Escape}');
      await expect.element(field).toHaveValue('1');
      expect(document.activeElement).toBe(test.column.element());
      expect(test.view.getByRole('alert').elements()).toEqual([]);
    },
  );

  it('leaves keys alone that the user has switched off, and those of a field', async () => {
    const test = await openPdf();
    const { field, percent } = partsOf(test);
    await userEvent.click(field);
    await userEvent.keyboard('+');
    expect(percent()).toBe('100');
    await userEvent.keyboard('{Escape}?');
    await userEvent.click(browserPage.getByRole('checkbox'));
    await userEvent.keyboard('{Escape}');
    (test.column.element() as HTMLElement).focus();
    await userEvent.keyboard('+');
    expect(percent()).toBe('100');
  });
});

describe('printing pages', () => {
  it('draws all of them, prints, and frees them afterwards', async () => {
    let printed: string[] = [];
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      printed = [...document.querySelectorAll<HTMLImageElement>('img')].map(({ alt, src, naturalWidth }) => {
        expect(src).toMatch(/^blob:/);
        expect(naturalWidth).toBeGreaterThan(1000);
        return alt;
      });
    });
    const test = await openPdf();
    await test.choose(/^Print$/);
    await expect.poll(() => print.mock.calls.length, { timeout: 10_000 }).toBe(1);
    expect(printed).toEqual([1, 2, 3, 4, 5, 6].map((page) => `Page ${page} of 6`));
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelectorAll('img').length).toBe(0);
    (test.column.element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect.poll(() => print.mock.calls.length, { timeout: 10_000 }).toBe(2);
  });

  it('leaves the controls out, and says on the edge of the text below its head how the pages are printed', async () => {
    const { view } = await openPdf();
    await onPaper(() => {
      const hint = view.getByText(/^The pages of the PDF are not on this sheet/).element();
      const head = view.getByText(/^Federal Act on Lamps · As of/).element();
      expect(hint.getBoundingClientRect().left).toBe(head.getBoundingClientRect().left);
      for (const control of document.querySelectorAll('main :is(button, input)'))
        expect(control.getBoundingClientRect().height).toBe(0);
    });
  });

  it('can be cancelled while the pages are drawn', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const drawn: BlobCallback[] = [];
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((given) => void drawn.push(given));
    const test = await openPdf();
    await test.choose(/^Print$/);
    await expect.poll(() => drawn.length).toBe(1);
    await userEvent.click(test.view.getByRole('button', { name: 'Cancel printing' }));
    await expect.poll(() => test.view.getByText(/being prepared/).elements()).toEqual([]);
    drawn[0]?.(new Blob(['a page']));
    await new Promise(requestAnimationFrame);
    expect(drawn).toHaveLength(1);
    expect(print).not.toHaveBeenCalled();
  });
});
