import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { PreviewEntry, TextPreview } from '#core/contract/main/text-preview.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { openAsDataAdministrator } from '../../testing/data-administrator.ts';
import type { PortalOptions } from '../../testing/portal.tsx';

const all = 150;
const unitAt = (index: number): Unit => ({
  id: String(index + 1),
  kind: 'article',
  depth: 0,
  num: [`Art. ${index + 1}`],
  heading: [`Laternen ${index + 1}`],
  parts: [
    { part: 'text', content: [`Die Laterne ${index + 1} brennt.`, ...(index === 0 ? [{ note: 1 }] : [])] },
  ],
  notes: index === 0 ? [{ number: 1, content: ['Fassung von 2024.'] }] : [],
});
const units = Array.from({ length: all }, (_, index) => unitAt(index));
const entries: PreviewEntry[] = units.map(({ id, kind, depth, num, heading }, index) => ({
  id,
  kind,
  depth,
  num,
  heading,
  index,
  size: 40,
}));

/** A server with the text, which answers window by window. */
const textAt = (request: Request) => textOfVersion(request, 1);
const textOfVersion = (request: Request, version: number) => {
  const query = new URL(request.url).searchParams;
  const [from, count] = [Number(query.get('from')), Number(query.get('count'))];
  const reply: TextPreview = {
    title: 'Laternengesetz',
    language: 'DE',
    versionDate: '2026-01-01',
    version: String(version),
    total: all,
    from,
    units: units.slice(from, from + count).map((unit) => ({
      ...unit,
      heading: [`Laternen ${unit.id}${version === 1 ? '' : ` der ${version}. Fassung`}`],
    })),
    ...(from === 0 && { entries }),
  };
  return Response.json(reply);
};

const pdfCall = 'GET /PdfUploads/Text/u1';
const loadedCall = 'GET /LoadedFiles/Text/f1/3';
const open = (address: string, answers: Answers = {}, options: PortalOptions = {}) =>
  openAsDataAdministrator(address, { [pdfCall]: textAt, [loadedCall]: textAt, ...answers }, options);

const addressAt = (address: string, place: string) => `${address}&place=${place}`;

describe('a text before it is published', () => {
  it.each([
    ['/pdf-upload/u1?view=text', pdfCall, 'Back to the correction'],
    ['/load-data?file=f1&text=3&view=text', loadedCall, 'Back to the report'],
  ])(
    'is drawn as the reader draws it, with contents that lead to its articles: %s',
    async (address, call, back) => {
      const { view, requestsOf } = await open(address, {}, { width: 1440 });
      await expect.element(view.getByRole('heading', { name: 'Laternengesetz', level: 1 })).toBeVisible();
      await expect
        .element(view.getByRole('heading', { name: 'Art. 1 Laternen 1', exact: true }))
        .toBeVisible();
      await expect.element(view.getByText('Fassung von 2024.')).toBeVisible();
      await expect.element(view.getByRole('link', { name: back })).toBeVisible();
      await expectAccessible();
      // All of it comes, a window after the other, and each once.
      await expect.element(view.getByText('Die Laterne 150 brennt.')).toBeInTheDocument();
      const windows = requestsOf(call).map(({ query }) => [Number(query.from), Number(query.count)]);
      expect(windows[0]).toEqual([0, 16]);
      expect(windows.length).toBeGreaterThan(2);
      expect(windows.reduce((sum, [, count = 0]) => sum + count, 0)).toBe(all);
      // By keyboard: to the last article, which gets the focus.
      const tree = view.getByRole('tree');
      (tree.getByRole('treeitem').elements()[0] as HTMLElement).focus();
      await userEvent.keyboard('{End}{Enter}');
      const last = view.getByRole('heading', { name: 'Art. 150 Laternen 150' });
      await expect.element(last).toHaveFocus();
      await expect.element(last).toBeInViewport();
      // Each has an address that can be opened elsewhere; the buttons of the browser lead back.
      const link = (name: string) => tree.getByRole('treeitem', { name });
      expect(link('Art. 120 Laternen 120').element().getAttribute('href')).toBe(
        `${addressAt(address, '120')}`,
      );
      expect(location.pathname + location.search).toBe(addressAt(address, '150'));
      history.back();
      await expect
        .element(view.getByRole('heading', { name: 'Art. 1 Laternen 1', exact: true }))
        .toBeInViewport();
      expect(location.pathname + location.search).toBe(address);
      history.forward();
      await expect.element(last).toBeInViewport();
    },
  );

  it('is opened at the place in its address', async () => {
    const { view } = await open(addressAt('/pdf-upload/u1?view=text', '90'), {}, { width: 1440 });
    const heading = view.getByRole('heading', { name: 'Art. 90 Laternen 90' });
    await expect.element(heading).toBeInViewport();
    await expect.element(heading).toHaveFocus();
    await expect
      .element(view.getByRole('treeitem', { name: 'Art. 90 Laternen 90' }))
      .toHaveAttribute('aria-current', 'location');
  });

  it('that somebody changes meanwhile is loaded from the beginning again, and says so', async () => {
    let calls = 0;
    const { view, requestsOf } = await open(
      '/pdf-upload/u1?view=text',
      {
        [pdfCall]: (request: Request) => {
          calls += 1;
          return textOfVersion(request, calls <= 2 ? 1 : 2);
        },
      },
      { width: 1440 },
    );
    await expect
      .element(view.getByText(/^Somebody has changed this text while you were reading it/))
      .toBeVisible();
    await expect
      .element(view.getByRole('heading', { name: 'Art. 150 Laternen 150 der 2. Fassung' }))
      .toBeInTheDocument();
    // Nothing of the version before is left between.
    const headings = view.getByRole('heading', { name: /^Art\. / }).elements();
    expect(headings.filter(({ textContent }) => !textContent.includes('der 2. Fassung'))).toEqual([]);
    expect(headings).toHaveLength(all);
    const beginnings = requestsOf(pdfCall).filter(({ query }) => query.from === '0');
    expect(beginnings).toHaveLength(2);
    await expectAccessible();
  });

  it('has a field in the place of the contents on a phone', async () => {
    const { view } = await open('/pdf-upload/u1?view=text', {}, { width: 390 });
    await expect.element(view.getByRole('heading', { name: 'Art. 1 Laternen 1', exact: true })).toBeVisible();
    const field = view.getByLabelText('Go to');
    (field.element() as HTMLElement).focus();
    await userEvent.selectOptions(field, 'Art. 90 Laternen 90');
    await expect.element(view.getByRole('heading', { name: 'Art. 90 Laternen 90' })).toBeInViewport();
    // Arrows go on in it from one article to the next.
    await expect.element(field).toHaveFocus();
    expect(location.search).toBe('?view=text&place=90');
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('says that there is none, why it cannot be seen, and loads again what has failed', async () => {
    const empty = {
      title: 'Leer',
      language: 'DE',
      versionDate: '2026-01-01',
      version: '1',
      total: 0,
      from: 0,
      units: [],
      entries: [],
    };
    const none = await open('/pdf-upload/u1?view=text', { [pdfCall]: empty });
    await expect.element(none.view.getByText('There is no text in it.')).toBeVisible();
    await expectAccessible();
    await none.view.unmount();

    expectOnConsole(/load a text before it is published: Refused/);
    const gone = await open('/load-data?file=f1&text=3&view=text', {
      [loadedCall]: () => refusal(409, 'TEXT_NOT_KEPT'),
    });
    await expect.element(gone.view.getByText(/^This text is not kept here any more/)).toBeVisible();
    await gone.view.unmount();

    let failures = 1;
    const failing = await open('/pdf-upload/u1?view=text', {
      [pdfCall]: (request: Request) => {
        const isFirst = new URL(request.url).searchParams.get('from') === '0';
        if (isFirst || failures === 0) return textAt(request);
        failures -= 1;
        return refusal(500, 'FAILED');
      },
    });
    expectOnConsole(/load a part of a text before it is published: Refused/);
    await userEvent.click(failing.view.getByRole('button', { name: 'Try again' }));
    await expect.element(failing.view.getByText('Die Laterne 150 brennt.')).toBeInTheDocument();
  });
});
