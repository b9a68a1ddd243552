// Runs once before all tests: property tests share one seed, printed so that a failure can be repeated.
export function setup() {
  // Every project of the tests calls this; only the first call prints.
  if (process.env.REGESTA_SEED_TOLD) return;
  process.env.REGESTA_SEED_TOLD = 'yes';
  process.env.REGESTA_SEED ??= String(Date.now() % 2_147_483_647);
  console.log(
    `property tests: seed ${process.env.REGESTA_SEED}, ${process.env.REGESTA_PROPERTY_RUNS ?? 100} runs each`,
  );
}
