import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReferencePreview } from '#core/contract/main/references.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aLampServer } from '#widgets/testing/lamp-act.ts';
import { openReader } from '#widgets/testing/reader.tsx';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';

const referenceCall = 'GET /References/Preview/lamp~2^1';
const termCall = 'GET /References/Preview/lamp~3';
const preview = (more: Partial<ReferencePreview> = {}): ReferencePreview => ({
  target: 'lamp~2^1',
  regTextId: 'lamp',
  name: 'Art. 2 para. 1 LampA',
  documentName: 'LampA',
  heading: 'Burning',
  language: 'EN',
  versionDate: '2024-01-01',
  status: 'inForce',
  repealed: false,
  parts: [
    {
      part: 'text',
      content: ['Lamps burn ', { link: 'reference', target: 'lamp~3', content: ['evenly'] }, '.'],
    },
  ],
  truncated: false,
  unchangedSince: '2024-01-01',
  citedBy: 0,
  ...more,
});

type Options = Parameters<typeof openReader>[0];
async function open(answer: Answers[string] = preview(), options: Options = {}) {
  const answers = { ...aLampServer(), [referenceCall]: answer, [termCall]: answer };
  const test = await openReader({ article: '1', answers, ...options });
  const { view } = test;
  // The tools of the text load with its first use; the pointer leaves where an earlier test left it.
  const leave = () => userEvent.hover(view.getByRole('button', { name: 'More' }));
  await leave();
  await expect.poll(() => document.querySelectorAll('[role="tooltip"][popover]').length).toBe(2);
  const reference = document.querySelector<HTMLElement>('[data-target="lamp~2^1"]') as HTMLElement;
  const term = document.querySelector<HTMLElement>('[data-target="lamp~3"]') as HTMLElement;
  const note = document.querySelector<HTMLElement>('[data-note]') as HTMLElement;
  /** The text of the preview on screen. */
  const visible = () =>
    [...document.querySelectorAll<HTMLElement>('[role="tooltip"]:popover-open')].map(wordsOf);
  const focusByKeyboard = async (element: HTMLElement) => {
    await userEvent.keyboard('{Shift}');
    element.focus();
  };
  return { ...test, reference, term, note, visible, leave, focusByKeyboard };
}

it('the preview of a term leads to its entry in the glossary, that of a reference does not', async () => {
  const onGlossary = vi.fn();
  const { view, term, reference, visible } = await open(preview(), { onGlossary });
  await userEvent.hover(reference);
  await expect.poll(visible).toHaveLength(1);
  expect(view.getByRole('button', { name: 'In the glossary' }).elements()).toEqual([]);
  await userEvent.hover(term);
  await userEvent.click(view.getByRole('button', { name: 'In the glossary' }));
  expect(onGlossary).toHaveBeenCalledExactlyOnceWith({ words: 'lamps', definedAt: 'lamp~3' });
});

describe('the preview of a term, by keyboard', () => {
  const openOnTerm = async () => {
    const onGlossary = vi.fn();
    const test = await open(preview(), { onGlossary });
    await userEvent.click(document.querySelector('[data-path="1^1"]') as Element);
    await test.leave();
    await test.focusByKeyboard(test.term);
    const button = test.view.getByRole('button', { name: 'In the glossary' });
    await expect.element(button).toBeVisible();
    return { ...test, onGlossary, button };
  };

  it('is a group behind its link, whose button Tab reaches', async () => {
    const { view, button, term, onGlossary } = await openOnTerm();
    expect(view.getByRole('group', { name: 'lamps' }).element().contains(button.element())).toBe(true);
    await expectAccessible();
    await userEvent.keyboard('{Tab}');
    await expect.element(button).toHaveFocus();
    // Ends after the timer that would hide the preview.
    await new Promise((settle) => setTimeout(settle, 400));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(term);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onGlossary).toHaveBeenCalledExactlyOnceWith({ words: 'lamps', definedAt: 'lamp~3' });
  });

  it('closes with Escape, and its link has the focus again', async () => {
    const { button, term } = await openOnTerm();
    await userEvent.keyboard('{Tab}');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).not.toBeInTheDocument();
    expect(document.activeElement).toBe(term);
    expect(document.querySelectorAll('[role="group"]:popover-open')).toHaveLength(0);
    expect(term.hasAttribute('aria-describedby')).toBe(false);
  });

  it('lets Tab go on behind its link, and closes', async () => {
    const { button, term } = await openOnTerm();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(button).not.toBeInTheDocument();
    const after = document.activeElement as Element;
    expect(after).not.toBe(term);
    expect(term.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(after.closest('[popover]')).toBeNull();
  });
});

describe('the preview of a reference', () => {
  it('is that of its target at the day that is read, without links', async () => {
    const { reference, visible, requests, leave } = await open(preview(), { versionDate: '2024-05-05' });
    expect(visible()).toEqual([]);
    await userEvent.hover(reference);
    await expect
      .poll(visible)
      .toEqual([
        'Art. 2 para. 1 LampA BurningLamps burn evenly.In this wording since 1 January 2024 at the latest',
      ]);
    expect(requests.find(({ call }) => call === referenceCall)?.query).toEqual({
      language: 'EN',
      versionDate: '2024-05-05',
    });
    const popup = document.getElementById(reference.getAttribute('aria-describedby') ?? '');
    expect(popup?.querySelectorAll('a')).toHaveLength(0);
    await expectAccessible();
    await leave();
    await expect.poll(visible).toEqual([]);
    expect(reference.hasAttribute('aria-describedby')).toBe(false);
  });

  it.each<[string, Partial<ReferencePreview>, RegExp]>([
    ['it is long', { truncated: true }, /evenly\.…/],
    ['it is repealed', { repealed: true, heading: '' }, /^Art\. 2 para\. 1 LampARepealedIn this/],
    ['it changes', { changesOn: '2027-01-01' }, /at the latestChanges on 1 January 2027$/],
    [
      'its text is older',
      {
        behind: { textDate: '2020-01-01', versionDate: '2024-01-01', languages: ['DE'], changed: false },
      },
      /Text as of 1 January 2020; the German text has changed since · this passage has not changed$/,
    ],
    ['one text cites it', { citedBy: 1 }, /Cited by 1 text$/],
    ['several texts cite it', { citedBy: 12 }, /Cited by 12 texts$/],
  ])('says that %s', async (_, more, words) => {
    const { reference, visible } = await open(preview(more));
    await userEvent.hover(reference);
    await expect.poll(() => visible()[0]).toMatch(words);
  });

  it('is accessible with everything that it can say', async () => {
    const { reference, visible } = await open(
      preview({ truncated: true, changesOn: '2027-01-01', citedBy: 12 }),
    );
    await userEvent.hover(reference);
    await expect.poll(() => visible()[0]).toMatch(/Cited by 12 texts$/);
    await expectAccessible();
  });

  it.each<[string, Answers[string], string, RegExp | undefined]>([
    ['it is loading', () => new Promise(() => {}), 'Loading …', undefined],
    ['it is not there', () => refusal(404, 'NOT_FOUND'), 'Not in the text of this day.', /load the preview/],
    ['it failed', () => refusal(500, 'X'), 'The preview could not be loaded.', /load the preview/],
  ])('says that %s', async (_, answer, words, logged) => {
    if (logged) expectOnConsole(logged);
    const { reference, visible } = await open(answer);
    await userEvent.hover(reference);
    await expect.poll(visible).toEqual([words]);
    await expectAccessible();
  });

  it('that failed is drawn again without loading anew', async () => {
    expectOnConsole(/load the preview/);
    const { reference, visible, focusByKeyboard, requests } = await open(() => refusal(500, 'X'));
    const requested = () => requests.filter(({ call }) => call === referenceCall).length;
    await userEvent.hover(reference);
    await expect.poll(visible).toEqual(['The preview could not be loaded.']);
    await focusByKeyboard(reference);
    await new Promise((settle) => setTimeout(settle, 100));
    expect(requested()).toBe(1);
  });

  it('is there by keyboard, until the focus goes or Escape is pressed', async () => {
    const { term, reference, visible, focusByKeyboard } = await open();
    await focusByKeyboard(term);
    await expect.poll(() => visible()[0]).toMatch(/Burning/);
    await userEvent.keyboard('{Escape}');
    await expect.poll(visible).toEqual([]);
    await focusByKeyboard(reference);
    await expect.poll(() => reference.hasAttribute('aria-describedby')).toBe(true);
    reference.blur();
    await expect.poll(visible).toEqual([]);
  });

  it('stays while the pointer is on it', async () => {
    const { reference, visible, view, leave } = await open();
    await userEvent.hover(reference);
    await expect.poll(() => visible()[0]).toMatch(/Burning/);
    await userEvent.hover(view.getByText(/^In this wording/));
    // Ends after the timer that would hide the preview, which began before it.
    await new Promise((settle) => setTimeout(settle, 400));
    expect(visible()).toHaveLength(1);
    await leave();
    await expect.poll(visible).toEqual([]);
  });

  it('stays while its link has the focus, wherever the pointer goes', async () => {
    const { reference, visible, view, leave, focusByKeyboard } = await open();
    await focusByKeyboard(reference);
    await expect.poll(() => visible()[0]).toMatch(/Burning/);
    await userEvent.hover(view.getByText(/^In this wording/));
    await leave();
    // Ends after the timer that would hide the preview.
    await new Promise((settle) => setTimeout(settle, 400));
    expect(visible()).toHaveLength(1);
    reference.blur();
    await expect.poll(visible).toEqual([]);
  });

  it('goes when the link is followed', async () => {
    const { reference, visible, onNavigate } = await open();
    await userEvent.hover(reference);
    await expect.poll(() => visible()[0]).toMatch(/Burning/);
    await userEvent.click(reference);
    await expect.poll(visible).toEqual([]);
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp', article: '2', path: '2^1' });
  });
});

describe('a link under a finger', () => {
  const tap = (element: Element) => {
    const how = { bubbles: true, cancelable: true, pointerType: 'touch' };
    element.dispatchEvent(new PointerEvent('pointerdown', how));
    element.dispatchEvent(new PointerEvent('click', how));
  };

  it('shows its preview at the first tap, and leads on at the second', async () => {
    const { term, reference, visible, onNavigate } = await open();
    onNavigate.mockClear();
    tap(term);
    await expect
      .poll(() => wordsOf(document.querySelector('[role="group"]:popover-open')))
      .toMatch(/Burning/);
    expect(onNavigate).not.toHaveBeenCalled();
    await expectAccessible();
    tap(reference);
    tap(document.querySelector('[data-path="1^2"]') as Element);
    await expect.poll(() => document.querySelectorAll('[role="group"]:popover-open').length).toBe(0);
    expect(onNavigate).not.toHaveBeenCalled();
    tap(term);
    tap(term);
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp', article: '3' });
    await expect.poll(visible).toEqual([]);
  });

  it('shows none by Enter after a touch: that leads on', async () => {
    const { term, reference, visible, onNavigate, focusByKeyboard } = await open();
    tap(reference);
    await focusByKeyboard(term);
    await expect.poll(() => visible()[0]).toMatch(/Burning/);
    onNavigate.mockClear();
    await userEvent.keyboard('{Enter}');
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp', article: '3' });
  });

  it('leads on by the button of its preview too', async () => {
    const { view, reference, onNavigate } = await open();
    tap(reference);
    const button = view.getByRole('button', { name: 'Open' });
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ article: '2', path: '2^1' });
  });
});

describe('the preview of a note', () => {
  const words = ['Amended by No I of the Act on Wicks.'];

  it('is there on hover, and goes with the pointer or Escape', async () => {
    const { note, visible, leave } = await open();
    await userEvent.hover(note);
    await expect.poll(visible).toEqual(words);
    expect(document.getElementById(note.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words[0]);
    await expectAccessible();
    await leave();
    await expect.poll(visible).toEqual([]);
    expect(note.hasAttribute('aria-describedby')).toBe(false);
    await userEvent.hover(note);
    await expect.poll(visible).toEqual(words);
    await userEvent.keyboard('{Escape}');
    await expect.poll(visible).toEqual([]);
  });

  it('is there with the focus, and by a touch', async () => {
    const { note, visible } = await open();
    note.focus();
    await expect.poll(visible).toEqual(words);
    note.blur();
    await expect.poll(visible).toEqual([]);
    note.click();
    await expect.poll(visible).toEqual(words);
  });
});

describe('the words by which a search led to the text', () => {
  const openMarked = async (words: string[], options: Options = {}) => {
    const onHighlightsRemoved = vi.fn();
    const wordMatches = { article: '1', words };
    const test = await openReader({ article: '1', wordMatches, onHighlightsRemoved, ...options });
    return { ...test, onHighlightsRemoved };
  };

  it('are marked and counted, until they are removed', async () => {
    const { view, onHighlightsRemoved } = await openMarked(['night', 'lamps']);
    await expect.element(view.getByText('2 words marked')).toHaveAttribute('role', 'status');
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Remove marks' }));
    expect(onHighlightsRemoved).toHaveBeenCalledOnce();
    expect((document.activeElement as HTMLElement).dataset.path).toBe('1');
  });

  it('are removed by Escape, unless it closes something else', async () => {
    const { view, onHighlightsRemoved } = await openMarked(['night']);
    await expect.element(view.getByText('1 word marked')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'More' }));
    await expect.element(view.getByRole('menu', { name: 'More' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('menu', { name: 'More' })).not.toBeInTheDocument();
    expect(onHighlightsRemoved).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onHighlightsRemoved).toHaveBeenCalledOnce();
  });

  it('are not spoken of where none is in the article', async () => {
    const { view } = await openMarked(['candle']);
    await expect.poll(() => document.querySelectorAll('[role="tooltip"][popover]').length).toBe(2);
    expect(view.getByText(/words? marked$/).elements()).toEqual([]);
  });
});
