import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openReader } from '#widgets/testing/reader.tsx';

/*
 * A coarse guard on how often the rows of the text are drawn: once when they have come, and not again because the
 * reader went on. A long act has thousands of them.
 */

const drawn = vi.hoisted(() => ({ units: [] as unknown[] }));
vi.mock('../law/parts.tsx', async (original) => {
  const own = await original<typeof import('../law/parts.tsx')>();
  const drawParts: typeof own.drawParts = (parts, drawing) => {
    drawn.units.push(parts);
    return own.drawParts(parts, drawing);
  };
  return { ...own, drawParts };
});

test('units are drawn a few times when they come, and none by a step to the next paragraph', async () => {
  drawn.units.length = 0;
  const { view } = await openReader({ article: '1', path: '1^2' });
  await expect.element(view.getByRole('complementary')).toBeVisible();
  const units = new Set(drawn.units).size;
  expect(units).toBeGreaterThan(3);
  await userEvent.keyboard('{Shift}');
  await expect.element(view.getByRole('toolbar')).toBeVisible();
  // Counted when the limit was set: each once.
  expect(drawn.units.length).toBeLessThanOrEqual(1.5 * units);
  drawn.units.length = 0;
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => (document.activeElement as HTMLElement).dataset.path).not.toBe('1^2');
  await expect.element(view.getByRole('toolbar')).toBeVisible();
  expect(drawn.units).toEqual([]);
});
