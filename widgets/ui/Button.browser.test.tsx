import { Save } from 'lucide';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const states: [string, ButtonProps][] = [
  ['plain', {}],
  ['primary', { kind: 'primary' }],
  ['quiet and small', { kind: 'quiet', size: 'small' }],
  ['large, wide, with an icon', { icon: Save, wide: true, size: 'large' }],
  ['disabled', { disabled: true }],
  ['busy', { busy: true }],
];

describe('a button', () => {
  it.each(states)('is accessible: %s', async (_, props) => {
    const view = await render(<Button {...props}>Save</Button>);
    await expect.element(view.getByRole('button', { name: 'Save' })).toBeVisible();
    await expectAccessible();
  });

  it.each<[string, ButtonProps, number, number]>([
    ['by default does not submit its form', {}, 1, 0],
    ['of type submit submits', { type: 'submit' }, 1, 1],
    ['that is busy answers to nothing', { type: 'submit', busy: true }, 0, 0],
    ['that is disabled answers to nothing', { type: 'submit', disabled: true }, 0, 0],
  ])('%s', async (_, props, clicks, submits) => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const view = await render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button {...props} onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(view.getByRole('button'), { force: true });
    expect(onClick).toHaveBeenCalledTimes(clicks);
    expect(onSubmit).toHaveBeenCalledTimes(submits);
  });

  it('keeps the focus while it is busy and says so', async () => {
    const view = await render(<Button busy>Save</Button>);
    await userEvent.keyboard('{Tab}');
    await expect.element(view.getByRole('button')).toHaveFocus();
    await expect.element(view.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await view.rerender(<Button>Save</Button>);
    await expect.element(view.getByRole('button')).not.toHaveAttribute('aria-busy');
    await expect.element(view.getByRole('button')).not.toHaveAttribute('aria-disabled');
  });

  it('draws its icon before its words, at full width where it is wide', async () => {
    const view = await render(
      <div style={{ inlineSize: '500px' }}>
        <Button icon={Save} wide className="own">
          Save
        </Button>
      </div>,
    );
    const button = view.getByRole('button').element();
    expect(button.firstElementChild?.tagName).toBe('svg');
    expect(button.getBoundingClientRect().width).toBe(500);
    expect(button.classList).toContain('own');
    await view.rerender(<Button>Save</Button>);
    expect(view.getByRole('button').element().getBoundingClientRect().width).toBeLessThan(200);
    expect(view.container.querySelector('svg')).toBeNull();
  });
});

describe('a button with an icon only', () => {
  it.each([
    ['plain', {}, null, null],
    ['pressed', { pressed: true }, 'true', null],
    ['not pressed', { pressed: false }, 'false', null],
    ['with a key', { shortcut: '/' }, null, '/'],
  ])('has a name and says its state: %s', async (_, props, pressed, key) => {
    const onClick = vi.fn();
    const view = await render(<IconButton icon={Save} label="Save" onClick={onClick} {...props} />);
    const button = view.getByRole('button', { name: 'Save' });
    expect(button.element().getAttribute('aria-pressed')).toBe(pressed);
    expect(button.element().getAttribute('aria-keyshortcuts')).toBe(key);
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('is at least 24 pixels in both directions', async () => {
    const view = await render(<IconButton icon={Save} iconSize={12} label="Save" />);
    const { width, height } = view.getByRole('button').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(view.container.querySelector('svg')?.getBoundingClientRect().width).toBe(12);
  });
});
