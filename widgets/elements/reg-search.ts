import { giveBody } from '../define-element.tsx';
import type { ShellWords } from '../element-spec.ts';
import { type SearchOptions, searchEvents, searchLight } from './reg-search-options.ts';

/** A field that accepts text at once; the text, and whether it was sent, is carried over to the box. */
function drawShell(place: HTMLElement, words: ShellWords) {
  const shell = document.createElement('div');
  shell.className = 'reg-shell reg-shell-search';
  const field = document.createElement('input');
  field.type = 'search';
  // As it will be, so that nothing changes for a screen reader when the box comes.
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-expanded', 'false');
  field.setAttribute('aria-label', words.search);
  field.placeholder = words.search;
  // What keeps keys of other fields inside comes with the view. Shortcuts are for the page already; Ctrl and Alt
  // together are AltGr, which types.
  for (const type of ['keydown', 'keyup'] as const)
    field.addEventListener(type, (event) => {
      if (event.altKey || !(event.ctrlKey || event.metaKey)) event.stopPropagation();
    });
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) field.setAttribute('aria-busy', 'true');
  });
  shell.append(field);
  place.replaceChildren(shell);
}

const shellStyles = `
.reg-shell-search { padding: 8px; align-self: stretch; }
.reg-shell-search input { all: initial; box-sizing: border-box; inline-size: 100%; block-size: 40px;
  padding: 0 12px 0 36px; border: 1px solid GrayText; border-radius: 2px; color: CanvasText; background: Field;
  font: inherit; font-size: 14px; cursor: text; }
.reg-shell-search input:focus { outline: 2px solid Highlight; outline-offset: 1px; }`;

/** Searches regulations, and opens hits in a reader. */
export const regSearchSpec = {
  ...searchLight,
  events: searchEvents,
  parts: ['root'],
  labelOf: (labels: NodeList) =>
    [...labels]
      .map((label) => label.textContent?.trim())
      .filter(Boolean)
      .join(' ') || undefined,
  drawShell,
  isShellEnough: ({ term, search }: SearchOptions) => !term && !search,
  shellStyles,
  requestTexts: {
    DE: () => [import('#core/i18n/de/common.ts'), import('#core/i18n/de/search.ts')],
    FR: () => [import('#core/i18n/fr/common.ts'), import('#core/i18n/fr/search.ts')],
    IT: () => [import('#core/i18n/it/common.ts'), import('#core/i18n/it/search.ts')],
  },
  load: () => import('./reg-search-view.tsx'),
};

giveBody(regSearchSpec);
