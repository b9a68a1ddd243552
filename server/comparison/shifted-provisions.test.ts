import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { carryOver } from '#core/law/carrying/carry-over.ts';
import { actXml } from '../import/akn/act-fixture.ts';
import { readAkn } from '../import/akn/read-akn.ts';
import { assignPaths } from '../import/identity/assign-paths.ts';
import { withPaths } from '../import/identity/rename.ts';
import { expectedLines, line } from './carried-over-fixture.ts';

const read = (file: string) => {
  const body = readFileSync(path.join(import.meta.dirname, 'carried-over', file), 'utf8');
  return readAkn(actXml({ body: body.replaceAll(/>\s+</g, '><') }), file);
};
const before = read('final-provisions-before.xml');
const after = read('final-provisions-after.xml');

test('final provisions that are numbered by their place go along when a new one shifts them', () => {
  const { carryings } = carryOver(before.units, after.units, 'DE');
  expect(carryings.map(line)).toEqual(expectedLines('final-provisions'));
});

test('final provisions that the import names by their act stay where they are when a new one shifts them', () => {
  const earlier = assignPaths(before, []);
  const later = assignPaths(after, earlier.sightings);
  const { carryings } = carryOver(
    withPaths(before, earlier.paths).units,
    withPaths(after, later.paths).units,
    'DE',
  );
  expect(carryings).toHaveLength(22);
  expect(carryings.filter(({ fate }) => fate !== 'unchanged').map(line)).toEqual(
    expectedLines('final-provisions-named'),
  );
});
