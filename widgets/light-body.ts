/**
 * Under this name a light class takes its body. The number is raised where older light classes could not work with newer
 * bodies: a page that is open may have the loader of an older version.
 */
export const bodyKey = Symbol.for('regesta.body.1');

/** What an element has before its script is there. */
export type LightParts = {
  element: HTMLElement;
  /** The options that the page has set; the body replaces texts that stand for numbers or JSON. */
  values: Map<string, unknown>;
  internals: ElementInternals;
};

/** The life of an element in its page, which the light class delegates to. */
export type Life = {
  connected: () => void;
  disconnected: () => void;
  /** The page has set an option. */
  changed: () => void;
  focus: (options?: FocusOptions) => void;
  reload: () => void;
  signOut: () => void;
  open: (place: unknown) => Promise<object>;
};

/** The rest of an element, which its script brings. */
export type Body = (parts: LightParts) => Life;

/** Gives a class its body; false if it has one. */
export type TakeBody = (body: Body) => boolean;
