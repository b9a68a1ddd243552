import type { ComponentType, ReactNode } from 'react';
import type { Change } from '#core/contract/domain/changes.ts';
import type { WatchButton } from '../watch-props.ts';

/** Where a change leads: to a paragraph, to the comparison of its versions, or to itself alone, by its name in addresses. */
export type ChangeTarget = { read: string } | { compare: string } | { alone: string };

export type ChangeLinkProps = {
  to: ChangeTarget;
  className: string;
  /** For links in a grid, whose arrow keys lead to them. */
  tabIndex?: number | undefined;
  children: ReactNode;
};

/** What the page or the element around the table of changes puts into it. */
export type ChangeSlots = {
  /** The files of a change, and whether the user may add some. */
  files?: ((change: Change, mayEdit: boolean) => ReactNode) | undefined;
  /** The comments of a change. */
  comments?: ((change: Change) => ReactNode) | undefined;
  /** What a change touches in the organisation. */
  impact?: ((change: Change) => ReactNode) | undefined;
  /** Watches what a change names. */
  Watch?: WatchButton | undefined;
  /** A link to a paragraph: an address of the portal, or an event of an element. */
  Link: ComponentType<ChangeLinkProps>;
  /** How a paragraph is cited. */
  placeName: (completeParagraphID: string) => string;
};
