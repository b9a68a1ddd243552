import { shellWords } from '#core/i18n/shell-words.ts';
import { interfaceLanguage } from './element-language.ts';
import type { Carried, ElementHost, ElementSpec, HostOf, MountedView } from './element-spec.ts';
import type { Attributes } from './element-values.ts';
import { carriedFrom, followComposition, whenNeeded } from './first-use.ts';
import { hostStyles } from './host-styles.ts';
import { drawFailure, drawLoadingShell } from './shell.ts';
import { adoptStyles } from './style-registry.ts';

/** `view` loads the view where it has not come yet. */
export type MountedElement = MountedView & { view: () => Promise<MountedView> };

/** Draws the shell into the shadow root, and the view once the element is needed. */
export function mountElement<A extends Attributes, E extends string>(
  root: ShadowRoot,
  spec: ElementSpec<A, E>,
  host: HostOf<A, E>,
  /** The states of the element that its page sees in `:state()`; browsers before 2024 have none. */
  states?: CustomStateSet,
): MountedElement {
  const styles = ownStyles(root, spec, host);
  const place = placeIn(root);
  const shell = createShell({ root, place, spec, host });
  if (!shell.isEnough()) states?.add('loading');
  const views = lazyView({ place, spec, host, shell }, states, () => waiting.stop());
  const waiting = whenNeeded({ host, place, shell, start: views.start });

  return {
    view: views.request,
    update() {
      styles.layOut();
      shell.refresh();
      waiting.check();
      views.loaded()?.update();
    },
    moved: () => views.loaded()?.moved(),
    reload: () => (views.loaded() ? views.loaded()?.reload() : views.start()),
    signOut: views.signOut,
    unmount() {
      waiting.stop();
      views.end();
      styles.release();
      root.replaceChildren();
    },
  };
}

type Mounting<A extends Attributes, E extends string> = {
  place: HTMLElement;
  spec: ElementSpec<A, E>;
  host: HostOf<A, E>;
};

/** What stands before the view: drawn at once, and kept where loading fails. */
function createShell<A extends Attributes, E extends string>({
  root,
  place,
  spec,
  host,
}: Mounting<A, E> & { root: ShadowRoot }) {
  const composing = followComposition(place);
  let carried: Carried | undefined;
  let isUsed = false;
  drawShell(place, spec, host);
  return {
    use() {
      isUsed = true;
    },
    isEnough: () => spec.isShellEnough?.(host.values()) ?? false,
    /** The words of a shell that nobody uses yet follow the options and labels of the page. */
    refresh() {
      if (!isUsed) drawShell(place, spec, host);
    },
    root,
    composing,
    /** What was done in it before loading failed once. */
    carried: () => carried,
    fail(retry: () => void) {
      carried = carriedFrom(root, carried);
      drawFailure(place, wordsFor(host), retry);
    },
  };
}

type Shell = ReturnType<typeof createShell>;

/** The view, loaded when it is first requested; after a failure again with the next request. */
function lazyView<A extends Attributes, E extends string>(
  { place, spec, host, shell }: Mounting<A, E> & { shell: Shell },
  states: CustomStateSet | undefined,
  onStart: () => void,
) {
  let view: MountedView | undefined;
  let coming: Promise<MountedView> | undefined;
  let isGone = false;
  let wantsSignOut = false;
  let endEarly: (() => void) | undefined;

  const load = async () => {
    onStart();
    shell.use();
    states?.add('loading');
    endEarly = startEarly(spec, host, () => !wantsSignOut);
    try {
      const arriving = spec.load();
      // That they are missing is told where they are used.
      for (const texts of spec.requestTexts?.[languageOf(host)]?.() ?? []) texts.catch(() => undefined);
      const { mount } = await arriving;
      // It has come with the view.
      const { handOver, untilComposed } = await import('./hand-over.ts');
      await untilComposed(shell.root, shell.composing);
      if (isGone) throw failureOf('REMOVED');
      view = mount(place, host, handOver(place, shell.root, shell.carried()));
      if (wantsSignOut) view.signOut();
      return view;
    } catch (error) {
      coming = undefined;
      if (isGone) throw error;
      shell.fail(start);
      reportFailure(host, error);
      throw failureOf('LOAD_FAILED');
    } finally {
      endEarly?.();
      states?.delete('loading');
    }
  };
  const request = () => {
    coming ??= load();
    return coming;
  };
  // A failure is told where it happens.
  const start = () => void request().catch(() => undefined);
  return {
    loaded: () => view,
    request,
    start,
    signOut() {
      wantsSignOut = true;
      if (view) view.signOut();
      else start();
    },
    end() {
      isGone = true;
      endEarly?.();
      view?.unmount();
    },
  };
}

/** Sends the first calls as soon as their code has come, if they are still needed then. */
function startEarly<A extends Attributes, E extends string>(
  spec: ElementSpec<A, E>,
  host: HostOf<A, E>,
  isNeeded: () => boolean,
): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  // Where their code cannot be loaded, the view sends them itself.
  const coming = spec.early?.().catch(() => undefined);
  coming
    ?.then((early) => {
      if (early && !isOver && isNeeded()) end = early.send(host);
    })
    .catch((error: unknown) => reportFailure(host, error));
  return () => {
    isOver = true;
    end?.();
    end = undefined;
  };
}

function drawShell<A extends Attributes, E extends string>(
  place: HTMLElement,
  spec: ElementSpec<A, E>,
  host: HostOf<A, E>,
) {
  spec.drawShell?.(place, wordsFor(host), host.values());
  if (!place.hasChildNodes()) drawLoadingShell(place, wordsFor(host));
}

const languageOf = (host: ElementHost) => interfaceLanguage(host.element, host.values().lang);

/** The words of the shell; a label of the page names the field. */
function wordsFor(host: ElementHost) {
  const words = shellWords[languageOf(host)];
  return { ...words, search: host.label() ?? words.search };
}

function reportFailure(host: ElementHost, error: unknown): void {
  host.emit('reg-failed', { code: 'LOAD_FAILED', where: String(error) });
}

/** An error that a page can tell apart from others by its code. */
export const failureOf = (code: string) => Object.assign(new Error(code), { code });

/** Where shell and view stand. */
function placeIn(root: ShadowRoot): HTMLElement {
  const place = document.createElement('div');
  place.className = 'reg-place';
  place.setAttribute('part', 'root');
  root.replaceChildren(place);
  return place;
}

/** The styles of the views and those of the element’s room, which its options change. */
function ownStyles<A extends Attributes, E extends string>(
  root: ShadowRoot,
  { room, shellStyles }: ElementSpec<A, E>,
  host: HostOf<A, E>,
) {
  const release = adoptStyles(root);
  const own = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, own];
  let rules = '';
  let isForced = false;
  const layOut = () => {
    const next = hostStyles(room(host.values()), { shell: shellStyles, isForced });
    if (next !== rules) own.replaceSync(next);
    rules = next;
  };
  layOut();
  // No page wants that, but one that takes all styles from all elements does it; any other display is as it wants.
  isForced = getComputedStyle(host.element).display === 'inline';
  if (isForced) layOut();
  return {
    layOut,
    release() {
      release();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== own);
    },
  };
}
