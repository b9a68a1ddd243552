import { sql } from 'kysely';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { LawLink, TextKey } from './law-link.ts';
import type { Organisation } from './organisation.ts';

export type LawCopy = { sequence: number; units: Unit[] };

/**
 * The text of a version as it is kept here, under a number of the feed or a later one; else that of the main server,
 * which is kept from then on. Undefined where there is none now: it is asked for again.
 */
export async function copyOf(
  organisation: Organisation,
  key: TextKey,
  { atLeast, link, now }: { atLeast: number; link: Pick<LawLink, 'text'>; now: Date },
): Promise<LawCopy | undefined> {
  const stored = await storedCopies(organisation, key)
    .where('sequence', '>=', String(atLeast))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (stored !== undefined) return { sequence: Number(stored.sequence), units: stored.units };
  const text = await link.text(organisation, key);
  if (typeof text !== 'object') return undefined;
  // A replica that is behind still has the text from before. It would stand for the new one for ever.
  if (text.sequence < atLeast) return undefined;
  await organisation.db
    .insertInto('law_copy')
    .values({
      reg_text_id: key.regTextId,
      language: key.language,
      version_date: key.versionDate,
      sequence: text.sequence,
      units: JSON.stringify(text.units),
      copied_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return text;
}

/** The text under exactly this number. */
export async function exactCopy(
  organisation: Pick<Organisation, 'db'>,
  key: TextKey,
  sequence: number,
): Promise<Unit[] | undefined> {
  const row = await storedCopies(organisation, key)
    .where('sequence', '=', String(sequence))
    .executeTakeFirst();
  return row?.units;
}

const storedCopies = ({ db }: Pick<Organisation, 'db'>, { regTextId, language, versionDate }: TextKey) =>
  db
    .selectFrom('law_copy')
    .select(['sequence', 'units'])
    .where('reg_text_id', '=', regTextId)
    .where('language', '=', language)
    .where('version_date', '=', versionDate);

/** Removes texts of a document in which nothing stands any more. */
export async function dropUnusedCopies({ db }: Organisation, regTextId: string): Promise<void> {
  await db
    .deleteFrom('law_copy')
    .where('reg_text_id', '=', regTextId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('carried_place')
            .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
            .select(sql.lit(1).as('one'))
            .whereRef('carried_place.reg_text_id', '=', 'law_copy.reg_text_id')
            .whereRef('written_place.language', '=', 'law_copy.language')
            .whereRef('carried_place.version_date', '=', 'law_copy.version_date')
            .whereRef('carried_place.sequence', '=', 'law_copy.sequence'),
        ),
      ),
    )
    .execute();
}
