import { hash } from 'node:crypto';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { type CitableDocument, type Citables, createCitables } from '#core/law/references/citables.ts';
import { versionInLanguage, versionOfDay } from '#core/law/text-in-force.ts';
import type { DateBasis } from '#core/law/version-status.ts';
import type { MainDb } from '../data/open-main.ts';
import type { StoredText } from '../data/stored-texts.ts';
import type { TextTable } from '../data/tables/main.ts';
import type { Names } from '../data/tables/text-facts.ts';
import { versionsOf } from '../data/versions.ts';
import { collectionOf, keyOf, listedTexts, type Viewer } from '../data/visible-texts.ts';
import { createResultCache } from '../lib/result-cache.ts';

/**
 * The documents and texts that a viewer is shown in lists, as far as citations need them. Names of internal documents are known in
 * texts of the same organisation only, so that they change nothing in texts that others read.
 */
export type CitationContext = {
  /** Changes when a text is stored or deleted. */
  state: string;
  /** Changes with the names of documents; texts read before may then contain more citations. */
  names: string;
  citables: Citables;
  /** What the citables are made of. */
  documents: readonly CitableDocument[];
  /** The text of a document that answers in this language on a day; where it has none, that of another language. */
  inForce: (regTextId: string, day: string, language: LanguageCode, own?: string) => StoredText | undefined;
};
export type ReadCitationContext = (viewer: Viewer) => Promise<CitationContext>;

/** Contexts in the cache: the public one and those of organisations with internal documents, each with or without invented law. */
const maxContexts = 24;

/** Loads the documents and texts, and loads them again when a text was stored or deleted. */
export function createCitationContext(read: MainDb): ReadCitationContext {
  const cached = createResultCache<CitationContext>(maxContexts, () => 1);
  /** Citables are expensive to create and change seldom. */
  const citablesOf = createResultCache<Citables>(maxContexts, () => 1);
  return async (requested) => {
    const collection = await collectionOf(read, requested);
    const { viewer, state } = collection;
    return cached(keyOf(collection), async () => {
      const [texts, documents] = [await textRows(read, viewer), await documentRows(read, viewer)];
      const names = hash('sha256', JSON.stringify(documents), 'hex');
      const citables = await citablesOf(names, async () => createCitables(documents));
      return { state, names, citables, documents, inForce: inForceAmong(texts) };
    });
  };
}

function textRows(read: MainDb, viewer: Viewer): Promise<DatedText[]> {
  return listedTexts(read, viewer)
    .select(['text.id', 'reg_text_id as regTextId', 'language', 'owner', 'sample'])
    .select('version_date as versionDate')
    .select('date_basis as dateBasis')
    .execute();
}

type NamedRow = { regTextId: string; sourceNumber: string; naming: TextTable['naming']; names: Names };

/** Documents with their names in all versions, since a citation may use an older name. */
async function documentRows(read: MainDb, viewer: Viewer): Promise<CitableDocument[]> {
  const rows: NamedRow[] = await listedTexts(read, viewer)
    .select(['reg_text_id as regTextId', 'source_number as sourceNumber', 'naming', 'names'])
    .distinctOn(['reg_text_id', 'names'])
    .orderBy('reg_text_id')
    .orderBy('names')
    .orderBy('version_date', 'desc')
    .execute();
  return citableDocuments(rows);
}

/** Each document once; number and naming come from its first row. */
export function citableDocuments(rows: readonly NamedRow[]): CitableDocument[] {
  return [...Map.groupBy(rows, ({ regTextId }) => regTextId).values()].flatMap((own) => {
    const [first] = own;
    return first === undefined
      ? []
      : [
          citable(
            first,
            own.map(({ names }) => names),
          ),
        ];
  });
}

function citable({ regTextId, sourceNumber, naming }: NamedRow, all: readonly Names[]): CitableDocument {
  const named = (of: 'short' | 'long') =>
    Object.fromEntries(
      languageCodes.map((code) => [code, [...new Set(all.flatMap((names) => names[code]?.[of] ?? []))]]),
    );
  return { regTextId, sourceNumber, naming, shortNames: named('short'), longNames: named('long') };
}

/** A text with what its version date says; texts without it are dated by the day on which they apply. */
type DatedText = StoredText & { dateBasis?: DateBasis };

/**
 * Finds the texts that answer. Acts that were repealed are still cited, and of the document that is read, a text that is
 * only published counts too.
 */
export function inForceAmong(all: readonly DatedText[]): CitationContext['inForce'] {
  const byDocument = new Map(
    [...Map.groupBy(all, ({ regTextId }) => regTextId)].map(([key, texts]) => [key, datedVersions(texts)]),
  );
  return (regTextId, day, language, own) => {
    const { versions, textOf } = byDocument.get(regTextId) ?? datedVersions([]);
    const begun = versions.findLast(({ versionDate }) => versionDate <= day);
    const current = versionOfDay(versions, day) ?? (own === regTextId ? begun : undefined);
    if (current === undefined) return undefined;
    const answering = versionInLanguage(versions, current, language);
    return answering
      ? textOf(answering.versionDate, language)
      : current.languages.flatMap((other) => textOf(current.versionDate, other) ?? [])[0];
  };
}

function datedVersions(texts: readonly DatedText[]) {
  const keys = texts.map(({ versionDate, language, dateBasis = 'applicability' }) => ({
    version_date: versionDate,
    language,
    date_basis: dateBasis,
    applicable_until: null,
    repealed_on: null,
  }));
  const byKey = new Map(texts.map((text) => [`${text.versionDate} ${text.language}`, text]));
  return {
    // Only order and languages matter here, which are the same on every day.
    versions: versionsOf(keys, ''),
    textOf: (versionDate: string, language: LanguageCode) => byKey.get(`${versionDate} ${language}`),
  };
}
