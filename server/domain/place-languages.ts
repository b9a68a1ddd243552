import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { displacedPlaces } from '#core/law/carrying/displaced-places.ts';
import { pathSortText } from '#core/law/paragraph-id.ts';
import type { Carrying } from './carry-texts.ts';
import { type LanguagePair, unknownPairs } from './language-pairs.ts';
import { copyOf } from './law-copies.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { isAsKnown } from './pairs-on-day.ts';

/** How many places are stored with one statement. */
const inStatement = 1000;

/**
 * Finds out which places of the texts in which something stands are not the same in other languages of them, for those
 * who read these. What is to be done follows from what is stored. Resolves to whether all was done.
 */
export async function placeInLanguages(
  organisation: Organisation,
  regTextId: string,
  { link, now, goOn }: Omit<Carrying, 'run'>,
): Promise<boolean> {
  if (!(await goOn())) return false;
  await dropOutdated(organisation, regTextId);
  let isDone = true;
  for (const { read, written: texts } of await unknownPairs(organisation, regTextId)) {
    const { language, versionDate } = read;
    // What is asked of the main server may take as long as a turn.
    if (!(await goOn())) return false;
    // It is kept nowhere: the words of that language decide about nothing.
    const text = await link.text(organisation, { regTextId, language, versionDate });
    // Other texts wait for none that cannot be had now, or that a replica does not have yet, or as it was before. If it
    // is gone, the feed will tell.
    if (typeof text !== 'object' || text.sequence < read.sequence) {
      isDone = false;
      continue;
    }
    for (const written of texts) {
      const key = { regTextId, language: written.language, versionDate: written.versionDate };
      const copy = await copyOf(organisation, key, { atLeast: written.sequence, link, now: now() });
      if (!(await goOn())) return false;
      if (copy === undefined) {
        isDone = false;
        continue;
      }
      const isSameVersion = written.versionDate === versionDate;
      const displaced = displacedPlaces(copy.units, text.units, isSameVersion);
      const pair = {
        read: { ...read, sequence: text.sequence },
        written: { ...written, sequence: copy.sequence },
      };
      await store(organisation, regTextId, pair, displaced);
      await pause();
    }
  }
  return isDone;
}

function store(
  organisation: Organisation,
  regTextId: string,
  { read, written }: LanguagePair,
  displaced: ReadonlyMap<string, string>,
): Promise<void> {
  return changing('carry', organisation, async (trx) => {
    await trx
      .deleteFrom('language_pair')
      .where('reg_text_id', '=', regTextId)
      .where('language', '=', read.language)
      .where('written_language', '=', written.language)
      .where('version_date', '=', read.versionDate)
      .execute();
    const { id } = await trx
      .insertInto('language_pair')
      .values({
        reg_text_id: regTextId,
        language: read.language,
        version_date: read.versionDate,
        sequence: read.sequence,
        written_language: written.language,
        written_version: written.versionDate,
        written_sequence: written.sequence,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = [...displaced].map(([path, to]) => ({
      pair_id: id,
      path,
      place_path: to,
      place_key: pathSortText(to),
    }));
    for (let at = 0; at < rows.length; at += inStatement)
      await trx
        .insertInto('language_place')
        .values(rows.slice(at, at + inStatement))
        .execute();
  });
}

/** Of a text that was withdrawn or replaced nothing is known to be the same any more, whichever of the two it is. */
async function dropOutdated({ db }: Organisation, regTextId: string): Promise<void> {
  await db
    .deleteFrom('language_pair')
    .where('reg_text_id', '=', regTextId)
    .where(sql<boolean>`not (${isAsKnown(db, 'read')} and ${isAsKnown(db, 'written')})`)
    .execute();
}
