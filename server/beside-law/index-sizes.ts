import { sql } from 'kysely';
import type { MainDb } from '../data/open-main.ts';
import { publishedChanges } from '../data/published-changes.ts';
import { type Viewer, visibleRegulations } from '../data/visible-texts.ts';
import { entryEdition } from './entries.ts';
import type { BesideLaw } from './rebuild.ts';

type Size = { entries: number; missing: number };

/** Comments of the provider on documents that the viewer may see. */
export async function countComments(read: MainDb, viewer: Viewer): Promise<number> {
  const { number } = await visibleRegulations(read, viewer)
    .innerJoin('provider_comment', 'provider_comment.regulation_id', 'regulation.id')
    .select(sql<number>`count(*)::integer`.as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

/** What is indexed beside law, and what is not, or by an older version of the program. */
export async function indexSizes(read: MainDb, viewer: Viewer): Promise<Record<BesideLaw, Size>> {
  const [entries, files, changes, comments] = await Promise.all([
    read
      .selectFrom('search_entry')
      .select('kind')
      .select([
        sql<number>`count(*)::integer`.as('entries'),
        sql<number>`(count(*) filter (where edition <> ${entryEdition} or problem is not null))::integer`.as(
          'missing',
        ),
      ])
      .groupBy('kind')
      .execute(),
    publishedChanges(read)
      .innerJoin('provider_change_file', 'change_id', 'provider_change.id')
      .leftJoin('search_entry', (join) =>
        join
          .onRef('search_entry.name', '=', 'provider_change_file.hash')
          .on('search_entry.kind', '=', 'changeFiles'),
      )
      .select(sql<number>`count(distinct provider_change_file.hash)::integer`.as('number'))
      .where('search_entry.name', 'is', null)
      .executeTakeFirstOrThrow(),
    publishedChanges(read)
      .select(sql<number>`count(*)::integer`.as('number'))
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow(),
    countComments(read, viewer),
  ]);
  const sizeOf = (kind: string): Size => {
    const size = entries.find((one) => one.kind === kind);
    return { entries: size?.entries ?? 0, missing: size?.missing ?? 0 };
  };
  const ofFiles = sizeOf('changeFiles');
  return {
    topics: sizeOf('topics'),
    news: sizeOf('news'),
    changeFiles: { ...ofFiles, missing: ofFiles.missing + files.number },
    // What the database derives is there with the row.
    changes: { entries: changes.number, missing: 0 },
    regestaComments: { entries: comments, missing: 0 },
  };
}
