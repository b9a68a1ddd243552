import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { keepPresses } from './keep-presses.ts';

keepPresses(window);
afterEach(() => cleanup());

/** What loads above a button, and what tells of its presses. */
async function show() {
  const onClick = vi.fn();
  await render(
    <>
      <div data-testid="above" />
      <button type="button" onClick={onClick}>
        Ask
      </button>
    </>,
  );
  const button = page.getByRole('button').element() as HTMLElement;
  const above = page.getByTestId('above').element() as HTMLElement;
  const { x, y } = button.getBoundingClientRect();
  const at = { clientX: x + 5, clientY: y + 5 };
  const send = (type: string, options: PointerEventInit = {}) => {
    const point = { ...at, ...options };
    const target = document.elementFromPoint(point.clientX, point.clientY) ?? document.body;
    const shared = { bubbles: true, composed: true, isPrimary: true, pointerId: 1 };
    target.dispatchEvent(new PointerEvent(type, { ...shared, ...point }));
  };
  const grow = () => {
    above.style.blockSize = '300px';
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { onClick, button, at, send, grow, settle };
}

describe('a press on what moves away', () => {
  it('is one, once', async () => {
    const { onClick, send, grow, settle } = await show();
    send('pointerdown');
    grow();
    send('pointerup');
    await settle();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser where nothing has moved', async () => {
    const { onClick, send, settle } = await show();
    send('pointerdown');
    send('pointerup');
    await settle();
    expect(onClick).not.toHaveBeenCalled();
  });

  it.each([
    ['strays', {}, { clientY: 200 }, 'pointerup'],
    ['becomes a scroll', {}, {}, 'pointercancel'],
    ['is of another button', { button: 2 }, {}, 'pointerup'],
    ['opens another window', { ctrlKey: true }, {}, 'pointerup'],
    ['is of a second finger', { isPrimary: false }, {}, 'pointerup'],
    ['ends with another finger', {}, { pointerId: 2 }, 'pointerup'],
  ] as const)('is none where it %s', async (_, begin, end, type) => {
    const { onClick, send, grow, settle } = await show();
    send('pointerdown', begin);
    grow();
    send(type, end);
    await settle();
    expect(onClick).not.toHaveBeenCalled();
  });
});
