import type { ChangeRef } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import type { ChangeEdit, NewChange } from '#core/contract/domain/changes-endpoints.ts';
import { HttpProblem } from '../http/problem.ts';
import { dropUntouched, findChange, openChange } from './change-access.ts';
import { auditChange, type ChangeCall } from './change-audit.ts';
import { stateInVersion } from './change-facts.ts';
import { dropFilesOfChange } from './change-file-store.ts';
import { mergeFields, sentFields, withFields } from './change-merge.ts';
import { oneChange } from './change-replies.ts';
import { hasFourEyes, requireTwoEditors } from './change-rules.ts';
import { blankState } from './change-state.ts';
import { needsApproval, requireReason, settleStatus } from './change-status.ts';
import { bringChangeTo, insertChange } from './change-store.ts';
import { requireParagraphs, requireUsers } from './comment-checks.ts';
import type { AskParagraph } from './main-link.ts';
import type { AfterNaming } from './new-change-mails.ts';
import { changing, type OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

export type ChangeContext = {
  now: () => Date;
  askParagraph: AskParagraph;
  /** What follows where somebody becomes the owner of a change. */
  afterNaming?: AfterNaming;
};

/** Somebody has changed these fields meanwhile. */
export const changedMeanwhile = (fields: string[]) =>
  new HttpProblem(409, 'CHANGE_CHANGED', `changed by somebody else meanwhile: ${fields.join(', ')}`, {
    fields,
  });

/** Stores a new own change. What ends at once is requested where that needs somebody else. */
export async function createChange(
  organisation: Organisation,
  { body, ...call }: ChangeCall & { body: NewChange },
  { now: clock, askParagraph, afterNaming }: ChangeContext,
): Promise<Change> {
  const written = withFields(blankState, sentFields(body, 'domain'));
  await requireProvisions(organisation, written.provisions, askParagraph);
  return changing('changes', organisation, async (trx) => {
    const [now, actor] = [clock(), call.caller.account.id];
    await requireOwner(trx, written.ownerId, call);
    const fourEyes = await hasFourEyes(trx);
    const isRequest = needsApproval(blankState.status, written.status, fourEyes);
    const first = isRequest ? { ...written, status: blankState.status } : written;
    const loaded = await insertChange(trx, first, { kind: 'created', actor, now });
    if (isRequest) {
      await requireTwoEditors(trx);
      const next = settleStatus(first, written, { fourEyes, reason: '', actor, now });
      await bringChangeTo(trx, loaded, next, { kind: 'approvalRequested', actor, now });
    }
    await auditChange(trx, loaded, { action: 'CHANGE_CREATED', ...call }, now);
    const key = { id: loaded.row.id, origin: 'domain' } as const;
    if (written.ownerId !== null) await afterNaming?.(trx, { key, actor, named: [written.ownerId], at: now });
    return oneChange(trx, key, call);
  });
}

/** Changes what is sent and differs from the version that the caller has read; what others have changed is merged. */
export async function updateChange(
  organisation: Organisation,
  { key, body, ...call }: ChangeCall & { key: ChangeRef; body: ChangeEdit },
  { now: clock, askParagraph, afterNaming }: ChangeContext,
): Promise<Change> {
  const sent = sentFields(body, key.origin);
  const before = await findChange(organisation.db, key, call.caller);
  const known = new Set(before?.provisions);
  const named = (sent.provisions ?? []).filter((one) => !known.has(one));
  await requireProvisions(organisation, named, askParagraph);
  return changing('changes', organisation, async (trx) => {
    const [now, actor] = [clock(), call.caller.account.id];
    const loaded = await openChange(trx, key, { caller: call.caller, now });
    const { state } = loaded;
    const base = await stateInVersion(trx, { id: loaded.row.id, version: body.version });
    const { changed, conflicts } = mergeFields(base, state, sent);
    if (conflicts.length > 0) throw changedMeanwhile(conflicts);
    if (changed.ownerId !== state.ownerId) await requireOwner(trx, changed.ownerId, call);
    const written = withFields(state, changed);
    requireReason(state.status, written.status, body.reason);
    const fourEyes = await hasFourEyes(trx);
    const next = settleStatus(state, written, { fourEyes, reason: body.reason, actor, now });
    const isRequest = next.approval !== null && next.approval !== state.approval;
    if (isRequest) await requireTwoEditors(trx);
    const kind = isRequest ? 'approvalRequested' : 'edited';
    const edited = await bringChangeTo(trx, loaded, next, { kind, actor, now, reason: body.reason });
    const fields = Object.keys(changed);
    if (edited.row === loaded.row) await dropUntouched(trx, loaded);
    else await auditChange(trx, edited, { action: 'CHANGE_UPDATED', fields, ...call }, now);
    const { ownerId } = edited.state;
    if (ownerId !== null && ownerId !== state.ownerId)
      await afterNaming?.(trx, { key, actor, named: [ownerId], at: now });
    return oneChange(trx, key, call);
  });
}

/** Takes an own change away. What became of it stays in the facts. */
export function deleteChange(
  organisation: Organisation,
  { id, ...call }: ChangeCall & { id: string },
  { now: clock }: Pick<ChangeContext, 'now'>,
): Promise<{ domainId: string }> {
  return changing('changes', organisation, async (trx) => {
    const now = clock();
    const loaded = await openChange(trx, { id, origin: 'domain' }, { caller: call.caller, now });
    const actor = call.caller.account.id;
    await bringChangeTo(trx, loaded, { ...loaded.state, removed: true }, { kind: 'removed', actor, now });
    await dropFilesOfChange(trx, { id, origin: 'domain' });
    await auditChange(trx, loaded, { action: 'CHANGE_DELETED', ...call }, now);
    return { domainId: id };
  });
}

/** Paragraphs are asked for before the transaction, since the main server is asked. */
const requireProvisions = (organisation: Organisation, paragraphs: readonly string[], ask: AskParagraph) =>
  requireParagraphs(organisation, { paragraphs, field: 'provisions' }, ask);

export async function requireOwner(
  trx: OrganisationTransaction,
  ownerId: string | null | undefined,
  { caller }: ChangeCall,
): Promise<void> {
  const ids = typeof ownerId === 'string' ? [ownerId] : [];
  await requireUsers(trx, { ids, caller, field: 'ownerId' });
}
