import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { type InterfaceLanguage, interfaceLanguageCodes } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';

type InterfaceLanguages = {
  /** The languages that the organisation allows; all languages until the main server has replied. */
  $offered: ReadableAtom<readonly InterfaceLanguage[]>;
  load: () => Promise<void>;
};
type LanguageDependencies = {
  main: Pick<Client<typeof mainContract>, 'domainSettings'>;
  notices: Pick<Notices, 'report'>;
};

export function createInterfaceLanguages({ main, notices }: LanguageDependencies): InterfaceLanguages {
  const $offered = atom<readonly InterfaceLanguage[]>(interfaceLanguageCodes);
  return {
    $offered,
    async load() {
      try {
        const { languages } = await main.domainSettings({});
        $offered.set(interfaceLanguageCodes.filter((code) => languages.includes(code)));
      } catch (error) {
        notices.report(error, 'load the languages of the organisation');
      }
    },
  };
}

/** The interface languages that the users of an organisation may choose. */
export const interfaceLanguages: AppPart<InterfaceLanguages> = {
  create: createInterfaceLanguages,
};
