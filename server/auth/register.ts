import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { formedText } from '#core/contract/forms.ts';
import { filledLine, oneLine } from '#core/contract/text.ts';

/** An organisation as the main server knows it: its address and the key for its signatures. */
const registered = v.object({
  slug: formedText(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of an organisation'),
  /** Display name; older files have none. */
  name: v.optional(filledLine(200)),
  emailDomain: v.pipe(oneLine(253), v.toLowerCase(), v.minLength(3)),
  baseUrl: v.pipe(oneLine(2000), v.url()),
  /** The public key only: a file with a private key (`d`) is refused. */
  publicKey: v.strictObject({
    kty: v.literal('OKP'),
    crv: v.literal('Ed25519'),
    x: oneLine(200),
    kid: oneLine(200),
    alg: v.optional(oneLine(40)),
    use: v.optional(oneLine(40)),
  }),
  plan: oneLine(40),
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
  const result = v.safeParse(v.array(registered), parseJson(path, text));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${path}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  for (const field of ['slug', 'emailDomain', 'baseUrl'] as const) refuseTwice(path, field, result.output);
  return result.output;
}

/** A file that a disk without room, or a copy that is not finished, has cut off is no JSON. */
function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path}: is damaged or cut off: ${text.trim() === '' ? 'it is empty' : reason}`);
  }
}

function refuseTwice(
  path: string,
  field: 'slug' | 'emailDomain' | 'baseUrl',
  entries: readonly RegisteredOrganisation[],
): void {
  const values = entries.map((entry) => entry[field]);
  const twice = values.findIndex((value, at) => values.indexOf(value) !== at);
  if (twice >= 0) throw new Error(`${path}: ${twice}.${field}: ${values[twice]} is there twice`);
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

/** Writes the register in one step, so that readers see the old or the new file, after a power cut too. */
export function writeRegister(path: string, entries: readonly RegisteredOrganisation[]): void {
  // A server and a command may write at the same time.
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${JSON.stringify(entries, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  flushFolder(dirname(path));
}

function flushFolder(folder: string): void {
  // Folders cannot be opened on Windows.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
