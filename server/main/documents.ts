import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { DocumentBehind } from '#core/contract/main/behind.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { DocumentInfo, Version } from '#core/contract/main/regulations.ts';
import { legalStatusOf, officialSourceOf } from '#core/law/legal-status.ts';
import { compareSourceNumbers } from '#core/law/source-order.ts';
import { comparedLanguage, versionInLanguage } from '#core/law/text-in-force.ts';
import { behindMark } from '../data/behind.ts';
import { changedPlaces, comparedTexts } from '../data/changed-since.ts';
import { readCollectionDay } from '../data/collection-day.ts';
import type { Names } from '../data/tables/text-facts.ts';
import { newestByLanguage, swissDay, versionAt, versionsOf } from '../data/versions.ts';
import { listedRegulations, listedTexts } from '../data/visible-texts.ts';
import {
  type AtDate,
  findRegulation,
  findVersion,
  type Regulation,
  textAt,
  type ViewedData,
} from './find-text.ts';

type Facts = Pick<Regulation, 'versions' | 'today' | 'collectionDay'> & {
  row: Omit<Regulation['row'], 'owner'>;
  texts: readonly {
    version_date: string;
    language: LanguageCode;
    names: Names;
    source_page: string | null;
    entry_into_force: string | null;
    authoritative: boolean | null;
    counts: { articles: number; repealed: number };
  }[];
};

/** The facts about a document that a reader displays without its text; `current` is the version of the day. */
export function describeDocument(facts: Facts, current: Version, language: LanguageCode): RegulationDocument {
  const { row, texts, versions, collectionDay } = facts;
  const version = versionInLanguage(versions, current, language) ?? current;
  const there = texts.filter((text) => text.version_date === version.versionDate);
  const text = there.find((candidate) => candidate.language === language) ?? there[0];
  const names = text?.names ?? {};
  const name = nearestName(names, language);
  const inForce = versions.find(({ status }) => status === 'inForce');
  const next = versions.find(({ status }) => status === 'future');
  return {
    regTextId: row.reg_text_id,
    displayName: documentName(names, language, row.source_number),
    longName: name?.long ?? row.source_number,
    shortNames: shortNames(names),
    sourceNumber: row.source_number,
    category: row.category,
    sample: row.sample,
    archived: isArchived(facts, inForce ?? versions.find(({ status }) => status === 'repealed')),
    versionDate: version.versionDate,
    ...(version.validUntil === undefined ? {} : { validUntil: version.validUntil }),
    status: current.status,
    ...(version === current ? {} : { behind: behindOf(row, version, current, language) }),
    ...(inForce === undefined ? {} : { currentVersion: inForce.versionDate }),
    ...(next === undefined ? {} : { nextVersion: next.versionDate }),
    languages: languageCodes.filter((code) => versionInLanguage(versions, current, code)),
    languageVersions: newestByLanguage(versions),
    ...(text?.entry_into_force ? { entryIntoForce: text.entry_into_force } : {}),
    source: officialSourceOf({ sample: row.sample, sourceKey: row.source_key }),
    legalStatus: legalStatusOf({
      sample: row.sample,
      authoritative: text?.authoritative ?? null,
      language: text?.language ?? language,
      sourceKey: row.source_key,
    }),
    ...(collectionDay === undefined ? {} : { collectionDay }),
    ...(text?.source_page ? { sourcePage: text.source_page } : {}),
  };
}

function behindOf(
  { sample, source_key: sourceKey }: Facts['row'],
  version: Version,
  current: Version,
  language: LanguageCode,
): DocumentBehind {
  const comparedIn = comparedLanguage(version, current);
  return {
    ...behindMark({ language, sample, sourceKey, textDate: version.versionDate }, current),
    ...(comparedIn === undefined ? {} : { comparedIn }),
  };
}

/** The same with what has changed since a text that is behind, as far as it is known. */
export async function describeWithChanges(
  { read }: ViewedData,
  regulation: Regulation,
  { language, versionDate }: AtDate,
): Promise<RegulationDocument> {
  const { versions, texts } = regulation;
  const current = findVersion(regulation, versionDate);
  const document = describeDocument(regulation, current, language);
  const version = document.behind && versionInLanguage(versions, current, language);
  const compared = version && comparedTexts(texts, version, current);
  if (document.behind === undefined || compared === undefined) return document;
  const { changed: changedPaths, added } = await changedPlaces(read, compared);
  return { ...document, behind: { ...document.behind, changedPaths, added } };
}

type Listing = { versionDate?: string | undefined; category?: RegulationDocument['category'] | undefined };

/** Describes the listed documents that have a version on the date in a language, in the order of their numbers. */
export async function readListing(
  { read, now, viewer }: ViewedData,
  { versionDate, category }: Listing = {},
): Promise<(language: LanguageCode) => RegulationDocument[]> {
  const today = swissDay(now());
  let query = listedRegulations(read, viewer).selectAll();
  if (category !== undefined) query = query.where('category', '=', category);
  const rows = await query.execute();
  const texts = await listedTexts(read, viewer)
    .select(['regulation_id', 'version_date', 'language', 'names', 'source_page', 'counts'])
    .select(['date_basis', 'applicable_until', 'repealed_on', 'entry_into_force', 'authoritative'])
    .execute();
  const collectionDay = await readCollectionDay(read);
  const byRegulation = Map.groupBy(texts, (text) => text.regulation_id);
  const listed = rows.flatMap((row) => {
    const own = byRegulation.get(row.id) ?? [];
    const versions = versionsOf(own, today);
    const version = versionAt(versions, versionDate, today);
    const facts = { row, texts: own, versions, today, collectionDay };
    return version ? [{ facts, version }] : [];
  });
  const order = new Intl.Collator('de-CH', { numeric: true });
  return (language) =>
    listed
      .map(({ facts, version }) => describeDocument(facts, version, language))
      .sort(
        (a, b) =>
          compareSourceNumbers(a.sourceNumber, b.sourceNumber) || order.compare(a.displayName, b.displayName),
      );
}

/** Documents that have a version on the date, in the order of their numbers. */
export async function listDocuments(
  data: ViewedData,
  { language, ...listing }: Listing & { language: LanguageCode },
): Promise<RegulationDocument[]> {
  return (await readListing(data, listing))(language);
}

/** Everything that is known about one version in one language. */
export async function readDocumentInfo(
  data: ViewedData,
  regTextId: string,
  at: AtDate,
): Promise<DocumentInfo> {
  const regulation = await findRegulation(data, regTextId);
  const text = textAt(regulation, at);
  const { pdf_hash: hash, pdf_pages: pages, pdf_bytes: bytes } = text;
  return {
    ...(await describeWithChanges(data, regulation, at)),
    sourceKey: regulation.row.source_key,
    ...(text.document_date === null ? {} : { documentDate: text.document_date }),
    ...(text.publication_date === null ? {} : { publicationDate: text.publication_date }),
    importedAt: text.imported_at.toISOString(),
    counts: text.counts,
    ...(hash === null || pages === null || bytes === null ? {} : { pdf: { hash, pages, bytes } }),
  };
}

/** The name of a document for a line of text. */
export function documentName(names: Names, language: LanguageCode, sourceNumber: string): string {
  const name = nearestName(names, language);
  return name?.short ?? name?.long ?? sourceNumber;
}

/** The name in the language, else in another language that the document has a name in. */
export function nearestName(
  names: Names,
  language: LanguageCode,
): { long: string; short?: string } | undefined {
  return names[language] ?? languageCodes.map((code) => names[code]).find((name) => name !== undefined);
}

function shortNames(names: Names): Record<string, string> {
  const short: Record<string, string> = {};
  for (const code of languageCodes) {
    const name = names[code]?.short;
    if (name !== undefined) short[code] = name;
  }
  return short;
}

/** A document is archived if the act is repealed, or has articles of which every one is repealed. */
function isArchived({ texts }: Facts, current: Version | undefined): boolean {
  if (current?.status === 'repealed') return true;
  const text = texts.find(({ version_date }) => version_date === current?.versionDate);
  return text !== undefined && text.counts.articles > 0 && text.counts.repealed >= text.counts.articles;
}
