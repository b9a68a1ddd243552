import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packed = /^\.(html|m?js|css|json|svg|txt|webmanifest|wasm|ttf)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes each file of a folder once more as `.br` and `.gz`, as small as these get, for the server to send
 * (server/http/packed-content.ts). Takes seconds for large files, so a server does not do it while a browser waits.
 */
export async function packFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && packed.test(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await Promise.all([
        brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
        zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }),
  );
}
