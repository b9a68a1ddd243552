import { describe, expect, it } from 'vitest';
import { differenceClasses } from '#core/contract/main/comparison.ts';
import { readAkn } from '../import/akn/read-akn.ts';
import { wilsonInterval } from '../testing/wilson-interval.ts';
import {
  halves,
  type Judgement,
  judgements,
  labelledPairs,
  realActsPresent,
} from './labelled-differences-fixture.ts';

if (!realActsPresent) console.info('skipped: real texts are not beside the project (../shared/data)');

const withInterval = (part: number, whole: number) => {
  const [low, high] = wilsonInterval(part, whole).map((each) => each.toFixed(2));
  return `${whole === 0 ? '–' : (part / whole).toFixed(3)} (${part} of ${whole}; ${low} to ${high})`;
};

function shares(some: readonly Judgement[]) {
  const right = some.filter(({ isLabelled, isReported }) => isLabelled && isReported).length;
  const reported = some.filter(({ isReported }) => isReported).length;
  const labelled = some.filter(({ isLabelled }) => isLabelled).length;
  return { right, reported, labelled, precision: right / reported, recall: right / labelled };
}

describe.skipIf(!realActsPresent)('differences of real pairs of versions, labelled by hand', () => {
  it.each(halves)('%s half: are classed as what they are', (half) => {
    const all = judgements(half, (xml, file) => readAkn(xml, file).units);
    // What is wrong in the test half is not printed, so that no rule is made for it.
    const wrong =
      half === 'test' ? [] : all.filter(({ isLabelled, isReported }) => isLabelled !== isReported);
    const lines = [...differenceClasses, 'all' as const].map((name) => {
      const { right, reported, labelled } = shares(
        all.filter((each) => name === 'all' || each.class === name),
      );
      return `${half} ${name}: precision ${withInterval(right, reported)}, recall ${withInterval(right, labelled)}`;
    });
    const list = wrong.map((each) => `${each.isReported ? '+' : '-'} ${each.class} at ${each.where}`);
    console.info([...lines, ...list].join('\n'));
    const { precision, recall } = shares(all);
    expect(precision).toBeGreaterThanOrEqual(0.92);
    expect(recall).toBeGreaterThanOrEqual(0.96);
  });
});

it('labels are more than 200, in halves that share no act', () => {
  const [development, test] = halves.map((half) => labelledPairs(half));
  const count = [...(development ?? []), ...(test ?? [])]
    .flatMap(({ labels }) => labels)
    .reduce((sum, { classes }) => sum + classes.size, 0);
  expect(count).toBeGreaterThanOrEqual(200);
  const acts = new Set(development?.map(({ act }) => act));
  expect(test?.filter(({ act }) => acts.has(act))).toEqual([]);
});
