import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds the page with the bare libraries. */
export async function buildPeer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve(import.meta.dirname, 'peer.html') },
    },
    worker: { format: 'es' },
  });
}
