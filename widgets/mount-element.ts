import { shellWords } from '#core/i18n/shell-words.ts';
import { interfaceLanguage } from './element-language.ts';
import type { Carried, ElementHost, ElementSpec, HostOf, MountedView, ShellWords } from './element-spec.ts';
import type { Attributes } from './element-values.ts';
import { hostStyles } from './host-styles.ts';
import { adoptStyles } from './style-registry.ts';

/** Distance from the screen at which an element begins to load. */
const approach = '600px';

/** Draws the shell into the shadow root, and the view once the element comes near the screen or is used. */
export function mountElement<A extends Attributes, E extends string>(
  root: ShadowRoot,
  spec: ElementSpec<A, E>,
  host: HostOf<A, E>,
): MountedView {
  const release = adoptStyles(root);
  const own = new CSSStyleSheet();
  own.replaceSync(hostStyles(spec.height));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, own];
  const place = document.createElement('div');
  place.className = 'reg-place';
  place.setAttribute('part', 'root');
  root.replaceChildren(place);

  const words = () => shellWords[interfaceLanguage(host.element, host.values().lang)];
  spec.drawShell?.(place, words(), host.values());
  if (!place.hasChildNodes()) drawLoadingShell(place, words());
  let view: MountedView | undefined;
  let state: 'waiting' | 'loading' | 'gone' = 'waiting';
  let wantsSignOut = false;

  const start = async () => {
    if (state !== 'waiting') return;
    state = 'loading';
    stopWaiting();
    try {
      const loaded = await spec.load();
      if (isGone()) return;
      const carried = carriedFrom(root);
      place.replaceChildren();
      view = loaded.mount(place, host, carried);
      if (wantsSignOut) view.signOut();
    } catch (error) {
      if (isGone()) return;
      state = 'waiting';
      drawFailure(place, words(), () => void start());
      host.emit('reg-failed', {
        code: 'LOAD_FAILED',
        where: error instanceof Error ? error.message : String(error),
      });
    }
  };
  const isGone = () => state === 'gone';
  const stopWaiting = whenNear(host, place, () => void start());

  return {
    update: () => view?.update(),
    reload: () => (view ? view.reload() : void start()),
    signOut() {
      wantsSignOut = true;
      if (view) view.signOut();
      else void start();
    },
    unmount() {
      state = 'gone';
      stopWaiting();
      view?.unmount();
      release();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== own);
      root.replaceChildren();
    },
  };
}

function carriedFrom(root: ShadowRoot): Carried {
  const control = root.querySelector('input, button');
  return {
    typed: control instanceof HTMLInputElement ? control.value : '',
    focused: control !== null && root.activeElement === control,
    pressed: control?.ariaBusy === 'true',
  };
}

/** Waits until the element comes near, is hovered or focused; `loading="eager"` does not wait. */
function whenNear(host: ElementHost, place: HTMLElement, start: () => void): () => void {
  if (host.values().loading === 'eager' || typeof IntersectionObserver === 'undefined') {
    queueMicrotask(start);
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: approach },
  );
  observer.observe(host.element);
  for (const event of ['pointerenter', 'focusin']) place.addEventListener(event, start, { once: true });
  return () => {
    observer.disconnect();
    for (const event of ['pointerenter', 'focusin']) place.removeEventListener(event, start);
  };
}

function drawFailure(place: HTMLElement, words: { failed: string; retry: string }, retry: () => void) {
  const shell = document.createElement('div');
  shell.className = 'reg-shell';
  shell.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = words.failed;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.retry;
  button.addEventListener('click', retry, { once: true });
  shell.append(text, button);
  place.replaceChildren(shell);
}

/** Displays that the element loads, within its reserved height. */
function drawLoadingShell(place: HTMLElement, words: ShellWords) {
  const shell = document.createElement('div');
  shell.className = 'reg-shell';
  shell.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = words.loading;
  shell.append(...[1, 2, 3, 4].map(() => document.createElement('i')), text);
  place.replaceChildren(shell);
}
