import type { mainContract } from '../contract/main/main.ts';
import type { DocumentInfo } from '../contract/main/regulations.ts';
import { ApiError } from '../http/api-error.ts';
import type { Client } from '../http/client.ts';

/** A PDF that is read in pieces: pages that nobody looks at are not fetched. */
export type PdfSource = {
  /** Identifies the content. */
  hash: string;
  bytes: number;
  pages: number;
  /** The bytes from `begin` up to, not including, `end`. */
  read: (begin: number, end: number, signal?: AbortSignal) => Promise<Uint8Array>;
};

/** Reads a stored PDF by range requests, with the token of the session like every other call. */
export function createPdfSource(
  main: Pick<Client<typeof mainContract>, 'regPdf'>,
  { hash, bytes, pages }: NonNullable<DocumentInfo['pdf']>,
): PdfSource {
  return {
    hash,
    bytes,
    pages,
    async read(begin, end, signal) {
      const range = { first: begin, last: end - 1 };
      const blob = await main.regPdf({ hash }, signal ? { signal, range } : { range });
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
    },
  };
}
