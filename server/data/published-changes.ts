import type { MainDb } from './open-main.ts';

/*
 * Who sees which changes of the provider is decided in these statements: everybody who may call sees those that are
 * published, drafts are for those who administer the data alone.
 */

export const publishedChanges = (db: MainDb) =>
  db.selectFrom('provider_change').where('provider_change.published', '=', true);

/** The drafts that wait for a decision. */
export const waitingDrafts = (db: MainDb) =>
  db
    .selectFrom('provider_change')
    .where('provider_change.published', '=', false)
    .where('provider_change.withdrawn_at', 'is', null);
