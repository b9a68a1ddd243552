import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { pdfPage } from '#widgets/testing/pdf.ts';
import { aPdfServer, fileCall, isPainted, line, openPdf } from '#widgets/testing/pdf-reader.tsx';
import { refusal, unanswered } from '#widgets/testing/view.tsx';
import { mask } from './pdf.css.ts';

const identifyCall = (page: number) => `GET /RegArtCoordinates/IdentifyParagraphFromCoord/lamp/${page}`;

afterEach(() => void vi.unstubAllGlobals());

describe('the pages of a PDF', () => {
  it.each([1280, 390])('are drawn near the place that is read, and are accessible: %i', async (width) => {
    const { column, drawn, view } = await openPdf({ width });
    await expect.poll(() => isPainted(1)).toBe(true);
    await expect.poll(() => isPainted(2)).toBe(true);
    await expect.element(column.getByRole('region', { name: 'Page 1 of 6' })).toBeVisible();
    await expect.element(column).toHaveAttribute('tabindex', '0');
    expect(drawn()).not.toContain('6');
    expect(view.getByText(/scrolling may be slower/).elements()).toEqual([]);
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('say that they are loading', async () => {
    const answers = { ...aPdfServer(), [fileCall]: unanswered };
    await openPdf({ answers, until: 'The PDF is loading …' });
    await expectAccessible();
  });

  it('begin at the requested place, and mark it with the article around', async () => {
    const { column, marked } = await openPdf({ article: '2', path: '2^1', until: 'Lamps burn evenly.' });
    expect(column.element().scrollTop).toBeGreaterThan(500);
    await expect.poll(() => marked('current')).toEqual(['2: 2']);
    expect(marked('around')).toEqual(['2: 1']);
  });

  it('mark the article under the pointer', async () => {
    const { column, marked, view } = await openPdf({ article: '1' });
    await expect.poll(() => marked('current')).toEqual(['1: 1']);
    expect(marked('hovered')).toEqual([]);
    await expect.element(column.getByText('Lamps burn evenly.')).toBeInTheDocument();
    await userEvent.hover(column.getByText('Lamps burn evenly.'));
    await expect.poll(() => marked('hovered')).toEqual(['2: 1']);
    await userEvent.hover(view.getByRole('button', { name: 'More' }));
    await expect.poll(() => marked('hovered')).toEqual([]);
  });

  it('lead to the paragraph that is clicked, unless there is none', async () => {
    const nothing = Promise.withResolvers<Response>();
    const answers = {
      ...aPdfServer(),
      [identifyCall(1)]: { completeParagraphID: 'lamp~1^2' },
      [identifyCall(2)]: () => nothing.promise,
    };
    const { column, onNavigate, requests, marked } = await openPdf({ answers, article: '1' });
    await userEvent.click(column.getByText('It applies at night.'));
    await expect
      .poll(() => onNavigate.mock.lastCall)
      .toEqual([expect.objectContaining({ article: '1', path: '1^2' }), 'push']);
    const height = Number(requests.find(({ call }) => call === identifyCall(1))?.query.paragraphY);
    expect(Math.abs(height - line(3))).toBeLessThan(pdfPage.lineHeight / 2);
    await expect.poll(() => marked('current')).toEqual(['1: 3']);
    onNavigate.mockClear();
    await userEvent.click(column.getByText('Lamps burn evenly.'));
    await expect.poll(() => requests.some(({ call }) => call === identifyCall(2))).toBe(true);
    nothing.resolve(refusal(404, 'PARAGRAPH_NOT_FOUND'));
    // Answered after the refusal, which has therefore been handled once the answer leads somewhere.
    await userEvent.click(column.getByText('It applies at night.'));
    const chosen = () =>
      onNavigate.mock.calls.filter(([, mode]) => mode === 'push').map(([{ path }]) => path);
    await expect.poll(chosen).toEqual(['1^2']);
  });

  it('report the article to which somebody scrolls', async () => {
    const { column, onNavigate } = await openPdf({ article: '1' });
    await expect.element(column.getByText('Lamps burn evenly.')).toBeInTheDocument();
    column.getByText('Lamps burn evenly.').element().scrollIntoView({ block: 'start' });
    await expect
      .poll(() => onNavigate.mock.lastCall)
      .toEqual([expect.objectContaining({ article: '2' }), 'replace']);
  });

  it('grow with the zoom and stay at their place', async () => {
    const { column, view } = await openPdf({ article: '2', until: 'Lamps burn evenly.' });
    const page = column.getByRole('region', { name: 'Page 2 of 6' });
    const { width: before } = page.element().getBoundingClientRect();
    await userEvent.click(view.getByRole('button', { name: 'Zoom in' }));
    await expect.poll(() => page.element().getBoundingClientRect().width / before).toBeCloseTo(1.1, 2);
    const { top, bottom } = column.element().getBoundingClientRect();
    const words = column.getByText('Lamps burn evenly.').element().getBoundingClientRect();
    expect(words.top).toBeGreaterThan(top);
    expect(words.bottom).toBeLessThan(bottom);
  });

  it('cover what is above and below the text, and hide it from readers', async () => {
    const { column, choose } = await openPdf();
    const head = column.getByText('Lamp Act').first();
    await expect.element(head).toBeVisible();
    await choose(/^Hide headers/);
    await expect.element(head).not.toBeVisible();
    await expect.element(column.getByText('Page one')).not.toBeVisible();
    await expect.element(column.getByText('It applies at night.')).toBeVisible();
    expect(document.querySelectorAll(`[data-page="1"] .${mask}`)).toHaveLength(2);
    await choose(/^Show headers/);
    await expect.element(head).toBeVisible();
  });

  it('are drawn all the same where the host allows no workers, and say that this is slower', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('refused by the policy of the host');
        }
      },
    );
    const { view } = await openPdf();
    await expect.element(view.getByText(/^This page does not let the PDF be drawn/)).toBeVisible();
    await expect.poll(() => isPainted(1)).toBe(true);
    await expectAccessible();
  });
});
