import { emailConsents } from '#core/contract/domain/consents.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import type { Organisation } from './organisation.ts';

type Calls = 'emailConsents' | 'emailPreferences' | 'updateEmailPreferences';
type Db = Organisation['db'];

/** The kinds of mails that a user has agreed to. */
export function consentHandlers(
  { db }: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, Calls> {
  return {
    emailConsents: () => [...emailConsents],
    emailPreferences: ({ caller }) => chosenBy(db, caller.account.id),
    updateEmailPreferences: ({ body, caller, address }) => {
      const { id, email } = caller.account;
      const requested = new Set<number>(body);
      return db.transaction().execute(async (trx) => {
        // The lock makes simultaneous changes wait for each other; otherwise both would insert the same row.
        await trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
        const before = await chosenBy(trx, id);
        const from = before.map(({ consentId }) => consentId);
        const to = emailConsents.map((consent) => consent.id).filter((one) => requested.has(one));
        if (from.join() === to.join()) return before;
        await trx.deleteFrom('email_consent').where('account_id', '=', id).execute();
        const rows = to.map((consent) => ({ account_id: id, consent_id: consent }));
        if (rows.length > 0) await trx.insertInto('email_consent').values(rows).execute();
        const entry = { actor: email, subject: email, detail: { from, to }, address };
        await record(trx, { ...entry, action: 'CONSENTS_CHANGED' }, now());
        return to.map((consentId) => ({ consentId }));
      });
    },
  };
}

async function chosenBy(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('email_consent')
    .select('consent_id')
    .where('account_id', '=', accountId)
    .execute();
  const ids = new Set(rows.map((row) => row.consent_id));
  return emailConsents.filter(({ id }) => ids.has(id)).map(({ id }) => ({ consentId: id }));
}
