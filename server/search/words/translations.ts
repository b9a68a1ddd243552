import { type AlignedPair, alignedWords, associate } from './association.ts';

export interface Weighted {
  word: string;
  /** Between 0 and 1. */
  weight: number;
}

export interface Translations {
  /** Translations of a word of the first language into the second, the surest first. */
  of(stem: string): Weighted[];
  /** Translations in the other direction. */
  back(stem: string): Weighted[];
}

const minWeight = 0.08;
const minPivotWeight = 0.05;
const maxPerWord = 8;

/** A dictionary of two languages, made of paragraphs that say the same in both. */
export function createTranslations(pairs: Iterable<AlignedPair>): Translations {
  const aligned = alignedWords(pairs);
  const association = associate(aligned);
  const [forward, backward] = [new Map<string, Weighted[]>(), new Map<string, Weighted[]>()];
  for (const [word, a] of aligned.aWords.entries())
    for (let pair = association.starts[word] ?? 0; pair < (association.starts[word + 1] ?? 0); pair += 1) {
      const b = aligned.bWords[association.b[pair] ?? 0] ?? '';
      const weight = weightOf(
        association.forward[pair] ?? 0,
        association.backward[pair] ?? 0,
        association.together[pair] ?? 0,
      );
      if (weight < minWeight) continue;
      push(forward, a, { word: b, weight });
      push(backward, b, { word: a, weight });
    }
  for (const map of [forward, backward])
    for (const [word, list] of map)
      map.set(word, list.sort((x, y) => y.weight - x.weight).slice(0, maxPerWord));
  return { of: (stem) => forward.get(stem) ?? [], back: (stem) => backward.get(stem) ?? [] };
}

/** Both directions must agree; a pair that was seen twice is trusted less than one seen often. */
function weightOf(forward: number, backward: number, together: number): number {
  return Math.sqrt(forward * backward) * (together / (together + 2));
}

function push(map: Map<string, Weighted[]>, word: string, value: Weighted): void {
  const list = map.get(word);
  if (list) list.push(value);
  else map.set(word, [value]);
}

/** Words of the first language that are translated alike, through any of the dictionaries given. */
export function pivotSynonyms(word: string, dictionaries: readonly Translations[]): Weighted[] {
  const sums = new Map<string, number>();
  let knowing = 0;
  for (const { of, back } of dictionaries) {
    if (of(word).length > 0) knowing += 1;
    for (const pivot of of(word))
      for (const other of back(pivot.word))
        if (other.word !== word)
          sums.set(other.word, (sums.get(other.word) ?? 0) + pivot.weight * other.weight);
  }
  return [...sums]
    .map(([other, sum]) => ({ word: other, weight: sum / knowing }))
    .filter(({ weight }) => weight >= minPivotWeight)
    .sort((x, y) => y.weight - x.weight)
    .slice(0, maxPerWord);
}
