import { sql } from 'kysely';
import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { Attachment, ChangeAhead, ChangeImpact } from '#core/contract/domain/change-impact.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { swissDay } from '../data/versions.ts';
import { asAnswers } from './assurance-replies.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { touchedAnswers, touchedComments } from './change-impact-rows.ts';
import { missingChange, oneChange } from './change-replies.ts';
import { consolidated, isOngoing } from './change-rows.ts';
import { requireCollaboration } from './comment-checks.ts';
import { asComments, namesOf } from './comment-replies.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

/** What stands at the paragraphs that a change names, and which changes name paragraphs of a document. */
export function changeImpactHandlers(
  { db }: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, 'changeImpact' | 'changesAhead'> {
  return {
    changeImpact: async ({ params: { id }, query: { origin }, caller }) => {
      requireCollaboration(caller);
      const { provisions, withdrawn } = await oneChange(db, { id, origin }, { caller });
      if (withdrawn) throw missingChange();
      return impactOf(db, caller, { provisions, day: swissDay(now()) });
    },
    changesAhead: ({ params: { regTextId }, query: { language }, caller }) => {
      requireCollaboration(caller);
      return aheadOf(db, { regTextId, caller, language });
    },
  };
}

async function impactOf(
  db: Db,
  caller: DomainCaller,
  of: { provisions: readonly string[]; day: string },
): Promise<ChangeImpact> {
  const commented = await touchedComments(db, caller, of);
  const answered = await touchedAnswers(db, caller, of);
  const comments = await asComments(db, caller, distinct(commented));
  const answers = await asAnswers(db, caller, distinct(answered));
  const idsAt = (rows: readonly { id: string; touches: string }[], provision: string) =>
    rows.filter(({ touches }) => touches === provision).map(({ id }) => id);
  return {
    places: of.provisions.map((completeParagraphID) => ({
      completeParagraphID,
      comments: idsAt(commented, completeParagraphID),
      answers: idsAt(answered, completeParagraphID),
    })),
    comments,
    answers,
    people: await peopleOf(db, { comments, answers }),
  };
}

/** Each row once; something may be at several of the paragraphs. */
const distinct = <T extends { id: string }>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** Who is still a user of those who wrote comments, are named in them, answered, or are responsible. */
async function peopleOf(
  db: Db,
  { comments, answers }: Pick<ChangeImpact, 'comments' | 'answers'>,
): Promise<ChangeImpact['people']> {
  const attached = new Map<string, Set<Attachment>>();
  const attach = (id: string | undefined, as: Attachment) => {
    if (id !== undefined) attached.set(id, (attached.get(id) ?? new Set()).add(as));
  };
  for (const { author, taggedUserIds } of comments) {
    attach(author.id, 'author');
    for (const id of taggedUserIds) attach(id, 'tagged');
  }
  for (const { responsible, editedBy } of answers) {
    attach(responsible?.id, 'responsible');
    attach(editedBy.id, 'answered');
  }
  const names = await namesOf(db, [...attached.keys()]);
  return [...attached]
    .flatMap(([id, as]) => {
      const fullName = names.get(id);
      return fullName === undefined ? [] : { id, fullName, attachments: [...as] };
    })
    .sort((one, other) => one.fullName.localeCompare(other.fullName) || (one.id < other.id ? -1 : 1));
}

type Ahead = { regTextId: string; caller: DomainCaller; language: InterfaceLanguage | undefined };

async function aheadOf(db: Db, { regTextId, caller, language }: Ahead): Promise<ChangeAhead[]> {
  const names = sql<boolean>`exists (
    select from jsonb_array_elements_text(coalesce(copy.provisions, change.provisions)) as named (id)
    where starts_with(named.id, ${`${regTextId}~`}))`;
  const rows = await consolidated(db, { caller, language })
    .where(names)
    .where(isOngoing)
    .where(sql<boolean>`copy.withdrawn is not true`)
    .select([
      sql<string[]>`coalesce(copy.provisions, change.provisions)`.as('provisions'),
      sql<ChangeStatus>`coalesce(change.status, '?')`.as('status'),
    ])
    .orderBy(sql`deadline nulls last`)
    .orderBy(sql`slug`)
    .execute();
  return rows.map(({ main_id, domain_id, slug, topic, deadline, status, provisions }) => ({
    id: main_id ?? domain_id ?? '',
    origin: main_id === null ? 'domain' : 'main',
    slug,
    topic,
    deadline: deadline ?? undefined,
    status,
    provisions: provisions.filter((provision) => provision.startsWith(`${regTextId}~`)),
  }));
}
