import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResources } from '../async/resources.ts';
import type { LanguageCode } from '../contract/languages.ts';
import { type RegulationDocument, readingCalls } from '../contract/main/reading.ts';
import { type OfSamples, resetWithChoice } from '../samples.ts';
import { openedReading } from './open-early.ts';
import { createReading } from './reading.ts';
import type { OpenPlace, Reading, ReadingDependencies } from './reading-types.ts';

export type Regulations = {
  /** All documents of the sources page by language; the first call loads them. */
  list: (language: LanguageCode) => ReadableAtom<Loadable<RegulationDocument[]>>;
  reload: (language: LanguageCode) => Promise<void>;
  /** A reading for a view; the first of those that were opened early, if there is one. */
  createReading: () => Reading;
  /** Opens a place before its view is drawn. The returned function closes it unless a view has taken it. */
  openEarly: (place: OpenPlace) => () => void;
};

/** Regulation documents: the list of all, and one reading per view. */
export function createRegulations(dependencies: ReadingDependencies & OfSamples): Regulations {
  const { main, notices } = dependencies;
  const lists = createResources<[LanguageCode], RegulationDocument[]>(notices, {
    again: (language) => void reload(language),
  });
  const early: Reading[] = [];

  async function reload(language: LanguageCode) {
    if (!language) {
      notices.warnOnce('Regulation call not made: language is missing.');
      return;
    }
    const call = () => main.listOfRegulation({ body: { language } });
    await lists.of(language).load('load the list of regulations', call, { keep: true });
  }

  resetWithChoice(dependencies, lists);

  return {
    list(language) {
      const $list = lists.of(language);
      if ($list.get().state === 'idle') void reload(language);
      return $list;
    },
    reload,
    createReading() {
      // An early opening that nobody was signed in for is dropped; other failures are told without asking twice.
      const opened = early.shift();
      return opened && !isUnauthorised(opened.$document.get()) ? opened : createReading(dependencies);
    },
    openEarly(place) {
      const reading = openedReading(createReading(dependencies), place);
      early.push(reading);
      return () => {
        const at = early.indexOf(reading);
        if (at < 0) return;
        early.splice(at, 1);
        reading.close();
      };
    },
  };
}

/** The list of documents and the readings; loads with the reader and the page of sources. */
export const regulations: AppPart<Regulations> = {
  create: createRegulations,
  calls: readingCalls,
};

const isUnauthorised = (document: Loadable<unknown>) =>
  document.state === 'failed' && document.error.kind === 'unauthorised';
