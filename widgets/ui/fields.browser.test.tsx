import { type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';

type Notes = { hint?: string; error?: string; disabled?: boolean };

const kinds: [string, 'textbox' | 'checkbox', (notes: Notes) => ReactElement][] = [
  ['field', 'textbox', (notes) => <Field label="Subject" {...notes} />],
  ['small field', 'textbox', (notes) => <Field label="Subject" size="normal" {...notes} />],
  ['text area', 'textbox', (notes) => <TextArea label="Subject" {...notes} />],
  ['checkbox', 'checkbox', (notes) => <Checkbox label="Subject" {...notes} />],
];
const notes: [string, Notes, string][] = [
  ['alone', {}, ''],
  ['with a hint', { hint: 'Short.' }, 'Short.'],
  ['with an error', { error: 'Missing.' }, 'Missing.'],
  ['with both', { hint: 'Short.', error: 'Missing.' }, 'Short. Missing.'],
  ['disabled', { disabled: true }, ''],
];

describe.each(kinds)('a %s', (_, role, draw) => {
  it.each(notes)('has its name and its notes: %s', async (_, given, description) => {
    const view = await render(draw(given));
    const field = view.getByRole(role, { name: 'Subject' });
    await expect.element(field).toBeVisible();
    await expect.element(field).toHaveAccessibleDescription(description);
    expect(field.element().getAttribute('aria-invalid')).toBe(given.error ? 'true' : null);
    expect(field.element().matches(':disabled')).toBe(given.disabled ?? false);
    await expectAccessible();
  });
});

describe('a field', () => {
  it('hands on what is typed', async () => {
    const onChange = vi.fn();
    const view = await render(<Field label="Name" onChange={(event) => onChange(event.target.value)} />);
    await userEvent.type(view.getByLabelText('Name'), 'ab');
    expect(onChange.mock.calls).toEqual([['a'], ['ab']]);
  });

  it('keeps an id that it is given', async () => {
    const view = await render(<Field label="Name" id="own" hint="Yours." />);
    expect(view.getByLabelText('Name').element().id).toBe('own');
    expect(document.getElementById('own-hint')?.textContent).toBe('Yours.');
  });

  it('has room for a button inside, and one at its label that comes after it for the keyboard', async () => {
    const view = await render(
      <Field
        label="Password"
        aside={<button type="button">Forgotten?</button>}
        trailing={<button type="button">Show</button>}
      />,
    );
    const input = view.getByLabelText('Password').element();
    const inside = view.getByRole('button', { name: 'Show' }).element();
    expect(inside.getBoundingClientRect().right).toBeLessThanOrEqual(input.getBoundingClientRect().right);
    expect(Number.parseFloat(getComputedStyle(input).paddingInlineEnd)).toBeGreaterThan(40);
    for (const name of ['Password', 'Show', 'Forgotten?']) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.textContent || 'Password').toBe(name);
    }
    await expectAccessible();
  });
});

const options = [
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French' },
] as const;

function Chooser({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<'de' | 'fr'>('fr');
  return (
    <Select
      label="Language"
      options={options}
      value={value}
      onChange={(chosen) => {
        onChange(chosen);
        setValue(chosen);
      }}
    />
  );
}

describe('a select', () => {
  it.each([false, true])('has a name, with its label hidden: %s', async (labelHidden) => {
    const view = await render(
      <Select label="Language" labelHidden={labelHidden} options={options} value="fr" onChange={vi.fn()} />,
    );
    await expect.element(view.getByRole('combobox', { name: 'Language' })).toHaveValue('fr');
    expect(view.container.querySelector('label') === null).toBe(labelHidden);
    await expectAccessible();
  });

  it('has the arrow of the product, which clicks go through', async () => {
    const view = await render(<Chooser onChange={vi.fn()} />);
    const select = view.getByRole('combobox').element();
    expect(getComputedStyle(select).appearance).toBe('none');
    const arrow = select.parentElement?.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    expect(document.elementFromPoint(arrow.x + arrow.width / 2, arrow.y + arrow.height / 2)).toBe(select);
  });

  it('hands on the value that is chosen', async () => {
    const onChange = vi.fn();
    const view = await render(<Chooser onChange={onChange} />);
    await userEvent.selectOptions(view.getByRole('combobox'), 'German');
    expect(onChange.mock.calls).toEqual([['de']]);
    await expect.element(view.getByRole('combobox')).toHaveValue('de');
  });
});

it('a checkbox is ticked by its words and by the keyboard', async () => {
  const onChange = vi.fn();
  const view = await render(<Checkbox label="Agree" onChange={(event) => onChange(event.target.checked)} />);
  await userEvent.click(view.getByText('Agree'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});
