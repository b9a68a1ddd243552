import type { Kysely } from 'kysely';
import { emailConsents } from '#core/contract/domain/consents.ts';
import { readsChanges } from '../auth/rights.ts';
import { heldRoles } from '../auth/roles.ts';
import { isMailAddress } from '../lib/mail-address.ts';
import type { Mail } from '../mail/mailer.ts';
import { enqueueMails } from '../mail/queue.ts';
import type { MailTables } from '../mail/tables.ts';
import { isIsolated } from './comment-rights.ts';
import type { AfterCommentChange, CommentChange, CommentTransaction } from './comment-store.ts';
import { seenComments } from './comment-visibility.ts';
import { type Organisation, storedPlan } from './organisation.ts';

const consent = emailConsents.find(({ emailConsentId }) => emailConsentId === 'COMMENT_TAGGING')?.id;

/**
 * Mails those who are named in a comment and want to be told. The mail enters the queue in the transaction of the
 * comment. It has no word of the comment: what was internal may be private when a mail is read.
 */
export function tagMails(
  { name: organisation, slug }: Pick<Organisation, 'name' | 'slug'>,
  { portalUrl }: { portalUrl: string },
): AfterCommentChange {
  return async (trx, change) => {
    if (change.newlyTagged.length === 0) return;
    const author = await trx
      .selectFrom('account')
      .select('full_name')
      .where('id', '=', change.actor)
      .executeTakeFirst();
    const link = `${portalUrl}/comments/tag/${change.icid}`;
    const queue = trx.withSchema('domain') as unknown as Kysely<MailTables>;
    const data = { organisation, author: author?.full_name ?? organisation, link };
    const receivers = await receiversOf(trx, change, await storedPlan(trx, slug));
    const mails = receivers.map(
      ({ email: to, preferred_language: language }): Mail => ({ to, language, template: 'commentTag', data }),
    );
    await enqueueMails(queue, mails, change.at);
  };
}

/** Who is named for the first time in this comment, has consented to such mails and may see the comment. */
async function receiversOf(
  trx: CommentTransaction,
  { icid, actor, newlyTagged }: CommentChange,
  plan: string,
) {
  const consenting = await trx
    .selectFrom('account')
    .innerJoin('email_consent', 'email_consent.account_id', 'account.id')
    .selectAll('account')
    .where('email_consent.consent_id', '=', consent ?? 0)
    .where('account.id', 'in', newlyTagged)
    .where('account.id', '!=', actor)
    .orderBy('account.id')
    .execute();
  const receivers: typeof consenting = [];
  for (const account of consenting) {
    const roles = heldRoles(account.roles);
    if (!roles.includes('READER') || isIsolated({ roles }) || !isMailAddress(account.email)) continue;
    if (await wasNamedBefore(trx, icid, account.id)) continue;
    const seen = await seenComments(trx, { account, roles, seesChanges: readsChanges(roles, plan) })
      .select('comment.id')
      .where('comment.id', '=', icid)
      .executeTakeFirst();
    if (seen !== undefined) receivers.push(account);
  }
  return receivers;
}

/** Whether the tag was there once and was taken away. */
async function wasNamedBefore(trx: CommentTransaction, icid: string, accountId: string): Promise<boolean> {
  const facts = await trx
    .selectFrom('comment_fact')
    .select('before')
    .where('comment_id', '=', icid)
    .where('before', 'is not', null)
    .execute();
  return facts.some(({ before }) => {
    const tags = before?.tags;
    return typeof tags === 'object' && tags !== null && Object.hasOwn(tags, accountId);
  });
}
