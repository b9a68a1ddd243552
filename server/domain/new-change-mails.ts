import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ChangeRef } from '#core/contract/change-values.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { addDays } from '#core/lib/dates.ts';
import { swissDay } from '../data/versions.ts';
import type { Mail } from '../mail/mailer.ts';
import { enqueueMails } from '../mail/queue.ts';
import type { MailTables } from '../mail/tables.ts';
import { consolidatedFor, keyed } from './change-rows.ts';
import { type AfterCommentChange, loadComment } from './comment-store.ts';
import { newFor } from './digest-changes.ts';
import { consentsPage } from './digest-compose.ts';
import { type Receiver, receiverOf, theViewer, viewerRows } from './digest-viewers.ts';
import { changeLink } from './digest-words.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
import { type Organisation, storedPlan } from './organisation.ts';

const consent = 'TAG_WHEN_NEW_CHANGE';

/** Who names whom in which change. */
type Naming = { key: ChangeRef; actor: string; named: readonly string[]; at: Date };
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
  noted: { key: ChangeRef; watching: readonly string[]; actor: string | undefined; at: Date },
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

/** In as many statements for many people as for one. */
async function tellNamed(
  trx: OrganisationTransaction,
  { key, actor, named, at }: Omit<Naming, 'actor'> & { actor: string | undefined },
  { organisation, portalUrl, isNotified, as }: Telling,
): Promise<void> {
  const plan = await storedPlan(trx, organisation.slug);
  const rows = await accountsOf(trx, actor === undefined ? named : [...named, actor]);
  const author = rows.find(({ id }) => id === actor)?.full_name ?? organisation.name;
  const willing = rows.flatMap((row) => {
    const receiver = receiverOf(row, { plan, consents: row.consents ?? [] });
    const isWilling = row.id !== actor && receiver?.seesChanges && receiver.consents.has(consent);
    return receiver && isWilling && !isNotified(receiver) ? [receiver] : [];
  });
  const changes = await newChangeFor(trx, willing, { key, at });
  const claimed = await claim(trx, [...changes.keys()], { key, at });
  const mails = willing.flatMap(({ id, email: to, language }): Mail[] => {
    const change = claimed.has(id) ? changes.get(id) : undefined;
    if (change === undefined) return [];
    const data = {
      organisation: organisation.name,
      author,
      topic: change.topic,
      deadline: change.deadline ?? '',
      link: changeLink(portalUrl, change.slug),
      settings: consentsPage(portalUrl),
    };
    return [{ to, language, template: as === 'watching' ? 'watchedChange' : 'newChange', data }];
  });
  await enqueueMails(trx.withSchema('domain') as unknown as Kysely<MailTables>, mails, at);
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

type Notice = { key: ChangeRef; at: Date };
type ReadChange = { receiver: string; topic: string; slug: string; deadline: string | null };

/** The change as each receiver reads it, of those who see it, if it is new. */
async function newChangeFor(
  trx: OrganisationTransaction,
  receivers: readonly Receiver[],
  { key, at }: Notice,
): Promise<ReadonlyMap<string, ReadChange>> {
  if (receivers.length === 0) return new Map();
  const read = consolidatedFor(trx, theViewer, sql.ref<InterfaceLanguage>('viewer.language'))
    .where(keyed(key))
    .where(sql<string>`coalesce(copy.date, change.date)`, '>', addDays(swissDay(at), -newFor));
  const rows = await trx
    .selectFrom(viewerRows(receivers))
    .innerJoinLateral(read.as('read'), (join) => join.onTrue())
    .select(['viewer.id as receiver', 'read.topic', 'read.slug', 'read.deadline'])
    .execute();
  return new Map(rows.map((row) => [row.receiver, row]));
}

/** Notes that people are told of a change; resolves to those who were not before. */
async function claim(
  trx: OrganisationTransaction,
  people: readonly string[],
  { key, at }: Notice,
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const notice = { kind: consent, period: `${key.origin} ${key.id}`, told: null, at };
  const claimed = await trx
    .insertInto('sent_notice')
    .values(people.map((account_id) => ({ account_id, ...notice })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
  return new Set(claimed.map(({ account_id }) => account_id));
}
