import type { LanguageCode } from '../contract/languages.ts';
import type { Example, SearchTools } from './search-types.ts';

/** Examples are looked for when a box first offers them, once per language; without them it offers the rest. */
export function createLateExamples(tools: Pick<SearchTools, 'main'>) {
  const known = new Map<LanguageCode, Promise<readonly Example[]>>();
  return async (language: LanguageCode): Promise<readonly Example[]> => {
    let found = known.get(language);
    if (!found) {
      found = import('./examples.ts').then((late) => late.findExamples(tools, language));
      known.set(language, found);
    }
    try {
      return await found;
    } catch {
      // Asked again when the box is opened next.
      known.delete(language);
      return [];
    }
  };
}
