import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyTally, reportOf, tallyAmendment } from './tally-fixture.ts';

/** Ten thousand with `npm run proof -- carrying`. */
test('over generated amendments nothing is lost and nothing stands silently on other words or at another provision', () => {
  const tally = emptyTally();
  fc.assert(
    fc.property(fc.noBias(fc.integer({ min: 1, max: 1_000_000_000 })), (seed) => {
      tallyAmendment(tally, seed);
      expect(tally.lost.concat(tally.wrong)).toEqual([]);
    }),
    { endOnFailure: true },
  );
  process.stdout.write(`${reportOf(tally)}\n`);
  // Seven standard deviations of a short run above what is measured: a review of everything would be right, and useless.
  expect(tally.needlessMarks / tally.places).toBeLessThan(0.15);
  expect(tally.needlessAlone / tally.alone).toBeLessThan(0.08);
  expect(tally.needlesslyParked / tally.places).toBeLessThan(0.02);
});
