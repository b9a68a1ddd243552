import type { LanguageCode } from '#core/contract/languages.ts';
import type { SearchEngine } from './engine.ts';

type Rebuilt = { counts: { texts: number; paragraphs: number }; seconds: number };

/**
 * Rebuilds a language's index, one after the other: each reads the whole of its language. Who asks while
 * that goes on waits for the same and gets the same answer.
 */
export function createRebuilding(
  rebuild: SearchEngine['rebuild'],
): (language: LanguageCode) => Promise<Rebuilt> {
  const running = new Map<LanguageCode, Promise<Rebuilt>>();
  const run = async (language: LanguageCode): Promise<Rebuilt> => {
    const started = performance.now();
    const counts = await rebuild(language);
    return { counts, seconds: Math.round(performance.now() - started) / 1000 };
  };
  let last: Promise<unknown> = Promise.resolve();
  return (language) => {
    const known = running.get(language);
    if (known !== undefined) return known;
    const own = last.then(() => run(language)).finally(() => running.delete(language));
    last = own.catch(() => undefined);
    running.set(language, own);
    return own;
  };
}
