import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';

/** How an import asks for the address of a worker; the portal's build knows it by itself. */
const suffix = '?worker&url';

/** A worker as one script that needs no other file, since a page of another origin wraps it in a blob. */
export async function bundleWorker(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text;
}

/** Ships workers of the elements beside them, and gives their addresses to whoever imports them. */
export const workerFiles = {
  name: 'worker-files',
  resolveId: (source, importer) =>
    source.endsWith(suffix) && importer ? resolve(dirname(importer), source) : null,
  async load(id) {
    if (!id.endsWith(suffix)) return null;
    const file = id.slice(0, -suffix.length);
    this.addWatchFile(file);
    const name = file.replace(/^.*\/|\.ts$/g, '');
    const reference = this.emitFile({ type: 'asset', name: `${name}.js`, source: await bundleWorker(file) });
    return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
  },
};
