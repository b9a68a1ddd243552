import { randomUUID } from 'node:crypto';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';

/** User id of calls that an organisation makes for itself. */
export const organisationUserId = '00000000-0000-0000-0000-000000000000';

/** The key pair of an organisation as JSON Web Keys; the main server knows the public key. */
export type SigningKey = { id: string; privateKey: JWK; publicKey: JWK };

/**
 * The user that a token was signed for. `epoch` counts how often the sessions of the user were ended: tokens with a
 * lower one are invalid, on both servers. `roles` are those at the sign-in; `rolesEpoch` counts how often they were
 * changed, so that the main server knows the tokens that were signed before a change.
 */
export type Claims = {
  userId: string;
  /** Identifies the user in the register of the main server. */
  email: string;
  organisation: string;
  issuer: string;
  epoch: number;
  rolesEpoch: number;
  roles: readonly string[];
  /** The only origin whose pages may use the token; undefined for a session of the portal. */
  origin?: string | undefined;
  /** When somebody signed in on a page of that origin, in milliseconds; undefined for a session that is not renewed. */
  begunAt?: number | undefined;
};

type PublicKey = { [K in keyof JWK]?: JWK[K] | undefined } & Pick<JWK, 'kty'>;
export type TokenCheck = { issuer: string; publicKey: PublicKey; now: () => Date };

const audience = 'regesta';
const algorithm = 'EdDSA';
const sessionSeconds = 12 * 3600;
/** Milliseconds after which each token that there was has expired, with a margin. */
export const longestToken = (sessionSeconds + 3600) * 1000;

/** Creates the Ed25519 key pair with which an organisation signs. */
export async function createSigningKey(): Promise<SigningKey> {
  const pair = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  const id = randomUUID();
  const named = { kid: id, alg: algorithm, use: 'sig' };
  return {
    id,
    privateKey: { ...(await exportJWK(pair.privateKey)), ...named },
    publicKey: { ...(await exportJWK(pair.publicKey)), ...named },
  };
}

/** Signs a token that both servers accept, by default for twelve hours. */
export async function signToken(
  key: SigningKey,
  claims: Claims,
  now: () => Date,
  lifetimeSeconds = sessionSeconds,
): Promise<string> {
  const issued = now().getTime() / 1000;
  const { organisation: org, email, epoch, rolesEpoch: roles_epoch, roles, origin, begunAt } = claims;
  const begun = begunAt === undefined ? {} : { auth_time: begunAt / 1000 };
  return new SignJWT({ org, email, epoch, roles_epoch, roles, ...begun })
    .setProtectedHeader({ alg: algorithm, kid: key.id })
    .setSubject(claims.userId)
    .setIssuer(claims.issuer)
    .setAudience(origin === undefined ? audience : [audience, origin])
    .setIssuedAt(issued)
    .setExpirationTime(Math.floor(issued) + lifetimeSeconds)
    .sign(await importJWK(key.privateKey, algorithm));
}

/** The claims of a token that this key signed for this issuer and that has not expired; else undefined. */
export async function verifyToken(token: string, check: TokenCheck): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, check.publicKey as JWK, {
      algorithms: [algorithm],
      audience,
      issuer: check.issuer,
      currentDate: check.now(),
      requiredClaims: ['sub', 'exp', 'iat', 'org', 'email', 'epoch'],
    });
    const { sub, aud, org, email, epoch, roles_epoch: rolesEpoch, roles, auth_time: begun } = payload;
    if (typeof sub !== 'string' || typeof org !== 'string' || typeof email !== 'string') return undefined;
    if (typeof epoch !== 'number') return undefined;
    return {
      userId: sub,
      email,
      organisation: org,
      issuer: check.issuer,
      epoch,
      // Tokens that an older server signed have none.
      rolesEpoch: typeof rolesEpoch === 'number' ? rolesEpoch : 0,
      roles: namesIn(roles),
      origin: namesIn(aud).find((name) => name !== audience),
      begunAt: typeof begun === 'number' ? Math.round(begun * 1000) : undefined,
    };
  } catch {
    // Forged, foreign, malformed and expired tokens are not distinguished; the caller answers 401.
    return undefined;
  }
}

/** The roles of a claim; none for older tokens, which have no such claim. */
function namesIn(claim: unknown): string[] {
  return Array.isArray(claim) ? claim.filter((name) => typeof name === 'string') : [];
}

/** The issuer that a token claims, unverified; only for finding the key to verify it with. */
export function claimedIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    // A malformed token claims nothing; it is refused when it is verified.
    return undefined;
  }
}
