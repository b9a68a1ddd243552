import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { vars } from '#styles/theme.css.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { KeyList } from './KeyList.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Snackbar, type SnackbarMessage } from './Snackbar.tsx';

const long = 'Bundesgesetzüberdiekollektivenkapitalanlagen '.repeat(20);

it.each<[string, ReactElement, string]>([
  ['nothing to show', <EmptyState key="" text="No hits" />, 'No hits'],
  ['with an action', <EmptyState key="" text="No hits" action={<Button>Clear</Button>} />, 'No hitsClear'],
  ['a failure', <ErrorState key="" title="Failed" />, 'Failed'],
  ['with a hint', <ErrorState key="" title="Failed" hint="Try later." />, 'FailedTry later.'],
  ['a long failure', <ErrorState key="" title={long} />, long],
  ['without a word for trying', <ErrorState key="" title="Failed" onRetry={vi.fn()} />, 'Failed'],
  ['loading', <Skeleton key="" lines={3} label="Loading …" />, 'Loading …'],
])('is accessible: %s', async (_, view, text) => {
  const { container } = await render(<div style={{ inlineSize: '320px' }}>{view}</div>);
  expect(container.textContent).toBe(text);
  await expectAccessible();
});

it('a failure is announced and can be tried again', async () => {
  const onRetry = vi.fn();
  const view = await render(<ErrorState title="Failed" retryLabel="Try again" onRetry={onRetry} />);
  expect(view.getByRole('alert').element().textContent).toContain('Failed');
  await userEvent.click(view.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('what is loading says so once and holds the place of its lines', async () => {
  const view = await render(<Skeleton lines={8} label="Loading …" />);
  await expect.element(view.getByRole('status')).toHaveTextContent('Loading …');
  const lines = [...view.container.querySelectorAll('[aria-hidden]')];
  expect(lines).toHaveLength(8);
  const widths = lines.map((line) => line.getBoundingClientRect().width);
  expect(new Set(widths).size).toBeGreaterThan(3);
  expect(widths[6]).toBe(widths[0]);
});

describe('a list of keys', () => {
  const keys = [
    ['j k', 'next and previous'],
    ['/', 'search'],
  ] as const;

  const ofPage = { pageKeys: undefined, pageLabels: { search: 'to the search', palette: 'to the palette' } };

  it('says each key by itself', async () => {
    const view = await render(
      <KeyList
        {...ofPage}
        pageKeys={{ search: 's', palette: 'Ctrl+K' }}
        keys={keys}
        active
        onActive={vi.fn()}
        activeLabel="Single keys"
      />,
    );
    expect([...view.container.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual([
      's',
      'Ctrl+K',
      'j',
      'k',
      '/',
    ]);
    await expectAccessible();
  });

  it.each([true, false])('is switched from %s', async (active) => {
    const onActive = vi.fn();
    const view = await render(
      <KeyList {...ofPage} keys={keys} active={active} onActive={onActive} activeLabel="Single keys" />,
    );
    await userEvent.click(view.getByLabelText('Single keys'));
    expect(onActive.mock.calls).toEqual([[!active]]);
  });
});

/** Something else than the messages, which go when they are dismissed. */
function Dismissing({ messages: given }: { messages: readonly SnackbarMessage[] }) {
  const [messages, setMessages] = useState(given);
  return (
    <>
      <Button>Work</Button>
      <Snackbar
        messages={messages}
        closeLabel="Close"
        onDismiss={(id) => setMessages(messages.filter((each) => each.id !== id))}
      />
    </>
  );
}

describe('a message', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const saved: SnackbarMessage = { id: 1, kind: 'success', text: 'Saved' };
  const lost: SnackbarMessage = { id: 2, kind: 'error', text: 'Not saved' };

  const start = async (messages: SnackbarMessage[] = [saved, lost], duration?: number) => {
    const onDismiss = vi.fn();
    const view = await render(
      <Snackbar
        messages={messages}
        onDismiss={onDismiss}
        closeLabel="Close"
        {...(duration === undefined ? {} : { duration })}
      />,
    );
    return { view, onDismiss };
  };

  it('is announced politely, in both themes', async () => {
    const { view } = await start();
    await expect.element(view.getByRole('status')).toHaveTextContent('SavedNot saved');
    vi.useRealTimers();
    await expectAccessible();
  });

  it.each([
    [undefined, 4000],
    [1000, 1000],
  ])('given %s ms goes after %i', async (duration, expected) => {
    const { onDismiss } = await start([saved, lost], duration);
    vi.advanceTimersByTime(expected - 1);
    expect(onDismiss).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDismiss.mock.calls).toEqual([[1], [2]]);
  });

  it.each<[string, (text: Element) => unknown, (text: Element) => unknown]>([
    ['pointed at', (text) => userEvent.hover(text), (text) => userEvent.unhover(text)],
    ['in focus', () => userEvent.keyboard('{Tab}'), () => userEvent.keyboard('{Tab}')],
  ])('waits while it is %s', async (_, hold, release) => {
    const { view, onDismiss } = await start([saved]);
    const text = view.getByText('Saved').element();
    vi.advanceTimersByTime(3000);
    await hold(text);
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    await release(text);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    // The time starts anew, however much of it had passed. A poll advances the timers too, by its interval.
    vi.advanceTimersByTime(3500);
    expect(onDismiss).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(onDismiss.mock.calls).toEqual([[1]]);
  });

  it('is of the primary colour where something worked, otherwise of that of errors', async () => {
    vi.useRealTimers();
    const { view } = await start();
    const background = (words: string) =>
      getComputedStyle(view.getByText(words, { exact: true }).element().parentElement as Element)
        .backgroundColor;
    const colourOf = (variable: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = variable;
      const colour = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return colour;
    };
    expect(background('Saved')).toBe(colourOf(vars.color.accent));
    expect(background('Not saved')).toBe(colourOf(vars.color.red));
    expect(background('Saved')).not.toBe(background('Not saved'));
  });

  const undo = vi.fn();
  const undoable: SnackbarMessage = { ...saved, action: { label: 'Undo', onSelect: undo } };

  it.each([
    [undefined, 20_000],
    [30_000, 30_000],
  ])('that offers something, given %s ms, goes after %i', async (duration, expected) => {
    const { onDismiss } = await start([undoable], duration);
    vi.advanceTimersByTime(expected - 1);
    expect(onDismiss).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDismiss.mock.calls).toEqual([[1]]);
  });

  it('that offers something stays with the newest three, so that many do not hide what is below', async () => {
    const many = [1, 2, 3, 4].map((id) => ({ ...undoable, id }));
    const { onDismiss } = await start(many);
    vi.advanceTimersByTime(19_999);
    expect(onDismiss.mock.calls).toEqual([[1]]);
  });

  it('in focus stays, though the pointer leaves it', async () => {
    const { view } = await start([undoable]);
    await userEvent.keyboard('{Tab}');
    await userEvent.hover(view.getByText('Saved').element());
    await userEvent.unhover(view.getByText('Saved').element());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that offers something has a key that it names, which leads to the newest and back', async () => {
    vi.useRealTimers();
    undo.mockReset();
    const view = await render(
      <Dismissing messages={[undoable, { ...undoable, id: 3, text: 'Removed' }, lost]} />,
    );
    await expect.element(view.getByRole('status')).toHaveTextContent('SavedUndoRemovedUndoF8Not saved');
    await expectAccessible();
    const work = view.getByRole('button', { name: 'Work' }).element() as HTMLElement;
    work.focus();
    await userEvent.keyboard('{F8}');
    const newest = view.getByRole('button', { name: 'Undo' }).last();
    expect(document.activeElement).toBe(newest.element());
    await expect.element(newest).toHaveAttribute('aria-keyshortcuts', 'F8');
    for (const back of ['{F8}', '{Escape}']) {
      await userEvent.keyboard(back);
      expect(document.activeElement).toBe(work);
      await userEvent.keyboard('{F8}');
    }
    await userEvent.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledOnce();
    // With the message that has the focus, the focus goes back too.
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(view.getByText('Removed')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(work);
    await userEvent.keyboard('{F8}');
    expect(document.activeElement?.textContent).toBe('Undo');
  });

  it('is closed by its button, and offers what it is about', async () => {
    vi.useRealTimers();
    const onSelect = vi.fn();
    const { view, onDismiss } = await start([{ ...saved, action: { label: 'Undo', onSelect } }]);
    await userEvent.click(view.getByRole('button', { name: 'Undo' }));
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(onDismiss.mock.calls).toEqual([[1]]);
  });
});
