import type { ChangeFile } from '../contract/change-files.ts';
import type { Later } from '../lib/later.ts';
import { isPassing } from './file-problem.ts';
import { waited } from './waited.ts';

/** Bytes that are asked for at once. What has arrived stays if the connection is lost. */
const part = 4 * 1024 * 1024;
const pauses = [1, 2, 4, 8];

export type Receiving = {
  /** Is told how many bytes have arrived. */
  onReceived?: (bytes: number) => void;
  /** Ends it; what has arrived is dropped. */
  signal?: AbortSignal;
};

/** Loads a file, part by part; a lost connection costs the part that was on its way. */
export async function receiveFile(
  { size, contentType }: Pick<ChangeFile, 'size' | 'contentType'>,
  load: (range: { first: number; last: number }) => Promise<Blob>,
  { later, onReceived, signal }: Receiving & { later: Later },
): Promise<Blob> {
  let parts: Blob[] = [];
  let attempts = 0;
  for (let first = 0; first < size; ) {
    signal?.throwIfAborted();
    const last = Math.min(first + part, size) - 1;
    try {
      const bytes = await load({ first, last });
      if (bytes.size === 0) throw new Error('the file ended before its size');
      // Between here and there something may not know ranges, and send all of it.
      const isWhole = bytes.size > last - first + 1;
      parts = isWhole ? [bytes] : [...parts, bytes];
      first = isWhole ? bytes.size : first + bytes.size;
      onReceived?.(Math.min(first, size));
      attempts = 0;
    } catch (error) {
      const pause = pauses[attempts];
      if (pause === undefined || signal?.aborted || !isPassing(error)) throw error;
      attempts += 1;
      await waited(pause * 1000, later, signal);
    }
  }
  // The record says what it is.
  return new Blob(parts, { type: contentType });
}
