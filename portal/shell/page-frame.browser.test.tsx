import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { TitleLevel } from '#widgets/ui/heading-level.ts';
import { PageFrame } from './PageFrame.tsx';

type Props = Partial<Parameters<typeof PageFrame>[0]>;

async function open(width: number, props: Props = {}) {
  await page.viewport(width, 900);
  const view = await render(
    <main>
      <TitleLevel value={1}>
        <PageFrame title="Lamps" width="wide" {...props}>
          <p>All of them.</p>
        </PageFrame>
      </TitleLevel>
    </main>,
  );
  const box = (text: string) => view.getByText(text, { exact: true }).element().getBoundingClientRect();
  return { view, box };
}

const additions: [string, Props][] = [
  ['nothing', {}],
  ['numbers', { about: <p>3 lamps</p> }],
  ['actions', { actions: <button type="button">Add</button> }],
  ['side matter', { side: <p>Rooms</p>, width: 'full' }],
  ['a narrow column', { width: 'column' }],
  ['a table that scrolls', { width: 'full', fitted: true }],
];

describe('the title of a page', () => {
  it.each(additions)(
    'is its first heading, in the same place on a wide screen: with %s',
    async (_, props) => {
      const { view, box } = await open(1440, props);
      await expect.element(view.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
      const { x, y, height } = box('Lamps');
      expect([x, y, height]).toEqual([24, 12, 28]);
      expect(document.title).toBe('Lamps – Regesta');
      await expectAccessible();
    },
  );

  it.each(additions)('and on a phone: with %s', async (_, props) => {
    const { box } = await open(390, props);
    const { x, y, height } = box('Lamps');
    expect([x, y, height]).toEqual([16, 12, 28]);
  });

  it('gives the page another name in the browser if it is a sentence', async () => {
    await open(1440, { title: 'Good day, Ada', name: 'Overview' });
    expect(document.title).toBe('Overview – Regesta');
  });

  it('has the language of the page', async () => {
    const { view } = await open(1440, { lang: 'de' });
    expect(view.getByRole('heading').element().closest('[lang]')?.getAttribute('lang')).toBe('de');
  });
});

describe('the content of a page', () => {
  it.each<[string, Props, number]>([
    ['as wide as the window', { width: 'wide' }, 24],
    ['as a column, where the text of the reader begins', { width: 'column' }, 336],
    ['as a column beside side matter', { width: 'column', side: <p>Rooms</p> }, 336],
  ])('begins on one of two lines: %s', async (_, props, left) => {
    const { box } = await open(1440, props);
    expect(box('All of them.').x).toBe(left);
    expect(box('All of them.').width).toBeLessThanOrEqual(props.width === 'column' ? 640 : 1392);
  });

  it('stands below side matter on a phone', async () => {
    const { box } = await open(390, { width: 'column', side: <p>Rooms</p> });
    expect(box('All of them.').x).toBe(16);
    expect(box('All of them.').y).toBeGreaterThan(box('Rooms').bottom);
  });
});
