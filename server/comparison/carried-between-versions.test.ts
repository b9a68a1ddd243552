import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { carryOver } from '#core/law/carrying/carry-over.ts';
import { needsReview } from '#core/law/carrying/carrying.ts';
import { provisions } from '../import/provisions.ts';
import { data, present, versions, where } from './carried-over-fixture.ts';

/** Acts of which several versions are at hand. */
const acts: [act: string, dates: string[]][] = [
  ['fedlex-akn/SR-235.1_DSG', ['20230901', '20250401', '20250707']],
  ['reconstructed-akn/SR-952.0', ['20200101', '20210801', '20230101', '20240101']],
  ['reconstructed-akn/SR-955.01', ['20200101', '20210801', '20230101']],
  ['reconstructed-akn/SR-956.122', ['20210801', '20230101', '20240301']],
  ['reconstructed-akn/SR-957.1', ['20210201', '20230101']],
  ['reconstructed-akn/SR-952.03', ['20200101', '20250124']],
];
const languages = ['DE', 'FR', 'IT'] as const;

const number = /^(?:\d+|[a-z])(?:bis|ter|quater|quinquies|sexies)?\.?$/;
/** What is printed, without the numbers of paragraphs, letters and the like. */
const wordsOf = (printed = '') =>
  printed
    .replace(/^(?:Artt?|Art)\.?\s\S+/, '')
    .split(/\s+/)
    .filter((each) => !number.test(each))
    .join(' ');

/** Every place of each version with what became of it in the next one, in all languages at hand. */
function carriedBetween(act: string, dates: readonly string[]) {
  return languages.flatMap((language) => {
    const files = dates.map((date) => `${act}_${date}_${language.toLowerCase()}.xml`);
    if (!files.every((file) => existsSync(path.join(data, file)))) return [];
    const texts = versions(...files);
    const read = texts.map((units) => new Map(provisions(units).map((each) => [each.path, each])));
    return texts.slice(1).flatMap((after, at) =>
      carryOver(texts[at] ?? [], after, language).carryings.map((carrying) => ({
        carrying,
        before: read[at]?.get(carrying.from),
        inPlace: read[at + 1]?.get(carrying.from),
        after: carrying.fate === 'repealed' ? undefined : read[at + 1]?.get(carrying.to),
      })),
    );
  });
}

describe.skipIf(!present)(`carried over between all versions at hand${where}`, () => {
  test.each(acts)(
    '%s: by themselves on the same words only, and hardly ever with a mark that is not needed',
    (act, dates) => {
      const all = carriedBetween(act, dates);
      const byThemselves = all.filter(({ carrying, after }) => after && !needsReview(carrying));
      for (const { carrying, before, after } of byThemselves)
        if (before?.hash !== after?.hash)
          expect([carrying.from, wordsOf(after?.plainText)]).toEqual([
            carrying.from,
            wordsOf(before?.plainText),
          ]);
      const equal = all.filter(({ before, inPlace }) => before?.hash === inPlace?.hash);
      const marked = equal.filter(({ carrying, after }) => !after || needsReview(carrying));
      expect(equal.length).toBeGreaterThan(300);
      expect(marked.length / equal.length).toBeLessThan(0.05);
    },
  );
});
