import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { PlaceState } from '../data/tables/carry-over.ts';
import { byServer, changePlaces, type PlaceRow, placeState } from './carry-store.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
import { hashed, storeHashedWords } from './stored-words.ts';
import type { NewWrittenPlace } from './written-places.ts';

/**
 * An answer that was withdrawn and is given anew stands where it is given now, on the words that are read now: the text
 * may have been imported again since, with other words or numbers. In later versions it waits if these are other words.
 */
export async function placeAnew(
  trx: OrganisationTransaction,
  answerId: string,
  { regArt, language, read }: NewWrittenPlace,
  at: Date,
): Promise<void> {
  const written = await trx
    .selectFrom('written_place')
    .selectAll()
    .where('answer_id', '=', answerId)
    .executeTakeFirst();
  // Without the words that are read it stands as before: with a mark if the text has other words.
  if (written === undefined || read === undefined) return;
  const words = hashed(read);
  await storeHashedWords(trx, [words]);
  await trx
    .updateTable('written_place')
    .set({ words_hash: words.hash })
    .where('id', '=', written.id)
    .execute();
  const places = await trx
    .selectFrom('carried_place')
    .selectAll()
    .where('written_id', '=', written.id)
    .orderBy('version_date')
    .execute();
  const { path } = splitParagraphId(regArt);
  const own = read.versionDate;
  const isSameText = written.language === language;
  const given = { fromVersion: own, fromPath: path, fromWords: words.hash };
  const changes = places.flatMap((row) => {
    if (row.version_date === own)
      return [{ row, state: { ...atOwn(path, words.hash, isSameText), ...given } }];
    return row.version_date > own && isOnOther(row, words.hash)
      ? [{ row, state: { ...placeState(row), ...given, ...waiting } }]
      : [];
  });
  await changePlaces(trx, changes, byServer('written', at));
}

const waiting = { outcome: 'uncertain', state: 'review', open: true } as const;

/** In the text that was compared before it stands for certain; in another language somebody has to look. */
const atOwn = (path: string, words: string, isSameText: boolean): Omit<PlaceState, `from${string}`> => ({
  path,
  near: null,
  also: [],
  words: isSameText ? words : null,
  ...(isSameText ? ({ outcome: 'unchanged', state: 'placed', open: false } as const) : waiting),
});

/** Whether it stands on other words than those that are answered now. What is parked stays so. */
const isOnOther = ({ state, words_hash }: PlaceRow, words: string) =>
  state !== 'parked' && words_hash !== words;
