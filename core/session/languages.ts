import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { interfaceLanguageCodes, type LanguageCode, languageCodes } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import type { ProductStorage } from './storage.ts';

export type Languages = {
  /** The languages that the main server has texts in; until it has replied, the stored list or those of the interface. */
  $languages: ReadableAtom<readonly LanguageCode[]>;
  /** Asks the main server for the list once, and stores it on the device until the user signs out (specification, section 7). */
  load: () => Promise<void>;
};

type StoredLanguagesDependencies = {
  main: Pick<Client<typeof mainContract>, 'listOfLanguages'>;
  storage: ProductStorage;
  notices: Pick<Notices, 'report'>;
};

export function createLanguages({ main, storage, notices }: StoredLanguagesDependencies): Languages {
  const stored = storage.read('languages')?.split(' ') ?? [];
  const known = languageCodes.filter((code) => stored.includes(code));
  const $languages = atom<readonly LanguageCode[]>(known.length > 0 ? known : interfaceLanguageCodes);
  return {
    $languages,
    async load() {
      if (known.length > 0) return;
      try {
        const offered = (await main.listOfLanguages({})).map(({ code }) => code);
        storage.write('languages', offered.join(' '));
        $languages.set(offered);
      } catch (error) {
        notices.report(error, 'load the list of languages');
      }
    },
  };
}

/** The languages that users can choose in the portal; an element takes its language from an attribute. */
export const languages: AppPart<Languages> = { create: createLanguages };
