import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pdfjsParts } from '../../scripts/pdfjs-plugin.mjs';

const folder = import.meta.dirname;

/** Builds the two measured pages: ours like the portal, the other one as pdf.js ships it. */
export async function buildBench(outDir: string): Promise<void> {
  for (const page of ['ours', 'peer']) {
    await build({
      configFile: false,
      logLevel: 'warn',
      root: folder,
      base: './',
      plugins: page === 'ours' ? [react(), vanillaExtractPlugin(), pdfjsParts({ folder: 'assets' })] : [],
      build: {
        outDir: resolve(outDir, page),
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: resolve(folder, `${page}.html`) },
      },
    });
  }
}
