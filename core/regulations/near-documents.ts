import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { memoize } from '../async/memoize.ts';
import { createResource } from '../async/resource.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { NearRegulation } from '../contract/main/regulations.ts';
import { cut } from '../lib/cut.ts';

/** The longest name that the server compares. */
const maxName = 120;

/** The documents whose names resemble one that does not exist; loaded once, and again after a failure. */
export type NearDocuments = (
  name: string,
  language: LanguageCode,
) => ReadableAtom<Loadable<NearRegulation[]>>;

export function createNearDocuments({
  main,
  notices,
}: {
  main: Pick<PartContext['main'], 'nearRegulations'>;
  notices: Pick<PartContext['notices'], 'report'>;
}): NearDocuments {
  const nearTo = memoize(
    (_name: string, _language: LanguageCode) => createResource<NearRegulation[]>(notices),
    20,
  );
  return (name, language) => {
    const $near = nearTo(name, language);
    const { state } = $near.get();
    if (state === 'idle' || state === 'failed')
      void $near.load('find similar names', () =>
        main.nearRegulations({ name: cut(name, maxName), language }),
      );
    return $near;
  };
}

/** Loads with the message that a document does not exist. */
export const nearDocuments: AppPart<NearDocuments> = { create: createNearDocuments };
