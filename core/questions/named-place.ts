import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import { withShortName } from '../law/display-name.ts';
import { joinParagraphId } from '../law/paragraph-id.ts';

/** A place in a text as given in an address. */
export type RequestedPlace = {
  regTextId: string;
  path: string;
  language: LanguageCode;
  versionDate?: string | undefined;
};

/** The citation of a place as lawyers write it, and the first day of its version. */
export async function namePlace(
  main: Pick<Client<typeof mainContract>, 'regulation' | 'searchRegArt'>,
  { regTextId, path, language, versionDate }: RequestedPlace,
): Promise<{ citation: string; versionDate: string }> {
  const at = versionDate === undefined ? { language } : { language, versionDate };
  const [document, found] = await Promise.all([
    main.regulation({ regTextId, ...at }),
    main.searchRegArt({ inFocus: joinParagraphId(regTextId, path), ...at }),
  ]);
  const shortName = document.shortNames[language] ?? document.displayName;
  return {
    citation: withShortName(found.displayName, language, shortName),
    versionDate: found.versionDate,
  };
}
