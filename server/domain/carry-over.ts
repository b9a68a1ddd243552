import type { CarriedDetail } from '#core/contract/domain/carry-over.ts';
import { compareWords } from '#core/law/comparison/runs.ts';
import { vocabularyFor } from '#core/law/comparison/vocabulary.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { itemOf } from './carry-access.ts';
import { acceptCarried, moveCarried, parkCarried, undoCarried } from './carry-actions.ts';
import { historyOfPlaces, placesOf } from './carry-history.ts';
import { countCarried, listCarried } from './carry-lists.ts';
import type { Organisation } from './organisation.ts';

type Reading = 'listCarried' | 'carriedCounts' | 'carriedPlaces' | 'carriedHistory' | 'carriedItem';
type Working = 'acceptCarried' | 'moveCarried' | 'parkCarried' | 'undoCarried';

/** The review queue of what came to new versions of texts. */
export function carryOverHandlers(
  organisation: Organisation,
  context: { now: () => Date },
): Pick<DomainHandlers, Reading | Working> {
  const { db } = organisation;
  return {
    listCarried: ({ query, caller }) => listCarried(db, caller, query),
    carriedCounts: ({ query, caller }) => countCarried(db, caller, query),
    carriedPlaces: ({ params: { id }, caller }) => placesOf(db, caller, id),
    carriedHistory: ({ params: { id }, caller }) => historyOfPlaces(db, caller, id),
    carriedItem: ({ params: { caid }, caller }) => detailOf(organisation, caller, caid),
    acceptCarried: ({ params: { caid }, body: { version }, caller }) =>
      acceptCarried(organisation, { caid, version, caller }, context),
    moveCarried: ({ params: { caid }, body: { version, regArt }, caller }) =>
      moveCarried(organisation, { caid, version, regArt, caller }, context),
    parkCarried: ({ params: { caid }, body: { version }, caller }) =>
      parkCarried(organisation, { caid, version, caller }, context),
    undoCarried: ({ params: { caid }, body: { version }, caller }) =>
      undoCarried(organisation, { caid, version, caller }, context),
  };
}

/** Longer words are not compared for somebody who waits: all of them differ then. */
const longestCompared = 50_000;

/** One with the difference between the words where it stood and those where it stands. */
async function detailOf({ db }: Organisation, caller: DomainCaller, caid: string): Promise<CarriedDetail> {
  const item = await itemOf(db, caller, caid);
  const [before, after] = [item.from.words ?? '', item.to?.words ?? ''];
  const whole = [
    { text: before, op: 'deleted' as const },
    { text: after, op: 'inserted' as const },
  ].filter(({ text }) => text !== '');
  if (before === '' || after === '' || before.length + after.length > longestCompared)
    return { ...item, difference: whole };
  const vocabulary = vocabularyFor(item.from.language);
  const { runs } = compareWords({ text: before, marks: [] }, { text: after, marks: [] }, vocabulary);
  return { ...item, difference: runs };
}
