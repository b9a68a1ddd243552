import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part that loads when it is first drawn. One that cannot be fetched stays away and leaves the view
 * around it as it is; the browser itself reports what it could not fetch.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

const Nothing = () => null;
