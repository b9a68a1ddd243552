import type { ProductStorage } from '#core/session/storage.ts';
import { routes } from './routes.ts';

type RedirectStorage = Pick<ProductStorage, 'read' | 'write'>;

/** Keeps where somebody without a session wanted to go. */
export function rememberPath(storage: RedirectStorage, address: string): void {
  storage.write('redirect', address);
}

/** The remembered path, once: it is gone afterwards. The dashboard where there is none. */
export function takeStoredPath(storage: RedirectStorage): string {
  const address = storage.read('redirect');
  storage.write('redirect', undefined);
  return address !== undefined && isOwnPath(address) ? address : routes.dashboard.address();
}

/** What lies in the storage may come from elsewhere: it must stay on this origin and not lead to the sign-in. */
function isOwnPath(address: string): boolean {
  // A second slash, either way round, begins the name of a host; browsers pass over tabs and line ends.
  if (!/^\/(?![/\\])[^\t\n\r]*$/.test(address)) return false;
  const { origin, pathname } = new URL(address, 'http://localhost');
  return origin === 'http://localhost' && pathname !== '/' && pathname !== routes.signOut.address();
}
