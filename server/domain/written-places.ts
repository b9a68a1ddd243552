import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { OrganisationTransaction } from './change-lock.ts';
import type { ReadWords } from './law-link.ts';
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
      language,
      version_date: read?.versionDate ?? versionDate,
      words_hash: words?.hash ?? null,
    })
    .execute();
}

/** Finds what was written by other ways, or before there was this: it is settled as if it had just been written. */
export async function findUnplaced({ db }: Organisation): Promise<void> {
  await db
    .insertInto('written_place')
    .columns(['comment_id', 'reg_text_id', 'path', 'language', 'version_date'])
    .expression(
      (eb) =>
        eb
          .selectFrom('comment')
          .select([
            'comment.id',
            'comment.reg_text_id',
            'comment.path',
            'comment.language',
            'comment.version_date',
          ])
          .where('comment.parent', 'is', null)
          .where('comment.reg_text_id', 'is not', null)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('written_place')
                  .select(sql.lit(1).as('one'))
                  .whereRef('written_place.comment_id', '=', 'comment.id'),
              ),
            ),
          ) as never,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('written_place')
    .columns(['answer_id', 'reg_text_id', 'path', 'language', 'version_date'])
    .expression(
      (eb) =>
        eb
          .selectFrom('assurance_answer as answer')
          .select([
            'answer.id',
            'answer.reg_text_id',
            'answer.path',
            'answer.language',
            'answer.version_date',
          ])
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('written_place')
                  .select(sql.lit(1).as('one'))
                  .whereRef('written_place.answer_id', '=', 'answer.id'),
              ),
            ),
          ) as never,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
