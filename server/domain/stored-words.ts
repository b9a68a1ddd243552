import { hash } from 'node:crypto';
import type { PlaceWords } from '#core/law/carrying/place-words.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

/** Words with the hash of how they are compared: equal words are kept once. */
export type HashedWords = { hash: string; words: string };

export const hashed = ({ key, text }: PlaceWords): HashedWords => ({
  hash: hash('sha256', key),
  words: text,
});

/** Keeps words, also when the main server has them no more. */
export async function storeHashedWords(
  trx: OrganisationTransaction,
  all: readonly HashedWords[],
): Promise<void> {
  const byHash = new Map(all.map((one) => [one.hash, one]));
  if (byHash.size === 0) return;
  await trx
    .insertInto('kept_words')
    .values([...byHash.values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
