import type { PartContext } from '../app-parts.ts';
import { createLruCache } from '../async/lru-cache.ts';
import { createResources } from '../async/resources.ts';
import type { AssuranceAnswer, AssuranceFact, UnitProgress } from '../contract/domain/assurance.ts';
import type { LanguageCode } from '../contract/languages.ts';

/** A place in a version of its text, as it is read in a language. */
export type AnsweredPlace = { completeParagraphID: string; versionDate: string; language: LanguageCode };
/** A text that is read. */
export type ReadText = [regTextId: string, versionDate: string, language: LanguageCode];

export type LoadingDependencies = Pick<PartContext, 'session' | 'notices'> & {
  domain: Pick<PartContext['domain'], 'assuranceOfRegArt' | 'assuranceHistory' | 'assuranceByUnit'>;
};

/** Number of places, and of documents, whose answers stay loaded. */
const max = { places: 60, documents: 12 };

/** What is loaded of assurance: answers and history of places, progress of documents. What is on screen loads again. */
export function createLoading({ domain, notices, session }: LoadingDependencies) {
  const isSignedIn = () => session.$session.get().signedIn;
  const places = createLruCache<string, AnsweredPlace>(max.places);
  const answers = createResources<[AnsweredPlace], readonly AssuranceAnswer[]>(notices, {
    max: max.places,
    again: (place) => void (isSignedIn() ? load(place) : answers.of(place).reset()),
  });
  const history = createResources<[string], readonly AssuranceFact[]>(notices, {
    max: max.places,
    again: (complete) => void (isSignedIn() ? loadHistory(complete) : history.of(complete).reset()),
  });
  const progress = createResources<ReadText, readonly UnitProgress[]>(notices, {
    max: max.documents,
    again: (...at) => void (isSignedIn() ? loadProgress(...at) : progress.of(...at).reset()),
  });

  async function load(place: AnsweredPlace) {
    places.set(JSON.stringify(place), place);
    const { completeParagraphID: complete, versionDate, language: readLanguage } = place;
    const ask = () => domain.assuranceOfRegArt({ complete, versionDate, readLanguage });
    await answers.of(place).load('load the assurance', ask, { keep: true });
  }
  async function loadHistory(complete: string) {
    const ask = () => domain.assuranceHistory({ complete });
    await history.of(complete).load('load the history of assurance', ask, { keep: true });
  }
  async function loadProgress(...text: ReadText) {
    const [regTextId, versionDate, readLanguage] = text;
    const ask = () => domain.assuranceByUnit({ regTextId, versionDate, readLanguage });
    await progress.of(...text).load('count the assurance', ask, { keep: true });
  }
  function reset() {
    for (const all of [answers, history, progress]) all.reset();
  }
  return { answers, history, progress, places, load, loadHistory, loadProgress, reset };
}
