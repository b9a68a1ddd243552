import { commonProperties } from '../common-options.ts';
import { defineElement } from '../define-element.tsx';
import type { ShellWords } from '../element-spec.ts';
import { searchAttributes, searchEvents } from './reg-search-options.ts';

/** A field that accepts text at once; the text is carried over to the search box. */
function drawShell(place: HTMLElement, words: ShellWords) {
  const shell = document.createElement('div');
  shell.className = 'reg-shell reg-shell-search';
  const field = document.createElement('input');
  field.type = 'search';
  field.setAttribute('aria-label', words.search);
  field.placeholder = words.search;
  shell.append(field);
  place.replaceChildren(shell);
}

/** Searches regulations, and opens hits in a reader. */
export const regSearchSpec = {
  tag: 'reg-search',
  attributes: searchAttributes,
  properties: commonProperties,
  events: searchEvents,
  parts: ['root'],
  height: 64,
  drawShell,
  load: () => import('./reg-search-view.tsx'),
};

defineElement(regSearchSpec);
