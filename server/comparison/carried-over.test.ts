import { describe, expect, test } from 'vitest';
import { carryOver } from '#core/law/carrying/carry-over.ts';
import type { Carrying } from '#core/law/carrying/carrying.ts';
import { differenceRows } from '#core/law/carrying/difference-rows.ts';
import { provisions } from '../import/provisions.ts';
import { expectedLines, line, present, versions, where } from './carried-over-fixture.ts';

describe.skipIf(!present)(`carried over real amendments${where}`, () => {
  test.each([
    ['dsg', 'fedlex-akn/SR-235.1_DSG_20230901_de.xml', 'fedlex-akn/SR-235.1_DSG_20250401_de.xml'],
    ['bankg', 'reconstructed-akn/SR-952.0_20210801_de.xml', 'reconstructed-akn/SR-952.0_20230101_de.xml'],
  ])('%s: every place as worked through by hand', (act, before, after) => {
    const [one = [], other = []] = versions(before, after);
    const { carryings, rows } = carryOver(one, other, 'DE');
    expect(carryings.map(({ from }) => from).sort()).toEqual(
      provisions(one)
        .map((each) => each.path)
        .sort(),
    );
    expect(carryings.filter(({ fate }) => fate !== 'unchanged').map(line)).toEqual(expectedLines(act));
    // What stays by itself has the words of before by the import's own reading of them, and what has not, has a difference.
    const [hashes, laterHashes] = [one, other].map(
      (units) => new Map(provisions(units).map((each) => [each.path, each.hash])),
    );
    for (const carrying of carryings) {
      const isSame =
        carrying.fate !== 'repealed' && hashes?.get(carrying.from) === laterHashes?.get(carrying.to);
      if (carrying.fate === 'unchanged') expect([carrying.from, isSame]).toEqual([carrying.from, true]);
      // The source of 2021 breaks the list of Art. 16: its words are the same, divided otherwise.
      else if (carrying.fate === 'changed' && !isSame && !carrying.from.startsWith('16^')) {
        const differences = differenceRows(rows, carrying);
        expect([carrying.from, differences.length > 0]).toEqual([carrying.from, true]);
      }
    }
  });

  test('final provisions of the Banking Act stay where they are, though the source numbers them by position', () => {
    const [one = [], other = []] = versions(
      'reconstructed-akn/SR-952.0_20210801_de.xml',
      'reconstructed-akn/SR-952.0_20230101_de.xml',
    );
    const ofProvisos = (carryings: Carrying[]) => carryings.filter(({ from }) => from.startsWith('{disp'));
    const named = ofProvisos(carryOver(one, other, 'DE').carryings);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ fate }) => fate !== 'unchanged')).toEqual([]);
  });
});
