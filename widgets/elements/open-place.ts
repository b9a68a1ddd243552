import type { NavigationBus, RequestedPlace } from '#core/navigation-bus.ts';
import type { ElementHost } from '../element-spec.ts';
import { isLinkAddress, mainAddress } from '../page-address.ts';
import { servingMark } from './serving-mark.ts';

type Ways = {
  navigationBus: NavigationBus;
  host: ElementHost;
  /** Address of the place outside this page. */
  href: string;
  mainUrl: string;
  /** Whether `href` leads to a reader of the page's owner; otherwise to the portal, in a new tab. */
  own: boolean;
  leave: (href: string, own: boolean) => void;
};

/**
 * Opens a place in a reader of the same main server on the page; without one at its address, unless the page cancels
 * `reg-navigate`. Reports to the page what was opened.
 */
export function openPlace(place: RequestedPlace, ways: Ways): void {
  const { navigationBus, host, href, own, leave } = ways;
  const opened = () => {
    const id = place.path ?? place.article;
    host.emit('reg-opened', {
      kind: 'regulation',
      id: id ? `${place.regTextId}~${id}` : place.regTextId,
      language: place.language,
      versionDate: place.versionDate,
    });
  };
  const isRead = navigationBus.open(place);
  if (isRead) opened();
  if (isRead || wake(ways, () => navigationBus.leave(place, opened))) return;
  const id = place.path ?? place.article ?? '';
  if (!host.emit('reg-navigate', { href, regTextId: place.regTextId, id })) return;
  leave(href, own);
  opened();
}

type Reader = HTMLElement & { mainUrl?: unknown };

/** Milliseconds after which a place is no longer opened, since the user reads something else by then. */
const patience = 60_000;

/** A reader that is not near the screen has not loaded yet: it is loaded, and then finds the stored place. */
function wake({ navigationBus, host, mainUrl }: Ways, leavePlace: () => () => void): boolean {
  const isJoining = navigationBus.joining() !== undefined;
  const page = host.element.ownerDocument;
  const reader = [...page.querySelectorAll<Reader>('reg-reader')].find(
    (each) =>
      mainAddress(String(each.mainUrl ?? each.getAttribute('main-url') ?? '')) === mainUrl &&
      // A reader that already serves places did not take this one because it uses another session: it never
      // will; but while copies are being connected it may be one of another copy.
      (isJoining || !each.shadowRoot?.querySelector(`[${servingMark}]`)),
  );
  if (!reader) return false;
  setTimeout(leavePlace(), patience);
  reader.scrollIntoView({ block: 'nearest' });
  return true;
}

const named = ['regTextId', 'article', 'path', 'versionDate', 'language'] as const;

/**
 * The address of a place by the URL pattern of the page's owner; absent parts of the place become empty. Undefined if
 * the parts make it lead elsewhere than to the web.
 */
export function addressBy(pattern: string, place: RequestedPlace): string | undefined {
  const address = named.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, encodeURIComponent(place[name] ?? '')),
    pattern,
  );
  return isLinkAddress(address) ? address : undefined;
}
