import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainInline } from '../../lib/plain-inline.ts';
import { readAkn } from '../akn/read-akn.ts';
import { assignPaths, type PlacedSighting } from './assign-paths.ts';
import { withPaths } from './rename.ts';

const folder = path.resolve(import.meta.dirname, '../../../../shared/data/reconstructed-akn');
const present = existsSync(folder);
const read = (file: string) => readAkn(readFileSync(path.join(folder, file)), file);

describe.skipIf(!present)('final provisions of the Banking Act (skipped without the real texts)', () => {
  const files = present ? readdirSync(folder).filter((file) => file.startsWith('SR-952.0_')) : [];
  const texts = files.map(read);
  const byLanguage = (language: string) => texts.filter((text) => text.language === language);
  const orders = {
    'as listed': texts,
    'newest first': [...texts].reverse(),
    'language by language, newest first': ['IT', 'FR', 'DE'].flatMap((one) => byLanguage(one).reverse()),
    'one language of each version': [0, 5, 10, 3, 4, 9, 2, 7, 8, 1, 6, 11].flatMap((at) => texts[at] ?? []),
  };

  test.each(Object.entries(orders))(
    'have one path in four versions and three languages, imported %s',
    (_order, sequence) => {
      const known: PlacedSighting[] = [];
      const pathsOfYear = new Map<string, Set<string>>();
      for (const text of sequence) {
        const { paths, sightings } = assignPaths(text, known);
        known.push(...sightings);
        for (const { id, kind, notes } of withPaths(text, paths).units) {
          // The acts that brought them are of eight different years, which their notes begin with.
          const year = /\d{4}/.exec(plainInline(notes[0]?.content))?.[0] ?? '';
          if (kind === 'proviso') pathsOfYear.set(year, (pathsOfYear.get(year) ?? new Set()).add(id));
        }
      }
      expect([...pathsOfYear.keys()].sort()).toEqual([
        '1971',
        '1995',
        '1999',
        '2004',
        '2005',
        '2012',
        '2014',
        '2022',
      ]);
      const paths = [...pathsOfYear.values()].map((ids) => [...ids]);
      expect(paths.filter((ids) => ids.length !== 1)).toEqual([]);
      expect(new Set(paths.flat()).size).toBe(8);
    },
  );
});
