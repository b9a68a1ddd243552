import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from './open-main.ts';

/** A stored text: its number, and the document, version and language that it is the text of. */
export type StoredText = {
  id: number;
  language: LanguageCode;
  regTextId: string;
  versionDate: string;
  /** The organisation that the document is internal to. */
  owner: string | null;
  /** Whether the document is invented law. */
  sample: boolean;
};

type UnreadRequest = {
  isUnread: RawBuilder<boolean>;
  /** Languages are read one after the other, in this order. */
  languages: readonly LanguageCode[];
  /** The last text of the previous call. */
  after: StoredText | undefined;
  count: number;
};

/** The next unread texts, language by language, the newest first. */
export async function unreadTexts(db: MainDb, request: UnreadRequest): Promise<StoredText[]> {
  const { languages, after } = request;
  const begun = after === undefined ? 0 : languages.indexOf(after.language);
  for (const language of languages.slice(begun)) {
    const texts = await ofLanguage(db, language, request);
    if (texts.length > 0) return texts;
  }
  return [];
}

async function ofLanguage(
  db: MainDb,
  language: LanguageCode,
  { isUnread, after, count }: UnreadRequest,
): Promise<StoredText[]> {
  const further =
    after?.language === language
      ? sql`(text.version_date, text.id) < (${after.versionDate}::date, ${after.id}::int)`
      : sql`true`;
  const { rows } = await sql<StoredText>`
    select text.id, language, reg_text_id as "regTextId", version_date as "versionDate", owner, sample
    from main.text join main.regulation on regulation.id = text.regulation_id
    where language = ${language} and ${further} and ${isUnread}
    order by version_date desc, text.id desc
    limit ${count}`.execute(db);
  return rows;
}
