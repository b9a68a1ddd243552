import { readRange } from '../async/read-range.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { DocumentInfo } from '../contract/main/regulations.ts';
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
    read: (begin, end, signal) => readRange((options) => main.regPdf({ hash }, options), begin, end, signal),
  };
}
