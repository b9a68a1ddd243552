import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { ChangeFact } from '#core/contract/domain/changes.ts';
import { foldText } from '#core/lib/fold.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { swissDay } from '../data/versions.ts';
import { changeFacts } from './change-facts.ts';
import { blankState, type ChangeState } from './change-state.ts';
import { storeTasks, tasksOf } from './change-task-rows.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

export type ChangeRow = Selectable<OrganisationTables['change_element']>;
/** A change as it is stored in the organisation, with its state. */
export type LoadedChange = { row: ChangeRow; state: ChangeState };
/** Of one kind of fact: who does it, when and why. */
export type KnownChange = { kind: ChangeFact['kind']; actor: string; now: Date; reason?: string };

/** Loads what is stored of a change, also of one that was removed. */
export async function loadChange(trx: OrganisationTransaction, row: ChangeRow): Promise<LoadedChange> {
  const { tasks, titles } = await tasksOf(trx, row.id);
  const { approval_status: status, approval_by: by, approval_at: at } = row;
  const words = {
    topic: row.topic,
    summary: row.summary,
    area: row.area,
    comment: row.comment,
    userNotes: row.user_notes,
    approvalReason: row.approval_reason,
    ...titles,
  };
  const state: ChangeState = {
    deadline: row.deadline,
    type: row.type,
    source: row.source,
    language: row.language,
    link: row.link,
    provisions: row.provisions,
    key: row.key,
    ownerId: row.owner,
    status: row.status,
    volume: row.volume,
    approval: status && by && at ? { status, by, at: at.toISOString() } : null,
    removed: row.removed_at !== null,
    tasks,
    words: Object.fromEntries(Object.entries(words).filter(([, text]) => text !== '')),
  };
  return { row, state };
}

const searched = ['topic', 'summary', 'area', 'comment', 'userNotes'] as const;

const columnsOf = ({ words, approval, ...state }: ChangeState) => ({
  topic: words.topic ?? '',
  summary: words.summary ?? '',
  language: state.language,
  source: state.source,
  type: state.type,
  deadline: state.deadline,
  link: state.link,
  provisions: JSON.stringify(state.provisions),
  area: words.area ?? '',
  comment: words.comment ?? '',
  key: state.key,
  owner: state.ownerId,
  status: state.status,
  user_notes: words.userNotes ?? '',
  volume: state.volume,
  approval_status: approval?.status ?? null,
  approval_by: approval?.by ?? null,
  approval_at: approval ? new Date(approval.at) : null,
  approval_reason: words.approvalReason ?? '',
  folded: foldText(searched.flatMap((name) => words[name] ?? []).join('\n\n')),
});

/** Begins what the organisation has of a change of the provider: nothing yet, so that no fact is known of it. */
export async function beginChange(
  trx: OrganisationTransaction,
  { mainId, actor, now }: { mainId: string; actor: string; now: Date },
): Promise<LoadedChange> {
  const row = await trx
    .insertInto('change_element')
    .values({
      ...columnsOf(blankState),
      main_id: mainId,
      slug: null,
      date: swissDay(now),
      version: 0,
      edited_at: now,
      edited_by: actor,
      known_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, state: blankState };
}

/** Stores a new own change with its first fact. */
export async function insertChange(
  trx: OrganisationTransaction,
  state: ChangeState,
  { kind, actor, now: at }: KnownChange,
): Promise<LoadedChange> {
  const id = randomUUID();
  const row = await trx
    .insertInto('change_element')
    .values({
      ...columnsOf(state),
      id,
      main_id: null,
      slug: slugOf(state.words.topic ?? '', id),
      ...notedBetween(blankState, state, { actor, at }),
      date: swissDay(at),
      version: 1,
      edited_at: at,
      edited_by: actor,
      known_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const change = changeFacts.between(undefined, state);
  if (change !== undefined)
    await changeFacts.record(trx, id, { kind, actor, at, change, version: 1, reason: null });
  return { row, state };
}

/** Names an own change in addresses: by its first topic, and apart from all others. */
const slugOf = (topic: string, id: string) => {
  const words = foldText(topic)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return `${words}-${id.slice(0, 8)}`.replace(/^-+|-+(?=-)/g, '');
};

/** Who wrote the notes last, where they differ. */
const notedBetween = (
  before: ChangeState,
  after: ChangeState,
  { actor, at }: { actor: string; at: Date },
): Partial<Pick<ChangeRow, 'noted_by' | 'noted_at'>> =>
  before.words.userNotes === after.words.userNotes ? {} : { noted_by: actor, noted_at: at };

/**
 * Brings a change from its state to another and records the fact. What does not differ leaves no trace. Facts of a change
 * are never known before earlier ones, whatever the clocks of the processes say. The version rises with what edits send.
 */
export async function bringChangeTo(
  trx: OrganisationTransaction,
  { row, state }: LoadedChange,
  next: ChangeState,
  { kind, actor, now, reason }: KnownChange,
): Promise<LoadedChange> {
  if (changeFacts.between(state, next) === undefined) return { row, state };
  // The first fact names every field.
  const change = changeFacts.between((await isUnknown(trx, row)) ? undefined : state, next);
  const at = new Date(Math.max(now.getTime(), row.known_at.getTime()));
  const version = isOfEdit(state, next) ? row.version + 1 : row.version;
  const isByHand = kind !== 'userRemoved';
  const changed = await trx
    .updateTable('change_element')
    .set({
      ...columnsOf(next),
      ...notedBetween(state, next, { actor, at }),
      removed_at: next.removed ? (row.removed_at ?? at) : null,
      known_at: at,
      version,
      ...(isByHand && { edited_at: at, edited_by: actor }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeTasks(trx, row.id, { before: state, after: next, at });
  if (change !== undefined)
    await changeFacts.record(trx, row.id, { kind, actor, at, change, version, reason: reason || null });
  return { row: changed, state: next };
}

/** Whether no fact is known of a change yet: somebody has begun with one of the provider. */
async function isUnknown(trx: OrganisationTransaction, { id, version }: ChangeRow): Promise<boolean> {
  if (version > 0) return false;
  const fact = await trx
    .selectFrom('change_fact')
    .select('id')
    .where('change_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return fact === undefined;
}

/** Whether anything differs that an edit sends: all but what belongs to tasks and files. */
function isOfEdit(before: ChangeState, after: ChangeState): boolean {
  const partOf = ({ tasks: _, words, ...fields }: ChangeState) => ({
    ...fields,
    words: Object.fromEntries(Object.entries(words).filter(([name]) => !name.includes(' '))),
  });
  return !isDeepStrictEqual(partOf(before), partOf(after));
}
