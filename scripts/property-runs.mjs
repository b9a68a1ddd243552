// Runs before each test file: sets the seed and the number of runs of property tests.
import { configureGlobal } from 'fast-check';

configureGlobal({
  numRuns: Number(process.env.REGESTA_PROPERTY_RUNS ?? 100),
  seed: Number(process.env.REGESTA_SEED),
});
