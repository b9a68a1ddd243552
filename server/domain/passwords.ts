import { type Algorithm, hash, verify } from '@node-rs/argon2';

// The enum of the library is declared const, which isolated modules cannot read: 2 is Argon2id.
const argon2id = 2 as Algorithm;
// OWASP's recommendation: 19 MiB, two passes, one lane.
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Checks a password. Without a stored hash it takes as long and resolves to false, so that the duration reveals nothing. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? nobodysHash, password);
  return matches && stored !== undefined;
}

// The hash of random bytes that were not stored, with the cost above.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$77zwNTC8gikGZjtkKIYBng$rAgaqjdQSelZv23t9jRJ84nGM2Kr8P+BD/NQMPqgQ+Q';
