import { Secret, TOTP } from 'otpauth';

/** What authenticators understand by default, some of them nothing else. */
const period = 30;
const common = { issuer: 'Regesta', algorithm: 'SHA1', digits: 6, period } as const;
/** The code before and the one after count too, since clocks differ and typing takes time. */
const window = 1;

/** A new secret of 160 bits, as RFC 4226 recommends, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...common, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step that a code is of (RFC 6238); undefined if it is none of those that count now. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...common, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}
