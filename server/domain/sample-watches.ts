import type { WatchTarget } from '#core/contract/domain/watching.ts';
import { watchKey } from '#core/watching/watch-key.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { documentOf } from './watch-target.ts';

const day = 86_400_000;

/** What two people of the sample watch since before its law was first heard of, so that what is to come of it is news. */
const watchedBy: Readonly<Record<string, readonly WatchTarget[]>> = {
  editor: [
    { kind: 'document', regTextId: 'bankg-m' },
    { kind: 'document', regTextId: 'rs-opwid-m' },
    { kind: 'term', term: 'Bank', language: 'DE' },
    { kind: 'query', query: 'Liquidität', language: 'DE' },
  ],
  admin: [{ kind: 'document', regTextId: 'bankg-m' }],
};

/** Gives people of sample organisations in which nobody watches anything something to watch. */
export async function createSampleWatches(organisations: readonly Organisation[], now: Date): Promise<void> {
  for (const organisation of organisations) {
    if (!organisation.sample) continue;
    await changing('watches', organisation, async (trx) => {
      const any = await trx.selectFrom('watch').select('id').limit(1).executeTakeFirst();
      const heard = await trx.selectFrom('law_text').select('language').limit(1).executeTakeFirst();
      // Who ends all that they watch does not find it there again.
      if (any !== undefined || heard !== undefined) return;
      const people = await trx.selectFrom('account').select(['id', 'email']).execute();
      const rows = people.flatMap(({ id, email }) =>
        (watchedBy[email.slice(0, email.indexOf('@'))] ?? []).map((target) => ({
          account_id: id,
          target: JSON.stringify(target),
          key: watchKey(target),
          reg_text_id: documentOf(target) ?? null,
          created_at: new Date(now.getTime() - day),
        })),
      );
      if (rows.length > 0) await trx.insertInto('watch').values(rows).execute();
    });
  }
}
