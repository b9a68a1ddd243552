import { LRUCache } from 'lru-cache';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import { citationTokens } from '#core/law/citation/citation-tokens.ts';
import { knownActs } from '#core/law/citation/known-acts.ts';
import { createNameIndex, type NamedDocument, type NameIndex } from '#core/law/citation/name-index.ts';
import { queryNameAt } from '#core/law/citation/query-names.ts';
import { shortNameIn } from '#core/law/document-title.ts';
import { compareSourceNumbers } from '#core/law/source-order.ts';
import type { TextTable } from '../../data/tables/main.ts';
import type { Names } from '../../data/tables/text-facts.ts';
import { categorisedCollectionOf, listedTexts, type Viewer } from '../../data/visible-texts.ts';
import { foldWord } from '../words/fold.ts';
import type { ReadTrx } from './read-only.ts';
import { type SearchText, searchableTexts, type TextSelection } from './which-texts.ts';

/** A stored document with its names, including those of older versions: people cite by old names too. */
export type KnownDocument = {
  regTextId: string;
  sourceKey: string;
  sourceNumber: string;
  category: Category;
  /** Invented law. */
  sample: boolean;
  naming: TextTable['naming'];
  /** The names of its newest version. */
  names: Names;
  allNames: readonly { language: LanguageCode; long: string; short?: string | undefined }[];
};

/** The documents that a viewer sees, cached until one is added, deleted or changed. */
export type Catalogue = { read: (trx: ReadTrx, viewer: Viewer) => Promise<Documents> };

export type Documents = {
  /** Who sees these documents: the public, or members of an organisation that has internal ones. */
  viewer: Viewer;
  /** In the order of their numbers. */
  byKey: ReadonlyMap<string, KnownDocument>;
  /** All names, for reading citations. */
  nameIndex: NameIndex;
  /** Position of a document in that order. */
  order: ReadonlyMap<string, number>;
  /** Keys of the documents that a value of `reg:` means: by key, number or name, else by the beginning of one. */
  named: (name: string) => readonly string[];
  /** The texts that a search may look at, cached like the documents. */
  texts: (trx: ReadTrx, selection: TextSelection) => Promise<readonly SearchText[]>;
  /** Documents with a name, or a word of a name, that begins with `start`; the closest first. */
  beginningWith: (start: string) => readonly KnownDocument[];
};

export function createCatalogue(): Catalogue {
  const cache = new LRUCache<string, { state: string; documents: Documents }>({ max: maxCatalogues });
  return {
    read: async (trx, requested) => {
      const { viewer, state } = await categorisedCollectionOf(trx, requested);
      const key = JSON.stringify(viewer);
      const cached = cache.get(key);
      if (cached?.state === state) return cached.documents;
      const documents = documentsOf(await load(trx, viewer), viewer);
      cache.set(key, { state, documents });
      return documents;
    },
  };
}

/** The public catalogue, and those of the organisations that have internal documents, each with or without invented law. */
const maxCatalogues = 12;

type Row = Omit<KnownDocument, 'allNames'>;

function load(trx: ReadTrx, viewer: Viewer): Promise<Row[]> {
  return listedTexts(trx, viewer)
    .select([
      'reg_text_id as regTextId',
      'source_key as sourceKey',
      'source_number as sourceNumber',
      'category',
      'sample',
      'naming',
      'names',
    ])
    .distinctOn(['regulation_id', 'version_date', 'names'])
    .orderBy('regulation_id')
    .orderBy('version_date', 'desc')
    .orderBy('names')
    .execute();
}

function documentsOf(rows: readonly Row[], viewer: Viewer): Documents {
  const documents: KnownDocument[] = [];
  for (const own of Map.groupBy(rows, ({ regTextId }) => regTextId).values()) {
    const [newest] = own;
    if (newest === undefined) continue;
    const allNames = own.flatMap(({ names }) =>
      languageCodes.flatMap((language) => {
        const name = names[language];
        return name === undefined ? [] : [{ language, ...name }];
      }),
    );
    documents.push({ ...newest, allNames });
  }
  const numbers = new Intl.Collator('de-CH', { numeric: true });
  documents.sort(
    (a, b) =>
      compareSourceNumbers(a.sourceNumber, b.sourceNumber) || numbers.compare(a.regTextId, b.regTextId),
  );
  const byKey = new Map(documents.map((document) => [document.regTextId, document]));
  const spelled = [...byKey.values()].flatMap((document) =>
    [
      document.regTextId,
      document.sourceNumber,
      ...document.allNames.flatMap(({ long, short }) => [long, short ?? '']),
    ].map((name) => ({ regTextId: document.regTextId, name: foldName(name) })),
  );
  const nameIndex: NameIndex = { ...createNameIndex(documents.map(namedDocumentOf)), known: knownActs };
  return {
    viewer,
    byKey,
    nameIndex,
    order: new Map(documents.map(({ regTextId }, place) => [regTextId, place])),
    texts: cachedTexts(viewer),
    named: (name) => {
      const folded = foldName(name);
      if (folded === '') return [];
      const exact = spelled.filter((one) => one.name === folded);
      const matching = exact.length > 0 ? exact : spelled.filter((one) => one.name.startsWith(folded));
      if (matching.length > 0) return [...new Set(matching.map(({ regTextId }) => regTextId))];
      return documentsNamed(name, nameIndex);
    },
    beginningWith: (start) => {
      const folded = foldName(start);
      if (folded === '') return [];
      const closest = new Map<string, number>();
      for (const { regTextId, name } of spelled) {
        const distance = distanceTo(name, folded);
        if (distance !== undefined && distance < (closest.get(regTextId) ?? 4))
          closest.set(regTextId, distance);
      }
      return documents
        .filter(({ regTextId }) => closest.has(regTextId))
        .sort((a, b) => (closest.get(a.regTextId) ?? 0) - (closest.get(b.regTextId) ?? 0));
    },
  };
}

/** The documents that queries call so, though no text does: "BkG". */
function documentsNamed(name: string, index: NameIndex): readonly string[] {
  const tokens = citationTokens(name);
  const named = queryNameAt(index, tokens, 0);
  return named?.next === tokens.length ? named.documents : [];
}

function namedDocumentOf({ regTextId, sourceNumber, allNames }: KnownDocument): NamedDocument {
  const shortNames: Partial<Record<LanguageCode, string[]>> = {};
  const longNames: Partial<Record<LanguageCode, string[]>> = {};
  for (const { language, long, short } of allNames) {
    longNames[language] = [...(longNames[language] ?? []), long];
    if (short !== undefined) shortNames[language] = [...(shortNames[language] ?? []), short];
  }
  return { regTextId, sourceNumber, shortNames, longNames };
}

/** How well a name matches: 0 in whole, 1 the beginning of a name of one word, 2 of a longer name, 3 of a word within it. */
function distanceTo(name: string, start: string): number | undefined {
  if (name === start) return 0;
  if (name.startsWith(start)) return name.includes(' ') ? 2 : 1;
  return name.includes(` ${start}`) ? 3 : undefined;
}

/** Number of combinations of day and languages whose texts are cached. */
const maxTextLists = 8;

function cachedTexts(viewer: Viewer): Documents['texts'] {
  const cache = new LRUCache<string, readonly SearchText[]>({ max: maxTextLists });
  return async (trx, selection) => {
    const { languages, day, before, after } = selection;
    const key = JSON.stringify([languages, day, before, after]);
    const texts = cache.get(key) ?? (await searchableTexts(trx, viewer, selection));
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

/** Short name and title of a document, in this language or the next one that it has. */
export function nameInLanguage(
  { names, sourceNumber }: Pick<KnownDocument, 'names' | 'sourceNumber'>,
  language: LanguageCode,
): { shortName: string; title: string } {
  const name = names[language] ?? languageCodes.map((code) => names[code]).find((one) => one !== undefined);
  return {
    shortName: name?.short ?? shortNameIn(name?.long ?? '') ?? name?.long ?? sourceNumber,
    title: name?.long ?? name?.short ?? sourceNumber,
  };
}
