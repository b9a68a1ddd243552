import type { Suggestion } from '#core/contract/main/search.ts';
import { parseReadLocation } from '#core/law/deep-link.ts';
import { joinParagraphId, PathError, parseParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';
import { useApp } from './app-context.tsx';
import type { PanelPlace } from './panel-slot.ts';

/**
 * Finds the paragraph that somebody names: by its identifier, by an address of the reader, or by a citation that the
 * search understands. A citation without an act is of the act that is open. Undefined if there is none.
 */
export function useFindPlace({
  completeParagraphID,
  language,
}: Pick<PanelPlace, 'completeParagraphID' | 'language'>): (words: string) => Promise<string | undefined> {
  const { main, notices } = useApp();
  const { regTextId } = splitParagraphId(completeParagraphID);
  const search = async (query: string) => {
    const { direct } = await main.suggest({ query, searchLanguage: language, displayLanguage: language });
    return direct.filter(({ path }) => path !== undefined);
  };
  async function searchHere(words: string) {
    const { shortNames, displayName } = await main.regulation({ regTextId, language });
    const matches = await search(`${words} ${shortNames[language] ?? displayName}`);
    return matches.find((place) => isCited(place) && place.regTextId === regTextId);
  }
  return async (typed) => {
    const words = typed.trim();
    const named = identifierOf(words);
    if (named !== undefined) return named;
    try {
      const matches = await search(words);
      const match = matches.find(isCited) ?? (await searchHere(words)) ?? matches[0];
      return match?.path === undefined ? undefined : joinParagraphId(match.regTextId, match.path);
    } catch (error) {
      notices.report(error, 'look for a paragraph to link');
      return undefined;
    }
  };
}

const isCited = ({ kind }: Suggestion) => kind === 'provision';

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
