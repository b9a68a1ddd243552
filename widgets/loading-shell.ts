import type { ShellWords } from './element-spec.ts';

/** Displays that the element loads, within its reserved height. */
export function drawLoadingShell(place: HTMLElement, words: ShellWords) {
  const shell = document.createElement('div');
  shell.className = 'reg-shell';
  shell.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = words.loading;
  shell.append(...Array.from({ length: 4 }, () => document.createElement('i')), text);
  place.replaceChildren(shell);
}
