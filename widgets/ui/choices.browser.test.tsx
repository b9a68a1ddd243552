import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { Segmented } from './Segmented.tsx';
import { Tabs } from './Tabs.tsx';

type Id = 'a' | 'b' | 'c';
type Chosen = { onChange: (id: Id) => void; first?: Id };

const options = [
  { value: 'a', label: 'A', name: 'All' },
  { value: 'b', label: 'B' },
  { value: 'c', label: 'C', disabled: true },
] as const;

function Choice({ onChange, first = 'a' }: Chosen) {
  const [value, setValue] = useState<Id>(first);
  return (
    <Segmented
      label="Which"
      options={options}
      value={value}
      onChange={(chosen) => {
        onChange(chosen);
        setValue(chosen);
      }}
    />
  );
}

function Parts({ onChange, first = 'a' }: Chosen) {
  const [value, setValue] = useState<Id>(first);
  return (
    <Tabs
      label="Parts"
      tabs={[
        { id: 'a', label: 'Text' },
        { id: 'b', label: 'Notes', count: 3 },
        { id: 'c', label: 'Files', count: 0 },
      ]}
      value={value}
      onChange={(chosen) => {
        onChange(chosen);
        setValue(chosen);
      }}
    >
      Panel {value}
    </Tabs>
  );
}

describe('a choice of few', () => {
  it('names the group and its options, and says what is chosen', async () => {
    const view = await render(<Choice onChange={vi.fn()} first="b" />);
    await expect.element(view.getByRole('radiogroup', { name: 'Which' })).toBeVisible();
    await expect.element(view.getByRole('radio', { name: 'All' })).not.toBeChecked();
    await expect.element(view.getByRole('radio', { name: 'B' })).toBeChecked();
    await expect.element(view.getByRole('radio', { name: 'C' })).toBeDisabled();
    await expectAccessible();
  });

  it('is chosen by a click and by arrows, past what is disabled', async () => {
    const onChange = vi.fn();
    const view = await render(<Choice onChange={onChange} />);
    await userEvent.click(view.getByText('B'));
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange.mock.calls).toEqual([['b'], ['a']]);
    await expect.element(view.getByRole('radio', { name: 'All' })).toHaveFocus();
  });

  it('is independent of another of its kind', async () => {
    const view = await render(
      <>
        <Choice onChange={vi.fn()} />
        <Choice onChange={vi.fn()} first="b" />
      </>,
    );
    expect(view.getByRole('radio', { checked: true }).elements()).toHaveLength(2);
  });

  it.each([false, true])('takes the whole line where it is wide: %s', async (wide) => {
    const view = await render(
      <div style={{ inlineSize: '600px' }}>
        <Segmented label="Which" options={options} value="a" onChange={vi.fn()} wide={wide} />
      </div>,
    );
    expect(view.getByRole('radiogroup').element().getBoundingClientRect().width === 600).toBe(wide);
  });
});

describe('tabs', () => {
  it('name their panel, and only the chosen one is in the tab order', async () => {
    const view = await render(<Parts onChange={vi.fn()} first="b" />);
    await expect.element(view.getByRole('tab', { name: 'Notes 3' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(view.getByRole('tabpanel', { name: 'Notes 3' })).toHaveTextContent('Panel b');
    await expect.element(view.getByRole('tab', { name: 'Files', exact: true })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(view.getByRole('tab', { name: 'Notes 3' })).toHaveFocus();
    expect(view.container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await expectAccessible();
  });

  it.each<[string, Id, Id]>([
    ['ArrowRight', 'a', 'b'],
    ['ArrowLeft', 'a', 'c'],
    ['Home', 'b', 'a'],
    ['End', 'b', 'c'],
  ])('%s leads from %s to %s and takes the focus along', async (key, first, expected) => {
    const onChange = vi.fn();
    const view = await render(<Parts onChange={onChange} first={first} />);
    await userEvent.keyboard(`{Tab}{${key}}`);
    expect(onChange.mock.calls).toEqual([[expected]]);
    await expect.element(view.getByRole('tabpanel')).toHaveTextContent(`Panel ${expected}`);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  });

  it('leave other keys alone and follow a click', async () => {
    const onChange = vi.fn();
    const view = await render(<Parts onChange={onChange} />);
    await userEvent.keyboard('{Tab}{ArrowDown}x');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(view.getByRole('tab', { name: 'Files' }));
    expect(onChange.mock.calls).toEqual([['c']]);
  });
});
