import * as v from 'valibot';
import { pageOrigin } from '#core/contract/rules.ts';
import { oneLine } from '#core/contract/text.ts';
import type { DatabaseLocation } from '../data/database.ts';
import { workOnMain } from '../data/work-on-database.ts';
import { confirmOrigin, type OriginConfirmation } from '../main/confirm-origin.ts';

/** What the operator names: an origin that administrators of an organisation have entered. */
export const confirmedOrigin = v.object({ slug: oneLine(40), origin: pageOrigin });
export type ConfirmedOrigin = v.InferOutput<typeof confirmedOrigin>;

/** Confirms an origin through the server that owns the folder or, without one, directly. */
export async function confirmOriginIn(place: DatabaseLocation, named: ConfirmedOrigin): Promise<void> {
  let result = 'unknown' as OriginConfirmation;
  await workOnMain(
    place,
    { work: 'confirm-origin', ...named },
    (report) => {
      result = report as OriginConfirmation;
    },
    async (db) => {
      result = await confirmOrigin(db, named, new Date());
    },
  );
  if (result === 'no organisation') throw new Error(`the main server knows no organisation ${named.slug}`);
  if (result === 'unknown')
    throw new Error(`${named.slug} has no address ${named.origin}; its administrators enter it first`);
}
