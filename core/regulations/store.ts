import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { idle, type Loadable } from '../async/loadable.ts';
import type { LanguageCode } from '../contract/languages.ts';
import { type RegulationDocument, readingEndpoints } from '../contract/main/reading.ts';
import { createLoad } from '../loading.ts';
import { createReading } from './reading.ts';
import type { OpenPlace, Reading, ReadingTools } from './reading-types.ts';

export type Regulations = {
  /** All documents for the sources page, loaded on first asking and kept per language. */
  list: (language: LanguageCode) => ReadableAtom<Loadable<RegulationDocument[]>>;
  reload: (language: LanguageCode) => Promise<void>;
  createReading: () => Reading;
  /** Opens a place before there is a view for it; the next reading made is this one. */
  openEarly: (place: OpenPlace) => void;
};

/** Regulation documents: the list of all, and one reading per view. */
export function createRegulations(tools: ReadingTools): Regulations {
  const { main, notices } = tools;
  const lists = new Map<LanguageCode, WritableAtom<Loadable<RegulationDocument[]>>>();
  const load = createLoad(notices);
  let early: Reading | undefined;

  function listIn(language: LanguageCode) {
    const known = lists.get(language);
    if (known) return known;
    const created = atom<Loadable<RegulationDocument[]>>(idle);
    lists.set(language, created);
    return created;
  }

  async function reload(language: LanguageCode) {
    if (!language) {
      notices.warnOnce('Regulation call not made: language is missing.');
      return;
    }
    await load(
      listIn(language),
      'load the list of regulations',
      () => main.listOfRegulation({ body: { language } }),
      {
        keep: true,
      },
    );
  }

  return {
    list(language) {
      const $list = listIn(language);
      if ($list.get().state === 'idle') void reload(language);
      return $list;
    },
    reload,
    createReading() {
      // What failed on its way is asked for anew: somebody may have signed in meanwhile.
      const arriving = early?.$document.get().state === 'failed' ? undefined : early;
      const reading = arriving ?? createReading(tools);
      early = undefined;
      return reading;
    },
    openEarly(place) {
      early = onItsWay(createReading(tools), place);
    },
  };
}

/** What is read, and the list of all: comes with the reader and the page of sources. */
export const regulations: AppPart<Regulations> = {
  name: 'regulations',
  create: createRegulations,
  calls: readingEndpoints,
};

/** A reading that has set out: the first `open` of the same place waits for what is on its way. */
function onItsWay(reading: Reading, place: OpenPlace): Reading {
  let opening: Promise<void> | undefined = reading.open(place);
  return {
    ...reading,
    async open(next) {
      const started = isSamePlace(place, next) ? opening : undefined;
      opening = undefined;
      await (started ?? reading.open(next));
    },
  };
}

const isSamePlace = (a: OpenPlace, b: OpenPlace) =>
  a.regTextId === b.regTextId &&
  a.language === b.language &&
  a.versionDate === b.versionDate &&
  a.article === b.article;
