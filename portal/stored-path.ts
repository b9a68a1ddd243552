import type { ProductStorage } from '#core/session/storage.ts';
import { routes } from './routes.ts';

type RedirectStorage = Pick<ProductStorage, 'read' | 'write'>;

/** Stores the page that a user without a session wanted to open. */
export function rememberPath(storage: RedirectStorage, address: string): void {
  storage.write('redirect', address);
}

/** The stored path, or the dashboard if there is none; it is deleted from the storage. */
export function takeStoredPath(storage: RedirectStorage): string {
  const address = storage.read('redirect');
  storage.write('redirect', undefined);
  return address !== undefined && isOwnPath(address) ? address : routes.dashboard.address();
}

/** The storage may contain foreign values: the path must stay on this origin and not lead to the sign-in. */
function isOwnPath(address: string): boolean {
  // A second slash or backslash begins the name of a host; browsers skip tabs and line ends.
  if (!/^\/(?![/\\])[^\t\n\r]*$/.test(address)) return false;
  const { origin, pathname } = new URL(address, 'http://localhost');
  return origin === 'http://localhost' && pathname !== '/' && pathname !== routes.signOut.address();
}
