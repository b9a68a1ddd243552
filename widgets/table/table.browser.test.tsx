import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Loadable } from '#core/async/loadable.ts';
import { ApiError } from '#core/http/api-error.ts';
import { tableTexts } from '#core/i18n/table.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aTestApp, renderIn } from '#widgets/testing/view.tsx';
import { DataTable } from './DataTable.tsx';
import { TableSettings } from './TableSettings.tsx';
import type { TableColumn } from './table-column.ts';
import { useDataTable } from './use-data-table.ts';

type Lamp = { name: string; watts: number | undefined; kind: string };

const lamps = (count: number): Lamp[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Lamp ${index + 1}`,
    watts: index === 1 ? undefined : (index * 7) % 11,
    kind: index % 2 === 0 ? 'oil' : 'gas',
  }));

const columns: TableColumn<Lamp>[] = [
  {
    id: 'name',
    label: 'Name',
    width: '50%',
    names: true,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    filter: { kind: 'text', textOf: ({ name }) => name },
  },
  {
    id: 'watts',
    label: 'Watts',
    width: '20%',
    cell: ({ watts }) => watts ?? '',
    sortBy: ({ watts }) => watts,
  },
  {
    id: 'kind',
    label: 'Kind',
    width: '20%',
    cell: ({ kind }) => kind,
    filter: {
      kind: 'choice',
      options: [
        { value: 'oil', label: 'Oil' },
        { value: 'gas', label: 'Gas' },
      ],
      has: ({ kind }, value) => kind === value,
    },
  },
  { id: 'act', label: 'Actions', width: '10%', fixed: true, cell: () => <button type="button">Go</button> },
];

const onRetry = vi.fn();
const clock = { name: 'lamps', columns, rowId: ({ name }: Lamp) => name };

function Lamps({ source }: { source: Loadable<readonly Lamp[]> }) {
  const rows = source.state === 'ready' || source.state === 'loading' ? source.value : undefined;
  const table = useDataTable({ ...clock, rows, sortedBy: { id: 'name', descending: false } });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '600px' }}>
      <TableSettings table={table} />
      <DataTable
        caption="Lamps"
        table={table}
        source={source}
        failedTitle="The lamps did not come."
        onRetry={onRetry}
        empty={<p>No lamps</p>}
      />
    </div>
  );
}

const ready = (count: number): Loadable<readonly Lamp[]> => ({ state: 'ready', value: lamps(count) });
const failed: Loadable<readonly Lamp[]> = {
  state: 'failed',
  error: new ApiError({ kind: 'rejected', status: 400, code: 'X', message: 'no', server: 'domain' }),
};

const draw = (source: Loadable<readonly Lamp[]>) =>
  renderIn(aTestApp([tableTexts]).app, <Lamps source={source} />);
const names = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);
const range = () => document.querySelector('[role="status"]')?.textContent;

describe('a table', () => {
  it.each<[string, Loadable<readonly Lamp[]>, string]>([
    ['idle', { state: 'idle' }, 'Loading …'],
    ['loading', { state: 'loading' }, 'Loading …'],
    ['without rows', ready(0), 'No lamps'],
    ['with rows', ready(3), '1–3 of 3'],
    ['with many rows', ready(130), '1–10 of 130'],
    ['failed', failed, 'The lamps did not come.'],
  ])('is accessible: %s', async (_, source, text) => {
    const view = await draw(source);
    await expect.element(view.getByText(text)).toBeInTheDocument();
    await expectAccessible();
  });

  it('can be asked for again after a failure', async () => {
    const view = await draw(failed);
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('sorts by a click on a head, the other way by a second, with nothing at the end', async () => {
    const view = await draw(ready(4));
    const head = view.getByRole('columnheader', { name: 'Watts' });
    await userEvent.click(view.getByRole('button', { name: 'Watts' }));
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Lamp 1', 'Lamp 3', 'Lamp 4', 'Lamp 2']);
    await userEvent.click(view.getByRole('button', { name: 'Watts' }));
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Lamp 4', 'Lamp 3', 'Lamp 1', 'Lamp 2']);
    await expect.element(view.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
    expect(view.getByRole('button', { name: 'Kind' }).elements()).toHaveLength(0);
  });

  it('is narrowed down by words and by a choice, and Escape empties a filter', async () => {
    const view = await draw(ready(30));
    const words = view.getByRole('searchbox', { name: 'Filter by Name' });
    await userEvent.type(words, 'lamp 1');
    await expect.poll(range).toBe('1–10 of 12');
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Filter by Kind' }), 'Gas');
    await expect.poll(range).toBe('1–5 of 5');
    await userEvent.click(words);
    await userEvent.keyboard('{Escape}');
    await expect.poll(range).toBe('1–10 of 15');
  });

  it('offers to clear filters that leave nothing', async () => {
    const view = await draw(ready(3));
    await userEvent.type(view.getByRole('searchbox', { name: 'Filter by Name' }), 'candle');
    await expect.element(view.getByText('Nothing matches these filters.')).toBeVisible();
    expect(range()).toBe('0 of 3');
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Clear the filters' }));
    await expect.poll(range).toBe('1–3 of 3');
  });

  it('goes through its pages and stays within them', async () => {
    const view = await draw(ready(25));
    const next = view.getByRole('button', { name: 'Next page' });
    const previous = view.getByRole('button', { name: 'Previous page' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous, { force: true });
    expect(range()).toBe('1–10 of 25');
    await userEvent.click(next);
    await userEvent.click(next);
    await expect.poll(range).toBe('21–25 of 25');
    expect(document.querySelector('tbody tr')?.getAttribute('aria-rowindex')).toBe('23');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next, { force: true });
    expect(range()).toBe('21–25 of 25');
    await userEvent.click(view.getByRole('button', { name: '25' }));
    await expect.poll(range).toBe('1–25 of 25');
    await expect.element(view.getByRole('button', { name: '25' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('draws of many rows only those in sight, and each says which one it is', async () => {
    const view = await draw(ready(1000));
    await userEvent.click(view.getByRole('button', { name: 'all' }));
    await expect.poll(range).toBe('1–1,000 of 1,000');
    expect(names().length).toBeLessThan(400);
    await expect.element(view.getByRole('table')).toHaveAttribute('aria-rowcount', '1002');
    const rows = [...document.querySelectorAll('tbody tr[aria-rowindex]')];
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('3');
  });

  it('is blocks under a head that folds where there is no room', async () => {
    await page.viewport(360, 700);
    try {
      const view = await draw(ready(3));
      const fold = view.getByRole('button', { name: /Sort and filter/ });
      await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(fold);
      await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
      await userEvent.type(view.getByRole('searchbox', { name: 'Filter by Name' }), '2');
      await expect.element(fold).toHaveTextContent('Sort and filter1 filter set');
      await expectAccessible();
    } finally {
      await page.viewport(1280, 800);
    }
  });
});

describe('settings of a table', () => {
  async function open() {
    const view = await draw(ready(3));
    await userEvent.click(view.getByRole('button', { name: 'Columns and density' }));
    await expect.element(view.getByRole('dialog', { name: 'Columns and density' })).toBeVisible();
    return view;
  }
  /** The heads of all columns except the fixed one, which is always last. */
  function heads() {
    const all = [...document.querySelectorAll('thead th')].map((head) => head.textContent);
    expect(all.pop()).toBe('Actions');
    return all;
  }

  it('hide and show columns, but not the last one, nor one that is fixed', async () => {
    const view = await open();
    await expect.poll(() => view.getByRole('checkbox').elements()).toHaveLength(3);
    await expectAccessible();
    await userEvent.click(view.getByRole('checkbox', { name: 'Watts' }));
    await expect.poll(heads).toEqual(['Name', 'Kind']);
    await userEvent.click(view.getByRole('checkbox', { name: 'Kind' }));
    await expect.element(view.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(view.getByRole('checkbox', { name: 'Watts' }));
    await expect.poll(heads).toEqual(['Name', 'Watts']);
  });

  it('move columns, and say where there is no further', async () => {
    const view = await open();
    await expect
      .element(view.getByRole('button', { name: 'Move Name forward' }))
      .toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(view.getByRole('button', { name: 'Move Name back' }));
    await expect.poll(heads).toEqual(['Watts', 'Name', 'Kind']);
    await userEvent.click(view.getByRole('button', { name: 'Move Kind forward' }));
    await expect.poll(heads).toEqual(['Watts', 'Kind', 'Name']);
  });

  it('stay, and give the focus back, whichever tooltips came and went over them', async () => {
    const view = await open();
    const bubble = view.getByText('Move Kind forward');
    await userEvent.hover(view.getByRole('button', { name: 'Move Kind forward' }));
    await expect.element(bubble).toBeVisible();
    await userEvent.click(view.getByText('Compact'));
    await expect.element(bubble).not.toBeVisible();
    await expect.element(view.getByRole('radio', { name: 'Compact' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('button', { name: 'Columns and density' })).toHaveFocus();
  });

  it('choose how close the rows stand, close with Escape and give the focus back', async () => {
    const view = await open();
    const height = () => document.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0;
    const before = height();
    await userEvent.click(view.getByText('Roomy'));
    await expect.poll(height).toBeGreaterThan(before);
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('button', { name: 'Columns and density' })).toHaveFocus();
  });
});
