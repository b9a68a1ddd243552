import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/system.mjs';

/** Tests of single components in a browser; not part of `npm run check`, which needs no browser. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // A separate cache, since the portal's development server prepares other packages.
  cacheDir: 'node_modules/.vite/components',
  // Packages that the scan of the tests misses: preparing one later would reload the page during a test.
  optimizeDeps: {
    include: [
      'react/jsx-dev-runtime',
      'react-dom/client',
      'vitest-browser-react',
      'axe-core',
      'valibot',
      'i18next',
      'wouter',
      'wouter/use-browser-location',
      'mdast-util-from-markdown',
      'pdfjs-dist',
      'exceljs',
    ],
  },
  test: {
    name: 'components',
    include: ['{widgets,portal}/**/*.browser.test.tsx'],
    setupFiles: ['widgets/testing/setup.ts'],
    // Limits only end tests that hang.
    testTimeout: 60_000,
    // As in e2e: a busy machine may delay a browser; tests that pass only on the second try are reported.
    retry: process.env.CI ? 1 : 0,
    reporters: [
      'default',
      ['./scripts/flaky-reporter.mjs', { file: 'test-results/components-flaky.json' }],
      ['json', { outputFile: 'test-results/components.json' }],
    ],
    expect: { poll: { timeout: 10_000 } },
    // Views store no state in modules, so files may share a page.
    isolate: false,
    // Pages beside each other, also on two processors: tests mostly wait for frames and timers.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    browser: {
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
    },
  },
});
