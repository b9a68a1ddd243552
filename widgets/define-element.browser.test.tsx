import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placePlain as place } from './testing/plain-element.ts';

/** The single-key commands of a page, which leaves fields alone as far as it can see them. */
function pageCommands() {
  const acted: string[] = [];
  const act = (event: KeyboardEvent) => {
    if ((event.target as Element).closest('input, textarea, select, [contenteditable]')) return;
    acted.push(`${event.type} ${event.key}`);
  };
  for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, act);
  onTestFinished(() => {
    for (const type of ['keydown', 'keyup'] as const) document.removeEventListener(type, act);
  });
  return acted;
}

describe('keys of a page', () => {
  const fields = [
    ['a field', '<input aria-label="Here">'],
    ['a text', '<textarea aria-label="Here"></textarea>'],
    ['a choice', '<select aria-label="Here"><option>s</option><option>t</option></select>'],
    ['editable text', '<div contenteditable role="textbox" tabindex="0" aria-label="Here">Text</div>'],
  ];
  it.each(fields)('do not act while somebody types into %s of an element', async (_, html) => {
    place(html);
    const acted = pageCommands();
    const field = page.getByLabelText('Here');
    await userEvent.click(field);
    await userEvent.keyboard('s/{Enter}{ArrowDown}{Control>}z{/Control}');
    expect(acted.filter((each) => !/Control/.test(each))).toEqual([]);
    await userEvent.keyboard('{Tab}');
    expect(acted).toContain('keydown Tab');
  });

  it('act with Escape that nothing in the element took, and with shortcuts of the page', async () => {
    const element = place('<input aria-label="Here">');
    const acted = pageCommands();
    const field = page.getByLabelText('Here');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}{Control>}k{/Control}');
    expect(acted).toEqual(expect.arrayContaining(['keydown Escape', 'keydown k']));
    acted.length = 0;
    const take = (event: Event) => event.preventDefault();
    element.shadowRoot?.querySelector('input')?.addEventListener('keydown', take);
    await userEvent.keyboard('{Escape}');
    expect(acted).not.toContain('keydown Escape');
  });

  it('do not act with a key that has acted in an element, and act with others on its buttons', async () => {
    place('<button>Here</button>');
    const acted = pageCommands();
    const button = page.getByRole('button', { name: 'Here' });
    await expect.element(button).toBeVisible();
    const here = button.element() as HTMLElement;
    here.addEventListener('keydown', (event) => event.key === 'j' && event.preventDefault());
    here.focus();
    await userEvent.keyboard('js');
    expect(acted).not.toContain('keydown j');
    expect(acted).toContain('keydown s');
  });
});

describe('a label of the page', () => {
  it.each([
    ['beside it', '<label for="part">Search the law</label> %'],
    ['around it', '<label>Search the law %</label>'],
  ])('leads to the first control: %s', async (_, around) => {
    const element = place('<p>Words</p><input>', { hasLabel: true, around });
    await vi.waitUntil(() => element.shadowRoot?.querySelector('input'));
    await userEvent.click(page.getByText(/^Search the law/));
    expect(element.shadowRoot?.activeElement?.localName).toBe('input');
  });

  it('takes no click of what is inside', async () => {
    const element = place('<p>Words</p><input>', { hasLabel: true, around: '%' });
    await userEvent.click(page.getByText('Words'));
    expect(element.shadowRoot?.activeElement).toBeNull();
  });

  it('is nothing to an element without a field of its own', async () => {
    const element = place('<input>', { around: '<label for="part">Search the law</label> %' });
    await vi.waitUntil(() => element.shadowRoot?.querySelector('input'));
    await userEvent.click(page.getByText(/^Search the law/));
    expect(document.activeElement?.localName).toBe('body');
  });
});

describe('a part that could not be loaded', () => {
  it('is told to the page and asked for again by the retry', async () => {
    const failures: unknown[] = [];
    const see = (event: Event) => failures.push((event as CustomEvent).detail);
    document.addEventListener('reg-failed', see);
    onTestFinished(() => document.removeEventListener('reg-failed', see));
    const load = vi.fn().mockRejectedValueOnce(new Error('no lamp'));
    const element = place('<p>Words</p>', { load });
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(failures).toEqual([{ code: 'LOAD_FAILED', where: 'Error: no lamp' }]);
    expect(element.matches(':state(loading)')).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText('Words')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('the dictionaries of a view', () => {
  it.each([
    ['DE', '<div lang="de-CH">%</div>', ['DE']],
    ['English, which is in the code', '<div lang="en">%</div>', []],
  ])(
    'are requested before its code has come, in the language of the page: %s',
    async (_, around, expected) => {
      const gate = Promise.withResolvers<void>();
      const requested: string[] = [];
      const requestOf = (code: string) => () => [Promise.resolve(requested.push(code))];
      const load = vi.fn(() => gate.promise);
      const requestTexts = { DE: requestOf('DE'), FR: requestOf('FR'), IT: requestOf('IT') };
      place('<p>Words</p>', { load, requestTexts, around });
      await expect.poll(() => load.mock.calls.length).toBe(1);
      expect(requested).toEqual(expected);
      gate.resolve();
      await expect.element(page.getByText('Words')).toBeVisible();
    },
  );

  it('that do not come hold up no view', async () => {
    const requestGerman = () => [Promise.reject(new Error('no dictionary'))];
    place('<p>Words</p>', { requestTexts: { DE: requestGerman }, around: '<div lang="de">%</div>' });
    await expect.element(page.getByText('Words')).toBeVisible();
  });
});
