import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** What the main server knows of an organisation: where it lives and how its signature is checked. */
const registered = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** As it is written; files from before there were names have none. */
  name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
  emailDomain: v.pipe(v.string(), v.toLowerCase(), v.minLength(3)),
  baseUrl: v.pipe(v.string(), v.url()),
  /** Public half only: a file with a private key (`d`) is refused. */
  publicKey: v.strictObject({
    kty: v.literal('OKP'),
    crv: v.literal('Ed25519'),
    x: v.string(),
    kid: v.string(),
    alg: v.optional(v.string()),
    use: v.optional(v.string()),
  }),
  plan: v.string(),
  /** Made by sample mode: its users' password is published. */
  sample: v.optional(v.boolean(), false),
});
export type Registered = v.InferOutput<typeof registered>;

/** Reads the register that a domain server wrote; undefined where there is no such file. */
export function readRegister(path: string): Registered[] | undefined {
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

/** Says when the file was written. It is looked at: being told by the system fails where a file is replaced. */
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

/** Writes the register so that a reader sees the old or the new one, never half. */
export function writeRegister(path: string, entries: readonly Registered[]): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(entries, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
