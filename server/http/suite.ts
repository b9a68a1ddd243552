import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const suiteFile = v.object({
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  integrity: v.record(v.string(), v.string()),
});
/** The elements of one version: what a page loads by name, and the hash of every script. */
export type Suite = v.InferOutput<typeof suiteFile>;

/** The suite in a folder; undefined where there is none, or of a build that named none. */
export async function readSuite(folder: string): Promise<Suite | undefined> {
  try {
    return v.parse(suiteFile, JSON.parse(await readFile(join(folder, 'suite.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

export const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);

/** Orders versions, the oldest first. */
export function compareVersions(a: string, b: string): number {
  const [others, own] = [numbersOf(b), numbersOf(a)];
  const differing = own.findIndex((number, place) => number !== others[place]);
  return (own[differing] ?? 0) - (others[differing] ?? 0);
}
