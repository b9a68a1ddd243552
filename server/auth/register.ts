import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** An organisation as the main server knows it: its address and the key for its signatures. */
const registered = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** Display name; older files have none. */
  name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
  emailDomain: v.pipe(v.string(), v.toLowerCase(), v.minLength(3)),
  baseUrl: v.pipe(v.string(), v.url()),
  /** The public key only: a file with a private key (`d`) is refused. */
  publicKey: v.strictObject({
    kty: v.literal('OKP'),
    crv: v.literal('Ed25519'),
    x: v.string(),
    kid: v.string(),
    alg: v.optional(v.string()),
    use: v.optional(v.string()),
  }),
  plan: v.string(),
  /** Created by sample mode; the password of its users is public. */
  sample: v.optional(v.boolean(), false),
});
export type RegisteredOrganisation = v.InferOutput<typeof registered>;

/** Reads the register that a domain server wrote; undefined if the file is missing. */
export function readRegister(path: string): RegisteredOrganisation[] | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const result = v.safeParse(v.array(registered), JSON.parse(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${path}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

/** Calls `changed` when the file was written. It polls, since file events of the system get lost when a file is replaced. */
export function followRegister(
  path: string,
  changed: () => void,
  { signal, pause = 3000 }: { signal: AbortSignal; pause?: number },
): void {
  let seen = editionOf(path);
  const timer = setInterval(() => {
    const now = editionOf(path);
    if (now === seen) return;
    seen = now;
    if (now !== undefined) changed();
  }, pause).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

function editionOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

/** Writes the register in one step, so that readers see the old or the new file. */
export function writeRegister(path: string, entries: readonly RegisteredOrganisation[]): void {
  // A server and a command may write at the same time.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${JSON.stringify(entries, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}
