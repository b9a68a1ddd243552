import * as v from 'valibot';
import { oneLine } from '#core/contract/text.ts';
import { isOfKey } from '../lib/encryption.ts';
import type { Organisation } from './organisation.ts';

/** How many second factors an organisation has, and how many of them another key encrypted than the present one. */
export type StoredSecondFactors = { slug: string; stored: number; unreadable: number };

/** What the doctor asks of the server that has the embedded database open. Without a key nothing can be read. */
export const secondFactorsQuestion = v.object({
  work: v.literal('second-factors'),
  keyName: v.optional(oneLine(8)),
});

/** Counts the second factors of each organisation, and those of which the key of this name can check no code. */
export async function countSecondFactors(
  organisations: readonly Pick<Organisation, 'slug' | 'db'>[],
  keyName: string | undefined,
): Promise<StoredSecondFactors[]> {
  const counts: StoredSecondFactors[] = [];
  for (const { slug, db } of organisations) {
    const rows = await db
      .selectFrom('second_factor')
      .select('secret')
      .where('secret', 'is not', null)
      .execute();
    const readable = rows.filter(
      ({ secret }) => secret !== null && keyName !== undefined && isOfKey(secret, keyName),
    );
    counts.push({ slug, stored: rows.length, unreadable: rows.length - readable.length });
  }
  return counts;
}

/** A line for each organisation with second factors that the present key, or none, cannot read. */
export function describeUnreadable(
  counts: readonly StoredSecondFactors[],
  { place, isThere }: { place: string; isThere: boolean },
): string[] {
  const reason = isThere
    ? `were encrypted with another key than ${place}`
    : `have no key any more in ${place}`;
  return counts
    .filter(({ unreadable }) => unreadable > 0)
    .map(
      ({ slug, unreadable }) =>
        `${slug}: second factors that ${reason}: ${unreadable}; put back the key of then, which lies beside the ` +
        'backup, or their users need a recovery code or a reset',
    );
}
