import type { MainDb } from '../data/open-main.ts';
import { storeProof } from './widget-origins.ts';

/** `unknown`: the organisation has not entered the origin. */
export type OriginConfirmation = 'confirmed' | 'unknown' | 'no organisation';

/** Confirms an origin that cannot be checked from here, such as one of an internal network. */
export async function confirmOrigin(
  db: MainDb,
  { slug: organisation, origin }: { slug: string; origin: string },
  now: Date,
): Promise<OriginConfirmation> {
  const entered = await db
    .selectFrom('origin_proof')
    .select('origin')
    .where('organisation', '=', organisation)
    .where('origin', '=', origin)
    .executeTakeFirst();
  if (entered === undefined) {
    const known = db.selectFrom('domain').select('slug').where('slug', '=', organisation);
    return (await known.executeTakeFirst()) === undefined ? 'no organisation' : 'unknown';
  }
  await storeProof(db, { organisation, origin, proof: 'operator', actor: 'confirm-origin' }, now);
  return 'confirmed';
}
