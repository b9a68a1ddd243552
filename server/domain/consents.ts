import { emailConsents } from '#core/contract/domain/consents.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import { chosenConsents } from './chosen-consents.ts';
import type { Organisation } from './organisation.ts';

type Calls = 'emailConsents' | 'emailPreferences' | 'updateEmailPreferences';
type ConsentId = (typeof emailConsents)[number]['id'];

const asReply = (ids: readonly ConsentId[]) => ids.map((consentId) => ({ consentId }));

/** The kinds of mails that a user has agreed to. */
export function consentHandlers(
  { db }: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, Calls> {
  return {
    emailConsents: () => [...emailConsents],
    emailPreferences: async ({ caller }) => asReply(await chosenConsents(db, caller.account.id)),
    updateEmailPreferences: ({ body, caller, address }) => {
      const { id, email } = caller.account;
      const requested = new Set<number>(body);
      return db.transaction().execute(async (trx) => {
        // The lock makes simultaneous changes wait for each other; otherwise both would insert the same row.
        await trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
        const from = await chosenConsents(trx, id);
        const to = emailConsents.map((consent) => consent.id).filter((one) => requested.has(one));
        if (from.join() === to.join()) return asReply(from);
        await trx.deleteFrom('email_consent').where('account_id', '=', id).execute();
        const rows = to.map((consent) => ({ account_id: id, consent_id: consent }));
        if (rows.length > 0) await trx.insertInto('email_consent').values(rows).execute();
        const entry = { actor: email, subject: email, detail: { from, to }, address };
        await record(trx, { ...entry, action: 'CONSENTS_CHANGED' }, now());
        return asReply(to);
      });
    },
  };
}
