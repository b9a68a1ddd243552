import { defineElement } from '../define-element.tsx';
import type { ElementSpec, ShellWords } from '../element-spec.ts';
import { commonAttributes, commonEvents, commonProperties } from './common-options.ts';

/** A field that takes words at once; what is typed goes on to the box that follows. */
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

export const regSearchSpec: ElementSpec = {
  tag: 'reg-search',
  summary: 'Searches regulations, and opens what was found in a reader.',
  attributes: {
    ...commonAttributes,
    searchLanguage: {
      kind: 'string',
      describe: 'Language that is searched (DE, FR, IT, EN); else the language of the documents.',
    },
    term: { kind: 'string', describe: 'A search to begin with.' },
    search: {
      kind: 'json',
      describe:
        'A search with what narrows it: {term, order, versionDate, categories, documents, parts, validities}.',
    },
    resultsHeight: { kind: 'number', fallback: 560, describe: 'Height of the results, in px.' },
    hideResults: {
      kind: 'boolean',
      fallback: false,
      describe: 'Shows the box alone: hits are listed in the portal.',
    },
    readerUrl: {
      kind: 'string',
      describe:
        'Where hits open without a reader on the page: an address with {regTextId}, {article}, {path}, {versionDate}, {language}.',
    },
    portalUrl: { kind: 'string', describe: 'Address of the portal; the main server if absent.' },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'reg-searched': { cancelable: false, describe: 'A search was answered: {term, total}.' },
  },
  parts: { root: 'Everything inside the element.' },
  height: 64,
  drawShell,
  load: () => import('./reg-search-view.tsx'),
};

defineElement(regSearchSpec);
