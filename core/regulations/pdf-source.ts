import type { mainContract } from '../contract/main/main.ts';
import type { DocumentInfo } from '../contract/main/regulations.ts';
import { ApiError } from '../http/api-error.ts';
import type { Client } from '../http/client.ts';

/** A PDF that is read in pieces: what is not looked at is not fetched. */
export type PdfSource = {
  /** Names the content. */
  hash: string;
  bytes: number;
  pages: number;
  /** The bytes from `begin` up to, not including, `end`. */
  read: (begin: number, end: number, signal?: AbortSignal) => Promise<Uint8Array>;
};

/** Reads a stored PDF by ranges, with the session's token like every other call. */
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
      // A server or proxy that ignores ranges answers with the whole file.
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
