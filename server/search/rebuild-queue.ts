import pLimit from 'p-limit';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { Rebuilt } from './index/rebuild.ts';

export type RebuildReply = { counts: Rebuilt; seconds: number };

/**
 * Rebuilds the index of one language at a time: each reads the whole of its language. Calls for a language
 * that is being rebuilt get the reply of that rebuild.
 */
export function createRebuildQueue(
  rebuild: (language: LanguageCode) => Promise<Rebuilt>,
): (language: LanguageCode) => Promise<RebuildReply> {
  const oneAtATime = pLimit(1);
  const run = async (language: LanguageCode): Promise<RebuildReply> => {
    const started = performance.now();
    const counts = await rebuild(language);
    return { counts, seconds: Math.round(performance.now() - started) / 1000 };
  };
  const runs = new Map(
    languageCodes.map((language) => [language, singleFlight(() => oneAtATime(() => run(language)))]),
  );
  return (language) =>
    runs.get(language)?.() ?? Promise.reject(new RangeError(`Not a language: ${language}`));
}
