import type { App } from '../app.ts';
import { orElse } from '../async/or-else.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { SecondStep } from '../contract/domain/second-factor.ts';
import type { Capability, User } from '../contract/domain/user.ts';
import type { Client } from '../http/client.ts';
import { storeDevice } from './devices.ts';

/*
 * What changes a session and only some pages do. Apart from the session, which every page and element loads.
 */

type SessionParts = Pick<App, 'session' | 'storage'>;
type Starting = WithServer & { now: App['now']; notices: Pick<App['notices'], 'report'> };
type WithServer = SessionParts & { domain: Pick<Client<typeof domainContract>, 'currentCapabilities'> };

/** What a domain server replies to whoever signs in. */
type SignedIn = { token: string; user: User; expiresIn?: number | undefined; device?: string | undefined };

/** Starts the session of a user at the server of the last `askAt`, and loads their capabilities. */
export async function startSession(
  app: Starting,
  { token, user, expiresIn, device }: SignedIn,
): Promise<void> {
  if (device !== undefined) storeDevice(app.storage, app.session.domainUrl(true), device);
  app.session.begin(token, user, expiresIn && app.now() + expiresIn * 1000);
  await tryCapabilities(app);
}

/** Starts the session that the first step of a sign-in gave; the second step, if it asks for one. */
export async function passFirstStep(
  app: Starting,
  reply: SignedIn | SecondStep,
): Promise<SecondStep | undefined> {
  if ('challenge' in reply) return reply;
  await startSession(app, reply);
  return undefined;
}

/** Loads the capabilities without an error: a guarded page loads them again and shows it. */
export async function tryCapabilities(app: WithServer & Pick<Starting, 'notices'>): Promise<void> {
  await orElse(loadCapabilities(app), undefined, { report: app.notices.report, doing: 'load the rights' });
}

/** Loads what the current user may see, into the session and the storage. */
export async function loadCapabilities({ session, storage, domain }: WithServer): Promise<Capability[]> {
  const { user: requester } = session.$session.get();
  const capabilities = await domain.currentCapabilities({});
  // The user may have signed out meanwhile, or another one may have signed in.
  const now = session.$session.get();
  if (!now.signedIn || now.user?.id !== requester?.id) return capabilities;
  if (!session.isHosted()) storage.write('capabilities', JSON.stringify(capabilities));
  session.$session.set({ ...now, capabilities });
  return capabilities;
}

/** Replaces the token of the session, unless the session has ended. */
export function renewToken({ session, storage }: SessionParts, token: string): void {
  if (session.$session.get().signedIn) storage.write('token', token);
}
