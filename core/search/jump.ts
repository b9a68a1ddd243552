import type { LanguageCode } from '../contract/languages.ts';
import { jumpTarget } from './query-language.ts';
import type { SearchTools } from './search-types.ts';

/** Finds the place in the open document that a term names: an article number, its name behind it or not. */
export function createJump({ main }: Pick<SearchTools, 'main'>) {
  const known = new Map<string, readonly string[]>();

  async function namesOf(regTextId: string, language: LanguageCode): Promise<readonly string[]> {
    const names = known.get(regTextId);
    if (names) return names;
    try {
      const found = await main.regulation({ regTextId, language });
      const all = [found.displayName, found.longName, ...Object.values(found.shortNames)];
      const asked = all.filter((name) => name !== '');
      known.set(regTextId, asked);
      return asked;
    } catch {
      // Without its names the document is known by its key; the search itself finds the rest.
      return [regTextId];
    }
  }

  return async (term: string, regTextId: string, language: LanguageCode): Promise<string | undefined> => {
    // A number alone needs no name.
    const alone = jumpTarget(term, []);
    if (alone !== undefined || !/\d/.test(term)) return alone;
    return jumpTarget(term, await namesOf(regTextId, language));
  };
}
