import type { CommonEvent, CommonOptions } from './common-options.ts';
import type { Attributes, ElementOptions } from './element-values.ts';

/** The single description of an element: class, types of its view, documentation and conduct test follow it. */
export type ElementSpec<A extends Attributes, E extends string> = {
  tag: string;
  /** Options that are attributes and properties, by property name. */
  attributes: A;
  /** Options that are properties only. */
  properties: readonly string[];
  events: Readonly<Record<E, { cancelable: boolean }>>;
  /** Public names of parts for `::part()`. */
  parts: readonly string[];
  /** Height in px that is kept free until the content is there. */
  height: number;
  /** Plain DOM for the time before React: quick, and fetches nothing. What draws none says that it loads. */
  drawShell?: (place: HTMLElement, words: ShellWords, values: ElementOptions<A>) => void;
  /** Brings the part that needs React. */
  load: () => Promise<{
    mount: (place: HTMLElement, host: HostOf<A, E>, carried: Carried) => MountedView;
  }>;
};

/** What an element shows of itself before its dictionaries are there. */
export type ShellWords = { loading: string; search: string; ask: string; failed: string; retry: string };

/** What somebody did in the shell before the view came: words typed into its field, its button pressed. */
export type Carried = { typed: string; focused: boolean; pressed: boolean };

/** The element as its view sees it: values in, events out. */
export type ElementHost<O extends CommonOptions = CommonOptions, E extends string = CommonEvent> = {
  element: HTMLElement;
  values: () => O;
  /** False when the host page vetoed. */
  emit: (name: E | CommonEvent, detail: Record<string, unknown>) => boolean;
};

/** The host of an element with these attributes and events. */
export type HostOf<A extends Attributes, E extends string> = ElementHost<
  ElementOptions<A> & CommonOptions,
  E
>;

export type MountedView = { update: () => void; unmount: () => void; reload: () => void };
