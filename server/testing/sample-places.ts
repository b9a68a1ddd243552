import { proposeKey } from '../import/store-key.ts';
import type { SampleElement } from '../sample/act-structure.ts';
import { readActs } from '../sample/write-sample.ts';

/** The articles and margin numbers of the sample law as complete paragraph identifiers. */
export async function samplePlaces(): Promise<Set<string>> {
  const places = (await readActs()).flatMap(({ short, number, key, category, elements }) => {
    const names = { DE: { long: short.de, short: short.de } };
    const owner = category === 'internal' ? '_musterbank' : '';
    const regTextId = `${proposeKey({ names, sourceNumber: number, sourceKey: key })}${owner}`;
    const numbers = (list: readonly SampleElement[]): string[] =>
      list.flatMap(({ kind, num, children }) => [
        ...(kind === 'article' || kind === 'margin' ? [num] : []),
        ...numbers(children),
      ]);
    return numbers(elements).map((one) => `${regTextId}~${one}`);
  });
  return new Set(places);
}
