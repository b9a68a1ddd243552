import { type RawBuilder, sql } from 'kysely';

/** The text whose places the ends are; `folded` maps articles within a range unit ("Art. 135–149") to that unit. */
type Text = { id: number; folded: ReadonlyMap<string, string> };
type Ends = Record<'first' | 'last', RawBuilder<unknown>>;

const section = (path: RawBuilder<unknown>) => sql`coalesce(substring(${path} from '^[{][^}]*[}]'), '')`;
const isBelow = (path: RawBuilder<unknown>) => sql<boolean>`strpos(${path}, '^') > 0`;

/**
 * Whether one of these places stands between the ends of a range, in the order of the text: for articles
 * the articles, for what is in an article only what has the same parent. Of the ends themselves never.
 */
export function isBetween(
  places: readonly string[],
  { id, folded }: Text,
  { first, last }: Ends,
): RawBuilder<boolean> {
  const unitOf = (path: RawBuilder<unknown>) => sql`coalesce((
    select fold.unit from unnest(${[...folded.keys()]}::text[], ${[...folded.values()]}::text[]) as fold (path, unit)
    where fold.path = ${path}), ${path})`;
  // "Artikel 3–5 Absatz 2" is a range of articles, though its last is a paragraph.
  const lastOfKind = sql`case when ${isBelow(first)} then ${last} else split_part(${last}, '^', 1) end`;
  return sql<boolean>`exists (
    select from main.provision as first_end
    join main.provision as last_end on last_end.text_id = ${id} and last_end.path = ${unitOf(lastOfKind)}
    join main.provision as place on place.text_id = ${id} and place.path = any(${[...places]}::text[])
      and place.ord > first_end.ord and place.ord < last_end.ord
    where first_end.text_id = ${id} and first_end.path = ${unitOf(first)}
      and case when ${isBelow(first)}
        then place.parent = first_end.parent and last_end.parent = first_end.parent
        else not ${isBelow(sql`place.path`)}
          and ${section(sql`place.path`)} = ${section(first)} and ${section(last)} = ${section(first)}
      end
  ) and not (${first} = any(${[...places]}::text[]) or ${lastOfKind} = any(${[...places]}::text[]))`;
}
