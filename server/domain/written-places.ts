import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { ReadWords } from './law-link.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { hashed, storeHashedWords } from './stored-words.ts';

type Of = { commentId: string } | { answerId: string };
export type NewWrittenPlace = {
  regArt: string;
  /** The language in which the text is read. */
  language: LanguageCode;
  versionDate: string | null;
  /** The words that are read, if the main server has said them. */
  read: ReadWords | undefined;
};

/** Stores where something was written and on which words, in the transaction in which it is written. */
export async function storeWrittenPlace(
  trx: OrganisationTransaction,
  of: Of,
  { regArt, language, versionDate, read }: NewWrittenPlace,
): Promise<void> {
  const { regTextId: reg_text_id, path } = splitParagraphId(regArt);
  const words = read && hashed(read);
  await storeHashedWords(trx, words ? [words] : []);
  await trx
    .insertInto('written_place')
    .values({
      comment_id: 'commentId' in of ? of.commentId : null,
      answer_id: 'answerId' in of ? of.answerId : null,
      reg_text_id,
      path,
      read_language: language,
      language,
      version_date: read?.versionDate ?? versionDate,
      words_hash: words?.hash ?? null,
    })
    .execute();
}

const columns = [
  'id',
  'reg_text_id',
  'path',
  'language',
  'language as read_language',
  'version_date',
] as const;

/** Finds what was written by other ways, or before there was this: it is settled as if it had just been written. */
export async function findUnplaced({ db }: Organisation): Promise<void> {
  const isUnplaced = (reference: 'comment_id' | 'answer_id', id: 'comment.id' | 'assurance_answer.id') =>
    sql<boolean>`not exists (${db
      .selectFrom('written_place')
      .select(sql.lit(1).as('one'))
      .whereRef(`written_place.${reference}`, '=', sql.ref(id))})`;
  const into = (reference: 'comment_id' | 'answer_id') =>
    db
      .insertInto('written_place')
      .columns([reference, 'reg_text_id', 'path', 'language', 'read_language', 'version_date'])
      .onConflict((conflict) => conflict.doNothing());
  await into('comment_id')
    .expression(
      db
        .selectFrom('comment')
        .select(columns)
        .where('parent', 'is', null)
        .where('reg_text_id', 'is not', null)
        .where(isUnplaced('comment_id', 'comment.id')) as never,
    )
    .execute();
  await into('answer_id')
    .expression(
      db
        .selectFrom('assurance_answer')
        .select(columns)
        .where(isUnplaced('answer_id', 'assurance_answer.id')) as never,
    )
    .execute();
}
