import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { LadderStep, SearchReply } from '#core/contract/main/search.ts';
import type { NameIndex } from '#core/law/citation/name-index.ts';
import type { Citation } from '#core/law/citation/parse-citation.ts';
import { pathCandidates } from '#core/law/citation/path-candidates.ts';
import { type CitedQuery, findQueryCitation } from '#core/law/citation/query-citation.ts';
import { namings } from '#core/law/display-name.ts';
import { comparePaths } from '#core/law/paragraph-id.ts';
import type { Documents, KnownDocument } from './catalogue.ts';
import { findCited, type LocatedProvision } from './find-provision.ts';
import type { ReadTrx } from './read-only.ts';
import type { SearchText } from './which-texts.ts';

/** A provision that a query cites, and the text that the hit is taken from. */
export type CitedProvision = LocatedProvision & { text: SearchText; cited: string };

/** What the citations of a query lead to. */
export type Cited = {
  /** The query without its citations. */
  rest: string;
  /** The document, if the query is the name of exactly one. */
  document?: SearchReply['target'];
  /** The cited provisions that exist, in the order of the citations. */
  provisions: readonly CitedProvision[];
  /** The provision just before a cited one that does not exist. */
  before?: CitedProvision & { kind: Extract<LadderStep['kind'], 'paragraphBefore' | 'previousAppendix'> };
  /** Where the query names no document: the paths of the cited article, and the citation as it was typed. */
  anywhere?: { paths: ReadonlySet<string>; cited: string };
};

type CitationScope = {
  names: NameIndex;
  documents: Documents;
  texts: readonly SearchText[];
  language: LanguageCode;
};

/** Limits on citations per query and on documents per name, since each look-up takes several statements. */
const maxCitations = 20;
const maxDocumentsOfName = 5;

/** The provisions or the document that a query cites; undefined if it cites nothing. */
export async function readCited(
  trx: ReadTrx,
  query: string,
  scope: CitationScope,
): Promise<Cited | undefined> {
  const read = findQueryCitation(query, scope.names, { language: scope.language });
  if (read === undefined) return undefined;
  const { citation, rest } = read;
  if (citation.steps.length === 0) return namedDocument(read, scope);
  if (!citation.namesDocument) {
    const paths = articlesAnywhere(citation);
    const cited = query.slice(citation.start, citation.end);
    return paths.size === 0 ? undefined : { rest, provisions: [], anywhere: { paths, cited } };
  }
  const provisions: CitedProvision[] = [];
  let before: Cited['before'];
  for (const one of [citation, ...read.others].slice(0, maxCitations)) {
    const options = { cited: query.slice(one.start, one.end), nearest: before === undefined };
    const resolved = await resolve(trx, one, options, scope);
    provisions.push(...resolved.provisions);
    before ??= resolved.before;
  }
  if (provisions.length === 0 && before === undefined) return undefined;
  return { rest, provisions, ...(before === undefined ? {} : { before }) };
}

/** The document whose name is the whole query. Beside other words, a name is searched like any words. */
function namedDocument(
  { citation, rest }: CitedQuery,
  { texts, language }: CitationScope,
): Cited | undefined {
  const [regTextId, ...more] = citation.documents.filter((key) =>
    texts.some((text) => text.regTextId === key),
  );
  // Only the user knows which of two documents of one name is meant, so both are hits.
  if (regTextId === undefined || more.length > 0 || rest !== '') return undefined;
  const [best] = versionsOf(texts, regTextId, language);
  // What is only published, or not yet in force, is opened on its own day: asked for by name, it is what is meant.
  const on = best === undefined || best.validity === 'current' ? {} : { versionDate: best.versionDate };
  return { rest, document: { regTextId, ...on }, provisions: [] };
}

function articlesAnywhere(citation: Citation): Set<string> {
  const paths = [namings.act, namings.circular].flatMap((naming) => pathCandidates(citation, naming));
  return new Set(paths.map((path) => path.split('^')[0] ?? path));
}

/** Resolves a citation in each document of that name. A provision that the first version lacks is looked up in the others. */
async function resolve(
  trx: ReadTrx,
  citation: Citation,
  { cited, nearest }: { cited: string; nearest: boolean },
  { documents, texts, language }: CitationScope,
): Promise<Pick<Cited, 'provisions' | 'before'>> {
  const provisions: CitedProvision[] = [];
  let before: Cited['before'];
  for (const key of citation.documents.slice(0, maxDocumentsOfName)) {
    const document = documents.byKey.get(key);
    const own = versionsOf(texts, key, language);
    const [text] = own;
    if (document === undefined || text === undefined) continue;
    const seekNearest = nearest && before === undefined;
    const place = await findIn(trx, text.id, citation, document, seekNearest);
    if (place?.is === 'present') {
      provisions.push({ ...place.provision, text, cited });
      const more = await furtherArticles(trx, text.id, place.provision.unitPath, citation);
      provisions.push(...more.map((provision) => ({ ...provision, text, cited })));
    }
    if (place?.is !== 'present') {
      const earlier = await findEarlier(trx, own.slice(1), citation, document);
      if (earlier) provisions.push({ ...earlier, cited });
      if (place?.is === 'missing') before ??= { ...place.nearest, text, cited, kind: place.step };
    }
  }
  return { provisions, ...(before === undefined ? {} : { before }) };
}

/** Finds a citation in one text: the cited provision in any form of its path, else the provision before it. */
async function findIn(
  trx: ReadTrx,
  textId: number,
  citation: Citation,
  { naming }: KnownDocument,
  seekNearest: boolean,
) {
  const precise = preciseCandidates(citation, namings[naming]);
  const [first] = precise;
  if (first === undefined) return undefined;
  const existing = await firstExisting(trx, [textId], precise);
  const path = existing.get(textId) ?? first;
  return findCited(trx, textId, path, seekNearest);
}

/** The paths of the whole citation, without those of the containing provisions. */
function preciseCandidates(citation: Citation, naming: (typeof namings)[keyof typeof namings]): string[] {
  const around = new Set(pathCandidates({ steps: citation.steps.slice(0, -1) }, naming));
  return pathCandidates(citation, naming).filter((path) => !around.has(path));
}

const maxArticlesOfRange = 50;

/** The articles after the first of "Art. 5–7"; none if the text has them as one unit. */
async function furtherArticles(
  trx: ReadTrx,
  textId: number,
  first: string,
  { steps }: Citation,
): Promise<LocatedProvision[]> {
  const last = steps.at(-1);
  if (last?.to === undefined || (last.type !== 'ARTICLE' && last.type !== 'MARGIN_NUMBER')) return [];
  const section = first.slice(0, first.indexOf('}') + 1);
  if (first !== section + last.label) return [];
  const { rows } = await sql<LocatedProvision>`
    select path, ord as "unitOrd", path as "unitPath" from main.unit
    where text_id = ${textId} and kind in ('article', 'marginNumber')
      and ord > (select ord from main.unit where text_id = ${textId} and path = ${first})
    order by ord limit ${maxArticlesOfRange}`.execute(trx);
  const end = section + last.to;
  const isInside = ({ path }: LocatedProvision) =>
    path.slice(0, path.indexOf('}') + 1) === section && comparePaths(path, end) <= 0;
  return rows.filter(isInside);
}

/** For each text the first of the paths that exists in it. */
async function firstExisting(
  trx: ReadTrx,
  textIds: readonly number[],
  paths: readonly string[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; path: string }>`
    select text_id as id, path from main.provision
    where text_id = any(${[...textIds]}::int[]) and path = any(${[...paths]}::text[])`.execute(trx);
  const existing = new Map<number, string>();
  for (const path of [...paths].reverse())
    for (const row of rows) if (row.path === path) existing.set(row.id, path);
  return existing;
}

/** Finds a citation in the first of the texts that has it. */
async function findEarlier(
  trx: ReadTrx,
  texts: readonly SearchText[],
  citation: Citation,
  { naming }: KnownDocument,
): Promise<(LocatedProvision & { text: SearchText }) | undefined> {
  const precise = preciseCandidates(citation, namings[naming]);
  if (texts.length === 0 || precise.length === 0) return undefined;
  const existing = await firstExisting(
    trx,
    texts.map(({ id }) => id),
    precise,
  );
  for (const text of texts) {
    const path = existing.get(text.id);
    const place = path === undefined ? undefined : await findCited(trx, text.id, path);
    if (place?.is === 'present') return { ...place.provision, text };
  }
  return undefined;
}

const rankOf = { current: 0, repealed: 1, past: 2, future: 3, unknown: 4, published: 5 };

/**
 * One text per version of a document, in the best language. The text that answers in this language comes first, then the
 * version in force, then past ones from the latest, then future ones.
 */
export function versionsOf(
  texts: readonly SearchText[],
  regTextId: string,
  language: LanguageCode,
): SearchText[] {
  const own = texts.filter((text) => text.regTextId === regTextId);
  const byVersion = Map.groupBy(own, ({ versionDate }) => versionDate);
  const isOwn = (text: SearchText) => text.language === language;
  /** What is behind in another language is law of before for readers of this one. */
  const rank = (text: SearchText) => rankOf[text.behind && !isOwn(text) ? 'past' : text.validity];
  return [...byVersion.values()]
    .flatMap(
      (ofVersion) => ofVersion.find(isOwn) ?? ofVersion.find(({ behind }) => !behind) ?? ofVersion[0] ?? [],
    )
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        (rank(a) < rankOf.past ? Number(isOwn(b)) - Number(isOwn(a)) : 0) ||
        (a.versionDate < b.versionDate ? -1 : 1) * (a.validity === 'future' ? 1 : -1),
    );
}
