import { useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { datesTexts } from '#core/i18n/dates.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aTestApp, renderIn } from '#widgets/testing/view.tsx';
import { DateField } from './DateField.tsx';

type Options = {
  value?: string;
  min?: string;
  max?: string;
  language?: InterfaceLanguage;
  /** Whether it stands in a shadow root, as in an element. */
  inShadow?: boolean;
};

type ChosenProps = Pick<Options, 'min' | 'max'> & { value: string; onChange: (day: string) => void };

function Chosen({ value, onChange, ...bounds }: ChosenProps) {
  const [day, setDay] = useState(value);
  const change = (next = '') => {
    onChange(next);
    setDay(next);
  };
  return <DateField label="Day" value={day} {...bounds} onChange={change} />;
}

async function draw({ value = '2024-01-31', language = 'EN', inShadow = false, ...bounds }: Options = {}) {
  const { app } = aTestApp([datesTexts]);
  await app.translator.setLanguage(language);
  const onChange = vi.fn();
  const host = document.createElement('div');
  document.body.append(host);
  const root = inShadow ? host.attachShadow({ mode: 'open' }) : undefined;
  const chosen = <Chosen value={value} {...bounds} onChange={onChange} />;
  const view = await renderIn(app, root ? createPortal(chosen, root) : chosen);
  return {
    view,
    onChange,
    field: view.getByRole('textbox', { name: 'Day' }),
    focused: () => (root ?? document).activeElement,
  };
}

const calendarButton = (name = 'Choose a day') => ({ name, exact: true });
const dayNames = (focused: () => Element | null) => focused()?.getAttribute('aria-label');

describe('a day', () => {
  it.each([
    ['DE', '31.01.2024', 'TT.MM.JJJJ'],
    ['FR', '31.01.2024', 'jj.mm.aaaa'],
    ['IT', '31.01.2024', 'gg.mm.aaaa'],
    ['EN', '31/01/2024', 'dd/mm/yyyy'],
  ] as const)('stands in the order of the language: %s', async (language, displayed, form) => {
    const { field } = await draw({ language });
    await expect.element(field).toHaveValue(displayed);
    await expect.element(field).toHaveAttribute('placeholder', form);
    await expectAccessible();
  });

  it('is typed in any usual form, and taken when the field is left or confirmed', async () => {
    const { field, onChange } = await draw();
    await userEvent.fill(field, '1 janv. 2023');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2023-01-01']]);
    await expect.element(field).toHaveValue('01/01/2023');
    await userEvent.fill(field, '2.3.24');
    await userEvent.tab();
    await expect.element(field).toHaveValue('02/03/2024');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(onChange.mock.calls.slice(1)).toEqual([['2024-03-02'], ['']]);
  });

  it.each([
    ['tomorrow', 'This is not a date. Write it as 31/12/2024.'],
    ['31.2.2024', 'This day does not exist.'],
    ['1.1.1999', '01/01/2000 or later, please.'],
    ['1.1.2031', '31/12/2030 or earlier, please.'],
  ])('that is none is named, and the last one stays: %s', async (typed, error) => {
    const { field, onChange } = await draw({ min: '2000-01-01', max: '2030-12-31' });
    await expect.element(field).toHaveAccessibleDescription('01/01/2000 to 31/12/2030');
    await userEvent.fill(field, typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription(`01/01/2000 to 31/12/2030 ${error}`);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveValue(typed);
    expect(onChange).not.toHaveBeenCalled();
    await expectAccessible();
  });
});

describe.each([false, true])('the calendar, in a shadow root: %s', (inShadow) => {
  it('is walked by keys from the chosen day, and gives day and focus back', async () => {
    const { view, field, onChange, focused } = await draw({ inShadow });
    await userEvent.click(view.getByRole('button', calendarButton()));
    const dialog = view.getByRole('dialog', { name: 'Choose a day' });
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dayNames(focused)).toContain('31 January 2024');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => dayNames(focused)).toContain('1 February 2024');
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => dayNames(focused)).toContain('1 March 2024');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2024-03-01']]);
    await expect.element(field).toHaveValue('01/03/2024');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => dayNames(focused)).toBe('Choose a day');
  });

  it.each([
    ['from 1900 on where older days may be typed', '2024-01-31', '1000-01-01', undefined, '1900', '2100'],
    ['with an older one that was typed', '1848-09-12', '1000-01-01', undefined, '1848', '2100'],
    ['between the bounds', '2024-01-31', '2020-03-01', '2026-03-01', '2020', '2026'],
  ])('offers the years %s', async (_, value, min, max, first, last) => {
    const { view } = await draw({ inShadow, value, min, ...(max === undefined ? {} : { max }) });
    await userEvent.click(view.getByRole('button', calendarButton()));
    const offered = view.getByRole('combobox', { name: 'Year' }).getByRole('option');
    await expect.poll(() => offered.elements().at(0)?.textContent).toBe(first);
    expect(offered.elements().at(-1)?.textContent).toBe(last);
  });

  it('closes on Escape without a choice', async () => {
    const { view, onChange, focused } = await draw({ inShadow });
    await userEvent.click(view.getByRole('button', calendarButton()));
    await expect.poll(() => dayNames(focused)).toContain('31 January 2024');
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => dayNames(focused)).toBe('Choose a day');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('offers no day outside of the bounds', async () => {
    const { view, onChange } = await draw({ inShadow, min: '2024-01-15', max: '2024-02-10' });
    await userEvent.click(view.getByRole('button', calendarButton()));
    const day = (name: RegExp) => view.getByRole('button', { name });
    await expect.element(day(/14 January 2024/)).toBeDisabled();
    await expect
      .element(view.getByRole('button', { name: 'Previous month' }))
      .toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/15 January 2024/));
    expect(onChange.mock.calls).toEqual([['2024-01-15']]);
  });
});

it('the calendar speaks German', async () => {
  const { view } = await draw({ language: 'DE' });
  await userEvent.click(view.getByRole('button', calendarButton('Tag wählen')));
  await expect.element(view.getByRole('grid', { name: 'Januar 2024' })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Mittwoch, 31. Januar 2024' })).toHaveFocus();
  await expect.element(view.getByRole('combobox', { name: 'Jahr' })).toHaveValue('2024');
});
