import type { LoadedText } from '#core/contract/main/loaded-files.ts';
import { documentTitle } from '#core/law/document-title.ts';
import type { MainDb } from '../data/open-main.ts';
import type { LoadedFacts } from '../data/tables/loaded-files.ts';
import type { LoadedTextRow } from '../loading/loaded-file-store.ts';
import { isAsPublished } from '../loading/publications.ts';
import { documentName, nearestName } from './documents.ts';

/** What was recognised in a file, in the order of its names. */
export async function readReport(db: MainDb, fileId: string): Promise<LoadedText[]> {
  const rows = await db
    .selectFrom('loaded_text')
    .select(['number', 'name', 'outcome', 'line', 'reason', 'facts', 'base_text', 'base_number', 'base_date'])
    .select(['changes', 'refusal', 'refusal_values', 'table_facts'])
    .select([
      'published',
      'published_line',
      'published_reason',
      'published_refusal',
      'published_values',
      'reg_text_id',
    ])
    .where('file_id', '=', fileId)
    .execute();
  const publications = await publicationsOf(db, fileId);
  const order = new Intl.Collator('de-CH', { numeric: true });
  const texts = rows.map((row) => {
    const publication = publications.get(row.name);
    if (publication === undefined) return describeText(row);
    const isCompared = publication.isCompared && isAsPublished(row);
    return { ...describeText(row), publication: { ...publication, isCompared } };
  });
  return texts.sort((one, other) => order.compare(one.name, other.name));
}

async function publicationsOf(
  db: MainDb,
  fileId: string,
): Promise<Map<string, NonNullable<LoadedText['publication']>>> {
  const rows = await db
    .selectFrom('loaded_publication')
    .select(['name', 'published_at', 'published_by', 'reg_text_id'])
    .select((eb) => eb('content', 'is not', null).as('isCompared'))
    .where('file_id', '=', fileId)
    .execute();
  return new Map(
    rows.map(({ name, published_at, published_by, reg_text_id, isCompared }) => [
      name,
      {
        at: published_at.toISOString(),
        by: published_by,
        ...(reg_text_id !== null && { regTextId: reg_text_id }),
        isCompared: Boolean(isCompared),
      },
    ]),
  );
}

/** The title of a text as reports and comparisons name it. */
export function titleOf({ names, language, sourceNumber }: LoadedFacts): string {
  const displayName = documentName(names, language, sourceNumber);
  const longName = nearestName(names, language)?.long ?? displayName;
  return documentTitle({ longName, displayName }, names[language]?.short);
}

function describeText(
  row: Omit<LoadedTextRow, 'file_id' | 'content' | 'provisions' | 'base_content'>,
): LoadedText {
  const { number, name, outcome, line, reason, refusal, facts, changes } = row;
  const { base_date: versionDate, refusal_values: values, table_facts: table } = row;
  return {
    number,
    name,
    outcome,
    ...(reason !== null && {
      refusal: {
        line,
        reason,
        ...(refusal !== null && { code: refusal }),
        ...(values !== null && { values }),
      },
    }),
    ...(facts !== null && { text: recognised(facts) }),
    ...(versionDate !== null && { comparedWith: { versionDate, isStored: row.base_text !== null } }),
    ...(changes !== null && { changes }),
    ...(table !== null && { table }),
    ...(row.published !== null && {
      published: {
        became: row.published,
        ...(row.reg_text_id !== null && { regTextId: row.reg_text_id }),
        ...(row.published_reason !== null && {
          refusal: {
            line: row.published_line ?? 0,
            reason: row.published_reason,
            ...(row.published_refusal !== null && { code: row.published_refusal }),
            ...(row.published_values !== null && { values: row.published_values }),
          },
        }),
      },
    }),
  };
}

function recognised(facts: LoadedFacts): NonNullable<LoadedText['text']> {
  const { format, sourceKey, sourceNumber, language, versionDate, counts, warnings } = facts;
  return {
    format,
    sourceKey,
    sourceNumber,
    title: titleOf(facts),
    language,
    versionDate,
    counts,
    warnings,
  };
}
