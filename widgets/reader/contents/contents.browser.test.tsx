import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aLampServer, lampContents } from '#widgets/testing/lamp-act.ts';
import { openReader } from '#widgets/testing/reader.tsx';
import { wordsOf } from '#widgets/testing/words.ts';

const rows = () => [...document.querySelectorAll<HTMLElement>('[role="treeitem"]')];
/** The visible rows by their ids. */
const ids = () => rows().map((row) => row.dataset.id);
const focused = () => (document.activeElement as HTMLElement).dataset.id;
const light = ['{chap_1}', '1', '2', '{chap_2}'];
const all = ['{chap_1}', '1', '2', '{chap_2}', '3', '4'];

async function openContents(options: Parameters<typeof openReader>[0] = {}) {
  const test = await openReader(options);
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  return { ...test, tree: test.view.getByRole('tree', { name: 'Contents' }) };
}

describe('the contents', () => {
  it('open around what is read, with numbers, titles and the articles inside', async () => {
    await openContents({ article: '2', until: /^Lamps burn evenly/ });
    expect(ids()).toEqual(light);
    expect(rows().map(wordsOf)).toEqual([
      'Chapter 1 Art. 1–2Light',
      'Art. 1Purpose',
      'Art. 2Burning',
      'Chapter 2 Art. 3–4Oil',
    ]);
    expect(rows().map((row) => row.ariaExpanded)).toEqual(['true', null, null, 'false']);
    expect(rows().map((row) => row.ariaCurrent)).toEqual([null, null, 'location', null]);
    expect(rows().map((row) => `${row.ariaLevel} ${row.ariaPosInSet}/${row.ariaSetSize}`)).toEqual([
      '1 1/2',
      '2 1/2',
      '2 2/2',
      '1 2/2',
    ]);
    await expectAccessible();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leave a click with %s to the browser',
    async (key) => {
      const { onNavigate } = await openContents();
      onNavigate.mockClear();
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      let isLeft = false;
      // Nothing is opened in the test.
      document.addEventListener(
        'click',
        (event) => {
          isLeft = !event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      rows()[1]?.dispatchEvent(click);
      expect(isLeft).toBe(true);
      expect(onNavigate).not.toHaveBeenCalled();
    },
  );

  it('open and close by the sign, and lead to a place by the rest of the line', async () => {
    const { view, onNavigate } = await openContents();
    const oil = rows()[3];
    await userEvent.click(oil?.querySelector('[data-chevron]') ?? document.body);
    expect(ids()).toEqual(all);
    expect(onNavigate).not.toHaveBeenCalled();
    await userEvent.click(view.getByRole('treeitem', { name: /Kinds/ }));
    expect(onNavigate.mock.lastCall).toEqual([
      expect.objectContaining({ regTextId: 'lamp', article: '3' }),
      'push',
    ]);
    await expect
      .element(view.getByRole('treeitem', { name: /Kinds/ }))
      .toHaveAttribute('aria-current', 'location');
  });

  it('say of a repealed article that it is', async () => {
    const { view } = await openContents();
    await userEvent.click(view.getByRole('button', { name: 'Expand all' }));
    expect(wordsOf(rows().at(-1))).toBe('Art. 4repealed');
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Collapse all' }));
    expect(ids()).toEqual(['{chap_1}', '{chap_2}']);
  });

  it('are one stop of the tab key, and arrows move, open and close', async () => {
    const { onNavigate } = await openContents();
    expect(
      rows()
        .filter((row) => row.tabIndex === 0)
        .map((row) => row.dataset.id),
    ).toEqual(['{chap_1}']);
    rows()[0]?.focus();
    const steps: [string, string, string[]][] = [
      ['ArrowDown', '1', light],
      ['End', '{chap_2}', light],
      ['ArrowRight', '{chap_2}', all],
      ['ArrowRight', '3', all],
      ['ArrowUp', '{chap_2}', all],
      ['ArrowLeft', '{chap_2}', light],
      ['ArrowUp', '2', light],
      ['ArrowLeft', '{chap_1}', light],
      ['*', '{chap_1}', all],
      ['Home', '{chap_1}', all],
      ['ArrowUp', '{chap_1}', all],
    ];
    for (const [key, at, visible] of steps) {
      await userEvent.keyboard(`{${key}}`);
      expect([key, focused(), ids()]).toEqual([key, at, visible]);
    }
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ article: '1' });
  });

  it('are narrowed by words of a title or by a number, and say where nothing is left', async () => {
    const { view } = await openContents();
    const filter = view.getByRole('searchbox', { name: 'Filter contents' });
    for (const [words, left] of [
      ['KÍNDS', ['{chap_2}', '3']],
      ['oil', ['{chap_2}', '3', '4']],
      ['2 burn', ['{chap_1}', '2']],
      ['', light],
    ] as const) {
      await userEvent.fill(filter, words);
      await expect.poll(ids).toEqual(left);
    }
    await userEvent.fill(filter, 'candles');
    await expect.element(view.getByText('No title matches.')).toBeVisible();
    await expectAccessible(['aria-required-children']);
  });

  it('show every word of the longest title, at any width', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsverordnungsänderungsbestimmungen und mehr '
      .repeat(3)
      .trim();
    const entries = lampContents.map((entry) => ({ ...entry, repealed: undefined, heading: [long] }));
    await openContents({
      answers: {
        ...aLampServer(),
        'GET /TableOfContent/V2/RegTextID/lamp': {
          regTextId: 'lamp',
          language: 'EN',
          versionDate: '2024-01-01',
          entries,
        },
      },
    });
    expect(rows().length).toBeGreaterThan(3);
    for (const row of rows()) {
      const words = row.lastElementChild as HTMLElement;
      expect(words.textContent).toContain(long);
      expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
      expect(getComputedStyle(words).overflow).toBe('visible');
      for (const box of words.getClientRects())
        expect(box.bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom);
    }
  });

  it('are as wide as the user makes them, by keys, pointer and double click, and stay so', async () => {
    const { view, app } = await openContents();
    const edge = view.getByRole('separator', { name: 'Width of the contents' });
    const handle = () => edge.element() as HTMLElement;
    const width = () => Math.round(document.querySelector('nav')?.getBoundingClientRect().width ?? 0);
    const value = () => expect.element(edge).toHaveAttribute('aria-valuenow', String(width()));
    expect(width()).toBe(296);
    await value();
    handle().focus();
    for (const [key, expected] of [
      ['ArrowRight', 312],
      ['ArrowLeft', 296],
      ['Home', 208],
      ['ArrowLeft', 208],
      ['End', 520],
      ['ArrowRight', 520],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(width).toBe(expected);
      await value();
    }
    await userEvent.dblClick(edge);
    await expect.poll(width).toBe(296);
    const { left, top } = handle().getBoundingClientRect();
    const at = (x: number) => ({
      bubbles: true,
      button: 0,
      pointerId: 1,
      clientX: left + x,
      clientY: top + 9,
    });
    handle().setPointerCapture = () => undefined;
    handle().dispatchEvent(new PointerEvent('pointerdown', at(0)));
    handle().dispatchEvent(new PointerEvent('pointermove', at(40)));
    expect(width()).toBe(336);
    handle().dispatchEvent(new PointerEvent('pointerup', at(60)));
    await expect.poll(width).toBe(356);
    expect(JSON.parse(app.storage.read('reader') ?? '')).toMatchObject({ contentsWidth: 356 });
    await expectAccessible();
  });

  it.each([700, 390])('have no edge to move in a sheet: %i', async (width) => {
    const { view } = await openReader({ width });
    await userEvent.click(view.getByRole('button', { name: width > 600 ? 'Show contents' : 'Contents' }));
    await expect.element(view.getByRole('tree')).toBeVisible();
    expect(view.getByRole('separator', { name: 'Width of the contents' }).elements()).toEqual([]);
  });

  it('step aside and come back', async () => {
    const { view } = await openContents();
    await userEvent.click(view.getByRole('button', { name: 'Hide contents' }));
    expect(view.getByRole('navigation').elements()).toEqual([]);
    await userEvent.click(view.getByRole('button', { name: 'Show contents' }));
    await expect.element(view.getByRole('tree', { name: 'Contents' })).toBeVisible();
  });

  it.each([700, 390])('come in a sheet where there is no room, which a choice closes: %i', async (width) => {
    const { view, onNavigate } = await openReader({ width });
    const name = width > 600 ? 'Show contents' : 'Contents';
    await userEvent.click(view.getByRole('button', { name }));
    const sheet = view.getByRole('dialog', { name: 'Contents' });
    await expect.element(sheet.getByRole('tree')).toBeVisible();
    await expectAccessible();
    await userEvent.click(sheet.getByRole('treeitem', { name: /Burning/ }));
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ article: '2' });
    await expect.element(sheet).not.toBeInTheDocument();
  });

  it('are drawn in full for a long act, with the place that is read in sight', async () => {
    const entries = Array.from({ length: 600 }, (_, index) => ({
      ...lampContents[1],
      id: `${index + 1}`,
      parent: undefined,
      depth: 0,
      index,
      heading: [`About ${'light and shadow '.repeat(index % 9)}`],
      completeParagraphID: `lamp~${index + 1}`,
    }));
    const unit = (index: number) => ({ ...entries[index], parts: [], notes: [] });
    await openContents({
      article: '500',
      until: /^About/,
      answers: {
        ...aLampServer(),
        'GET /TableOfContent/V2/RegTextID/lamp': {
          regTextId: 'lamp',
          language: 'EN',
          versionDate: '2024-01-01',
          entries,
        },
        'GET /RegText/lamp'(request: Request) {
          const { searchParams: query } = new URL(request.url);
          const from = Number(query.get('from') ?? 495);
          const units = entries
            .slice(from, from + Number(query.get('count')))
            .map(({ index }) => unit(index));
          return Response.json({ versionDate: '2024-01-01', total: 600, from, units });
        },
        'GET /SolrDataSearch/PreviousRegArtVersions/lamp~500/EN': [],
        'GET /References/Incoming/lamp~500': { total: 0, documents: 0, complete: true, items: [] },
      },
    });
    expect(rows()).toHaveLength(600);
    const current = rows()[499];
    expect(current?.ariaCurrent).toBe('location');
    const list = current?.parentElement?.getBoundingClientRect();
    const { top = 0, bottom = 0 } = current?.getBoundingClientRect() ?? {};
    expect(top).toBeGreaterThanOrEqual(list?.top ?? Number.NaN);
    expect(bottom).toBeLessThanOrEqual(list?.bottom ?? Number.NaN);
  });
});
