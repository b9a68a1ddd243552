import type { SecondStep } from '#core/contract/domain/second-factor.ts';
import { portalOrigins } from '../config/settings.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import { type Account, findById } from './authentication.ts';
import { issueChallenge, type KnownDevice, type SignInWay } from './challenges.ts';
import { welcomeDevice } from './devices.ts';
import type { Organisation } from './organisation.ts';
import { grantSession, type SessionContext, type SessionReply } from './page-sessions.ts';
import { type SecondFactorProof, secondFactorSince } from './second-factor-store.ts';
import { isSecondFactorRequired } from './sign-in-rules.ts';

/** The call by which somebody comes in; `origin` is that of the page, as browsers say with each such call. */
export type Arrival = { origin?: string | undefined; address?: string | undefined };

/**
 * The only door to a session for whoever has passed the first step of a sign-in: by password, by a link of a mail or by
 * an invite. With a second factor, or where the organisation requires one, it gives a challenge and no session.
 */
export async function startSession(
  organisation: Organisation,
  { id }: Pick<Account, 'id'>,
  { way, device, ...arrival }: Arrival & { way: SignInWay } & KnownDevice,
  context: SessionContext,
): Promise<SessionReply | SecondStep> {
  const { db } = organisation;
  // Read before the rules: whoever a change of these signs out at this moment gets no session.
  const account = await findById(db, id);
  if (account === undefined) throw new HttpProblem(400, 'INVALID_CREDENTIALS', 'there is no such user');
  const hasFactor = (await secondFactorSince(db, id)) !== undefined;
  const isMissing = !hasFactor && (await isSecondFactorRequired(db));
  if (!hasFactor && !isMissing) return signInNow(organisation, account, { ...arrival, way, device }, context);
  const origin = foreignOrigin(arrival.origin, context);
  if (isMissing && origin !== undefined)
    throw new HttpProblem(403, 'ENROLMENT_NEEDED', 'set up a second factor in the portal first');
  const step = hasFactor ? 'code' : 'enrolment';
  const challenge = await issueChallenge(organisation, account, { step, origin, way, device }, context.now());
  return { secondStep: step, challenge };
}

/** Gives the session to whoever has passed all steps. `account` is as it was read when the last one began. */
export async function signInNow(
  organisation: Organisation,
  account: Account,
  {
    origin,
    address,
    way,
    proof,
    device: known,
  }: Arrival & { way: SignInWay; proof?: SecondFactorProof } & KnownDevice,
  context: SessionContext,
): Promise<SessionReply> {
  const how = { ...(way === 'link' && { by: way }), ...(proof && { secondFactor: proof }) };
  const detail = Object.keys(how).length > 0 ? { detail: how } : {};
  const line = { actor: account.email, action: 'SIGNED_IN', address, ...detail } as const;
  const session = await grantSession(organisation, account, { ...context, origin });
  // That an invite was accepted is in the log already.
  if (way !== 'invite' || proof !== undefined) await record(organisation.db, line, context.now());
  const device = await welcomeDevice(organisation.db, account.id, known, context.now());
  return { ...session, ...(device !== undefined && { device }) };
}

/** The origin of a page other than the portal, to which the session will be bound. */
export function foreignOrigin(
  origin: string | undefined,
  { portalUrl }: Pick<SessionContext, 'portalUrl'>,
): string | undefined {
  return origin === undefined || portalOrigins(portalUrl).includes(origin) ? undefined : origin;
}
