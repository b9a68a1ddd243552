import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { ContentEncoding } from './content-encoding.ts';

type Packer = {
  /** Ending of the file that the build writes beside a file (scripts/pack-files.mjs). */
  ending: string;
  pack: (bytes: Uint8Array) => Promise<Uint8Array>;
  unpack: (bytes: Uint8Array) => Promise<Uint8Array>;
};

const brotli = promisify(brotliCompress);
/** The best quality takes seconds for large files, which only the build has. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const packers: Readonly<Record<ContentEncoding, Packer>> = {
  br: { ending: '.br', pack: (bytes) => brotli(bytes, quality), unpack: promisify(brotliDecompress) },
  gzip: { ending: '.gz', pack: promisify(gzip), unpack: promisify(gunzip) },
};

/** The content of a file in an encoding: as the build packed it; packed now if the build did not, or of other content. */
export async function packContent(
  path: string,
  bytes: Uint8Array,
  encoding: ContentEncoding,
): Promise<Uint8Array> {
  const { ending, pack, unpack } = packers[encoding];
  try {
    const built = await readFile(path + ending);
    if (Buffer.compare(await unpack(built), bytes) === 0) return built;
  } catch {
    // A file that is missing or broken is like one of other content.
  }
  return pack(bytes);
}
