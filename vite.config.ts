import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'portal',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Data addresses in style sheets would need a wider content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    // Fonts and shared rooms lie beside the portal; the main server answers the calls.
    fs: { allow: ['..'] },
    proxy: { '/api': process.env['REGESTA_MAIN_URL'] ?? 'http://localhost:4000' },
  },
  test: {
    root: '.',
    include: [
      'core/**/*.test.{ts,tsx}',
      'widgets/**/*.test.{ts,tsx}',
      'portal/**/*.test.{ts,tsx}',
      'styles/**/*.test.ts',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'docs/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
