import { Save } from 'lucide';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { Button } from './Button.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { MenuButton } from './MenuButton.tsx';
import { type MenuItem, MenuPopup } from './MenuPopup.tsx';

function items(onSelect: (id: string) => void, checked?: string): MenuItem[] {
  return ['Print', 'Save', 'Share', 'Delete'].map((label) => ({
    id: label,
    label,
    icon: label === 'Save' ? Save : undefined,
    note: label === 'Delete' ? 'not yours' : undefined,
    disabled: label === 'Delete',
    checked: checked === undefined ? undefined : label === checked,
    onSelect: () => onSelect(label),
  }));
}

type Given = { onSelect?: (id: string) => void; checked?: string };

const Menu = ({ onSelect = vi.fn(), checked }: Given) => (
  <>
    <MenuButton
      trigger={(trigger) => <Button {...trigger}>More</Button>}
      menu={(menu) => <MenuPopup {...menu} label="Actions" items={items(onSelect, checked)} />}
    />
    <button type="button">Elsewhere</button>
  </>
);

async function open(given: Given = {}) {
  const view = await render(<Menu {...given} />);
  const button = view.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  await expect.element(view.getByRole('menu', { name: 'Actions' })).toBeVisible();
  return { view, button, focused: () => document.activeElement?.textContent };
}

describe('a menu', () => {
  it('is not there before it is opened, and its button says what it opens', async () => {
    const view = await render(<Menu />);
    const button = view.getByRole('button', { name: 'More' });
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button).not.toHaveAttribute('aria-controls');
    expect(view.container.querySelector('[role="menu"]')).toBeNull();
  });

  it('opens under its button with the focus on its first entry', async () => {
    const { view, button, focused } = await open();
    expect(focused()).toBe('Print');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    const menu = view.getByRole('menu').element();
    expect(button.element().getAttribute('aria-controls')).toBe(menu.id);
    expect(menu.getBoundingClientRect().top).toBe(button.element().getBoundingClientRect().bottom + 4);
    await expectAccessible();
  });

  it('of choices says which one holds and begins there', async () => {
    const { view, focused } = await open({ checked: 'Share' });
    expect(focused()).toBe('Share');
    await expect.element(view.getByRole('menuitemradio', { name: 'Share' })).toBeChecked();
    await expect.element(view.getByRole('menuitemradio', { name: 'Print' })).not.toBeChecked();
    expect(view.getByRole('menuitemradio').elements()).toHaveLength(4);
    await expectAccessible();
  });

  it.each([
    ['{ArrowDown}', 'Save'],
    ['{ArrowUp}', 'Deletenot yours'],
    ['{End}', 'Deletenot yours'],
    ['{End}{ArrowDown}', 'Print'],
    ['{End}{Home}', 'Print'],
    ['s', 'Save'],
    ['ss', 'Share'],
    ['sss', 'Save'],
    ['S', 'Save'],
    ['x', 'Print'],
    ['{ArrowRight}', 'Print'],
  ])('%s leads to %s', async (keys, expected) => {
    const { focused } = await open();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(expected);
  });

  it.each([
    ['a click', (menu: Awaited<ReturnType<typeof open>>) => userEvent.click(menu.view.getByText('Save'))],
    ['Enter', () => userEvent.keyboard('{ArrowDown}{Enter}')],
    ['the space bar', () => userEvent.keyboard('{ArrowDown} ')],
  ])('is chosen from by %s, closes and gives the focus back first', async (_, choose) => {
    const focusThen: (string | null | undefined)[] = [];
    const chosen = vi.fn(() => void focusThen.push(document.activeElement?.textContent));
    const menu = await open({ onSelect: chosen });
    await choose(menu);
    expect(chosen.mock.calls).toEqual([['Save']]);
    expect(focusThen).toEqual(['More']);
    await expect.element(menu.button).toHaveAttribute('aria-expanded', 'false');
    expect(menu.view.container.querySelector(':popover-open')).toBeNull();
  });

  it('does not answer where an entry is disabled', async () => {
    const onSelect = vi.fn();
    const { view } = await open({ onSelect });
    await userEvent.click(view.getByText('Delete'), { force: true });
    expect(onSelect).not.toHaveBeenCalled();
    await expect.element(view.getByRole('menu')).toBeVisible();
    await expect
      .element(view.getByRole('menuitem', { name: /Delete/ }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  it('closes with Escape and gives the focus back', async () => {
    const { button } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button).toHaveFocus();
  });

  it.each([
    ['Tab', () => userEvent.keyboard('{Tab}')],
    ['a click elsewhere', () => userEvent.click(document.body)],
    ['a second click on its button', (button: Element) => userEvent.click(button)],
  ])('closes with %s, and opens again', async (_, close) => {
    const { view, button } = await open();
    await close(button.element());
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    expect(view.container.querySelector(':popover-open')).toBeNull();
    await userEvent.click(button);
    await expect.element(view.getByRole('menu')).toBeVisible();
  });
});

describe('a menu that loads when it is opened', () => {
  function lazyMenu(onSelect: (id: string) => void) {
    const arrival = Promise.withResolvers<void>();
    const Popup = lazyComponent(async () => {
      await arrival.promise;
      return MenuPopup;
    });
    return { arrival, Popup, all: items(onSelect) };
  }

  async function waiting(keys: string) {
    const onSelect = vi.fn();
    const { arrival, Popup, all } = lazyMenu(onSelect);
    const view = await render(
      <MenuButton
        trigger={(trigger) => <Button {...trigger}>More</Button>}
        menu={(menu) => <Popup {...menu} label="Actions" items={all} />}
      />,
    );
    await userEvent.click(view.getByRole('button'));
    if (keys) await userEvent.keyboard(keys);
    arrival.resolve();
    return { view, onSelect };
  }

  it.each([
    ['{ArrowDown}', 'Save'],
    ['{ArrowDown}{ArrowDown}', 'Share'],
    ['{End}{Home}', 'Print'],
    ['s', 'Save'],
    ['{Control>}s{/Control}', 'Print'],
    ['{Alt>}s{/Alt}', 'Print'],
    ['{F2}', 'Print'],
  ])('does what %s asked for before it arrived', async (keys, focused) => {
    const { view } = await waiting(keys);
    await expect.element(view.getByRole('menuitem', { name: focused })).toHaveFocus();
  });

  it.each(['{ArrowDown}{Enter}', '{ArrowDown} '])('chooses by %s', async (keys) => {
    const { onSelect } = await waiting(keys);
    await expect.poll(() => onSelect.mock.calls).toEqual([['Save']]);
  });

  it.each(['{Escape}', '{Tab}'])('does not open any more after %s', async (key) => {
    const { view } = await waiting(key);
    await expect.element(view.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => view.container.querySelector('[role="menu"]')).not.toBeNull();
    expect(view.container.querySelector(':popover-open')).toBeNull();
  });
});
