import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { preactInsteadOfReact } from './scripts/preact-plugin.mjs';
import { findChromium } from './scripts/system.mjs';

/** Views on Preact, as elements ship them; the tests of the portal draw most of them on React too. */
const onPreact = {
  name: 'widgets',
  include: ['widgets/**/*.browser.test.tsx'],
  // What customers' own React draws.
  exclude: ['widgets/react.browser.test.tsx'],
};
const onReact = {
  name: 'portal',
  include: ['portal/**/*.browser.test.tsx', 'widgets/react.browser.test.tsx'],
};

const alias = Object.entries({
  ...preactInsteadOfReact,
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
}).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));

/** Packages that the scan of the tests misses: preparing one later would reload the page during a test. */
const packages = [
  'vitest-browser-react',
  'axe-core',
  'valibot',
  'i18next',
  'wouter',
  'wouter/use-browser-location',
  'mdast-util-from-markdown',
  'mdast-util-gfm-table',
  'micromark-extension-gfm-table',
  'pdfjs-dist',
  'exceljs',
];

/** A new one for each project, since Vitest writes names into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
      ],
    },
    // Without transitions a state is drawn at once, so axe measures final colours.
    contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Zurich', reducedMotion: 'reduce' },
    actionTimeout: 20_000,
  }),
  instances: [{ browser: 'chromium' }],
});

const project = (test, setupFiles, more) => ({
  plugins: [react(), vanillaExtractPlugin()],
  // Caches of their own, since the portal's development server prepares other packages.
  cacheDir: `node_modules/.vite/${test.name}`,
  ...more,
  test: {
    ...test,
    setupFiles,
    // Limits only end tests that hang.
    testTimeout: 60_000,
    // As in e2e: a busy machine may delay a browser; tests that pass only on the second try are reported.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 10_000 } },
    // Views store no state in modules, so files may share a page.
    isolate: false,
    browser: browser(),
  },
});

/** Tests of single components in a browser; not part of `npm run check`, which needs no browser. */
export default defineConfig({
  test: {
    projects: [
      project(onPreact, ['widgets/effects-at-once.ts', 'widgets/testing/setup.ts'], {
        resolve: { alias },
        optimizeDeps: {
          include: [
            ...packages,
            '@nanostores/react',
            'nanostores',
            'lucide',
            'preact',
            ...alias.map(({ replacement }) => replacement),
          ],
        },
      }),
      project(onReact, ['widgets/testing/setup.ts'], {
        optimizeDeps: { include: [...packages, 'react/jsx-dev-runtime', 'react-dom/client'] },
      }),
    ],
    reporters: [
      'default',
      ['./scripts/flaky-reporter.mjs', { file: 'test-results/components-flaky.json' }],
      ['json', { outputFile: 'test-results/components.json' }],
    ],
    // Pages beside each other, also on two processors: tests mostly wait for frames and timers.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
