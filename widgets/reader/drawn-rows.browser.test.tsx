import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aLampServer, lampUnits } from '#widgets/testing/lamp-act.ts';
import { openReader } from '#widgets/testing/reader.tsx';
import type { ReaderViewProps } from './reader-props.ts';

/*
 * A coarse guard on how often the rows of the text are drawn: once when they have come, and not again because the
 * reader went on. A long act has thousands of them. Each unit here has a link to a document of its own, whose address
 * the view asks for whenever it draws the unit.
 */

const elsewhere = 'other-';
const units = lampUnits.map((unit, at) => ({
  ...unit,
  parts: [
    ...unit.parts,
    {
      part: 'text' as const,
      content: [{ link: 'reference' as const, target: `${elsewhere}${at}~1`, content: ['that one'] }],
    },
  ],
}));

test('units are drawn a few times when they come, and none by a step to the next paragraph', async () => {
  const drawn: string[] = [];
  const href: ReaderViewProps['href'] = ({ regTextId, article, path }) => {
    if (regTextId?.startsWith(elsewhere)) drawn.push(regTextId);
    return `#/${path ?? article ?? ''}`;
  };
  const text = () => Response.json({ versionDate: '2024-01-01', total: units.length, from: 0, units });
  const answers = { ...aLampServer(), 'GET /RegText/lamp': text };
  const { view } = await openReader({ article: '1', path: '1^2', href, answers });
  await expect.poll(() => new Set(drawn).size).toBe(units.length);
  await userEvent.keyboard('{Shift}');
  await expect.element(view.getByRole('toolbar')).toBeVisible();
  // Counted when the limit was set: each once.
  expect(drawn.length).toBeLessThanOrEqual(1.5 * units.length);
  drawn.length = 0;
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => (document.activeElement as HTMLElement).dataset.path).not.toBe('1^2');
  await expect.element(view.getByRole('toolbar')).toBeVisible();
  expect(drawn).toEqual([]);
});
