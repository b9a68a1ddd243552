import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Carrying } from '#core/law/carrying/carrying.ts';

export const line = (carrying: Carrying) =>
  carrying.fate === 'repealed'
    ? `repealed ${carrying.from}, near ${carrying.near}`
    : `${[carrying.fate, carrying.from, '>', carrying.to].join(' ')}${carrying.also.length > 0 ? ` + ${carrying.also.join(' ')}` : ''}`;

/** What becomes of places, worked through by hand. */
export const expectedLines = (act: string) =>
  readFileSync(path.join(import.meta.dirname, 'carried-over', `${act}.txt`), 'utf8')
    .split('\n')
    .filter((each) => each !== '' && !each.startsWith('#'));
