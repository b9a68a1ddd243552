import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/system.mjs';

/** Tests of single components in a browser. Not part of `npm run check`, which runs where there is none. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Its own folder: the development server of the portal keeps other packages ready.
  cacheDir: 'node_modules/.vite/components',
  // What the scan of the tests does not see; a package found late would reload the page under a test.
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
    ],
  },
  test: {
    name: 'components',
    include: ['{widgets,portal}/**/*.browser.test.tsx'],
    setupFiles: ['widgets/testing/setup.ts'],
    // Limits end what hangs and measure nothing.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Views keep nothing in modules, so files may share a page.
    isolate: false,
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
