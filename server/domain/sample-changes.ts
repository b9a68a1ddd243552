import { randomUUID } from 'node:crypto';
import { swissDay } from '../data/versions.ts';
import { ownChanges, type SampleChange } from '../sample/changes/own-changes.ts';
import { blankState, type ChangeState, taskTitle } from './change-state.ts';
import { bringChangeTo, insertChange } from './change-store.ts';
import { changing, type OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { sayOfSampleChanges } from './sample-said.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Gives sample organisations that have no changes ten own ones each, with what became of them as facts, and what they make
 * of those of the provider.
 */
export async function createSampleChanges(organisations: readonly Organisation[], now: Date): Promise<void> {
  for (const organisation of organisations) {
    if (!organisation.sample) continue;
    await changing('changes', organisation, async (trx) => {
      const any = await trx.selectFrom('change_element').select('id').limit(1).executeTakeFirst();
      if (any !== undefined) return;
      const people = await idsOf(trx, organisation);
      for (const [index, change] of ownChanges.entries())
        await createSampleChange(trx, change, { people, now, index });
      await sayOfSampleChanges(trx, { people, now });
    });
  }
}

type Given = { people: ReadonlyMap<string, string>; now: Date; index: number };

/** Created some days ago by one person; worked on by another, and ended last where it has ended. */
async function createSampleChange(
  trx: OrganisationTransaction,
  change: SampleChange,
  { people, now, index }: Given,
): Promise<void> {
  const [author, editor] = [people.get('editor'), people.get('admin')];
  if (author === undefined || editor === undefined) return;
  const ago = (days: number) => new Date(now.getTime() - days * day - index * hour);
  const inDays = (days: number) => swissDay(new Date(now.getTime() + days * day));
  const person = (name: string | undefined) => (name === undefined ? null : (people.get(name) ?? null));
  const first: ChangeState = {
    ...blankState,
    deadline: inDays(change.inDays),
    type: change.type,
    source: change.source ?? 'internal',
    language: 'DE',
    provisions: change.provisions,
    words: { topic: change.topic, summary: change.summary },
  };
  const created = await insertChange(trx, first, { kind: 'created', actor: author, now: ago(90) });
  const said = { area: change.area, comment: change.comment, userNotes: change.notes };
  const words = {
    ...first.words,
    ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '')),
  };
  const isOver = change.status === 'D' || change.status === 'O';
  const worked: ChangeState = {
    ...first,
    words,
    key: change.key,
    ownerId: person(change.owner),
    volume: change.volume,
    status: isOver ? 'G' : change.status,
  };
  let loaded = await bringChangeTo(trx, created, worked, { kind: 'edited', actor: editor, now: ago(60) });
  for (const [number, { title, owner, inDays: due, done = false }] of change.tasks.entries()) {
    const id = randomUUID();
    const task = { ownerId: person(owner), dueDate: due === undefined ? null : inDays(due), done };
    const next = {
      ...loaded.state,
      tasks: { ...loaded.state.tasks, [id]: task },
      words: { ...loaded.state.words, [taskTitle(id)]: title },
    };
    const known = { kind: 'taskAdded', actor: editor, now: ago(50 - number) } as const;
    loaded = await bringChangeTo(trx, loaded, next, known);
  }
  if (isOver)
    await bringChangeTo(
      trx,
      loaded,
      { ...loaded.state, status: change.status },
      { kind: 'edited', actor: author, now: ago(3), reason: 'Mit der Geschäftsleitung besprochen.' },
    );
}

/** The ids of the sample's users, by the part of their address before the @. */
async function idsOf(
  trx: OrganisationTransaction,
  { emailDomain }: Organisation,
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('email', 'like', `%@${emailDomain}`)
    .execute();
  return new Map(rows.map(({ id, email }) => [email.split('@')[0] ?? '', id]));
}
