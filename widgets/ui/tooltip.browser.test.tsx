import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { Tooltip } from './Tooltip.tsx';
import { Truncated } from './Truncated.tsx';

const bubble = () => document.querySelector(':popover-open');

async function draw() {
  const view = await render(
    <div style={{ padding: '100px' }}>
      <Tooltip text="Print the page" shortcut="p">
        <button type="button" onClick={vi.fn()}>
          Print
        </button>
      </Tooltip>
      <button type="button">Next</button>
    </div>,
  );
  return {
    button: view.getByRole('button', { name: 'Print' }),
    next: view.getByRole('button', { name: 'Next' }),
  };
}

const expectBubble = () => expect.poll(() => bubble()?.textContent).toBe('Print the pagep');
const hidden = () => expect.poll(bubble).toBeNull();

describe('a tooltip', () => {
  it('comes below what is pointed at, and goes', async () => {
    const { button, next } = await draw();
    expect(document.querySelector('[popover]')).toBeNull();
    await userEvent.hover(button);
    await expectBubble();
    const below = button.element().getBoundingClientRect().bottom + 6;
    expect(bubble()?.getBoundingClientRect().top).toBe(below);
    await expectAccessible();
    await userEvent.hover(next);
    await hidden();
  });

  it('comes with the focus by keyboard, and goes with it', async () => {
    await draw();
    await userEvent.keyboard('{Tab}');
    await expectBubble();
    await userEvent.keyboard('{Tab}');
    await hidden();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click', (button: Element) => userEvent.click(button)],
  ])('goes with %s', async (_, end) => {
    const { button } = await draw();
    await userEvent.keyboard('{Tab}');
    await expectBubble();
    await end(button.element());
    await hidden();
  });

  it('does not come for a finger or the focus of a click', async () => {
    const { button } = await draw();
    const { left, top } = button.element().getBoundingClientRect();
    const at = { clientX: left + 2, clientY: top + 2, bubbles: true };
    button.element().dispatchEvent(new PointerEvent('pointerover', { ...at, pointerType: 'touch' }));
    await userEvent.click(button);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(bubble()).toBeNull();
  });
});

describe('a truncated text', () => {
  const long = 'Eigenmittelunterlegungsverordnung der Banken';

  it('shows all of it on focus, and says it to assistive technology', async () => {
    const view = await render(<Truncated text={long} />);
    await expect.element(view.getByText('Eigenmittelunterlegungsverordnung…')).toBeVisible();
    await expect.element(view.getByText(long)).toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => bubble()?.textContent).toBe(long);
    await expectAccessible();
  });

  it('is cut where it is told and takes no focus inside a link', async () => {
    const view = await render(<Truncated text={long} length={10} focusable={false} />);
    await expect.element(view.getByText('Eigenmitt…')).toBeVisible();
    expect(view.container.querySelector('[tabindex]')).toBeNull();
  });
});
