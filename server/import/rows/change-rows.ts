import { sql } from 'kysely';
import { changeSources, changeTypes } from '#core/contract/change-values.ts';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { MainDb } from '../../data/open-main.ts';
import { publishedChanges } from '../../data/published-changes.ts';
import { type ChangeEntry, changeEntry } from '../provider-changes/change-entry.ts';
import { storeAll } from '../provider-changes/store-changes.ts';
import { namesIn, parseWordedRow } from './parse-row.ts';
import type { CellProblem, Column, RowKind } from './row-kind.ts';
import { reasonFor } from './row-reasons.ts';
import type { Cells } from './row-table.ts';
import { cellsOfWords, wordColumns, wordsOfCells } from './row-words.ts';

/** A change without files, which a table does not have: those that are there stay. */
type ChangeRow = Omit<ChangeEntry, 'files'>;

const fields = ['topic', 'summary'] as const;

const columns: readonly Column[] = [
  {
    name: 'slug',
    required: true,
    help: 'Names the change for ever: small letters, digits and hyphens',
    example: 'capital-buffers-2027',
  },
  { name: 'source', required: true, help: `One of ${changeSources.join(', ')}`, example: 'finma' },
  { name: 'type', required: true, help: `One of ${changeTypes.join(', ')}`, example: 'circular' },
  {
    name: 'deadline',
    required: false,
    help: 'When it takes effect or must be answered, as 2027-01-31',
    example: '2027-01-01',
  },
  {
    name: 'language',
    required: true,
    help: `The language in which it is written: ${interfaceLanguageCodes.join(', ')}`,
    example: 'DE',
  },
  ...wordColumns('topic', 'What it is about, in a line', 'Kapitalpuffer'),
  ...wordColumns('summary', 'What changes, in some sentences', 'Die Puffer der Kategorie 3 werden erhöht.'),
  { name: 'link', required: false, help: 'The page of whoever issues it', example: 'https://www.finma.ch/' },
  {
    name: 'provisions',
    required: false,
    help: 'Identifiers of what it affects, with blanks between them',
    example: 'erv~43',
    names: 'place',
  },
  {
    name: 'date',
    required: false,
    help: 'When it was first made known, as 2026-11-02; without one the day of loading',
    example: '2026-11-02',
    stays: true,
  },
];

/** Changes of which the provider tells. */
export const changeRows: RowKind<ChangeRow> = {
  name: 'changes',
  columns,
  parse: parseChange,
  nameOf: ({ slug }) => slug,
  cellsOf: ({ words, provisions, ...rest }) => ({
    ...(rest as Cells),
    ...cellsOfWords(words),
    ...(provisions.length > 0 ? { provisions: provisions.join(' ') } : {}),
  }),
  stored,
  check: async () => [],
  store: async (trx, values, now) => storeAll(trx, values, { now }),
};

function parseChange(cells: Cells): ChangeRow | CellProblem[] {
  const { slug, source, type, deadline, language, link, date } = cells;
  const words = wordsOfCells(cells, fields);
  const provisions = namesIn(cells['provisions']);
  const given = { ...defined({ slug, source, type, deadline, language, link, date }), words, provisions };
  const entry = parseWordedRow(changeEntry, given, fields);
  if (Array.isArray(entry)) return entry;
  if (entry.slug.length > 100) return [{ column: 'slug', ...reasonFor('TOO_LONG', { most: 100 }) }];
  const { files: _, ...row } = entry;
  return row;
}

const defined = (cells: Record<string, string | undefined>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)) as Cells;

async function stored(db: MainDb, names: readonly string[]): Promise<ChangeRow[]> {
  const rows = await publishedChanges(db)
    .selectAll()
    .where('slug', '=', sql<string>`any(${names}::text[])`)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.flatMap(({ slug, source, type, deadline, language, words, link, provisions, date }) =>
    source === null || type === null || language === null || words === null
      ? []
      : [
          {
            slug,
            source,
            type,
            language,
            // What is stored has all languages that it was given and no others.
            words: words as ChangeRow['words'],
            provisions,
            date,
            ...(deadline === null ? {} : { deadline }),
            ...(link === null ? {} : { link }),
          },
        ],
  );
}
