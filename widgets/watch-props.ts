import type { ComponentType } from 'react';
import type { WatchTarget } from '#core/contract/domain/watching.ts';

/** What a view says of the place at which it offers to watch something. */
export type WatchProps = {
  /** What is watched; of several the button turns all. */
  targets: readonly WatchTarget[];
  /** What it is called. */
  name: string;
  /**
   * An icon in a bar, a small one among tools that have a class of their own, or a button with its word; `key` is none of
   * them and turns it at once, as a key does.
   */
  look: 'icon' | 'tool' | 'word' | 'key';
  className?: string | undefined;
  tabIndex?: number | undefined;
  /** Called before it is turned. */
  onPress?: (() => void) | undefined;
};

/** The button that another feature puts into a view; draws nothing for who may not watch. */
export type WatchButton = ComponentType<WatchProps>;
