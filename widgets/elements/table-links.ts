import { createContext } from 'react';
import type { NavigationBus } from '#core/navigation-bus.ts';
import type { ChangeTableHost } from './change-table-options.ts';

/** Where the table of an element leads, and how. */
export type TableLinks = {
  host: ChangeTableHost;
  navigationBus: NavigationBus;
  mainUrl: string;
  /** Address of the portal. */
  portal: string;
  /** Pattern of the address at which the page's owner reads. */
  readerUrl: string | undefined;
  onSlug: (slug: string | undefined) => void;
};

export const TableLinksContext = createContext<TableLinks | undefined>(undefined);

/** Opens an address in a new tab, or that of the page's own reader in this one. */
export function leave(href: string, own: boolean): void {
  if (own) globalThis.location.assign(href);
  else globalThis.open(href, '_blank', 'noopener');
}
