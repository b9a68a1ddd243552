import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResources } from '../async/resources.ts';
import type { LanguageCode } from '../contract/languages.ts';
import { type RegulationDocument, readingCalls } from '../contract/main/reading.ts';
import { type OfSamples, resetWithChoice } from '../samples.ts';
import { createReading } from './reading.ts';
import type { Reading, ReadingDependencies } from './reading-types.ts';

export type Regulations = {
  /** All documents of the sources page by language; the first call loads them. */
  list: (language: LanguageCode) => ReadableAtom<Loadable<RegulationDocument[]>>;
  reload: (language: LanguageCode) => Promise<void>;
  createReading: () => Reading;
  /** Keeps a reading that was opened before its view is drawn (open-early.ts): the next one created is this one. */
  keepEarly: (reading: Reading) => void;
};

/** Regulation documents: the list of all, and one reading per view. */
export function createRegulations(dependencies: ReadingDependencies & OfSamples): Regulations {
  const { main, notices } = dependencies;
  const lists = createResources<[LanguageCode], RegulationDocument[]>(notices, {
    again: (language) => void reload(language),
  });
  let early: Reading | undefined;

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
      const opened = early && isUnauthorised(early.$document.get()) ? undefined : early;
      early = undefined;
      return opened ?? createReading(dependencies);
    },
    keepEarly(reading) {
      early = reading;
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
