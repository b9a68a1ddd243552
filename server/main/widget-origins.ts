import { sql } from 'kysely';
import type { MainDb } from '../data/open-main.ts';
import type { RegisterStore } from './register-store.ts';

/** The organisations that allow elements on pages of an origin. */
export async function organisationsAllowing(
  read: MainDb,
  register: Pick<RegisterStore, 'find'>,
  origin: string,
): Promise<{ slug: string; support: string | null }[]> {
  const rows = await read
    .selectFrom('domain')
    .select(['slug', 'support_address as support'])
    .where(sql<boolean>`widget_origins @> ${JSON.stringify([origin])}::jsonb`)
    .orderBy('slug')
    .execute();
  return rows.filter(({ slug }) => register.find(slug) !== undefined);
}
