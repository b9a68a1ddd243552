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
import { type FoundProvision, findCited } from './find-provision.ts';
import type { ReadTrx } from './read-only.ts';
import type { SearchText } from './which-texts.ts';

/** A provision that a query names, in the text in which it is shown. */
export type CitedProvision = FoundProvision & { text: SearchText; cited: string };

/** What a query names by citing it. */
export type Cited = {
  /** The query without its citations. */
  rest: string;
  /** The one document that it is the name of. */
  document?: SearchReply['target'];
  /** What is there, in the order in which it is cited. */
  provisions: readonly CitedProvision[];
  /** What stands just before a place that is not there. */
  before?: CitedProvision & { kind: Extract<LadderStep['kind'], 'paragraphBefore' | 'previousAppendix'> };
  /** Paths of an article of no certain document. */
  anywhere?: ReadonlySet<string>;
};

type Reading = {
  names: NameIndex;
  documents: Documents;
  texts: readonly SearchText[];
  language: LanguageCode;
};

/** So many citations of a query are looked up, and in so many documents of one name: each is some statements. */
const mostCitations = 20;
const mostOfName = 5;

/** The provisions or the document that a query names; undefined where it names nothing. */
export async function readCited(trx: ReadTrx, query: string, reading: Reading): Promise<Cited | undefined> {
  const read = findQueryCitation(query, reading.names, { language: reading.language });
  if (read === undefined) return undefined;
  const { citation, rest } = read;
  if (citation.steps.length === 0) return namedDocument(read, reading);
  if (!citation.namesDocument) {
    const anywhere = articlesAnywhere(citation);
    return anywhere.size === 0 ? undefined : { rest, provisions: [], anywhere };
  }
  const provisions: CitedProvision[] = [];
  let before: Cited['before'];
  for (const one of [citation, ...read.others].slice(0, mostCitations)) {
    const asked = { cited: query.slice(one.start, one.end), nearest: before === undefined };
    const found = await resolve(trx, one, asked, reading);
    provisions.push(...found.provisions);
    before ??= found.before;
  }
  if (provisions.length === 0 && before === undefined) return undefined;
  return { rest, provisions, ...(before === undefined ? {} : { before }) };
}

/** A document's name beside other words is a word like them: its articles have it in their title. */
function namedDocument({ citation, rest }: CitedQuery, { texts }: Reading): Cited | undefined {
  const [regTextId, ...more] = citation.documents.filter((key) =>
    texts.some((text) => text.regTextId === key),
  );
  // Two of one name: which is meant only the user knows, so both are hits.
  if (regTextId === undefined || more.length > 0 || rest !== '') return undefined;
  return { rest, document: { regTextId }, provisions: [] };
}

function articlesAnywhere(citation: Citation): Set<string> {
  const paths = [namings.act, namings.circular].flatMap((naming) => pathCandidates(citation, naming));
  return new Set(paths.map((path) => path.split('^')[0] ?? path));
}

/** In each document of that name; what one version no longer has is looked for in the others. */
async function resolve(
  trx: ReadTrx,
  citation: Citation,
  { cited, nearest }: { cited: string; nearest: boolean },
  { documents, texts, language }: Reading,
): Promise<Pick<Cited, 'provisions' | 'before'>> {
  const provisions: CitedProvision[] = [];
  let before: Cited['before'];
  for (const key of citation.documents.slice(0, mostOfName)) {
    const document = documents.byKey.get(key);
    const own = versionsOf(texts, key, language);
    const [text] = own;
    if (document === undefined || text === undefined) continue;
    const seekNearest = nearest && before === undefined;
    const place = await findIn(trx, text.id, citation, document, seekNearest);
    if (place?.is === 'there') {
      provisions.push({ ...place.provision, text, cited });
      const more = await furtherArticles(trx, text.id, place.provision.unitPath, citation);
      provisions.push(...more.map((provision) => ({ ...provision, text, cited })));
    }
    if (place?.is !== 'there') {
      const earlier = await findEarlier(trx, own.slice(1), citation, document);
      if (earlier) provisions.push({ ...earlier, cited });
      if (place?.is === 'missing') before ??= { ...place.nearest, text, cited, kind: place.step };
    }
  }
  return { provisions, ...(before === undefined ? {} : { before }) };
}

/** A citation in one text: by its precise paths in any of their forms, else by what is before. */
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
  const there = await firstThere(trx, [textId], precise);
  const path = there.get(textId) ?? first;
  return findCited(trx, textId, path, seekNearest);
}

/** Paths that mean all that was cited, without those of what is around it. */
function preciseCandidates(citation: Citation, naming: (typeof namings)[keyof typeof namings]): string[] {
  const around = new Set(pathCandidates({ steps: citation.steps.slice(0, -1) }, naming));
  return pathCandidates(citation, naming).filter((path) => !around.has(path));
}

const mostOfRange = 50;

/** The articles behind the first of "Art. 5–7", unless the text itself has them as one. */
async function furtherArticles(
  trx: ReadTrx,
  textId: number,
  first: string,
  { steps }: Citation,
): Promise<FoundProvision[]> {
  const last = steps.at(-1);
  if (last?.to === undefined || (last.type !== 'ARTICLE' && last.type !== 'MARGIN_NUMBER')) return [];
  const section = first.slice(0, first.indexOf('}') + 1);
  if (first !== section + last.label) return [];
  const { rows } = await sql<FoundProvision>`
    select path, ord as "unitOrd", path as "unitPath" from main.unit
    where text_id = ${textId} and kind in ('article', 'marginNumber')
      and ord > (select ord from main.unit where text_id = ${textId} and path = ${first})
    order by ord limit ${mostOfRange}`.execute(trx);
  const end = section + last.to;
  const isInside = ({ path }: FoundProvision) =>
    path.slice(0, path.indexOf('}') + 1) === section && comparePaths(path, end) <= 0;
  return rows.filter(isInside);
}

async function firstThere(
  trx: ReadTrx,
  textIds: readonly number[],
  paths: readonly string[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; path: string }>`
    select text_id as id, path from main.provision
    where text_id = any(${[...textIds]}::int[]) and path = any(${[...paths]}::text[])`.execute(trx);
  const found = new Map<number, string>();
  for (const path of [...paths].reverse())
    for (const row of rows) if (row.path === path) found.set(row.id, path);
  return found;
}

async function findEarlier(
  trx: ReadTrx,
  texts: readonly SearchText[],
  citation: Citation,
  { naming }: KnownDocument,
): Promise<(FoundProvision & { text: SearchText }) | undefined> {
  const precise = preciseCandidates(citation, namings[naming]);
  if (texts.length === 0 || precise.length === 0) return undefined;
  const there = await firstThere(
    trx,
    texts.map(({ id }) => id),
    precise,
  );
  for (const text of texts) {
    const path = there.get(text.id);
    const place = path === undefined ? undefined : await findCited(trx, text.id, path);
    if (place?.is === 'there') return { ...place.provision, text };
  }
  return undefined;
}

const rankOf = { current: 0, past: 1, future: 2 };

/** The texts of a document, the one that is meant first: in force, then the last before, each in the best language. */
function versionsOf(texts: readonly SearchText[], regTextId: string, language: LanguageCode): SearchText[] {
  const own = texts.filter((text) => text.regTextId === regTextId);
  const byVersion = Map.groupBy(own, ({ versionDate }) => versionDate);
  return [...byVersion.values()]
    .flatMap((there) => there.find((text) => text.language === language) ?? there[0] ?? [])
    .sort(
      (a, b) =>
        rankOf[a.validity] - rankOf[b.validity] ||
        (a.versionDate < b.versionDate ? -1 : 1) * (a.validity === 'future' ? 1 : -1),
    );
}
