import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { CommonEvent, CommonOptions } from './common-options.ts';
import type { Attributes, ElementOptions } from './element-values.ts';
import type { LightSpec } from './light-element.ts';

/**
 * The single description of an element; class, types of its view, documentation and conduct test are derived
 * from it.
 */
export type ElementSpec<A extends Attributes, E extends string> = LightSpec & {
  attributes: A;
  events: Readonly<Record<E, { cancelable: boolean }>>;
  /** Public names of parts for `::part()`. */
  parts: readonly string[];
  /** Selector of what `focus()` goes to if it is there; otherwise to the first control. */
  entry?: string;
  /** The name of the first control by the `<label>`s of the page, which then lead to it; absent where they cannot. */
  labelOf?: (labels: NodeList) => string | undefined;
  /**
   * Draws plain DOM before React has loaded, quickly and without requests. Without it the element displays
   * that it loads.
   */
  drawShell?: (place: HTMLElement, words: ShellWords, values: ElementOptions<A>) => void;
  /** Whether the shell is enough, with these options, until somebody uses the element. */
  isShellEnough?: (values: ElementOptions<A>) => boolean;
  /** Rules of what `drawShell` draws. */
  shellStyles?: string;
  /**
   * Requests the dictionaries that the first view needs, together with its code: otherwise a browser would learn of
   * them only when that has run, one round trip later. English is in the code.
   */
  requestTexts?: Partial<Record<InterfaceLanguage, () => readonly Promise<unknown>[]>>;
  /**
   * Loads what sends the first calls while the view is on its way. The function that `send` returns ends them: the view is
   * there, or could not be loaded, or is not needed any more.
   */
  early?: () => Promise<{ send: (host: HostOf<A, E>) => () => void }>;
  /** Loads the part that needs React. */
  load: () => Promise<{
    mount: (place: HTMLElement, host: HostOf<A, E>, shell: UsedShell) => MountedView;
  }>;
};

/** Words that an element displays before its dictionaries have loaded. */
export type ShellWords = { loading: string; search: string; ask: string; failed: string; retry: string };

/** What the user did in the shell before the view was mounted: typed text, focus, the pressed button. */
export type Carried = { typed: string; focused: boolean; pressed: boolean };

/** The shell that stays until the view stands, so that no key goes astray between them. */
export type UsedShell = {
  /** Whether the focus is in it. */
  isFocused: boolean;
  /** Removes the shell, and says what was done in it; nothing, if that was taken already. */
  take: () => Carried | undefined;
};

/** The element as its view sees it: options in, events out. */
export type ElementHost<O extends CommonOptions = CommonOptions, E extends string = CommonEvent> = {
  element: HTMLElement;
  values: () => O;
  /** Returns false if the host page cancelled the event. */
  emit: (name: E | CommonEvent, detail: Record<string, unknown>) => boolean;
  /** The words of the page's labels for the element, where it can have some. */
  label: () => string | undefined;
};

/** The host of an element with these attributes and events. */
export type HostOf<A extends Attributes, E extends string> = ElementHost<
  ElementOptions<A> & CommonOptions,
  E
>;

export type MountedView = {
  update: () => void;
  unmount: () => void;
  reload: () => void;
  /** Ends a session that is stored on the device; one of the page is the page's. */
  signOut: () => void;
  /** The page has put the element elsewhere. */
  moved: () => void;
  /** Goes to a place; resolves once it is on screen. */
  open?: (place: unknown) => Promise<object>;
};
