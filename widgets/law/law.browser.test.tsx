import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Inline, Part, Unit } from '#core/contract/main/regulation-text.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import type { Drawing } from './drawing.ts';
import { textContainer } from './layout.ts';
import { reactPen } from './react-pen.ts';
import { UnitSection } from './UnitSection.tsx';

const drawing: Drawing = {
  pen: reactPen,
  nameOf: (path) => `Art. ${path}`,
  marks: undefined,
  hrefTo: (target) => `#${target}`,
  repealedSince: () => 'Aufgehoben seit dem 1. Januar 2024',
  labels: {
    note: (number) => `Anmerkung ${number}`,
    notes: 'Anmerkungen',
    page: (page) => `Seite ${page} beginnt`,
    pageShort: (page) => `S. ${page}`,
    image: 'Bild',
    table: 'Tabelle',
  },
};
const long = 'Lampendochtverordnungsvollzugskoordination';
const text = (...content: Inline[]): Part => ({ part: 'text', content });
const division = (kind: 'paragraph' | 'letter', id: string, ...parts: Part[]): Part => ({
  part: 'division',
  kind,
  id,
  num: [kind === 'letter' ? 'a.' : '2'],
  parts,
});
const table = (columns: number, more: object = {}): Part => ({
  part: 'table',
  rows: [0, 1].map((row) =>
    Array.from({ length: columns }, (_, column) => ({
      head: row === 0,
      parts: [text(`${long} ${column}`)],
    })),
  ),
  ...more,
});
const inlines: Inline[] = [
  'Nach Artikel 3a ',
  { mark: 'b', content: ['brennt'] },
  ' eine ',
  { link: 'term', target: 'lamp~2', content: ['Lampe'] },
  ' gemäss ',
  { link: 'reference', target: 'lamp~5', content: ['Artikel 5'] },
  { note: 1 },
  ', ',
  { href: 'https://lamps.example', content: ['hier'] },
  { image: 'x.png', alt: 'Schnitt' },
];

type Setting = { size?: number; width?: number; drawing?: Drawing };

async function draw(given: Partial<Unit>, { size = 200, width = 760, ...more }: Setting = {}) {
  const unit: Unit = { id: '5', kind: 'article', depth: 1, parts: [], notes: [], ...given };
  const props = { entry: { id: '5', index: 3, size }, unit, drawing, ...more };
  const place = {
    inlineSize: `${width}px`,
    containerName: textContainer,
    containerType: 'inline-size',
  } as const;
  const view = await render(
    <div style={place}>
      <h2>LampG</h2>
      <h3>1. Kapitel</h3>
      <UnitSection {...props} />
    </div>,
  );
  const section = () => view.container.querySelector('section') as HTMLElement;
  return { view, unit, props, section };
}

const whole: Partial<Unit> = {
  num: ['Art. 5'],
  heading: ['Pflichten'],
  parts: [
    division('paragraph', '5^2', text(...inlines), division('letter', '5^2^a', text('hell;'))),
    { part: 'quote', parts: [text('Neu gilt:')] },
    table(2),
    table(2, { layout: true }),
  ],
  notes: [{ number: 1, content: ['Fassung vom ', { mark: 'i', content: ['Mai'] }] }],
};

describe('a unit of the law', () => {
  it.each<[string, Partial<Unit>]>([
    ['an article with all it may hold', whole],
    ['a repealed article', { num: ['Art. 5'], heading: ['Alt'], repealed: true }],
    ['a chapter', { kind: 'chapter', depth: 0, num: ['1.'], heading: ['Lampen'] }],
    ['an annex', { kind: 'annex', num: ['Anhang'], heading: [{ note: 1 }], parts: [table(8)] }],
    [
      'a margin number',
      { kind: 'marginNumber', num: ['23'], heading: ['Docht'], parts: [text('Er brennt.')] },
    ],
    ['a recital', { kind: 'recital', num: ['(4)'], parts: [text('Da er brennt,')] }],
    ['a preface', { kind: 'preface', parts: [text('Bundesgesetz über Lampen')] }],
    ['a preamble', { kind: 'preamble', parts: [text('Gestützt auf das Licht')] }],
  ])('is accessible and stays in its column, on a phone too: %s', async (_, given) => {
    for (const width of [760, 340]) {
      const { view } = await draw(given, { width });
      const column = view.container.querySelector('section')?.parentElement;
      expect(column?.scrollWidth, `${width}`).toBeLessThanOrEqual(width);
      // Frames of tables are no tab stops: arrow keys move through the text and to them.
      await expectAccessible(['scrollable-region-focusable']);
      await view.unmount();
    }
  });

  it('scrolls a table that is too wide, and not the text around it', async () => {
    const { view } = await draw({ parts: [table(8)] });
    const frame = view.getByRole('group', { name: 'Tabelle' }).element();
    expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    frame.scrollLeft = 50;
    expect(frame.scrollLeft).toBe(50);
  });

  it('names its places for who hears them', async () => {
    const { view } = await draw(whole);
    await expect.element(view.getByRole('group', { name: 'Art. 5^2', exact: true })).toBeVisible();
    await expect.element(view.getByRole('group', { name: 'Art. 5^2^a' })).toBeVisible();
    await expect.element(view.getByRole('heading', { level: 4, name: /Art.\s5\s?Pflichten/ })).toBeVisible();
    await expect.element(view.getByRole('button', { name: 'Anmerkung 1' })).toBeVisible();
    await expect.element(view.getByRole('list', { name: 'Anmerkungen' })).toBeVisible();
    await expect.element(view.getByRole('link', { name: 'Lampe' })).toHaveAttribute('href', '#lamp~2');
    // The unit itself has no tab stop: the view has one for the whole text, in which arrow keys move.
    expect(view.container.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
  });

  it('hangs its number beside the text, a margin number at the other side', async () => {
    const { view } = await draw({ parts: [division('paragraph', '5^2', text('Er brennt.'))] });
    const before = view.getByText('2', { exact: true }).element().getBoundingClientRect();
    expect(before.right).toBeLessThanOrEqual(
      view.getByText('Er brennt.').element().getBoundingClientRect().left,
    );
    await view.unmount();
    const other = await draw({ kind: 'marginNumber', num: ['23'], parts: [text('Er brennt.')] });
    const behind = other.view.getByText('23', { exact: true }).element().getBoundingClientRect();
    const line = other.view.getByText('Er brennt.').element();
    const range = document.createRange();
    range.selectNodeContents(line);
    expect(behind.left).toBeGreaterThan(range.getBoundingClientRect().right);
  });

  it('takes before it has arrived about the room that it will take', async () => {
    const content = 'Wer eine Lampe anzündet, sorgt für einen Docht. '.repeat(40);
    const given = { num: ['Art. 5'], parts: [division('paragraph', '5^2', text(content))] };
    const { view, props, section } = await draw(given, { size: content.length });
    const height = section().getBoundingClientRect().height;
    await view.rerender(
      <div style={{ inlineSize: '760px' }}>
        <UnitSection {...props} unit={undefined} />
      </div>,
    );
    await expect.element(section()).toHaveAttribute('aria-busy', 'true');
    const awaited = section().getBoundingClientRect().height;
    expect(awaited / height).toBeGreaterThan(0.7);
    expect(awaited / height).toBeLessThan(1.4);
  });

  it('is drawn once while nothing of it changes, and anew with the pages of its PDF', async () => {
    const nameOf = vi.fn(drawing.nameOf);
    const counted = { ...drawing, nameOf };
    const given = { num: ['Art. 5'], parts: [division('paragraph', '5^2', text('Er brennt.'))] };
    const { view, props } = await draw(given, { drawing: counted });
    const times = nameOf.mock.calls.length;
    expect(times).toBeGreaterThan(0);
    const again = (marks?: ReadonlyMap<string, number>) =>
      view.rerender(
        <div style={{ inlineSize: '760px', containerName: textContainer, containerType: 'inline-size' }}>
          <h2>LampG</h2>
          <h3>1. Kapitel</h3>
          <UnitSection {...props} {...(marks ? { marks } : {})} />
        </div>,
      );
    await again();
    expect(nameOf).toHaveBeenCalledTimes(times);
    await again(new Map([['5^2', 12]]));
    expect(nameOf.mock.calls.length).toBeGreaterThan(times);
    await expect.element(view.getByTitle('Seite 12 beginnt')).toHaveTextContent('S. 12');
  });
});

describe('the setting of law text', () => {
  const topOf = (node: Node, at: number) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().bottom;
  };

  it.each(['Lampe', 'Lampe ', '…', 'die «Lampe»', 'Lampe –', 'Lampe)'])(
    'begins no line with the mark of a note: after %j',
    async (words) => {
      const before = 'Wer eine helle Lampe hat, löscht sie. ';
      for (let width = 200; width <= 420; width += 10) {
        const { view } = await draw(
          {
            parts: [division('paragraph', '5^2', text(`${before}${words}`, { note: 1 }, ', und füllt sie.'))],
          },
          { width },
        );
        const mark = view.container.querySelector('[data-note]') as HTMLElement;
        const last = mark.previousSibling as Text;
        const offset = last.data.trimEnd().length - 1;
        const digit = topOf(mark.firstChild as Text, 0);
        expect(Math.abs(digit - topOf(last, offset)), `${width}`).toBeLessThan(16);
        await view.unmount();
      }
    },
  );

  it('raises "bis" in the number of a paragraph', async () => {
    const paragraph = { ...division('paragraph', '5^1bis', text('Sie brennt.')), num: ['1bis'] } as Part;
    const { section } = await draw({ parts: [paragraph] });
    expect(section().querySelector('sup')?.textContent).toBe('bis');
  });

  it('hangs items with notes at their number on the edge of the others', async () => {
    const noted = {
      ...division('letter', '5^2^b', text(`${long} ${long} ${long}`)),
      num: ['b. ', { note: 12 }],
    };
    const { section } = await draw(
      {
        parts: [division('paragraph', '5^2', division('letter', '5^2^a', text('hell;')), noted as Part)],
      },
      { width: 420 },
    );
    const edge = (path: string) => {
      const range = document.createRange();
      range.selectNodeContents(section().querySelector(`[data-path="${path}"] p`) as Node);
      return [...range.getClientRects()].at(-1)?.left;
    };
    expect(edge('5^2^b')).toBeCloseTo(edge('5^2^a') ?? 0, 0);
    expect(section().querySelector('[data-path="5^2^b"] span')?.textContent).toBe('b.12');
  });

  it('aligns figures of a table at the right', async () => {
    const row = (...cells: string[]) => cells.map((words) => ({ parts: [text(words)] }));
    const { section } = await draw({
      parts: [{ part: 'table', rows: [row('Öl', '1 000'), row('Docht', '20'), row('Glas', '–')] }],
    });
    const aligned = [...section().querySelectorAll('td')].map((cell) => getComputedStyle(cell).textAlign);
    expect(aligned).toEqual(['start', 'end', 'start', 'end', 'start', 'end']);
  });

  it('shades the edge at which a wide table goes on', async () => {
    const { view } = await draw({ parts: [table(8)] });
    const frame = view.getByRole('group', { name: 'Tabelle' }).element();
    const { backgroundAttachment, scrollbarWidth } = getComputedStyle(frame);
    expect(backgroundAttachment).toBe('local, local, scroll, scroll');
    expect(scrollbarWidth).toBe('thin');
  });

  const lookOf = (element: Element | null) => {
    const { fontSize, fontWeight, lineHeight } = getComputedStyle(element as Element);
    return { fontSize, fontWeight, lineHeight };
  };

  it('draws bold words of a head as heavy as the rest of it', async () => {
    const bold: Inline = { mark: 'b', content: ['Pflichten'] };
    for (const [given, weight] of [
      [{}, '600'],
      [{ repealed: true }, '400'],
    ] as const) {
      const { view, section } = await draw({ num: ['Art. 5'], heading: [bold], ...given });
      expect(lookOf(section().querySelector('b')).fontWeight).toBe(weight);
      await view.unmount();
    }
    const { section } = await draw({ kind: 'chapter', num: [bold], heading: [bold] });
    expect([...section().querySelectorAll('b')].map((one) => lookOf(one).fontWeight)).toEqual(['400', '600']);
  });

  it('sets what stands in a cell at the size of the table', async () => {
    const inside = division('letter', '5^2^a', text('hell;'));
    const { section } = await draw({
      parts: [{ part: 'table', layout: true, rows: [[{ parts: [text('Öl'), inside] }]] }],
    });
    const cell = lookOf(section().querySelector('td'));
    expect(cell.fontSize).toBe('15px');
    for (const element of section().querySelectorAll('td p, td [data-path]'))
      expect(lookOf(element)).toEqual(cell);
  });

  it('sets the title of an act larger than a heading elsewhere', async () => {
    const title: Part = { part: 'text', role: 'heading', content: ['Bundesgesetz über Lampen'] };
    for (const [kind, fontSize] of [
      ['preface', '26px'],
      ['preamble', '17px'],
    ] as const) {
      const { view } = await draw({ kind, parts: [title] });
      expect(lookOf(view.getByRole('paragraph').element()).fontSize).toBe(fontSize);
      await view.unmount();
    }
  });

  it('draws no note where the view has none', async () => {
    const { view, section } = await draw(whole, { drawing: { ...drawing, withoutNotes: true } });
    await expect.element(view.getByRole('group', { name: 'Art. 5^2', exact: true })).toBeVisible();
    expect(section().querySelector('[data-note], [data-notes]')).toBeNull();
  });
});
