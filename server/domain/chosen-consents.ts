import { emailConsents } from '#core/contract/domain/consents.ts';
import type { Organisation } from './organisation.ts';

/** The ids of the mails that a user has consented to, in the order of the contract. */
export async function chosenConsents(db: Organisation['db'], accountId: string) {
  const rows = await db
    .selectFrom('email_consent')
    .select('consent_id')
    .where('account_id', '=', accountId)
    .execute();
  const ids = new Set(rows.map((row) => row.consent_id));
  return emailConsents.map(({ id }) => id).filter((id) => ids.has(id));
}
