import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { timelineTexts } from '#core/i18n/timeline.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aTestApp, renderIn } from '#widgets/testing/view.tsx';
import { type TimelineMark, type TimelineVersion, VersionTimeline } from './VersionTimeline.tsx';

const versions: TimelineVersion[] = [
  { versionDate: '2020-01-01', status: 'inForce', changed: true },
  { versionDate: '2005-07-01', status: 'past' },
  { versionDate: '2010-01-01', status: 'past', changed: true },
  { versionDate: '2027-01-01', status: 'future' },
];
const dense = Array.from({ length: 40 }, (_, index): TimelineVersion => {
  const month = String((index % 12) + 1).padStart(2, '0');
  return { versionDate: `20${10 + Math.floor(index / 12)}-${month}-01`, status: 'past' };
});
const one: TimelineMark[] = [{ date: '2020-01-01', label: '' }];
const two: TimelineMark[] = [
  { date: '2010-01-01', label: 'A' },
  { date: '2027-01-01', label: 'B' },
];

async function draw(given: readonly TimelineVersion[], marks: readonly TimelineMark[], width = 900) {
  const { app } = aTestApp([timelineTexts]);
  const onChoose = vi.fn();
  const view = await renderIn(
    app,
    <div style={{ inlineSize: `${width}px`, padding: '20px' }}>
      <VersionTimeline versions={given} marks={marks} onChoose={onChoose} />
    </div>,
  );
  const dots = () => [...document.querySelectorAll<HTMLElement>('[data-day]')];
  const days = (of: HTMLElement[]) => of.map((dot) => dot.dataset.day);
  return { app, view, onChoose, dots, days };
}

describe('versions on a line', () => {
  it.each<[string, readonly TimelineVersion[], readonly TimelineMark[], number]>([
    ['none', [], [], 900],
    ['one', versions.slice(0, 1), one, 900],
    ['a few, one of them read', versions, one, 900],
    ['a few, two of them compared', versions, two, 900],
    ['many in a narrow place', dense, [{ date: dense[3]?.versionDate ?? '', label: 'A' }], 320],
  ])('are accessible: %s', async (_, given, marks, width) => {
    const { dots } = await draw(given, marks, width);
    await expect.poll(() => dots().length).toBe(given.length);
    await expectAccessible();
  });

  it('stand in their order, as far apart as they are in time, with those that are read marked', async () => {
    const { view, dots, days } = await draw(versions, two);
    await expect.poll(() => days(dots())).toEqual(['2005-07-01', '2010-01-01', '2020-01-01', '2027-01-01']);
    const [a = 0, b = 0, c = 0, d = 0] = dots().map((dot) => dot.getBoundingClientRect().left);
    expect((c - b) / (d - c)).toBeCloseTo(10 / 7, 1);
    expect((b - a) / (d - c)).toBeCloseTo(4.5 / 7, 1);
    const names = view
      .getByRole('button')
      .elements()
      .map((dot) => dot.getAttribute('aria-label'));
    expect(names).toEqual([
      '1 July 2005, past',
      'A, 1 January 2010, changed, past',
      '1 January 2020, changed, in force',
      'B, 1 January 2027, future',
    ]);
    const current = document.querySelectorAll<HTMLElement>('[aria-current="true"]');
    expect(days([...current])).toEqual(['2010-01-01', '2027-01-01']);
  });

  it('are never an empty line: one version has its year, and both marks where both are of it', async () => {
    const [only] = versions;
    const both = ['A', 'B'].map((label) => ({ date: '2020-01-01', label }));
    const { view, dots } = await draw(only ? [only] : [], both);
    await expect.poll(() => dots().length).toBe(1);
    await expect.element(view.getByText('2020', { exact: true })).toBeVisible();
    await expect.element(view.getByRole('button', { name: /^AB, 1 January 2020/ })).toBeVisible();
  });

  it('have one stop for the keyboard, from which arrows lead on and round', async () => {
    const { onChoose, dots, days } = await draw(versions, one);
    await expect.poll(() => dots().length).toBe(4);
    await userEvent.keyboard('{Tab}');
    const focused = () => (document.activeElement as HTMLElement).dataset.day;
    expect(focused()).toBe('2020-01-01');
    for (const [key, day] of [
      ['{ArrowRight}', '2027-01-01'],
      ['{ArrowRight}', '2005-07-01'],
      ['{ArrowLeft}', '2027-01-01'],
      ['{Home}', '2005-07-01'],
      ['{End}', '2027-01-01'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(focused(), key).toBe(day);
      expect(days(dots().filter(({ tabIndex }) => tabIndex === 0))).toEqual([day]);
    }
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['2027-01-01']]);
  });

  it('are chosen by click', async () => {
    const { view, onChoose } = await draw(versions, one);
    await userEvent.click(view.getByRole('button', { name: /^1 July 2005/ }));
    expect(onChoose.mock.calls).toEqual([['2005-07-01']]);
  });

  it('have labels that stay inside and beside each other however little room there is', async () => {
    for (const width of [900, 500, 320]) {
      const { view, dots } = await draw(versions, two, width);
      await expect.poll(() => dots().length).toBe(4);
      const line = view.getByRole('group').element().getBoundingClientRect();
      const boxes = [...document.querySelectorAll('[role="group"] > span')]
        .map((label) => label.getBoundingClientRect())
        .sort((one, other) => one.left - other.left);
      expect(boxes.length, `${width}`).toBeGreaterThanOrEqual(2);
      boxes.forEach((box, index) => {
        expect(box.left).toBeGreaterThanOrEqual(line.left - 1);
        expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      });
      await view.unmount();
    }
  });

  it('speak German', async () => {
    const { app, view } = await draw(versions, one);
    await app.translator.setLanguage('DE');
    await expect.element(view.getByRole('button', { name: /^1\. Juli 2005/ })).toBeVisible();
  });
});
