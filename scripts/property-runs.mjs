// Runs before each test file: how often and from which seed properties are tried.
import { configureGlobal } from 'fast-check';

configureGlobal({
  numRuns: Number(process.env.REGESTA_PROPERTY_RUNS ?? 100),
  seed: Number(process.env.REGESTA_SEED),
});
