import type { LanguageCode } from '#core/contract/languages.ts';
import { parseReadLocation } from '#core/law/deep-link.ts';
import { joinParagraphId, PathError, parseParagraphId } from '#core/law/paragraph-id.ts';
import { useApp } from './app-context.tsx';

/**
 * Finds the paragraph that somebody names: by its identifier, by an address of the reader, or by a citation that the
 * search understands. Undefined if there is none.
 */
export function useFindPlace(language: LanguageCode): (words: string) => Promise<string | undefined> {
  const { main, notices } = useApp();
  return async (words) => {
    const named = identifierOf(words.trim());
    if (named !== undefined) return named;
    try {
      const query = { query: words.trim(), searchLanguage: language, displayLanguage: language };
      const { direct } = await main.suggest(query);
      const match = direct.find(({ path }) => path !== undefined);
      return match?.path === undefined ? undefined : joinParagraphId(match.regTextId, match.path);
    } catch (error) {
      notices.report(error, 'look for a paragraph to link');
      return undefined;
    }
  };
}

function identifierOf(words: string): string | undefined {
  if (/^https?:\/\//i.test(words) && URL.canParse(words)) {
    const { pathname, search, hash } = new URL(words);
    const place = parseReadLocation(pathname, search, hash);
    const path = place?.path ?? place?.article;
    return place && path !== undefined ? joinParagraphId(place.regTextId, path) : undefined;
  }
  if (!words.includes('~')) return undefined;
  try {
    parseParagraphId(words);
    return words;
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}
