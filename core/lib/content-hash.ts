import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes that are read at once: a page answers in between. */
const piece = 1024 * 1024;

/**
 * The SHA-256 of a file in hexadecimal digits, read piece by piece. The browser's own would want the whole file in memory,
 * and is not there on pages without https.
 */
export async function contentHash(file: Blob, signal?: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += piece) {
    const bytes = await file.slice(at, Math.min(at + piece, file.size)).arrayBuffer();
    if (signal?.aborted) throw new Error('given up');
    hash.update(new Uint8Array(bytes));
  }
  return bytesToHex(hash.digest());
}

/** An id that follows from these words: the same ones have the same. */
export function idOf(...words: readonly (string | number)[]): string {
  const digits = bytesToHex(sha256(utf8ToBytes(JSON.stringify(words)))).slice(0, 32);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
