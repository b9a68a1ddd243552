import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import { articleKinds } from '#core/contract/main/regulation-text.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { comparedLanguage } from '#core/law/text-in-force.ts';
import type { MainDb } from './open-main.ts';
import { surroundingsOfPairs } from './surroundings.ts';

/*
 * What has changed between two versions, from the hashes that are stored with the texts: they are equal where a
 * comparison finds no difference.
 */

/** The numbers of the texts of an older and a newer version, in the language by which their changes are known. */
export type ComparedTexts = { language: LanguageCode; before: number; after: number };
type DatedLanguages = Pick<Version, 'versionDate' | 'languages'>;
type StoredKey = { id: number; version_date: string; language: LanguageCode };

/** The texts by which the changes between two versions of a document are known; undefined where no language has both. */
export function comparedTexts(
  texts: readonly StoredKey[],
  before: DatedLanguages,
  after: DatedLanguages,
): ComparedTexts | undefined {
  const language = comparedLanguage(before, after);
  const idOf = ({ versionDate }: DatedLanguages) =>
    texts.find((text) => text.version_date === versionDate && text.language === language)?.id;
  const [earlier, later] = [idOf(before), idOf(after)];
  if (language === undefined || earlier === undefined || later === undefined) return undefined;
  return { language, before: earlier, after: later };
}

export type ChangedPlaces = {
  /** The innermost places of the older text that read differently in the newer one or are not there, in their order. */
  changed: string[];
  /** Number of articles that only the newer text has. */
  added: number;
};

/** Everything that has changed in a document, as far as a comparison of the whole texts finds it. */
export async function changedPlaces(
  read: MainDb,
  { before, after }: Pick<ComparedTexts, 'before' | 'after'>,
): Promise<ChangedPlaces> {
  const isLeftOut = await surroundingsOfPairs(read, [{ before, after }]);
  const placeOf = (text: 'earlier' | 'later') => ({
    after: sql`${after}::int`,
    path: sql.ref(`${text}.path`),
  });
  const { rows } = await sql<{ path: string; added: boolean }>`
    with changed as (
      select earlier.path, earlier.parent, earlier.ord from main.provision as earlier
      left join main.provision as later on later.text_id = ${after} and later.path = earlier.path
      where earlier.text_id = ${before} and later.hash is distinct from earlier.hash
        and not ${isLeftOut('before', placeOf('earlier'))}
    )
    select path, false as added, ord from changed
    where not exists (
      select from changed as inside
      where inside.parent = changed.path and starts_with(inside.path, changed.path || '^')
    )
    union all
    select path, true, ord from main.unit as later
    where later.text_id = ${after} and later.kind = any(${[...articleKinds]}::text[])
      and not ${isLeftOut('after', placeOf('later'))}
      and not exists (select from main.unit as earlier where earlier.text_id = ${before} and earlier.path = later.path)
    order by ord`.execute(read);
  return {
    changed: rows.filter(({ added }) => !added).map(({ path }) => path),
    added: rows.filter(({ added }) => added).length,
  };
}

/** A place of an older text, with the texts by which its changes are known. */
export type ComparedPlace = Pick<ComparedTexts, 'before' | 'after'> & { path: string };

/**
 * For each place whether it reads differently in the newer text. Where the language compared divides its articles
 * otherwise, the whole article tells; undefined where it does not have that either.
 */
export async function haveChanged(
  read: MainDb,
  places: readonly ComparedPlace[],
): Promise<(boolean | undefined)[]> {
  if (places.length === 0) return [];
  const requested = JSON.stringify(
    places.map(({ before, after, path }, n) => ({ n, before, after, path, article: articlePath(path) })),
  );
  const { rows } = await sql<{ n: number; changed: boolean }>`
    select distinct on (place.n) place.n, later.hash is distinct from earlier.hash as changed
    from jsonb_to_recordset(${requested}::jsonb) as place(n int, before int, after int, path text, article text)
    join main.provision as earlier on earlier.text_id = place.before and earlier.path in (place.path, place.article)
    left join main.provision as later on later.text_id = place.after and later.path = earlier.path
    order by place.n, earlier.path = place.path desc`.execute(read);
  const known = new Map(rows.map(({ n, changed }) => [n, changed]));
  return places.map((_, n) => known.get(n));
}
