import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Carrying } from '#core/law/carrying/carrying.ts';
import { readAkn } from '../import/akn/read-akn.ts';
import { assignPaths, type PlacedSighting } from '../import/identity/assign-paths.ts';
import { withPaths } from '../import/identity/rename.ts';

export const data = path.resolve(import.meta.dirname, '../../../shared/data');
export const present = existsSync(data);
export const where = present ? '' : ' (skipped: ../shared/data is not there)';

/** Two versions with the paths that the import gives them. */
export function versions(...files: string[]) {
  const known: PlacedSighting[] = [];
  return files.map((file) => {
    const text = readAkn(readFileSync(path.join(data, file), 'utf8'), file);
    const { paths, sightings } = assignPaths(text, known);
    known.push(...sightings);
    return withPaths(text, paths).units;
  });
}

export const line = (carrying: Carrying) =>
  carrying.fate === 'repealed'
    ? `repealed ${carrying.from}, near ${carrying.near}`
    : `${[carrying.fate, carrying.from, '>', carrying.to].join(' ')}${carrying.also.length > 0 ? ` + ${carrying.also.join(' ')}` : ''}`;

/** What becomes of places, worked through by hand. */
export const expectedLines = (act: string) =>
  readFileSync(path.join(import.meta.dirname, 'carried-over', `${act}.txt`), 'utf8')
    .split('\n')
    .filter((each) => each !== '' && !each.startsWith('#'));
