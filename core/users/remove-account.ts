import type { App } from '../app.ts';

/** Whether the typed address is the one that the dialog asks for. */
export function confirmsAddress(typed: string, email: string): boolean {
  return typed.trim() === email;
}

/**
 * Removes the user's own account and everything that the product stores on this device. `leave` is called
 * immediately when the session ends, so that a private page does not ask for a sign-in in between.
 */
export async function removeOwnAccount(
  { domain, session, storage }: Pick<App, 'domain' | 'session' | 'storage'>,
  id: string,
  leave: () => void,
): Promise<void> {
  await domain.deleteUser({ id });
  session.signOut();
  leave();
  storage.clearAll();
}
