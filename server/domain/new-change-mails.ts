import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { addDays } from '#core/lib/dates.ts';
import { swissDay } from '../data/versions.ts';
import { enqueueMail } from '../mail/queue.ts';
import type { MailTables } from '../mail/tables.ts';
import { type ChangeKey, consolidated, keyed } from './change-rows.ts';
import { type AfterCommentChange, loadComment } from './comment-store.ts';
import { newFor } from './digest-changes.ts';
import { consentsPage } from './digest-compose.ts';
import { type Receiver, receiverOf } from './digest-viewers.ts';
import { changeLink } from './digest-words.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
import { type Organisation, storedPlan } from './organisation.ts';

const consent = 'TAG_WHEN_NEW_CHANGE';

/** Who names whom in which change. */
type Naming = { key: ChangeKey; actor: string; named: readonly string[]; at: Date };
/** Runs in the transaction in which somebody becomes the owner of a change, so that both are stored or neither. */
export type AfterNaming = (trx: OrganisationTransaction, naming: Naming) => Promise<void>;

type Place = { organisation: Pick<Organisation, 'name' | 'slug'>; portalUrl: string };

/** Mails those who are named in a new change and want to be told at once: once of a change. */
export const ownerMails =
  (place: Place): AfterNaming =>
  (trx, naming) =>
    tellNamed(trx, naming, { ...place, isNotified: () => false });

/** The same of those who are named in a comment on it. Who gets the mail of the comment needs no second one. */
export const taggedMails =
  (place: Place): AfterCommentChange =>
  async (trx, { icid, actor, newlyTagged: named, at }) => {
    if (named.length === 0) return;
    const row = (await loadComment(trx, icid))?.row;
    if (!row?.change_id) return;
    const key = { id: row.change_id, origin: row.change_origin === 'main' ? 'main' : 'domain' } as const;
    const isNotified = ({ consents }: Receiver) => consents.has('COMMENT_TAGGING');
    await tellNamed(trx, { key, actor, named, at }, { ...place, isNotified });
  };

/** Runs in the transaction in which it is noted that a new change names what these people watch. */
export type AfterWatched = (
  trx: OrganisationTransaction,
  noted: { key: ChangeKey; watching: readonly string[]; actor: string | undefined; at: Date },
) => Promise<void>;

/** Mails those who watch what a new change names and want to be told at once. */
export const watchedMails =
  (place: Place): AfterWatched =>
  (trx, { watching: named, actor, ...noted }) =>
    named.length === 0
      ? Promise.resolve()
      : tellNamed(trx, { ...noted, named, actor }, { ...place, isNotified: () => false, as: 'watching' });

type Telling = Place & {
  isNotified: (receiver: Receiver) => boolean;
  /** Why somebody is told, if they are not named. */
  as?: 'watching';
};

async function tellNamed(
  trx: OrganisationTransaction,
  { key, actor, named, at }: Omit<Naming, 'actor'> & { actor: string | undefined },
  { organisation, portalUrl, isNotified, as }: Telling,
): Promise<void> {
  const plan = await storedPlan(trx, organisation.slug);
  const rows = await accountsOf(trx, named);
  const isActor = ({ id }: { id: string }) => id === actor;
  const author =
    actor === undefined ? undefined : (rows.find(isActor) ?? (await accountsOf(trx, [actor]))[0]);
  for (const row of rows) {
    const receiver = receiverOf(row, { plan, consents: row.consents ?? [] });
    if (row.id === actor || !receiver?.consents.has(consent) || isNotified(receiver)) continue;
    const change = receiver.seesChanges ? await newChange(trx, { key, receiver, at }) : undefined;
    if (change === undefined || !(await claim(trx, { key, receiver, at }))) continue;
    const data = {
      organisation: organisation.name,
      author: author?.full_name ?? organisation.name,
      topic: change.topic,
      deadline: change.deadline ?? '',
      link: changeLink(portalUrl, change.slug),
      settings: consentsPage(portalUrl),
    };
    const queue = trx.withSchema('domain') as unknown as Kysely<MailTables>;
    const { email: to, language } = receiver;
    const template = as === 'watching' ? 'watchedChange' : 'newChange';
    await enqueueMail(queue, { to, language, template, data }, at);
  }
}

function accountsOf(trx: OrganisationTransaction, ids: readonly string[]) {
  return trx
    .selectFrom('account')
    .select(['account.id', 'account.email', 'account.full_name', 'account.preferred_language'])
    .select('account.roles')
    .select((eb) =>
      eb
        .selectFrom('email_consent')
        .select(sql<number[]>`array_agg(email_consent.consent_id)`.as('ids'))
        .whereRef('email_consent.account_id', '=', 'account.id')
        .as('consents'),
    )
    .where('account.id', 'in', [...ids])
    .orderBy('account.id')
    .execute();
}

type Notice = { key: ChangeKey; receiver: Receiver; at: Date };

/** The change as its receiver reads it, if it is new. */
function newChange(trx: OrganisationTransaction, { key, receiver, at }: Notice) {
  const { id, roles, seesChanges, language } = receiver;
  const caller = { account: { id, preferred_language: language }, roles, seesChanges };
  return consolidated(trx, { caller, language })
    .where(keyed(key))
    .where(sql<string>`coalesce(copy.date, change.date)`, '>', addDays(swissDay(at), -newFor))
    .executeTakeFirst();
}

/** Notes that somebody is told of a change; false if they were before. */
async function claim(trx: OrganisationTransaction, { key, receiver, at }: Notice): Promise<boolean> {
  const notice = {
    account_id: receiver.id,
    kind: consent,
    period: `${key.origin} ${key.id}`,
    told: null,
    at,
  };
  const claimed = await trx
    .insertInto('sent_notice')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
  return claimed.length > 0;
}
