import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import type { CarriedItem } from '#core/contract/domain/carry-over.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { asAnswers } from './assurance-replies.ts';
import { seenAnswers } from './assurance-visibility.ts';
import type { DomainCaller } from './authentication.ts';
import type { SeenPlace } from './carry-rows.ts';
import { asComments } from './comment-replies.ts';
import { isIsolated } from './comment-rights.ts';
import { seenInThreads } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];
export type BarePlace = Omit<CarriedItem, 'comment' | 'answer'>;

/** Places as the contract has them, in the given order, with what stands in them: as many statements however many. */
export async function asItems(
  db: Db,
  caller: DomainCaller,
  rows: readonly SeenPlace[],
): Promise<CarriedItem[]> {
  const comments = await commentsOf(db, caller, rows);
  const answers = await answersOf(db, caller, rows);
  const done = await lastKinds(db, rows);
  return rows.map((row) => {
    const comment = comments.get(row.comment_id ?? '');
    const answer = answers.get(row.answer_id ?? '');
    return { ...asPlace(row, caller, done.get(row.id)), comment, answer };
  });
}

/** A place without what stands in it; `lastKind`: what was done with it last. */
export function asPlace(row: SeenPlace, { roles }: DomainCaller, lastKind: string | undefined): BarePlace {
  const { reg_text_id: regTextId, language } = row;
  const idOf = (path: string) => joinParagraphId(regTextId, path);
  const isWriter = roles.includes('COMMENT_EDITOR') || isIsolated({ roles });
  const work = isWriter && !row.has_later && row.outcome !== 'withdrawn';
  return {
    caid: row.id,
    version: row.version,
    type: row.comment_id === null ? 'answer' : 'comment',
    versionDate: row.version_date,
    outcome: row.outcome,
    state: row.state,
    open: row.open,
    from: {
      regArt: idOf(row.from_path),
      versionDate: row.from_version,
      language: row.from_hash === row.read_hash ? row.read_language : language,
      words: row.from_words ?? undefined,
    },
    to:
      row.path === null || row.state === 'parked'
        ? undefined
        : { regArt: idOf(row.path), versionDate: row.version_date, language, words: row.words ?? undefined },
    also: row.also.map(idOf),
    near: row.near === null ? undefined : idOf(row.near),
    at: row.known_at.toISOString(),
    rights: { work, undo: work && lastKind !== undefined && isOfSomebody(lastKind) },
  };
}

/** What somebody did, and can take back. */
export const isOfSomebody = (kind: string) => ['accepted', 'moved', 'parked'].includes(kind);

async function commentsOf(
  db: Db,
  caller: DomainCaller,
  rows: readonly SeenPlace[],
): Promise<Map<string, Comment>> {
  const ids = rows.flatMap(({ comment_id }) => comment_id ?? []);
  if (ids.length === 0) return new Map();
  const visible = await seenInThreads(db, caller)
    .selectAll('comment')
    .where('comment.id', 'in', ids)
    .execute();
  return new Map((await asComments(db, caller, visible)).map((one) => [one.icid, one]));
}

async function answersOf(
  db: Db,
  caller: DomainCaller,
  rows: readonly SeenPlace[],
): Promise<Map<string, AssuranceAnswer>> {
  const ids = rows.flatMap(({ answer_id }) => answer_id ?? []);
  if (ids.length === 0) return new Map();
  const visible = await seenAnswers(db, caller)
    .selectAll('assurance_answer')
    .where('assurance_answer.id', 'in', ids)
    .execute();
  return new Map((await asAnswers(db, caller, visible)).map((one) => [one.raid, one]));
}

/** What was done last with each place. */
export async function lastKinds(db: Db, rows: readonly { id: string }[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const facts = await db
    .selectFrom('carry_fact')
    .distinctOn('place_id')
    .select(['place_id', 'kind'])
    .where(
      'place_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(facts.map(({ place_id, kind }) => [place_id, kind]));
}
