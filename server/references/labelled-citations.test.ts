import { describe, expect, it } from 'vitest';
import { type Labelled, readSample, samplePresent, wrongLabels } from './labelled-citations-fixture.ts';

const where = samplePresent ? '' : ' (skipped: ../shared/data is not there)';
type Place = { start: number; end: number; target: string | undefined };
const isSame = (a: Place, b: Place) => a.start < b.end && b.start < a.end && a.target === b.target;
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** Counts correct links and linked citations. */
function measured(texts: readonly Labelled[]) {
  const links = texts.flatMap((text) =>
    text.links.map((one) => text.labels.some((label) => isSame(one, label))),
  );
  const cited = texts.flatMap((text) =>
    text.labels
      .filter(({ target }) => target !== undefined)
      .map((label) => text.links.some((one) => isSame(one, label))),
  );
  const right = links.filter(Boolean).length;
  const hit = cited.filter(Boolean).length;
  const labels = texts.reduce((sum, text) => sum + text.labels.length, 0);
  return {
    labels,
    precision: share(right, links.length),
    recall: share(hit, cited.length),
    right,
    found: links,
    hit,
    cited,
  };
}

function report(name: string, texts: readonly Labelled[]): void {
  const { labels, precision, recall, right, found, hit, cited } = measured(texts);
  console.info(
    `${name}: ${labels} labels, precision ${precision.toFixed(3)} (${right} of ${found.length}), ` +
      `recall ${recall.toFixed(3)} (${hit} of ${cited.length})`,
  );
}

describe.skipIf(!samplePresent)(`citations of real texts, labelled by hand${where}`, () => {
  it.each(['development', 'test'] as const)('%s half: links are right, and few are missing', (half) => {
    const texts = readSample(half);
    report(half, texts);
    for (const language of ['DE', 'FR', 'IT', 'EN'])
      report(
        `${half} ${language}`,
        texts.filter((text) => text.language === language),
      );
    const { precision, recall } = measured(texts);
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it('are more than 300, with some that only look like citations, and name places that are there', () => {
    const labels = (['development', 'test'] as const).flatMap((half) =>
      readSample(half).flatMap((text) => text.labels),
    );
    expect(labels.length).toBeGreaterThanOrEqual(300);
    expect(labels.filter(({ target }) => target === undefined).length).toBeGreaterThanOrEqual(50);
    expect([...wrongLabels('development'), ...wrongLabels('test')]).toEqual([]);
  });
});
