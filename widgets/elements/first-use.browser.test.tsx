import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { texts as questions } from '#core/i18n/en/questions.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { answerCalls, placeElement } from '#widgets/testing/element.ts';
import { aReply, searchCall, someHits } from '#widgets/testing/search.ts';
import { handOver } from '../hand-over.ts';

const lazily = { attributes: { loading: 'lazy' } };
const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
/** The shell, until the view stands in its place. */
const hasShell = (element: HTMLElement) =>
  element.shadowRoot?.querySelector('.reg-shell-ask, .reg-shell-search') !== null;
const controlOf = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLElement>('input, button') as HTMLElement;

/** An element that comes where the pointer of an earlier test rests would be pointed at. */
beforeEach(async () => {
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 20px; height: 20px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
});
const hasFocus = (element: HTMLElement) =>
  element.shadowRoot?.activeElement?.getAttribute('role') === 'combobox';

describe('<ask-question> until it is used', () => {
  it('is a button, and stays one though it is on screen', async () => {
    answerCalls({});
    const element = await placeElement('ask-question', lazily);
    const button = page.getByRole('button', { name: questions.title });
    await expect.element(button).toBeVisible();
    await later(300);
    expect(hasShell(element)).toBe(true);
    expect(element.matches(':state(loading)')).toBe(false);
    await userEvent.hover(button);
    await expect.poll(() => hasShell(element)).toBe(false);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['a press of the pointer', () => userEvent.click(page.getByRole('button', { name: questions.title }))],
    [
      'a press that ends when the form has loaded',
      () => userEvent.click(page.getByRole('button', { name: questions.title }), { delay: 1500 }),
    ],
    [
      'a key',
      async () => {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
      },
    ],
    ['a click without pointer and focus', (element: HTMLElement) => controlOf(element).click()],
  ])('loses no press: %s opens the form', async (_, press) => {
    answerCalls({});
    const element = await placeElement('ask-question', lazily);
    await press(element);
    await expect.element(page.getByRole('dialog', { name: questions.title })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element.shadowRoot?.activeElement?.textContent).toBe(questions.title);
  });

  it('follows its options', async () => {
    answerCalls({});
    const element = await placeElement('ask-question', lazily);
    element.setAttribute('label', 'Law?');
    await expect.element(page.getByRole('button', { name: 'Law?' })).toBeVisible();
    expect(hasShell(element)).toBe(true);
    element.setAttribute('inline', '');
    await expect.element(page.getByLabelText(questions.subject, { exact: true })).toBeVisible();
  });
});

describe('the shell, while the view comes', () => {
  it('stays beside the line of the session, and goes with the first control of the view', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => host.remove());
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<div><input value="bank"></div>';
    const place = root.firstElementChild as HTMLElement;
    const shell = handOver(place, root, undefined);
    const view = document.createElement('div');
    place.append(view);
    view.innerHTML = '<div data-session=""><button>Sign out</button></div>';
    await later(20);
    expect(place.querySelector('input')).not.toBeNull();
    view.insertAdjacentHTML('afterbegin', '<a href="#law">Law</a>');
    await expect.poll(() => place.querySelector('input')).toBeNull();
    expect(shell.take()).toMatchObject({ typed: 'bank' });
    expect(shell.take()).toBeUndefined();
  });
});

describe('<reg-search> until it is used', () => {
  it('is a field, which has the name of a label that comes after it', async () => {
    answerCalls({});
    const section = document.createElement('section');
    document.body.append(section);
    onTestFinished(() => section.remove());
    const element = await placeElement('reg-search', {
      attributes: { ...lazily.attributes, id: 'law' },
      into: section,
    });
    section.insertAdjacentHTML('beforeend', '<label for="law">Search our rules</label>');
    await expect.element(page.getByRole('combobox', { name: 'Search our rules' })).toBeVisible();
    await later(300);
    expect(hasShell(element)).toBe(true);
    await userEvent.click(page.getByText('Search our rules'));
    await expect.poll(() => hasShell(element)).toBe(false);
    await expect.element(page.getByRole('combobox', { name: 'Search our rules' })).toBeVisible();
    await expect.poll(() => hasFocus(element)).toBe(true);
  });

  it('keeps what is typed while the rest comes, and goes on with it', async () => {
    answerCalls({});
    const element = await placeElement('reg-search', lazily);
    controlOf(element).focus();
    const typed = 'bankengesetz und mehr';
    for (const letter of typed) {
      await userEvent.keyboard(letter);
      await later(5);
    }
    await expect.poll(() => hasShell(element)).toBe(false);
    await expect.element(page.getByRole('combobox')).toHaveValue(typed);
  });

  it('leaves shortcuts to the page, and no key that types', async () => {
    answerCalls({});
    const element = await placeElement('reg-search', lazily);
    const field = controlOf(element);
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', listen);
    onTestFinished(() => document.removeEventListener('keydown', listen));
    for (const init of [{ key: 's' }, { key: '@', ctrlKey: true, altKey: true }, { key: 'k', ctrlKey: true }])
      field.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true }));
    expect(heard).toEqual(['k']);
  });

  it('runs the search that was sent before the rest had come, and closes the drop-down over its results', async () => {
    answerCalls({ [searchCall]: aReply({ hits: someHits(2), total: 2 }) });
    const element = await placeElement('reg-search', lazily);
    const field = controlOf(element) as HTMLInputElement;
    field.focus();
    field.value = 'bank';
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    expect(hasShell(element)).toBe(true);
    await expect.poll(() => element.shadowRoot?.querySelectorAll('[data-hit-link]').length).toBe(2);
    await expect
      .element(page.getByRole('combobox', { exact: false }).first())
      .toHaveAttribute('aria-expanded', 'false');
  });

  it('waits while letters are put together', async () => {
    answerCalls({});
    const element = await placeElement('reg-search', lazily);
    const field = controlOf(element);
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    field.focus();
    await later(500);
    expect(hasShell(element)).toBe(true);
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await expect.poll(() => hasShell(element)).toBe(false);
    await expect.poll(() => hasFocus(element)).toBe(true);
  });

  it('starts by itself with a search that the page has put into it, also later', async () => {
    expectOnConsole(/search|fetch/i);
    const calls = answerCalls({});
    const element = await placeElement('reg-search', lazily);
    await later(200);
    expect(hasShell(element)).toBe(true);
    element.setAttribute('term', 'bank');
    await expect.poll(() => calls.some((call) => call.includes('MainSearch'))).toBe(true);
  });
});
