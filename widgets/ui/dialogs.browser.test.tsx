import { type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';

type Ask = { open: boolean; close: () => void };

function Opener({ children }: { children: (ask: Ask) => ReactElement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children({ open, close: () => setOpen(false) })}
    </>
  );
}

const confirming = (
  { open, close }: Ask,
  more: Partial<Parameters<typeof ConfirmDialog>[0]> = {},
): ReactElement => (
  <ConfirmDialog
    open={open}
    heading="Delete it?"
    cancelLabel="Cancel"
    submitLabel="Delete"
    onCancel={close}
    onSubmit={close}
    {...more}
  >
    {more.children ?? 'For ever.'}
  </ConfirmDialog>
);

const kinds: [string, boolean, (ask: Ask) => ReactElement][] = [
  [
    'a dialog',
    true,
    ({ open, close }) => (
      <Dialog open={open} onClose={close} title="Delete it?" closeLabel="Close" footer={<Button>Go</Button>}>
        For ever.
      </Dialog>
    ),
  ],
  [
    'a persistent dialog',
    false,
    ({ open, close }) => (
      <Dialog
        open={open}
        onClose={close}
        title="Delete it?"
        closeLabel="Close"
        persistent
        footer={<Button>Go</Button>}
      >
        For ever.
      </Dialog>
    ),
  ],
  ['a confirm dialog', false, (ask) => confirming(ask)],
  ...(['end', 'start', 'bottom'] as const).map((side): [string, boolean, (ask: Ask) => ReactElement] => [
    `a sheet at the ${side}`,
    true,
    ({ open, close }) => (
      <Sheet open={open} onClose={close} title="Delete it?" closeLabel="Close" side={side}>
        For ever.
      </Sheet>
    ),
  ]),
];

describe.each(kinds)('%s', (_, dismissible, draw) => {
  async function open() {
    const view = await render(<Opener>{draw}</Opener>);
    await userEvent.click(view.getByRole('button', { name: 'Open' }));
    await expect.element(view.getByRole('dialog', { name: 'Delete it?' })).toBeVisible();
    return view;
  }

  it('is accessible in both themes and keeps the focus inside', async () => {
    const view = await open();
    const dialog = view.getByRole('dialog').element();
    for (let index = 0; index < 4; index += 1) {
      expect(dialog.contains(document.activeElement) || document.activeElement === document.body).toBe(true);
      await userEvent.keyboard('{Tab}');
    }
    expect(dialog.matches(':modal')).toBe(true);
    await expectAccessible();
  });

  it('ends with Escape, gives the focus back and keeps nothing', async () => {
    const view = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(view.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(view.container.textContent).not.toContain('For ever.');
  });

  it(`${dismissible ? 'ends' : 'does not end'} by a click outside`, async () => {
    const view = await open();
    const { left, top } = view.getByRole('dialog').element().getBoundingClientRect();
    const outside = left > 10 ? { x: 5, y: 400 } : top > 10 ? { x: 600, y: 5 } : { x: 1200, y: 400 };
    document
      .elementFromPoint(outside.x, outside.y)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (dismissible) await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    else await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('stays at a click inside', async () => {
    const view = await open();
    await userEvent.click(view.getByText('For ever.'));
    await expect.element(view.getByRole('dialog')).toBeVisible();
  });

  it(`has ${dismissible ? 'a' : 'no'} button to close it`, async () => {
    const view = await open();
    expect(view.getByRole('button', { name: 'Close' }).elements()).toHaveLength(dismissible ? 1 : 0);
    if (!dismissible) return;
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a confirm dialog with a field', () => {
  const open = async (more: Partial<Parameters<typeof ConfirmDialog>[0]>) => {
    const [onSubmit, onInvalid] = [vi.fn(), vi.fn()];
    const view = await render(
      <Opener>
        {(ask) =>
          confirming(ask, {
            onSubmit,
            onInvalid,
            invalidLabel: 'Invalid data',
            children: <input aria-label="Number" />,
            ...more,
          })
        }
      </Opener>,
    );
    await userEvent.click(view.getByRole('button', { name: 'Open' }));
    const field = view.getByRole('textbox', { name: 'Number' });
    await expect.element(field).toBeVisible();
    const submit = async (way: string) => {
      if (way === 'the button') return await userEvent.click(view.getByRole('button', { name: 'Delete' }));
      await userEvent.click(field);
      await userEvent.keyboard('{Enter}');
    };
    return { view, field, submit, onSubmit, onInvalid };
  };

  it.each(['the button', 'Enter'])('raises an error if submitted while invalid, by %s', async (way) => {
    const { view, field, submit, onSubmit, onInvalid } = await open({ valid: false });
    expect(view.getByText('Invalid data').elements()).toEqual([]);
    await submit(way);
    await expect.element(view.getByRole('alert').getByText('Invalid data')).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect([onSubmit.mock.calls.length, onInvalid.mock.calls.length]).toEqual([0, 1]);
    await expectAccessible();
  });

  it.each(['the button', 'Enter'])('submits what is valid, by %s', async (way) => {
    const { view, submit, onSubmit, onInvalid } = await open({ valid: true });
    await submit(way);
    expect([onSubmit.mock.calls.length, onInvalid.mock.calls.length]).toEqual([1, 0]);
    expect(view.getByText('Invalid data').elements()).toEqual([]);
  });

  it('may wait for what is valid: then Enter alone raises the error', async () => {
    const { view, submit } = await open({ valid: false, waits: true });
    await expect.element(view.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await submit('Enter');
    await expect.element(view.getByRole('alert').getByText('Invalid data')).toBeVisible();
  });
});

describe('a dialog', () => {
  it('gives the focus back when the view around it goes', async () => {
    const nothing = vi.fn();
    const view = await render(
      <Opener>
        {({ open }) =>
          open ? (
            <Dialog open onClose={nothing} title="Gone" closeLabel="Close">
              <Button>Inside</Button>
            </Dialog>
          ) : (
            <span />
          )
        }
      </Opener>,
    );
    await userEvent.click(view.getByRole('button', { name: 'Open' }));
    await view.rerender(<Opener>{() => <span />}</Opener>);
    await expect.element(view.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(nothing).not.toHaveBeenCalled();
  });

  it('follows when the browser closes it', async () => {
    const onClose = vi.fn();
    const view = await render(
      <Dialog open onClose={onClose} title="Closed" closeLabel="Close">
        Text
      </Dialog>,
    );
    (view.getByRole('dialog').element() as HTMLDialogElement).close();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  it.each([
    ['confirm', 500],
    ['form', 650],
  ] as const)('of width %s is %i wide', async (width, expected) => {
    const view = await render(
      <Dialog open onClose={vi.fn()} title="Wide" closeLabel="Close" width={width}>
        Text
      </Dialog>,
    );
    expect(view.getByRole('dialog').element().getBoundingClientRect().width).toBe(expected);
  });

  it('scrolls a long body under its head', async () => {
    const view = await render(
      <Dialog open onClose={vi.fn()} title="Long" closeLabel="Close" footer={<Button>Done</Button>}>
        <button type="button">first</button>
        {Array.from({ length: 200 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identified by nothing but their position
          <p key={index}>Line {index}</p>
        ))}
      </Dialog>,
    );
    const { top, bottom } = view.getByRole('dialog').element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect.element(view.getByRole('heading', { name: 'Long' })).toBeInViewport();
    await expect.element(view.getByRole('button', { name: 'Done' })).toBeInViewport();
  });
});

describe('a confirm dialog', () => {
  it.each([
    ['its submit button', 'Delete', {}, [0, 1]],
    ['its cancel button', 'Cancel', {}, [1, 0]],
    ['its submit button while something is missing', 'Delete', { valid: false }, [0, 0]],
    ['its submit button while it works', 'Delete', { busy: true }, [0, 0]],
  ] as const)('answers to %s', async (_, name, more, expected) => {
    const onCancel = vi.fn();
    const onSubmit = vi.fn();
    const view = await render(confirming({ open: true, close: vi.fn() }, { onCancel, onSubmit, ...more }));
    await userEvent.click(view.getByRole('button', { name }), { force: true });
    expect([onCancel.mock.calls.length, onSubmit.mock.calls.length]).toEqual(expected);
  });

  it('is not cancelled by Escape while it works', async () => {
    const onCancel = vi.fn();
    await render(confirming({ open: true, close: vi.fn() }, { onCancel, busy: true }));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).not.toHaveBeenCalled();
  });

  it.each([false, true])('is accessible where something is lost for good: %s', async (grave) => {
    const view = await render(confirming({ open: true, close: vi.fn() }, { grave }));
    await userEvent.hover(view.getByText('For ever.'));
    const { backgroundColor } = getComputedStyle(view.getByRole('button', { name: 'Delete' }).element());
    const probe = document.createElement('i');
    probe.style.color = `var(--reg-color-${grave ? 'red' : 'accent'})`;
    document.body.append(probe);
    expect(backgroundColor).toBe(getComputedStyle(probe).color);
    probe.remove();
    await expectAccessible();
  });
});

it.each([false, true])('a sheet leaves its content to run to the edge: %s', async (flush) => {
  const view = await render(
    <Sheet open onClose={vi.fn()} title="Contents" closeLabel="Close" flush={flush}>
      <p>Line</p>
    </Sheet>,
  );
  const line = view.getByText('Line').element().getBoundingClientRect();
  const sheet = view.getByRole('dialog').element().getBoundingClientRect();
  expect(line.left - sheet.left < 8).toBe(flush);
});
