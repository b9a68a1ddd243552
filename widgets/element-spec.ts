import type { AttributeSpec } from './element-values.ts';

/** The single description of an element: class, typings, manifest, documentation and conduct test follow it. */
export type ElementSpec = {
  tag: string;
  summary: string;
  /** Options that are attributes and properties, by property name. */
  attributes: Record<string, AttributeSpec>;
  /** Options that are properties only (functions, objects), each with a sentence. */
  properties: Record<string, string>;
  events: Record<string, { cancelable: boolean; describe: string }>;
  /** Public names of parts for `::part()`. */
  parts: Record<string, string>;
  /** Height in px that is kept free until the content is there. */
  height: number;
  /** Plain DOM for the time before React: quick, and fetches nothing. What draws none says that it loads. */
  drawShell?: (place: HTMLElement, words: ShellWords, values: Record<string, unknown>) => void;
  /** Brings the part that needs React. */
  load: () => Promise<{ mount: (place: HTMLElement, host: ElementHost, carried: Carried) => MountedView }>;
};

/** What an element shows of itself before its dictionaries are there. */
export type ShellWords = { loading: string; search: string; ask: string; failed: string; retry: string };

/** What somebody did in the shell before the view came: words typed into its field, its button pressed. */
export type Carried = { typed: string; focused: boolean; pressed: boolean };

/** The element as its view sees it: values in, events out. */
export type ElementHost = {
  element: HTMLElement;
  values: () => Record<string, unknown>;
  /** False when the host page vetoed. */
  emit: (name: string, detail: Record<string, unknown>) => boolean;
};

export type MountedView = { update: () => void; unmount: () => void; reload: () => void };
