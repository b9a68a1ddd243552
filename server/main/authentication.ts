import type { Role } from '#core/contract/domain/user.ts';
import type { mainContract } from '#core/contract/main/main.ts';
import { samplesHeader } from '#core/contract/samples-header.ts';
import { organisationUserId } from '../auth/tokens.ts';
import type { MainDb } from '../data/open-main.ts';
import { publicViewer, type Viewer } from '../data/visible-texts.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Handlers } from '../http/serve.ts';
import type { Spender } from '../lib/rate-limiter.ts';
import { activeClaims } from './active-claims.ts';
import type { MainCaller, RegisterStore } from './register-store.ts';

/** A caller, and what may be shown to the page that calls. */
export type ViewingCaller = MainCaller & { viewer: Viewer };
/** A handler for every endpoint of the main server. */
export type MainHandlers = Handlers<typeof mainContract, ViewingCaller>;

/** The data as this caller sees it. */
export const seenBy = <Data extends object>(data: Data, { viewer }: ViewingCaller) => ({ ...data, viewer });

/**
 * The viewer of a request. Only the portal shows internal documents of the caller's organisation: scripts of a page
 * that an element stands in can read what the element shows, and the page may be of another organisation. Invented
 * law beside real law is shown to who asks for it by a header.
 */
export function viewerOf(
  { organisation }: MainCaller,
  { headers }: Pick<Request, 'headers'>,
  portalOrigins: readonly string[],
): Viewer {
  // Browsers send the origin with every call from a page of another one.
  const origin = headers.get('origin');
  const isOwnPage =
    origin === null || portalOrigins.includes(origin) || headers.get('sec-fetch-site') === 'same-origin';
  const asks = headers.get(samplesHeader) === 'shown';
  return { ...(isOwnPage ? { organisation } : publicViewer), ...(asks ? { samples: true } : {}) };
}

/** Users of one organisation at the same time: so many call where an organisation calls for them. */
const usersAtOnce = 50;

/** Who is limited: a user, or an organisation whose server asks for its users. */
export function spenderOf({ organisation, userId }: MainCaller): Spender {
  if (userId === organisationUserId) return { who: `main ${organisation}`, factor: usersAtOnce };
  return { who: `main ${organisation} ${userId}` };
}

/** The caller of a token that a registered organisation signed and whose session was not ended. */
export async function authenticate(
  { register, read }: { register: RegisterStore; read: MainDb },
  token: string,
): Promise<MainCaller | undefined> {
  const claims = await register.verify(token);
  return claims && activeClaims(read, claims, register.now());
}

/** Checks a role that only some requests of an endpoint need. The contract names the roles that all requests need. */
export function requireRole({ roles }: MainCaller, role: Role): void {
  if (!roles.includes(role)) throw new HttpProblem(403, 'FORBIDDEN', `only for ${role}`);
}
