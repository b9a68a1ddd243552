import { ApiError } from '../http/api-error.ts';

type LoadRange = (options: { range: { first: number; last: number }; signal?: AbortSignal }) => Promise<Blob>;

/** Reads the bytes of a file of the main server from `begin` up to, not including, `end`. */
export async function readRange(
  load: LoadRange,
  begin: number,
  end: number,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const range = { first: begin, last: end - 1 };
  const blob = await load(signal ? { signal, range } : { range });
  const read = new Uint8Array(await blob.arrayBuffer());
  // A server or proxy that does not support ranges returns the whole file.
  const piece = read.length > end - begin ? read.slice(begin, end) : read;
  if (piece.length === end - begin) return piece;
  throw new ApiError({
    kind: 'malformed',
    status: 200,
    code: 'MALFORMED_REPLY',
    message: `bytes ${begin} to ${end} of the PDF are not all there`,
    server: 'main',
  });
}
