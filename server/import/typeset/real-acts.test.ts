import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Part } from '#core/contract/main/regulation-text.ts';
import { readAkn } from '../akn/read-akn.ts';
import { createActTypesetter } from './typeset.ts';
import { typesetInput } from './typeset-input.ts';

const data = path.resolve(import.meta.dirname, '../../../../shared/data');
const absent = existsSync(data) ? '' : ' (skipped: ../shared/data is absent)';
const files = [
  'fedlex-akn/SR-642.11_DBG_20260101_de.xml',
  'fedlex-akn/SR-101_BV_20240303_en.xml',
  'reconstructed-akn/SR-952.03_20250124_de.xml',
  'reconstructed-akn/SR-952.0_20240101_fr.xml',
];

const divisionIds = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.part === 'table')
      return part.rows.flatMap((row) => row.flatMap((cell) => divisionIds(cell.parts)));
    if (part.part === 'quote') return divisionIds(part.parts);
    if (part.part !== 'division') return [];
    return [...(part.id === undefined ? [] : [part.id]), ...divisionIds(part.parts)];
  });

describe(`real acts as pages${absent}`, () => {
  const typesetter = createActTypesetter();
  it.skipIf(absent !== '').each(files)('%s: every place has its boxes, in order', (file) => {
    const full = path.join(data, file);
    const text = readAkn(readFileSync(full), file);
    const start = performance.now();
    const { positions, pages, warnings } = typesetter.typeset(typesetInput(text, '2026-05-01'));
    console.log(
      `${file}: ${pages} pages, ${positions.length} places, ${Math.round(performance.now() - start)} ms`,
    );
    expect(warnings).toEqual([]);
    expect(positions.map((it) => it.path)).toEqual(
      text.units.flatMap((unit) => [unit.id, ...divisionIds(unit.parts)]),
    );
    let before = 0;
    for (const { path: at, boxes } of positions) {
      const place = (boxes[0]?.page ?? 0) * 1000 + (boxes[0]?.top ?? 0);
      expect(place, at).toBeGreaterThanOrEqual(before - 3);
      before = place;
      for (const box of boxes) expect(box.bottom, at).toBeLessThan(595.28 - 40);
    }
  });
});
