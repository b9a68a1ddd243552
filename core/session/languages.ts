import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { type LanguageCode, languageCodes } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import type { ProductStorage } from './storage.ts';

export type Languages = {
  /** The languages that the main server offers; until it has answered, the list of last time or all. */
  $languages: ReadableAtom<readonly LanguageCode[]>;
  /** Asks the main server and keeps the answer on the device (specification, section 7). */
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
  const $languages = atom<readonly LanguageCode[]>(known.length > 0 ? known : languageCodes);
  return {
    $languages,
    async load() {
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

/** Languages to choose from: an element has its own by attribute. */
export const languages: AppPart<Languages> = { name: 'languages', create: createLanguages };
