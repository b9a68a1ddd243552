import type { ShellWords } from './element-spec.ts';

type Shell = { role: 'alert' | 'status'; words: string; before?: HTMLElement[]; after?: HTMLElement[] };

function draw(place: HTMLElement, { role, words, before = [], after = [] }: Shell): void {
  const shell = document.createElement('div');
  shell.className = 'reg-shell';
  shell.setAttribute('role', role);
  const text = document.createElement('p');
  text.textContent = words;
  shell.append(...before, text, ...after);
  place.replaceChildren(shell);
}

/** Says that the element could not be loaded, with a button that loads it again. */
export function drawFailure(place: HTMLElement, words: ShellWords, retry: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.retry;
  button.addEventListener('click', retry, { once: true });
  draw(place, { role: 'alert', words: words.failed, after: [button] });
}

/** Displays that the element loads, within its reserved height. */
export function drawLoadingShell(place: HTMLElement, words: ShellWords): void {
  const lines = [1, 2, 3, 4].map(() => document.createElement('i'));
  draw(place, { role: 'status', words: words.loading, before: lines });
}
