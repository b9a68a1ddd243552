import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { TopicAct, TopicWords } from '#core/contract/main/topic-pages.ts';
import type { MainDb } from '../data/open-main.ts';
import { readShippedTopic } from './shipped-topics.ts';

/** A topic page in a language. */
export type TopicKey = { name: string; language: LanguageCode };
/** Who writes, and when; `folder` has the pages that ship. */
export type TopicWriting = { by?: string | undefined; now: Date; folder?: string | undefined };

/** Tells one shipped page from another; '' where there is none. */
export const basisOf = (shipped: TopicWords | undefined): string =>
  shipped === undefined ? '' : createHash('sha256').update(`${shipped.title}\n${shipped.text}`).digest('hex');

/** Whoever writes topic pages comes after whoever does already, so that nobody writes over what was not seen. */
export const takeTopicTurn = (trx: MainDb) =>
  sql`select pg_advisory_xact_lock(hashtext('topic pages'))`.execute(trx);

/** Writes a page over the shipped one, which is noted, so that an upgrade that brings another one can be told. */
export async function writeTopic(
  trx: MainDb,
  page: TopicKey & TopicWords,
  act: 'written' | 'loaded',
  writing: TopicWriting,
): Promise<void> {
  const { name, language, title, text } = page;
  const basis = await noteShipped(trx, page, writing);
  const row = { name, language, title, text, written_at: writing.now, basis };
  await trx
    .insertInto('topic_page')
    .values(row)
    .onConflict((conflict) => conflict.columns(['name', 'language']).doUpdateSet(row))
    .execute();
  await addVersion(trx, page, act, page, writing);
}

/** Lets the shipped page hold again. */
export async function returnTopic(
  trx: MainDb,
  page: TopicKey,
  shipped: TopicWords,
  writing: TopicWriting,
): Promise<void> {
  await removePage(trx, page);
  await addVersion(trx, page, 'returned', shipped, writing);
}

/** Deletes a page in a language; what it said stays among its versions. */
export async function deleteTopic(trx: MainDb, page: TopicKey, writing: TopicWriting): Promise<void> {
  await removePage(trx, page);
  await addVersion(trx, page, 'deleted', undefined, writing);
}

/** Goes on with the written page, now over the page that ships today. */
export async function keepTopic(trx: MainDb, page: TopicKey, writing: TopicWriting): Promise<void> {
  const basis = await noteShipped(trx, page, writing);
  const words = await trx
    .updateTable('topic_page')
    .set({ basis })
    .where('name', '=', page.name)
    .where('language', '=', page.language)
    .returning(['title', 'text'])
    .executeTakeFirst();
  await addVersion(trx, page, 'kept', words, writing);
}

const removePage = (trx: MainDb, { name, language }: TopicKey) =>
  trx.deleteFrom('topic_page').where('name', '=', name).where('language', '=', language).execute();

/** Adds the shipped page to the versions, once for each that ships; what tells it from others. */
async function noteShipped(trx: MainDb, page: TopicKey, { now, folder }: TopicWriting): Promise<string> {
  const shipped = await readShippedTopic(page.name, page.language, folder);
  const noted = await lastShipped(trx, page);
  if (shipped !== undefined && basisOf(shipped) !== basisOf(noted))
    await addVersion(trx, page, 'shipped', shipped, { now });
  return basisOf(shipped);
}

/** The shipped page that was noted last. */
export async function lastShipped(
  read: MainDb,
  { name, language }: TopicKey,
): Promise<TopicWords | undefined> {
  const row = await read
    .selectFrom('topic_version')
    .select(['title', 'text'])
    .where('name', '=', name)
    .where('language', '=', language)
    .where('act', '=', 'shipped')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return wordsOf(row);
}

/** The words of a row that has some. */
export function wordsOf(
  row: { title: string | null; text: string | null } | undefined,
): TopicWords | undefined {
  return row === undefined || row.title === null || row.text === null
    ? undefined
    : { title: row.title, text: row.text };
}

async function addVersion(
  trx: MainDb,
  { name, language }: TopicKey,
  act: TopicAct,
  words: TopicWords | undefined,
  { by, now }: TopicWriting,
): Promise<void> {
  await trx
    .insertInto('topic_version')
    .values({
      name,
      language,
      act,
      title: words?.title ?? null,
      text: words?.text ?? null,
      written_at: now,
      written_by: by ?? null,
    })
    .execute();
}
