import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { earlyEntry } from './scripts/early-entry-plugin.mjs';
import { thirdPartyNotices } from './scripts/notices-plugin.mjs';
import { pdfjsParts } from './scripts/pdfjs-plugin.mjs';
import { wholeLanguages } from './scripts/whole-languages-plugin.mjs';

/** Matches modules by their path; a path that names no file any more fails the build. */
function oneOf(...paths: string[]): (id: string) => boolean {
  const ids = new Set(paths.map((path) => resolve(path)));
  for (const id of ids) if (!existsSync(id)) throw new Error(`${id} is named as a chunk and does not exist`);
  return (id) => ids.has(id);
}

const isEntry = oneOf('portal/index.html', 'portal/main.tsx');

/**
 * Chunks by entry: each group begins at the modules named and takes along what only they import. Pages
 * and their parts load when used; each file is a request that costs a deep link time.
 */
const chunks = [
  // Alone and first: its calls set out while the rest is on its way.
  { name: 'early', test: oneOf('portal/early.ts'), priority: 3 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  // What every page needs.
  { name: 'base', tags: ['$initial' as const], test: (id: string) => !isEntry(id), priority: 1 },
  // What a wide reader shows at once.
  {
    name: 'reader',
    test: oneOf(
      'portal/pages/ReadPage.tsx',
      'widgets/reader/OverText.tsx',
      'widgets/reader/RunningTitle.tsx',
    ),
  },
  // What many late pages share.
  {
    name: 'pages',
    test: oneOf(
      'portal/RoleOnly.tsx',
      'portal/WithTexts.tsx',
      'portal/use-loaded.ts',
      'portal/use-submission.ts',
      'portal/use-is-mounted.ts',
      'portal/pages/page-header.css.ts',
      'widgets/ui/Select.tsx',
      'widgets/ui/Checkbox.tsx',
      'widgets/ui/TextArea.tsx',
    ),
  },
];

/** Seed and runs of the property tests. */
const seed = 'scripts/property-seed.mjs';
/** Tests of the core against real servers: they need databases and a process of their own. */
const withServers = ['core/users/invite-user.test.ts'];
const common = {
  setupFiles: 'scripts/property-runs.mjs',
  // Limits end what hangs and measure nothing: ten times the load must not fail a test.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  root: 'portal',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    wholeLanguages,
    earlyEntry,
    pdfjsParts({ folder: 'assets' }),
    thirdPartyNotices({
      also: ['source-serif', '@fontsource-variable/ibm-plex-sans'],
      remarks: [
        'pdfjs-dist is shipped without its editors, forms and WebAssembly.',
        'Regesta Serif is a subset of source-serif under another name, under the same licence.',
      ],
    }),
  ],
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    // The size budgets read it.
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Data addresses in style sheets would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    // Fonts and shared rooms lie beside the portal; the main server answers the calls.
    fs: { allow: ['..'] },
    proxy: { '/api': process.env.REGESTA_MAIN_URL ?? 'http://localhost:4000' },
  },
  test: {
    root: '.',
    // One more than is free at two cores: most tests wait for a database now and then.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'core',
          include: ['core/**/*.test.{ts,tsx}', 'styles/**/*.test.ts', 'docs/**/*.test.ts'],
          exclude: withServers,
          globalSetup: [seed],
          // No store lives in a module, so files may share a process; that halves their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'rest',
          exclude: ['**/*.browser.test.tsx'],
          include: [
            'widgets/**/*.test.{ts,tsx}',
            'portal/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            ...withServers,
          ],
          globalSetup: [seed, 'scripts/embedded-template.mjs'],
        },
      },
    ],
  },
});
