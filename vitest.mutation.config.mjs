import { defineConfig } from 'vitest/config';

/** Runs the tests of one area for `bench/mutation.mjs`, which changes the sources. */
export default defineConfig({
  test: {
    include: (process.env.REGESTA_MUTATION_TESTS ?? '').split(',').map((place) => `${place}/**/*.test.ts`),
    exclude: (process.env.REGESTA_MUTATION_WITHOUT ?? '').split(',').filter(Boolean),
    setupFiles: 'scripts/property-runs.mjs',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
