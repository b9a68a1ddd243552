import type { NavigationBus, RequestedPlace } from '#core/navigation-bus.ts';
import type { ElementHost } from '../element-spec.ts';
import { servingMark } from './serving-mark.ts';

type Ways = {
  navigationBus: NavigationBus;
  host: ElementHost;
  /** Where the place stands outside this page. */
  href: string;
  mainUrl: string;
  /** Whether `href` leads to a reader of the page's owner; else it is the portal's, in a new tab. */
  own: boolean;
  leave: (href: string, own: boolean) => void;
};

/**
 * Opens a place: in a reader of this app on the page, else, unless the page vetoes `reg-navigate`, at
 * its address. Tells the page what was opened.
 */
export function openPlace(
  place: RequestedPlace,
  { navigationBus, host, href, mainUrl, own, leave }: Ways,
): void {
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
  if (isRead || wake(() => navigationBus.leave(place, opened), host, mainUrl)) return;
  const id = place.path ?? place.article ?? '';
  if (!host.emit('reg-navigate', { href, regTextId: place.regTextId, id })) return;
  leave(href, own);
  opened();
}

type Reader = HTMLElement & { mainUrl?: unknown };

/** A place is not opened over what somebody reads by the time. */
const patience = 60_000;

/** A reader that has not come near yet has asked for nothing: it is brought, and finds the place waiting. */
function wake(leavePlace: () => () => void, host: ElementHost, mainUrl: string): boolean {
  const page = host.element.ownerDocument;
  const reader = [...page.querySelectorAll<Reader>('reg-reader')].find(
    (each) =>
      String(each.mainUrl ?? each.getAttribute('main-url') ?? '').replace(/\/$/, '') === mainUrl &&
      // One that takes places and was not asked has another person's session: it will never ask here.
      !each.shadowRoot?.querySelector(`[${servingMark}]`),
  );
  if (!reader) return false;
  setTimeout(leavePlace(), patience);
  reader.scrollIntoView({ block: 'nearest' });
  return true;
}

const named = ['regTextId', 'article', 'path', 'versionDate', 'language'] as const;

/** The address of a place by the pattern of a page's owner; what a place does not name is left empty. */
export function addressBy(pattern: string, place: RequestedPlace): string {
  return named.reduce(
    (address, name) => address.replaceAll(`{${name}}`, encodeURIComponent(place[name] ?? '')),
    pattern,
  );
}
