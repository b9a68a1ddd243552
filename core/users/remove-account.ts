import type { App } from '../app.ts';

/** Whether the address was typed that the dialog asks for. */
export function confirmsAddress(typed: string, email: string): boolean {
  return typed.trim() === email;
}

/**
 * Removes one's own account, and all that the product keeps on this device. `leave` is called at once with
 * the end of the session: a private page must not ask for a sign-in in between.
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
