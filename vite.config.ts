import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { earlyEntry } from './scripts/early-entry-plugin.mjs';
import { thirdPartyNotices } from './scripts/notices-plugin.mjs';
import { pdfjsParts } from './scripts/pdfjs-plugin.mjs';
import { wholeLanguages } from './scripts/whole-languages-plugin.mjs';

/** Two files that every page needs instead of dozens of crumbs; pages and their parts load when used. */
const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  // Alone and first: its calls set out while the rest is on its way.
  { name: 'early', test: /\/portal\/early[\w-]*\.ts$/, priority: 3 },
  {
    name: 'base',
    tags: ['$initial' as const],
    test: /\/(styles|widgets\/ui|core\/(async|contract|http|lib|law|session|regulations)|portal\/shell)\/|\/(widgets|portal|core|core\/i18n)\/(?!main)[\w-]+\.tsx?$/,
    priority: 1,
  },
  // What a wide reader shows at once: asked for in one piece, since each request costs a deep link time.
  {
    name: 'reader',
    test: /\/(portal\/pages\/ReadPage|widgets\/reader\/(?!pdf\/|tools\/|contents\/Contents|panel\/|.*Dialog|No)[\w/-]+\.)/,
  },
  // What many late pages share, in one file: each file is named in the first load, by a name that hardly shrinks.
  {
    name: 'pages',
    test: /\/portal\/((RoleOnly|WithTexts|use-loaded|use-submission|use-is-mounted)\.|pages\/page-header)|\/widgets\/ui\/(Select|Checkbox|TextArea|checkbox\.css)/,
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
