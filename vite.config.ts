import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { earlyEntry } from './scripts/early-entry-plugin.mjs';
import { thirdPartyNotices } from './scripts/notices-plugin.mjs';
import { pdfjsParts } from './scripts/pdfjs-plugin.mjs';
import { wholeLanguages } from './scripts/whole-languages-plugin.mjs';

/** Matches modules by their path; a path that matches no file fails the build. */
function oneOf(...paths: string[]): (id: string) => boolean {
  const ids = new Set(paths.map((path) => resolve(path)));
  for (const id of ids) if (!existsSync(id)) throw new Error(`${id} is named as a chunk and does not exist`);
  return (id) => ids.has(id);
}

const isEntry = oneOf('portal/index.html', 'portal/main.tsx');

/**
 * Chunks by entry: each group contains the listed modules and everything that only they import. Pages and
 * their parts load when they are used. Every further file costs a request when a page is opened by its
 * address.
 */
const chunks = [
  // A separate chunk that loads first: its calls are sent while the other chunks load.
  { name: 'early', test: oneOf('portal/early.ts'), priority: 3 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  // Needed by every page.
  { name: 'base', tags: ['$initial' as const], test: (id: string) => !isEntry(id), priority: 1 },
  // Everything that a wide reader displays at once.
  {
    name: 'reader',
    test: oneOf(
      'portal/pages/reading/ReadPage.tsx',
      'widgets/reader/OverText.tsx',
      'widgets/reader/RunningTitle.tsx',
    ),
  },
  // The contracts of calls load whole once the first call is made that is in none of the initial ones.
  { name: 'calls', test: /[\\/]core[\\/]contract[\\/]/ },
  // Shared by many lazily loaded pages.
  {
    name: 'pages',
    test: oneOf(
      'portal/WithTexts.tsx',
      'portal/use-loaded.ts',
      'portal/use-submission.ts',
      'portal/use-is-mounted.ts',
      'widgets/ui/Select.tsx',
      'widgets/ui/Checkbox.tsx',
      'widgets/ui/TextArea.tsx',
    ),
  },
];

/** Sets the seed and the number of runs of the property tests. */
const seed = 'scripts/property-seed.mjs';
/** Tests of the core against real servers, which need databases and a process of their own. */
const withServers = ['core/users/invite-user.test.ts'];
/** Tests that need neither: of functions, whose modules keep nothing but what they have computed. */
const ofFunctions = [
  // Component tests are left out here: an `exclude` of a project would replace those of the command.
  'widgets/**/!(*.browser).test.{ts,tsx}',
  'portal/**/!(*.browser).test.{ts,tsx}',
  'server/{calendar,comparison,search,terms}/**/*.test.ts',
  'server/import/{akn,eu,eurlex,formex,identity,source}/**/*.test.ts',
];
/** Rooms whose tests start the same servers in file after file, and do it in turn in one process (docs/decisions, 0103). */
const inTurn = ['server/{auth,domain,main}/**/*.test.ts'];
/** Tests that kill processes have one of their own: they gain nothing from another's, and wait for limited times. */
const killing = 'server/**/*-kill.test.ts';
const templates = 'server/testing/make-templates.ts';
const common = {
  setupFiles: 'scripts/property-runs.mjs',
  // Limits only end tests that hang: a machine that is ten times slower must not fail a test.
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
    // The size budgets read the manifest.
    manifest: true,
    target: 'es2022',
    // The first that know light-dark(): rewritten for older ones it would not follow a scheme within a scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // Data addresses in style sheets would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    // Fonts and shared rooms are in folders beside the portal; the main server answers the calls.
    fs: { allow: ['..'] },
    proxy: { '/api': process.env.REGESTA_MAIN_URL ?? 'http://localhost:4000' },
  },
  test: {
    root: '.',
    // One more than the free cores of a machine with two, since most tests wait for a database now and then.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'functions',
          include: ['core/**/*.test.{ts,tsx}', 'styles/**/*.test.ts', 'docs/**/*.test.ts', ...ofFunctions],
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
          name: 'servers',
          include: inTurn,
          exclude: [killing],
          globalSetup: [seed, templates],
          setupFiles: [common.setupFiles, 'server/testing/leave-nothing.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'apart',
          include: [
            'server/!(auth|domain|main)/**/*.test.ts',
            'server/*.test.ts',
            killing,
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            ...withServers,
          ],
          exclude: [...configDefaults.exclude, ...ofFunctions],
          globalSetup: [seed, templates],
        },
      },
    ],
  },
});
