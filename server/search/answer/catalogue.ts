import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/reading.ts';
import { createNameIndex, type NamedDocument, type NameIndex } from '#core/law/citation/name-index.ts';
import type { Names, TextTable } from '../../data/tables/main.ts';
import { foldWord } from '../words/fold.ts';
import type { ReadTrx } from './read-only.ts';
import { type AskedTexts, type SearchText, searchableTexts } from './which-texts.ts';

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
  /** In the order of their numbers. */
  byKey: ReadonlyMap<string, KnownDocument>;
  /** All names, for reading citations. */
  nameIndex: NameIndex;
  /** Place of a document in that order. */
  order: ReadonlyMap<string, number>;
  /** Keys of the documents that a value of `reg:` means: by key, number or a name, else by how one begins. */
  named: (name: string) => readonly string[];
  /** The texts that a search may look at; the database is asked anew where anything there has changed. */
  texts: (trx: ReadTrx, asked: AskedTexts) => Promise<readonly SearchText[]>;
  /** Documents with a name that begins so, or has a word that does; the closest first. */
  beginningWith: (start: string) => readonly KnownDocument[];
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

/** Fingerprint of the stored documents: last feed line (imports), number of texts (deletions), categories (moves). */
async function stateOf(trx: ReadTrx): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ',
      (select max(sequence) from main.feed),
      (select count(*) from main.text),
      (select sum(hashtext(id || category)) from main.regulation)) as state`.execute(trx);
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
  const found: KnownDocument[] = [];
  for (const own of Map.groupBy(rows, ({ regTextId }) => regTextId).values()) {
    const [newest] = own;
    if (newest === undefined) continue;
    const allNames = own.flatMap(({ names }) =>
      languageCodes.flatMap((language) => {
        const name = names[language];
        return name === undefined ? [] : [{ language, ...name }];
      }),
    );
    found.push({ ...newest, allNames });
  }
  const numbers = new Intl.Collator('de-CH', { numeric: true });
  found.sort(
    (a, b) => numbers.compare(a.sourceNumber, b.sourceNumber) || numbers.compare(a.regTextId, b.regTextId),
  );
  const byKey = new Map(found.map((document) => [document.regTextId, document]));
  const spelled = [...byKey.values()].flatMap((document) =>
    [
      document.regTextId,
      document.sourceNumber,
      ...document.allNames.flatMap(({ long, short }) => [long, short ?? '']),
    ].map((name) => ({ regTextId: document.regTextId, name: foldName(name) })),
  );
  return {
    byKey,
    nameIndex: createNameIndex(found.map(namesOf)),
    order: new Map(found.map(({ regTextId }, place) => [regTextId, place])),
    texts: cachedTexts(),
    named: (name) => {
      const wanted = foldName(name);
      if (wanted === '') return [];
      const exact = spelled.filter((one) => one.name === wanted);
      const found = exact.length > 0 ? exact : spelled.filter((one) => one.name.startsWith(wanted));
      return [...new Set(found.map(({ regTextId }) => regTextId))];
    },
    beginningWith: (start) => {
      const wanted = foldName(start);
      if (wanted === '') return [];
      const closest = new Map<string, number>();
      for (const { regTextId, name } of spelled) {
        const distance = distanceTo(name, wanted);
        if (distance !== undefined && distance < (closest.get(regTextId) ?? 4))
          closest.set(regTextId, distance);
      }
      return found
        .filter(({ regTextId }) => closest.has(regTextId))
        .sort((a, b) => (closest.get(a.regTextId) ?? 0) - (closest.get(b.regTextId) ?? 0));
    },
  };
}

function namesOf({ regTextId, sourceNumber, allNames }: KnownDocument): NamedDocument {
  const shortNames: Partial<Record<LanguageCode, string[]>> = {};
  const longNames: Partial<Record<LanguageCode, string[]>> = {};
  for (const { language, long, short } of allNames) {
    longNames[language] = [...(longNames[language] ?? []), long];
    if (short !== undefined) shortNames[language] = [...(shortNames[language] ?? []), short];
  }
  return { regTextId, sourceNumber, shortNames, longNames };
}

/** The whole name, a short name's beginning, a beginning, the beginning of a word in it. */
function distanceTo(name: string, wanted: string): number | undefined {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return name.includes(' ') ? 2 : 1;
  return name.includes(` ${wanted}`) ? 3 : undefined;
}

/** Combinations of day and languages whose texts are cached. */
const maxTextLists = 8;

function cachedTexts(): Documents['texts'] {
  const cache = new LRUCache<string, readonly SearchText[]>({ max: maxTextLists });
  return async (trx, asked) => {
    const key = JSON.stringify([asked.languages, asked.day, asked.before, asked.after]);
    const texts = cache.get(key) ?? (await searchableTexts(trx, asked));
    cache.set(key, texts);
    return texts;
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
