import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { comparisonTexts } from '#core/i18n/comparison.ts';
import { actionOffers } from '#core/palette/offered-actions.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampVersions } from '#widgets/testing/lamp-act.ts';
import { comparedLamps, longComparison, movedLamps } from '#widgets/testing/lamp-comparison.ts';
import { onPaper } from '#widgets/testing/print.ts';
import { type Answers, aTestApp, refusal, renderIn } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';
import { ComparisonView } from './ComparisonView.tsx';
import type { ComparisonViewProps } from './comparison-props.ts';

const compareCall = 'GET /Comparison/lamp/lamp';
const pdfCall = 'GET /Comparison/Pdf/lamp/lamp';
const versionsCall = 'GET /ListOfRegulation/AllVersions/lamp';

const answers: Answers = { [compareCall]: comparedLamps, [versionsCall]: lampVersions };

type Given = Pick<ComparisonViewProps, 'onNavigate' | 'onClose'> & {
  start: Partial<ComparisonViewProps>;
  width: number;
};

function Page({ onNavigate, start, width, ...props }: Given) {
  const [gone, setGone] = useState<Partial<ComparisonViewProps>>({});
  return (
    <main style={{ blockSize: '780px', inlineSize: `${width}px` }}>
      <ComparisonView
        regTextId="lamp"
        view={{ compare: '2020-01-01' }}
        href={() => '#'}
        {...props}
        {...start}
        {...gone}
        language="EN"
        onNavigate={(place, view, mode) => {
          onNavigate(place, view, mode);
          setGone({ ...place, view, language: 'EN' });
        }}
      />
    </main>
  );
}

type Options = Partial<ComparisonViewProps> & { answers?: Answers; width?: number; until?: string };
async function open({
  answers: given = answers,
  width = 1280,
  until = 'Oil is clear.',
  ...start
}: Options = {}) {
  const test = aTestApp([comparisonTexts], given);
  const [onNavigate, onClose] = [vi.fn<ComparisonViewProps['onNavigate']>(), vi.fn()];
  const view = await renderIn(test.app, <Page {...{ onNavigate, onClose, start, width }} />);
  await expect.element(view.getByText(until).first()).toBeVisible();
  const press = (name: string) => userEvent.click(view.getByRole('button', { name }).first());
  const status = () =>
    view
      .getByRole('status')
      .elements()
      .map((each) => each.textContent);
  return { ...test, view, onNavigate, onClose, press, status };
}

describe('a comparison', () => {
  it('calls a head without words by its place', async () => {
    const { view } = await open();
    await expect
      .element(view.getByRole('heading', { name: /^Final provisions 08.10.2004$/ }).first())
      .toBeInTheDocument();
  });

  it.each([
    ['side by side', 1280, {}, true],
    ['side by side without contents', 1000, {}, true],
    ['in one text', 1280, { compare: '2020-01-01', layout: 'inline' as const }, false],
    ['on a phone', 390, {}, false],
  ])('is accessible: %s', async (_, width, given, isSide) => {
    const view = { compare: '2020-01-01', ...given };
    const drawn = await open({ width, view });
    await expect
      .element(drawn.view.getByRole('heading', { level: 2, name: 'Lamp Act, LampA' }))
      .toBeVisible();
    expect(drawn.view.getByRole('table').elements()).toHaveLength(isSide ? 1 : 0);
    await expectAccessible(['heading-order']);
  });

  it('shows on each side what stands there, and in one text both', async () => {
    const { view } = await open();
    const words = (row: number) =>
      [...document.querySelectorAll(`[data-row="${row}"] [data-side]`)].map((cell) => cell.textContent);
    expect(words(1)).toEqual(['1Lamps burn for ten hours.', '1Lamps burn for twenty hours.']);
    expect(words(2)).toEqual(['2At night only.', '']);
    expect(words(5)).toEqual(['', '2It is dear.']);
    await userEvent.click(view.getByText('In the text'));
    expect(document.querySelector('[data-row="1"] del')?.textContent).toBe('ten');
    expect(document.querySelector('[data-row="1"] ins')?.textContent).toBe('twenty');
  });

  it('counts what changed, and narrows to a kind', async () => {
    const { view, press, onNavigate, status } = await open();
    await expect.element(view.getByText(/1 provision changed, 1 new, 1 repealed/)).toBeVisible();
    const amount = view.getByRole('button', { name: 'Amount 1' });
    await expect.element(amount).toHaveAttribute('aria-pressed', 'false');
    await press('Amount 1');
    await expect.element(amount).toHaveAttribute('aria-pressed', 'true');
    expect(onNavigate.mock.lastCall?.[1]).toMatchObject({ classes: ['amount'] });
    await expect.poll(status).toContain('1 of 1');
    await press('Amount 1');
    await expect.poll(status).toContain('1 of 3');
  });

  it.each([
    ['new', '1 new provision, 1 unchanged.'],
    ['repealed', '1 repealed provision, 1 unchanged.'],
    ['same', '1 unchanged provision.'],
  ] as const)('says of what the first count is: %s', async (change, words) => {
    const rows = comparedLamps.rows.filter((row) => row.change === 'same' || row.change === change);
    const { view } = await open({ answers: { ...answers, [compareCall]: { ...comparedLamps, rows } } });
    await expect.element(view.getByText(words, { exact: true })).toBeVisible();
  });

  it('says in how many articles versions of a document differ', async () => {
    const reply = { ...comparedLamps, changedUnits: 2 };
    const { view } = await open({ answers: { ...answers, [compareCall]: reply } });
    await expect
      .element(view.getByText(/^1 provision changed, .*\. Affected: 2 articles or margin numbers\.$/))
      .toBeVisible();
  });

  it('tells a moved paragraph at its old place, and leads from there to the new one', async () => {
    const { view, status } = await open({ answers: { ...answers, [compareCall]: movedLamps } });
    const link = view.getByRole('link', { name: 'to Art. 2 para. 2' });
    await expect.element(link).toBeVisible();
    const cells = [...document.querySelectorAll('[data-row="2"] [data-side]')].map(
      (cell) => cell.textContent,
    );
    expect(cells).toEqual(['2At night only.', '']);
    await expect.element(view.getByText(/1 provision changed, 1 moved,/)).toBeVisible();
    expect(status()).toContain('1 of 2');
    await userEvent.click(link);
    expect((document.activeElement as HTMLElement).dataset.row).toBe('5');
    expect(status()).toContain('2 of 2');
    await expectAccessible(['heading-order']);
  });

  it('leaves out what did not change', async () => {
    const { view, onNavigate } = await open();
    await userEvent.click(view.getByLabelText('Only changed paragraphs'));
    await expect.poll(() => view.getByText('Oil is clear.').elements()).toEqual([]);
    // The contents follow, without a filter of their own.
    const contents = view.getByRole('navigation', { name: 'Contents with changes' });
    await expect.poll(() => contents.getByRole('treeitem').elements()).toHaveLength(2);
    expect(contents.getByRole('checkbox').elements()).toEqual([]);
    expect(onNavigate.mock.lastCall?.slice(1)).toEqual([{ compare: '2020-01-01', only: true }, 'replace']);
  });

  it('goes from change to change, round and by keys, and gives them the focus', async () => {
    const { view, press, status, onNavigate } = await open();
    const here = () => (document.activeElement as HTMLElement).dataset.row;
    expect(status()).toContain('1 of 3');
    await press('Next change');
    expect([here(), status()]).toEqual(['2', expect.arrayContaining(['2 of 3'])]);
    await userEvent.keyboard('n');
    expect([here(), status()]).toEqual(['5', expect.arrayContaining(['3 of 3'])]);
    await userEvent.keyboard('n');
    expect(here()).toBe('1');
    await userEvent.keyboard('p');
    expect(here()).toBe('5');
    await expect.poll(() => onNavigate.mock.lastCall?.[1]).toMatchObject({ at: '2^2' });
    await expect.element(view.getByRole('button', { name: 'Previous change' })).toBeEnabled();
  });

  it('swaps its sides, and goes back to the text', async () => {
    const { press, onNavigate, onClose } = await open();
    await press('Back to the text');
    expect(onClose.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp' });
    await press('Swap sides');
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ versionDate: '2020-01-01' });
    expect(onNavigate.mock.lastCall?.[1]).toMatchObject({ compare: '2024-01-01' });
  });

  it('has one line of tools on a phone that stays with its name, the rest in a menu, no line of time at first', async () => {
    const { view, press, onNavigate } = await open({ width: 390 });
    const line = view.getByRole('group', { name: 'Versions by time' });
    await expect.element(view.getByText('LampA', { exact: true }).first()).toBeVisible();
    expect(view.getByRole('button', { name: 'Back to the text' }).elements()).toHaveLength(1);
    expect(line.elements()).toEqual([]);
    await press('More');
    const menu = view.getByRole('menu', { name: 'More' });
    await expect.element(menu).toBeVisible();
    const items = [...menu.element().querySelectorAll('[role^="menuitem"]')].map((each) => each.textContent);
    expect(items).toEqual([
      'Changes in the contents',
      'Only changed paragraphs',
      'Versions on the line of time',
      'One below the other',
      'In the text',
      'Swap sides',
      'Save as Word documentwhole comparison',
      'Save as PDFwhole comparison',
      'Print',
      'Compare with another provision …',
      'Keys?',
    ]);
    await expectAccessible(['heading-order']);
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Versions on the line of time' }));
    await expect.element(line).toBeVisible();
    await press('More');
    await userEvent.click(view.getByRole('menuitemcheckbox', { name: 'Only changed paragraphs' }));
    expect(onNavigate.mock.lastCall?.[1]).toMatchObject({ only: true });
    await press('More');
    await userEvent.click(view.getByRole('menuitemradio', { name: 'One below the other' }));
    expect(onNavigate.mock.lastCall?.[1]).toMatchObject({ layout: 'side' });
  });

  it('has its tools on one line beside its name from 1024 on', async () => {
    const { view } = await open({ width: 1000 });
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const back = middle(view.getByRole('button', { name: 'Back to the text' }).element());
    for (const name of ['Next change', 'Save or print', 'More'])
      expect(Math.abs(middle(view.getByRole('button', { name }).element()) - back)).toBeLessThan(2);
  });

  it('has the names of its versions in line with their texts', async () => {
    for (const width of [1440, 1000]) {
      const { view } = await open({ width });
      const left = (of: Element | null | undefined) => of?.getBoundingClientRect().left ?? Number.NaN;
      for (const [side, letter] of [
        ['before', 'A'],
        ['after', 'B'],
      ]) {
        const button = view.getByRole('button', { name: new RegExp(`^Version ${letter}:`) }).element();
        const words = document.querySelector(`[data-row="4"] [data-side="${side}"] > div > div`);
        const inset = Number.parseFloat(getComputedStyle(button).paddingInlineStart);
        expect(Math.abs(left(button) + inset - left(words)), `${width} ${side}`).toBeLessThan(1.5);
      }
      await view.unmount();
    }
  });

  it('wraps the kinds of change on a phone, so that none is cut', async () => {
    const kindsOfChange = ['amount', 'percentage', 'deadline', 'obligation', 'reference', 'wording'] as const;
    const differences = kindsOfChange.map((kind) => ({ class: kind, before: 'a', after: 'b' }));
    const rows = comparedLamps.rows.map((row) => (row.change === 'changed' ? { ...row, differences } : row));
    const { view } = await open({
      width: 390,
      answers: { ...answers, [compareCall]: { ...comparedLamps, rows } },
    });
    const edge = view.getByRole('main').element().getBoundingClientRect().right;
    const kinds = view
      .getByRole('group', { name: 'Show only changes of a kind' })
      .getByRole('button')
      .elements();
    expect(kinds.map(wordsOf)).toHaveLength(kindsOfChange.length);
    for (const kind of kinds) expect(kind.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  });

  it('has on paper the whole names of its versions over the text on each sheet, and no gaps before long rows', async () => {
    const { view } = await open({ width: 620 });
    const [first, , last] = view.getByRole('columnheader').elements();
    await onPaper(() => {
      for (const head of [first, last]) {
        const { right } = head?.getBoundingClientRect() ?? new DOMRect();
        for (const part of head?.querySelectorAll('span') ?? []) {
          expect(getComputedStyle(part).whiteSpace).toBe('normal');
          expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
        }
      }
      const title = view.getByRole('heading', { level: 2 }).element();
      const facts = view.getByText(/^Invented text without legal force · /).element();
      expect(facts.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left);
      const heads = document.querySelector('[data-heads]') ?? document.body;
      expect(getComputedStyle(heads).display).toBe('table-header-group');
      const row = document.querySelector('[data-change]') ?? document.body;
      expect(getComputedStyle(row).breakInside).toBe('auto');
    });
  });

  it('says of an article whether its own text is in force, and since when', async () => {
    const ofArticle = lampVersions.map((version) => ({
      ...version,
      changed: version.versionDate === '2024-01-01',
      present: true,
      repealed: false,
    }));
    const [before, after] = [comparedLamps.before, comparedLamps.after].map((side) => ({
      ...side,
      path: '1',
    }));
    const { view } = await open({
      article: '1',
      answers: {
        'GET /Comparison/lamp~1/lamp~1': { ...comparedLamps, before, after: { ...after, status: 'past' } },
        'GET /SolrDataSearch/PreviousRegArtVersions/lamp~1/EN': ofArticle,
      },
    });
    await expect.element(view.getByText('in force, in this wording since 1 January 2024')).toBeVisible();
    await expect.element(view.getByText('past', { exact: true })).toBeVisible();
  });

  it('offers the versions of each side', async () => {
    const { view, onNavigate } = await open();
    await userEvent.click(view.getByRole('button', { name: /^Version A:/ }));
    const menu = view.getByRole('menu', { name: 'Versions for side A' });
    await expect.element(menu).toBeVisible();
    expect(
      menu
        .getByRole('menuitemradio')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['1 January 2027to come', '1 January 2024in force', '1 January 2020past']);
    await expectAccessible(['heading-order']);
    await userEvent.click(menu.getByRole('menuitemradio', { name: /2027/ }));
    expect(onNavigate.mock.lastCall?.[1]).toMatchObject({ compare: '2027-01-01' });
  });

  it('offers a version without text in the language in one that both versions have', async () => {
    const versions = lampVersions.map((version) =>
      version.versionDate === '2027-01-01'
        ? { ...version, languages: ['DE'], amendments: [{ title: 'Act of 5 May', inForce: '2027-01-01' }] }
        : version,
    );
    const { view, onNavigate } = await open({ answers: { ...answers, [versionsCall]: versions } });
    await userEvent.click(view.getByRole('button', { name: /^Version A:/ }));
    const choice = view.getByRole('menuitemradio', { name: /2027/ });
    await expect
      .element(choice)
      .toHaveTextContent('1 January 2027Act of 5 Mayto come, not in English; compared in German');
    await userEvent.click(choice);
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ language: 'DE' });
    expect(onNavigate.mock.lastCall?.[1]).toMatchObject({ compare: '2027-01-01' });
  });

  it('has both versions on its line of time, also where the others cannot be loaded', async () => {
    expectOnConsole(/load versions to compare/);
    const { view } = await open({ answers: { ...answers, [versionsCall]: () => refusal(500, 'X') } });
    const line = view.getByRole('group', { name: 'Versions by time' });
    await expect
      .poll(() =>
        line
          .getByRole('button')
          .elements()
          .map((dot) => dot.getAttribute('aria-label')),
      )
      .toEqual(['A, 1 January 2020, past', 'B, 1 January 2024, in force']);
  });

  it.each([
    ['wide', 1280],
    ['on a phone', 390],
  ])(
    'opens at its first change, below its own head, with article and chapter in sight: %s',
    async (_, width) => {
      const { view, press } = await open({
        width,
        answers: { ...answers, [compareCall]: longComparison },
      });
      const head = () => document.querySelector('[data-heads]')?.getBoundingClientRect().bottom ?? 0;
      const top = (row: number) =>
        document.querySelector(`[data-row="${row}"]`)?.getBoundingClientRect().top ?? 0;
      // Over each text, if they stand side by side.
      const running = () =>
        [...document.querySelectorAll('[data-heads] > [aria-hidden] > div')].map(wordsOf).filter(Boolean);
      const change = longComparison.rows.findIndex((row) => row.change !== 'same');
      const [article, last] = [change - 1, change + 4];
      await expect.poll(() => Math.abs(top(article) - head())).toBeLessThan(1);
      expect(top(change)).toBeGreaterThan(head());
      await expect.poll(running).toEqual(Array(width > 600 ? 2 : 1).fill('Chapter 1 Light'));
      for (const _step of [1, 2]) await press('Next change');
      await expect.poll(() => top(last) - head()).toBeGreaterThanOrEqual(-1);
      await expect.element(view.getByText('It is dear.').first()).toBeVisible();
    },
  );

  it('has a long chapter whole in its line over the text', async () => {
    const heading =
      'Light, lamps, wicks and oil of all kinds in houses, in streets and on ships at sea and in harbours';
    const rows = longComparison.rows.map((row) =>
      row.kind === 'chapter' ? { ...row, runs: [{ text: heading }] } : row,
    );
    await open({ width: 390, answers: { ...answers, [compareCall]: { ...longComparison, rows } } });
    const line = () => document.querySelector('[data-heads] > [aria-hidden] > div');
    await expect.poll(() => wordsOf(line())).toContain('harbours');
    const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = line() ?? {};
    expect([scrollWidth <= clientWidth, scrollHeight <= clientHeight]).toEqual([true, true]);
  });

  it('has the changes in its contents, which lead to them', async () => {
    const { view, onNavigate } = await open();
    const contents = view.getByRole('navigation', { name: 'Contents with changes' });
    const entries = () => contents.getByRole('treeitem').elements().map(wordsOf);
    await expect.poll(entries).toEqual(['Art. 1changedPurpose', 'Art. 2changedOil', 'Art. 3Wicks']);
    await userEvent.click(contents.getByLabelText('Only changed articles'));
    await expect.poll(entries).toEqual(['Art. 1changedPurpose', 'Art. 2changedOil']);
    contents.getByRole('treeitem').first().element().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect
      .element(contents.getByRole('treeitem', { name: /Oil/ }))
      .toHaveAttribute('aria-current', 'location');
    await expect.poll(() => onNavigate.mock.lastCall?.[1]).toMatchObject({ at: '2' });
  });

  it('has its contents in a sheet where there is no room', async () => {
    const { view, press } = await open({ width: 1000 });
    await press('Changes in the contents');
    const sheet = view.getByRole('dialog', { name: 'Contents with changes' });
    await expect.element(sheet.getByRole('treeitem', { name: /Oil/ })).toBeVisible();
    await expectAccessible(['heading-order']);
    await userEvent.click(sheet.getByRole('treeitem', { name: /Oil/ }));
    await expect.element(sheet).not.toBeInTheDocument();
  });

  it.each([
    [
      'nothing changed',
      { rows: [comparedLamps.rows[0], comparedLamps.rows[4]] },
      'The wording is the same in both versions.',
    ],
    [
      'they are one',
      { before: comparedLamps.after },
      'Both sides show the same version. Choose another one to compare with.',
    ],
    ['they have nothing in common', { unrelated: true }, /^The two texts have hardly anything in common/],
  ])('says that %s', async (_, differing, words) => {
    const { view } = await open({
      answers: { ...answers, [compareCall]: { ...comparedLamps, ...differing } },
    });
    await expect.element(view.getByRole('status').getByText(words)).toBeVisible();
    await expectAccessible(['heading-order']);
    if ('rows' in differing)
      await expect.element(view.getByRole('button', { name: 'Next change' })).toBeDisabled();
  });

  it('says its keys, which can be switched off', async () => {
    const { view, press, status } = await open();
    await press('More');
    await userEvent.click(view.getByRole('menuitem', { name: /^Keys/ }));
    const dialog = view.getByRole('dialog', { name: 'Keys' });
    await expect.element(dialog).toBeVisible();
    await expectAccessible(['heading-order']);
    await userEvent.click(dialog.getByLabelText('Single letters act while the focus is in the comparison'));
    await userEvent.keyboard('{Escape}');
    view.getByRole('button', { name: 'Next change' }).element().focus();
    await userEvent.keyboard('n');
    expect(status()).toContain('1 of 3');
  });

  it('is saved as pages, and says so where that fails, with another try', async () => {
    expectOnConsole(/export a comparison/);
    const { view, press, requestsOf } = await open({
      answers: { ...answers, [pdfCall]: () => refusal(500, 'X') },
    });
    await press('Save or print');
    await expect.element(view.getByRole('menu', { name: 'Save or print' })).toBeVisible();
    await userEvent.click(view.getByRole('menuitem', { name: /^Save as PDF/ }));
    await expect.element(view.getByText('The file could not be made.')).toBeVisible();
    await expectAccessible(['heading-order']);
    await press('Try again');
    await expect.poll(() => requestsOf(pdfCall)).toHaveLength(2);
    await expect.element(view.getByText('The file could not be made.')).toBeVisible();
  });
});

describe('another provision to compare with', () => {
  const suggestion = {
    kind: 'document',
    regTextId: 'oil',
    label: 'Oil Act',
    detail: 'OilA',
    sourceNumber: '12',
    versionDate: '2024-01-01',
  };
  const openDialog = async (direct: object[] | undefined) => {
    const reply = direct && { direct, completions: [], total: 0 };
    const test = await open({ answers: reply ? { ...answers, 'GET /MainSearch/Suggest': reply } : answers });
    await test.press('More');
    await userEvent.click(test.view.getByRole('menuitem', { name: 'Compare with another provision …' }));
    const dialog = test.view.getByRole('dialog', { name: 'Compare with another provision' });
    await expect.element(dialog.getByLabelText('Document or provision')).toHaveFocus();
    return { ...test, dialog };
  };

  it.each([
    ['nothing is so called', []],
    ['the server is away', undefined],
  ])('is not found: %s', async (_, direct) => {
    const { dialog } = await openDialog(direct);
    await userEvent.keyboard('oi');
    await expect.element(dialog.getByText('No document or provision is so called.')).toBeVisible();
    await expectAccessible(['heading-order']);
  });

  it('is asked for from two letters on', async () => {
    const { dialog, requests } = await openDialog([suggestion]);
    await userEvent.keyboard('o');
    await new Promise((done) => setTimeout(done, 400));
    expect(requests.filter(({ call }) => call.includes('Suggest'))).toEqual([]);
    await userEvent.keyboard('i');
    await expect
      .element(dialog.getByRole('list', { name: 'Found' }).getByRole('button', { name: /Oil Act/ }))
      .toBeVisible();
    await expectAccessible(['heading-order']);
  });

  it('is marked where it is invented law', async () => {
    const { dialog } = await openDialog([{ ...suggestion, sample: true }]);
    await userEvent.keyboard('oil');
    await expect.element(dialog.getByRole('button', { name: /^Oil Act Sample/ })).toBeVisible();
    await expectAccessible(['heading-order']);
  });

  it('is the first by Enter', async () => {
    expectOnConsole(/compare texts/);
    const { dialog, onNavigate, view } = await openDialog([suggestion]);
    await userEvent.keyboard('oil');
    await expect.element(dialog.getByRole('button', { name: /Oil Act/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByText('The regulation server cannot be reached.')).toBeVisible();
    expect(onNavigate.mock.lastCall?.[1]).toMatchObject({ with: 'oil' });
  });
});

it('a comparison offers its menus to the palette once it was opened', async () => {
  const { app } = await open();
  const { $offered, request } = app.part(actionOffers);
  const lines = () => $offered.get().map(({ label, note }) => [label, note].filter(Boolean).join(': '));
  expect(lines()).toEqual([]);
  request();
  await expect
    .poll(lines)
    .toEqual(
      expect.arrayContaining([
        'Save as PDF: whole comparison',
        'Print',
        'Compare with another provision …',
        'Keys: ?',
      ]),
    );
});
