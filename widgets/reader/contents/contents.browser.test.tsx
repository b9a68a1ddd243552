import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aLampServer, lampContents } from '#widgets/testing/lamp-act.ts';
import { openReader } from '#widgets/testing/reader.tsx';

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
    expect(rows().map((row) => row.textContent)).toEqual(['1Light1–2', '1Purpose', '2Burning', '2Oil3–4']);
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
    expect(rows().at(-1)?.textContent).toBe('4repealed');
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
