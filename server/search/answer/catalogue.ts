import { sql } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/reading.ts';
import type { Names, TextTable } from '../../main/tables.ts';
import { foldWord } from '../words/fold.ts';
import type { ReadTrx } from './read-only.ts';

/** A loaded document by its names, those of older versions too: people cite what they remember. */
export type KnownDocument = {
  regTextId: string;
  sourceKey: string;
  sourceNumber: string;
  category: Category;
  naming: TextTable['naming'];
  /** Those of its newest version. */
  names: Names;
  allNames: readonly { language: LanguageCode; long: string; short?: string | undefined }[];
};

/** The loaded documents, read again only when one came, went or changed. */
export type Catalogue = { read: (trx: ReadTrx) => Promise<Documents> };

export type Documents = {
  byKey: ReadonlyMap<string, KnownDocument>;
  /** Keys of the documents that a value of `reg:` means: by key, number or a name, else by how one begins. */
  named: (name: string) => readonly string[];
};

export function createCatalogue(): Catalogue {
  let kept: { state: string; documents: Documents } | undefined;
  return {
    read: async (trx) => {
      const state = await stateOf(trx);
      if (kept?.state !== state) kept = { state, documents: documentsOf(await load(trx)) };
      return kept.documents;
    },
  };
}

/** Every import writes a line in the feed; the number of texts tells what was taken away. */
async function stateOf(trx: ReadTrx): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', (select max(sequence) from main.feed), (select count(*) from main.text)) as state`.execute(
    trx,
  );
  return rows[0]?.state ?? '';
}

type Row = Omit<KnownDocument, 'allNames'>;

function load(trx: ReadTrx): Promise<Row[]> {
  return trx
    .selectFrom('text')
    .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
    .select([
      'reg_text_id as regTextId',
      'source_key as sourceKey',
      'source_number as sourceNumber',
      'category',
      'naming',
      'names',
    ])
    .distinctOn(['regulation_id', 'version_date', 'names'])
    .orderBy('regulation_id')
    .orderBy('version_date', 'desc')
    .orderBy('names')
    .execute();
}

function documentsOf(rows: readonly Row[]): Documents {
  const byKey = new Map<string, KnownDocument>();
  for (const [key, own] of Map.groupBy(rows, ({ regTextId }) => regTextId)) {
    const [newest] = own;
    if (newest === undefined) continue;
    const allNames = own.flatMap(({ names }) =>
      languageCodes.flatMap((language) => {
        const name = names[language];
        return name === undefined ? [] : [{ language, ...name }];
      }),
    );
    byKey.set(key, { ...newest, allNames });
  }
  const spelled = [...byKey.values()].flatMap((document) =>
    [
      document.regTextId,
      document.sourceNumber,
      ...document.allNames.flatMap(({ long, short }) => [long, short ?? '']),
    ].map((name) => ({ regTextId: document.regTextId, name: foldName(name) })),
  );
  return {
    byKey,
    named: (name) => {
      const wanted = foldName(name);
      if (wanted === '') return [];
      const exact = spelled.filter((one) => one.name === wanted);
      const found = exact.length > 0 ? exact : spelled.filter((one) => one.name.startsWith(wanted));
      return [...new Set(found.map(({ regTextId }) => regTextId))];
    },
  };
}

function foldName(name: string): string {
  return foldWord(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^(?:sr|rs|celex) (?=\d)/, '')
    .trim();
}

/** Short name of a document, else its long one, else its number; in the language or the nearest. */
export function shownName(
  { names, sourceNumber }: Pick<KnownDocument, 'names' | 'sourceNumber'>,
  language: LanguageCode,
): { shortName: string; title: string } {
  const name = names[language] ?? languageCodes.map((code) => names[code]).find((one) => one !== undefined);
  return {
    shortName: name?.short ?? name?.long ?? sourceNumber,
    title: name?.long ?? name?.short ?? sourceNumber,
  };
}
