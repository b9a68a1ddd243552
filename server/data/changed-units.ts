import { sql } from 'kysely';
import type { ChangedPlace } from '#core/contract/main/feed.ts';
import { articleKinds } from '#core/contract/main/regulation-text.ts';
import type { ChangedUnits } from '#core/contract/main/versions-by-date.ts';
import { areFramedUnlike, recitalKind, surroundingsOf } from '#core/law/comparison/frames.ts';
import type { MainDb } from './open-main.ts';
import { surroundingsOfPairs, type TextPair } from './surroundings.ts';

/** Annexes with words of their own count as articles do. */
const countedKinds = [...articleKinds, 'annex'];
const isCounted: ReadonlySet<string> = new Set(countedKinds);

/** Whether a provision is repealed, in the text before and in the later one; null in that in which it does not stand. */
type Repeals = { wasRepealed: boolean | null; isRepealed: boolean | null };
const repeals = sql`old.repealed as "wasRepealed", new.repealed as "isRepealed"`;

/** What became of a provision that is not the same in both texts; undefined where nobody is told of it. */
export function whatBecame({ wasRepealed, isRepealed }: Repeals): keyof ChangedUnits | undefined {
  if (wasRepealed === null) return isRepealed === false ? 'added' : undefined;
  if (!wasRepealed && isRepealed !== false) return 'repealed';
  return isRepealed === null ? undefined : 'changed';
}

/**
 * In which articles, their likes and annexes each text is not the same as the one before it, by the number of the later
 * text. Hashes are compared, which are equal where a comparison finds no change; what moved is repealed here and new
 * there, and what a comparison leaves out counts for nothing. Of texts that the caller has found for somebody who sees
 * them.
 */
export async function changedUnitsOf(
  read: MainDb,
  pairs: readonly TextPair[],
): Promise<Map<number, ChangedUnits>> {
  const byText = new Map<number, ChangedUnits>(
    pairs.map(({ after }) => [after, { changed: [], added: [], repealed: [] }]),
  );
  if (pairs.length === 0) return byText;
  const isLeftOut = await surroundingsOfPairs(read, pairs);
  const place = { after: sql`pair.after`, path: sql`provision.path` };
  const { rows } = await sql<{ after: number; path: string } & Repeals>`
    with pair as (
      select * from unnest(${pairs.map(({ after }) => after)}::int[], ${pairs.map(({ before }) => before)}::int[])
        as pair (after, before)),
    new as (
      select pair.after, path, ord, hash, repealed from pair join main.provision on text_id = pair.after
      where kind = any(${countedKinds}::text[]) and not ${isLeftOut('after', place)}),
    old as (
      select pair.after, path, ord, hash, repealed from pair join main.provision on text_id = pair.before
      where kind = any(${countedKinds}::text[]) and not ${isLeftOut('before', place)})
    select after, path, ${repeals}
    from new full join old using (after, path)
    where old.hash is distinct from new.hash
    order by after, coalesce(new.ord, old.ord), path`.execute(read);
  for (const { after, path, ...row } of rows) {
    const became = whatBecame(row);
    if (became !== undefined) byText.get(after)?.[became].push(path);
  }
  return byText;
}

/** What of a provision two texts are compared by. */
export type ComparedProvision = {
  path: string;
  kind: string;
  ord: number;
  hash: string;
  repealed: boolean;
  /** The path of the one in which it stands. */
  parent?: string | undefined;
};

/**
 * The same for a text that is not stored, or for two: in what places it is not the same as another one, in their order.
 * A stored text is named by its number.
 */
export async function changedUnitsOfUnstored(
  read: MainDb,
  before: number | readonly ComparedProvision[],
  after: readonly ComparedProvision[],
): Promise<ChangedUnit[]> {
  const earlier = typeof before === 'number' ? await storedProvisions(read, before) : before;
  const isUnlike = areFramedUnlike(hasRecitals(earlier), hasRecitals(after));
  const counted = (provisions: readonly ComparedProvision[]) =>
    (isUnlike ? withoutSurroundings(provisions) : provisions).filter(({ kind }) => isCounted.has(kind));
  const old = new Map(counted(earlier).map((one) => [one.path, one]));
  const now = counted(after);
  const isThere = new Set(now.map(({ path }) => path));
  const differing = [
    ...now
      .filter(({ path, hash }) => old.get(path)?.hash !== hash)
      .map(({ path, ord, repealed: isRepealed }) => {
        const wasRepealed = old.get(path)?.repealed ?? null;
        return { path, ord, wasRepealed, isRepealed };
      }),
    ...[...old.values()]
      .filter(({ path }) => !isThere.has(path))
      .map(({ path, ord, repealed: wasRepealed }) => ({ path, ord, wasRepealed, isRepealed: null })),
  ];
  return withChange(differing.toSorted((one, other) => one.ord - other.ord));
}

type ChangedUnit = { path: string; became: keyof ChangedUnits };
const withChange = (rows: readonly ({ path: string } & Repeals)[]): ChangedUnit[] =>
  rows.flatMap(({ path, ...row }) => {
    const became = whatBecame(row);
    return became === undefined ? [] : [{ path, became }];
  });

const storedProvisions = async (read: MainDb, textId: number): Promise<ComparedProvision[]> => {
  const rows = await read
    .selectFrom('provision')
    .select(['path', 'kind', 'ord', 'hash', 'repealed', 'parent'])
    .where('text_id', '=', textId)
    .orderBy('ord')
    .execute();
  return rows.map(({ parent, ...row }) => ({ ...row, parent: parent ?? undefined }));
};

const hasRecitals = (provisions: readonly ComparedProvision[]) =>
  provisions.some(({ kind }) => kind === recitalKind);

function withoutSurroundings(provisions: readonly ComparedProvision[]): ComparedProvision[] {
  const surroundings = surroundingsOf(provisions.map(({ path: id, kind, parent }) => ({ id, kind, parent })));
  return provisions.filter(({ path }) => !surroundings.has(path));
}

/** Each place of two texts that is not the same, or, of a text without one before, its articles and annexes. */
export async function changedPlacesOf(
  read: MainDb,
  { before, after }: { before: number | undefined; after: number },
): Promise<Pick<ChangedPlace, 'path' | 'became'>[]> {
  const kinds = before === undefined ? sql`and kind = any(${countedKinds}::text[])` : sql``;
  const isLeftOut = await surroundingsOfPairs(read, before === undefined ? [] : [{ before, after }]);
  const place = { after: sql`${after}::int`, path: sql`provision.path` };
  const provisions = (side: keyof TextPair, text: number | undefined) =>
    sql`(select path, ord, hash, repealed from main.provision
      where text_id = ${text ?? null} ${kinds} and not ${isLeftOut(side, place)})`;
  const { rows } = await sql<{ path: string } & Repeals>`
    select path, ${repeals}
    from ${provisions('after', after)} as new full join ${provisions('before', before)} as old using (path)
    where old.hash is distinct from new.hash
    order by coalesce(new.ord, old.ord), path`.execute(read);
  return withChange(rows);
}
