import { isPassing } from '../async/send-in-parts.ts';
import { waited } from '../async/waited.ts';
import type { ChangeFile } from '../contract/change-files.ts';
import type { CallOptions } from '../http/client.ts';
import type { Later } from '../lib/later.ts';
import type { ReceivedBytes } from './received-bytes.ts';

/** Bytes that are asked for at once. What has arrived stays if the connection is lost. */
const part = 4 * 1024 * 1024;
const pauses = [1, 2, 4, 8];

export type Receiving = {
  /** Is told how many bytes have arrived. */
  onReceived?: (bytes: number) => void;
  /** Ends it; what has arrived is dropped. */
  signal?: AbortSignal;
};

type Range = NonNullable<CallOptions['range']>;
export type ReceivedPart = ReceivedBytes & { bytes: Blob };

/**
 * Loads a file, part by part; a lost connection costs the part that was on its way. Where the file is another one meanwhile,
 * or something on the way knows no ranges, all of it comes, in place of the parts.
 */
export async function receiveFile(
  { size, contentType }: Pick<ChangeFile, 'size' | 'contentType'>,
  load: (range: Range) => Promise<ReceivedPart>,
  { later, onReceived, signal }: Receiving & { later: Later },
): Promise<Blob> {
  let parts: Blob[] = [];
  let attempts = 0;
  let end = size;
  let etag: string | undefined;
  for (let first = 0; first < end; ) {
    signal?.throwIfAborted();
    const last = Math.min(first + part, end) - 1;
    try {
      const { bytes, isWhole, total = end, ...of } = await load({ first, last, etag });
      if (bytes.size === 0) throw new Error('the file ended before its size');
      parts = isWhole ? [bytes] : [...parts, bytes];
      first = isWhole ? bytes.size : first + bytes.size;
      // The record may be of the file before.
      end = isWhole ? bytes.size : total;
      etag = of.etag;
      onReceived?.(first);
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
