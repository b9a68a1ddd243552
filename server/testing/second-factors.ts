import { Secret, TOTP } from 'otpauth';
import { samplePassword } from '../domain/sample-organisations.ts';
import { sessionOf, type startDomain } from './servers.ts';

type Domain = Awaited<ReturnType<typeof startDomain>>;

/** The code that an authenticator shows at a moment; totp.test.ts compares those with the standard. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Sets up the second factor of a user of the sample; the session of the given client is over then. */
export async function setUpSecondFactor(domain: Domain, slug: string, name: string, now: () => Date) {
  const body = { email: `${name}@${slug}.example`, password: samplePassword };
  const { token } = sessionOf(await domain.client(slug).authenticate({ body }));
  const before = domain.client(slug, token);
  const { secret } = await before.beginEnrolment({ body: { currentPassword: samplePassword } });
  const confirmed = await before.confirmEnrolment({ body: { code: codeAt(secret, now()) } });
  return { secret, ...confirmed, before };
}

/** The second step that a first one asks for. */
export function stepOf<T extends object>(reply: T): Extract<T, { challenge: string }> {
  if (!('challenge' in reply)) throw new Error('no second step is asked for');
  return reply as Extract<T, { challenge: string }>;
}

/** What became of a call: accepted, or status and code of the refusal. */
export function outcome(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'accepted',
    (error: { status: number; code: string }) => `${error.status} ${error.code}`,
  );
}
