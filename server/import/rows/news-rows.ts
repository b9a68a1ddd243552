import { sql } from 'kysely';
import * as v from 'valibot';
import { pageAddress } from '#core/contract/domain/changes-endpoints.ts';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { RowProblem } from '#core/contract/main/loaded-rows.ts';
import { filledLine, filledText } from '#core/contract/text.ts';
import { interfaceLanguage, isoDate } from '#core/contract/values.ts';
import { indexNews } from '../../beside-law/news.ts';
import type { MainDb } from '../../data/open-main.ts';
import { publishedChanges } from '../../data/published-changes.ts';
import { unknownPlaces } from './known-places.ts';
import { namedIn, namesIn, parseWordedRow, placeOrDocument, slugOfRow, wordsIn } from './parse-row.ts';
import type { Column, Numbered, RowKind } from './row-kind.ts';
import { reasonFor } from './row-reasons.ts';
import { cellsOfWords, wordColumns, wordsOfCells } from './row-words.ts';

const fields = ['title', 'text'] as const;
const maxLinks = 50;

const newsRow = v.strictObject({
  slug: slugOfRow,
  date: isoDate,
  source: filledLine(200),
  link: v.optional(pageAddress),
  changes: v.pipe(v.array(slugOfRow), v.maxLength(maxLinks, `must name at most ${maxLinks}`)),
  texts: v.pipe(v.array(placeOrDocument), v.maxLength(maxLinks, `must name at most ${maxLinks}`)),
  language: interfaceLanguage,
  words: wordsIn(v.strictObject({ title: filledLine(300), text: filledText(50_000) })),
});
type NewsRow = v.InferOutput<typeof newsRow>;

const columns: readonly Column[] = [
  {
    name: 'slug',
    required: true,
    help: 'Names the item for ever: small letters, digits and hyphens',
    example: 'finma-guidance-08-2026',
  },
  { name: 'date', required: true, help: 'The day of the news, as 2026-11-02', example: '2026-11-02' },
  { name: 'source', required: true, help: 'Who published it', example: 'FINMA' },
  { name: 'link', required: false, help: 'The page of the source', example: 'https://www.finma.ch/' },
  {
    name: 'changes',
    required: false,
    help: 'Slugs of changes that it is about, with blanks between them',
    example: 'capital-buffers-2027',
    names: 'change',
  },
  {
    name: 'texts',
    required: false,
    help: 'Documents or paragraphs that it is about, with blanks between them',
    example: 'bankg~5 erv',
    names: 'place',
  },
  {
    name: 'language',
    required: true,
    help: `The language in which it is written: ${interfaceLanguageCodes.join(', ')}`,
    example: 'DE',
  },
  ...wordColumns('title', 'The title, in a line', 'Aufsichtsmitteilung zu Cyberrisiken'),
  ...wordColumns('text', 'What is new, in Markdown', 'Die FINMA beschreibt, was sie erwartet.'),
];

/** News of the provider. */
export const newsRows: RowKind<NewsRow> = {
  name: 'news',
  columns,
  parse: ({ slug, date, source, link, changes, texts, language, ...cells }) =>
    parseWordedRow(
      newsRow,
      {
        slug,
        date,
        source,
        ...(link === undefined ? {} : { link }),
        changes: namesIn(changes),
        texts: namesIn(texts),
        language,
        words: wordsOfCells(cells, fields),
      },
      fields,
    ),
  nameOf: ({ slug }) => slug,
  cellsOf: ({ slug, date, source, link, changes, texts, language, words }) => ({
    slug,
    date,
    source,
    ...(link === undefined ? {} : { link }),
    ...(changes.length > 0 ? { changes: changes.join(' ') } : {}),
    ...(texts.length > 0 ? { texts: texts.join(' ') } : {}),
    language,
    ...cellsOfWords(words),
  }),
  stored,
  check: async (db, rows) => [
    ...(await unknownPlaces(db, 'texts', namedIn(rows, 'texts', placeOrDocument))),
    ...(await unknownChanges(db, namedIn(rows, 'changes', slugOfRow))),
  ],
  store,
};

async function stored(db: MainDb, names: readonly string[]): Promise<NewsRow[]> {
  const rows = await db
    .selectFrom('news')
    .selectAll()
    .where('slug', '=', sql<string>`any(${names}::text[])`)
    .where('sample', '=', false)
    .execute();
  return rows.map(({ link, sample: _, ...row }) => ({ ...row, ...(link === null ? {} : { link }) }));
}

async function unknownChanges(
  db: MainDb,
  rows: readonly Numbered<readonly string[]>[],
): Promise<RowProblem[]> {
  const named = [...new Set(rows.flatMap(({ value }) => value))];
  if (named.length === 0) return [];
  const known = await publishedChanges(db)
    .select('slug')
    .where('slug', '=', sql<string>`any(${named}::text[])`)
    .where('withdrawn_at', 'is', null)
    .execute();
  const slugs = new Set(known.map(({ slug }) => slug));
  return rows.flatMap(({ row, value }) =>
    value
      .filter((slug) => !slugs.has(slug))
      .map((slug) => ({ row, column: 'changes', ...reasonFor('UNKNOWN_CHANGE', { slug }) })),
  );
}

/** Real news replace those of the sample. */
async function store(trx: MainDb, values: readonly NewsRow[]): Promise<{ samples: number }> {
  const samples = await removeSampleNews(trx);
  for (const { changes, texts, words, link, ...value } of values) {
    const row = {
      ...value,
      link: link ?? null,
      changes: JSON.stringify(changes),
      texts: JSON.stringify(texts),
      words: JSON.stringify(words),
    };
    await trx
      .insertInto('news')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
  await indexNews(trx);
  return { samples };
}

/** Removes the invented news that ship with the product, without their search entries; their number. */
export async function removeSampleNews(trx: MainDb): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('news').where('sample', '=', true).executeTakeFirst();
  return Number(numDeletedRows);
}
