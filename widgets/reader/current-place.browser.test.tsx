import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Part, Unit } from '#core/contract/main/regulation-text.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aLampServer, lampUnits } from '#widgets/testing/lamp-act.ts';
import { openReader } from '#widgets/testing/reader.tsx';
import type { Answers } from '#widgets/testing/view.tsx';

const division = (kind: 'paragraph' | 'letter', id: string, ...parts: Part[]): Part => ({
  part: 'division',
  kind,
  id,
  num: [id.at(-1) ?? ''],
  parts,
});
const words = (text: string): Part => ({ part: 'text', content: [text] });
/** As the lamp act, but links stand in letters of the paragraphs before and after the second one. */
const articleOne: Unit = {
  ...(lampUnits[1] as Unit),
  parts: [
    division(
      'paragraph',
      '1^1',
      words('It protects:'),
      division('letter', '1^1^a', {
        part: 'text',
        content: [{ link: 'term', target: 'lamp~3', content: ['lamps'] }, { note: 1 }],
      }),
    ),
    division('paragraph', '1^2', words('It applies at night.')),
    division(
      'paragraph',
      '1^3',
      words('Except:'),
      division('letter', '1^3^b', {
        part: 'text',
        content: [{ link: 'reference', target: 'lamp~2^1', content: ['that one'] }],
      }),
    ),
  ],
};
const units = lampUnits.map((unit) => (unit.id === '1' ? articleOne : unit));

function answers(): Answers {
  const text = () => Response.json({ versionDate: '2024-01-01', total: units.length, from: 0, units });
  const preview = () => new Promise<Response>(() => {});
  const citing = { total: 0, documents: 0, complete: true, items: [] };
  return {
    ...aLampServer(),
    'GET /RegText/lamp': text,
    'GET /References/Preview/lamp~3': preview,
    'GET /References/Preview/lamp~2^1': preview,
    ...Object.fromEntries(
      ['1^1', '1^1^a', '1^2', '1^3', '1^3^b', '2^1', '3^1'].map((path) => [
        `GET /References/Incoming/lamp~${path}`,
        citing,
      ]),
    ),
  };
}

const focusedPath = () => (document.activeElement as HTMLElement).dataset.path;
const markedPaths = () =>
  [...document.querySelectorAll<HTMLElement>('[data-here]')].map(({ dataset }) => dataset.path);

async function open(options: Parameters<typeof openReader>[0] = {}) {
  // Whether formatted text may be written depends on the focus of the window.
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('formatted text is not taken'));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => Promise.resolve());
  const test = await openReader({ answers: answers(), ...options });
  /** The one place that focus, mark, toolbar, panel and address all name. */
  const expectCurrent = async (path: string, name: RegExp) => {
    await expect.poll(focusedPath).toBe(path);
    expect(markedPaths()).toEqual([path]);
    await expect.element(test.view.getByRole('toolbar', { name })).toBeVisible();
    await expect.element(test.view.getByRole('complementary').getByText(name).first()).toBeVisible();
  };
  return { ...test, write, expectCurrent };
}
const lastPlace = (onNavigate: Awaited<ReturnType<typeof open>>['onNavigate']) => {
  const place = onNavigate.mock.lastCall?.[0];
  return place?.path ?? place?.article;
};

afterEach(() => void vi.restoreAllMocks());

describe('after a deep link, by keyboard alone', () => {
  it('its paragraph has the focus, and Tab leads to the tools of that paragraph', async () => {
    const { write, expectCurrent } = await open({ article: '1', path: '1^2' });
    await expect.poll(focusedPath).toBe('1^2');
    await userEvent.keyboard('{Shift}');
    await expectCurrent('1^2', /^Art\.\s1 para\.\s2$/);
    // The background and bar of the current place, and no ring around them.
    expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('none');
    await expectAccessible();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Copy citation');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => write.mock.lastCall?.[0]).toMatch(/^Art\.\s1 para\.\s2 LampA$/);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Copy with text');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => write.mock.lastCall?.[0]).toMatch(/#\/1\^2$/);
    await userEvent.keyboard('{Escape}');
    await expectCurrent('1^2', /^Art\.\s1 para\.\s2$/);
  });

  it.each([
    ['an article', { article: '3' }, '3'],
    ['a paragraph that is not there', { article: '1', path: '1^7' }, '1'],
    ['an article that is not there', { article: '9' }, '4'],
  ])('the head of what is shown has it: %s', async (_, place, path) => {
    await open({ ...place, until: /LampA|Lamp Act/ });
    await expect.poll(focusedPath).toBe(path);
    expect(markedPaths()).toEqual([path]);
  });

  it('a page that has the focus elsewhere keeps it, and the paragraph is marked all the same', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await open({ article: '1^2' });
    await expect.poll(markedPaths).toEqual(['1^2']);
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('arrows move everything from the target on, also past its links', async () => {
    const { expectCurrent, onNavigate, write } = await open({ article: '1', path: '1^2' });
    await expect.poll(focusedPath).toBe('1^2');
    await userEvent.keyboard('{ArrowDown}');
    await expectCurrent('1^3', /^Art\.\s1 para\.\s3$/);
    expect(lastPlace(onNavigate)).toBe('1^3');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('that one');
    expect(markedPaths()).toEqual(['1^3^b']);
    await userEvent.keyboard('z');
    await expect.poll(() => write.mock.lastCall?.[0]).toMatch(/^Art\.\s1 para\.\s3 let\.\sb LampA$/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectCurrent('1^2', /^Art\.\s1 para\.\s2$/);
    expect(lastPlace(onNavigate)).toBe('1^2');
  });

  it('j and k take focus, mark, tools and panel along', async () => {
    const { expectCurrent, onNavigate } = await open({ article: '1', path: '1^2' });
    await expect.poll(focusedPath).toBe('1^2');
    await userEvent.keyboard('j');
    await expectCurrent('2', /^Art\.\s2$/);
    expect(lastPlace(onNavigate)).toBe('2');
    await userEvent.keyboard('{ArrowDown}');
    await expectCurrent('2^1', /^Art\.\s2 para\.\s1$/);
    await userEvent.keyboard('k');
    await expectCurrent('1', /^Art\.\s1$/);
    expect(lastPlace(onNavigate)).toBe('1');
  });

  it('a pointer that rests on another paragraph changes nothing', async () => {
    const { view, expectCurrent } = await open({ article: '1', path: '1^2' });
    await userEvent.hover(view.getByText('Except:'));
    await expect.element(view.getByRole('toolbar', { name: /^Art\.\s1 para\.\s3$/ })).toBeVisible();
    await userEvent.keyboard('{Shift}');
    await expectCurrent('1^2', /^Art\.\s1 para\.\s2$/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectCurrent('1^1', /^Art\.\s1 para\.\s1$/);
  });
});

describe('text that is scrolled', () => {
  it('takes the place along once its paragraph is out of sight, and keys act on what is read', async () => {
    const { write, onNavigate, expectCurrent } = await open({ article: '1', path: '1^2' });
    await userEvent.keyboard('{Shift}');
    await expectCurrent('1^2', /^Art\.\s1 para\.\s2$/);
    const scroller = document.querySelector('[data-index]')?.parentElement?.parentElement as HTMLElement;
    scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: 2000, bubbles: true }));
    document.querySelector('[data-path="3^1"]')?.scrollIntoView({ block: 'start' });
    await expect.poll(markedPaths).toEqual([]);
    expect(document.activeElement).toBe(scroller);
    await expect.poll(() => lastPlace(onNavigate)).toBe('3');
    await userEvent.keyboard('z');
    await expect.poll(() => write.mock.lastCall?.[0]).toMatch(/^Art\.\s3 LampA$/);
    await userEvent.keyboard('{ArrowDown}');
    await expectCurrent('4', /^Art\.\s4$/);
  });
});

it('a page that has the focus elsewhere keeps it', async () => {
  const field = document.createElement('input');
  document.body.prepend(field);
  field.focus();
  await open({ article: '1', path: '1^2' });
  await expect.poll(markedPaths).toEqual(['1^2']);
  expect(document.activeElement).toBe(field);
  field.remove();
});
