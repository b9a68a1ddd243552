import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds the page with the bare libraries. */
export async function buildPeer(outDir: string, folder = import.meta.dirname): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve(folder, 'peer.html') },
    },
    worker: { format: 'es' },
  });
}
