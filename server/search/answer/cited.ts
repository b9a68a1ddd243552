import type { SearchReply } from '#core/contract/main/search.ts';
import type { NameIndex, UnloadedAct } from '#core/law/citation/name-index.ts';
import type { Citation } from '#core/law/citation/parse-citation.ts';
import { pathCandidates } from '#core/law/citation/path-candidates.ts';
import { type CitedQuery, findQueryCitation } from '#core/law/citation/query-citation.ts';
import { namings } from '#core/law/display-name.ts';
import type { ReadTrx } from './read-only.ts';
import {
  type CitedProvision,
  type MissingPlace,
  type ProvisionBefore,
  type ResolveScope,
  resolveCitation,
} from './resolve-citation.ts';
import { versionsOf } from './versions-of.ts';

/** What a query cites and the collection does not have: an act, a word that may be the name of one, or a place in an act. */
export type AbsentCitation =
  | { is: 'act'; name: string; sourceNumber?: string | undefined }
  | { is: 'name'; name: string }
  | ({ is: 'place' } & MissingPlace);

/** Paths of the cited articles, and of those that are meant where no document has them; the citation as it was typed if it may mean any document. */
export type ArticleAnywhere = {
  paths: ReadonlySet<string>;
  otherwise?: ReadonlySet<string>;
  cited?: string;
  /** By what the document is numbered, if the citation says so: "Art. 5" is no margin number of a circular. */
  numberedBy?: 'ARTICLE' | 'MARGIN_NUMBER';
};

/** What the citations of a query lead to. */
export type Cited = {
  /** The query without its citations. */
  rest: string;
  /** The words of it beside the name of an act that is not there. */
  otherWords?: string;
  /** The document, if the query is the name of exactly one. */
  document?: SearchReply['target'];
  /** The cited provisions that exist, in the order of the citations. */
  provisions: readonly CitedProvision[];
  /** How many more it cites than these. */
  more?: number;
  before?: ProvisionBefore;
  /** Where the query names no document: the article that it cites in each. */
  anywhere?: ArticleAnywhere;
  absent?: readonly AbsentCitation[];
};

/**
 * The citations of a query. A word that is like the name of an unknown act may be a word of the texts: then the query
 * looks for what `asWord` says.
 */
export type ReadCitations = { cited: Cited | undefined; doubtful?: { name: string; asWord: Cited } };

type CitationScope = ResolveScope & { names: NameIndex };

/** Limit on citations per query, since each takes several statements. */
const maxCitations = 20;

/** Limit on the places that they lead to; the reply says how many more there are. */
const maxPlaces = 50;

/** Reads what a query cites. */
export async function readCited(trx: ReadTrx, query: string, scope: CitationScope): Promise<ReadCitations> {
  const read = findQueryCitation(query, scope.names, { language: scope.language });
  if (read === undefined) return { cited: undefined };
  const { citation, rest } = read;
  if (citation.steps.length === 0) return { cited: namedDocument(query, read, scope) };
  if (!citation.namesDocument) return nameless(query, read);
  const provisions: CitedProvision[] = [];
  const absent: AbsentCitation[] = [];
  const mentions: string[] = [];
  let before: ProvisionBefore | undefined;
  const citations = inTextOrder(read);
  for (const one of citations.slice(0, maxCitations)) {
    if (one.unknownName) {
      absent.push({ is: 'name', name: query.slice(one.unknownName.start, one.unknownName.end) });
      continue;
    }
    if (one.unloaded) {
      absent.push(unloadedAct(query, one.unloaded));
      mentions.push(mentionOf(query, one.unloaded));
      continue;
    }
    const options = { cited: query.slice(one.start, one.end), nearest: before === undefined };
    const resolved = await resolveCitation(trx, one, options, scope);
    provisions.push(...resolved.provisions);
    before ??= resolved.before;
    if (resolved.missing) absent.push({ is: 'place', ...resolved.missing });
  }
  if (provisions.length === 0 && before === undefined && absent.length === 0) return { cited: undefined };
  const more = Math.max(0, citations.length - maxCitations) + Math.max(0, provisions.length - maxPlaces);
  const words = provisions.length === 0 ? [...new Set(mentions), rest] : [rest];
  return {
    cited: {
      rest: words.join(' ').trim(),
      ...(words.length > 1 && rest !== '' && { otherWords: rest }),
      provisions: provisions.slice(0, maxPlaces),
      ...(more > 0 && { more }),
      ...(before && { before }),
      ...(absent.length > 0 && { absent: eachOnce(absent) }),
    },
  };
}

const inTextOrder = ({ citation, others }: CitedQuery): Citation[] =>
  [citation, ...others].sort((one, other) => one.start - other.start);

const eachOnce = (absent: readonly AbsentCitation[]): AbsentCitation[] => [
  ...new Map(
    absent.map((one) => [one.is === 'place' ? `${one.text.id} ${one.path}` : one.name, one]),
  ).values(),
];

const unloadedAct = (query: string, { start, end, name, sourceNumber }: UnloadedAct): AbsentCitation => ({
  is: 'act',
  name: name ?? query.slice(start, end),
  sourceNumber,
});

/** The name of an act that is not loaded, to look for what mentions it, exactly as it is written; of a number its digits. */
function mentionOf(query: string, { start, end, name }: UnloadedAct): string {
  const written = query.slice(start, end).replaceAll('"', '');
  const [number] = /\d+(?:[./]\d+)+|\d+$/.exec(written) ?? [];
  return `"${name === undefined || /\d[./]/.test(written) ? (number ?? written) : written}"`;
}

/** Where no document is named: the cited article of each document, unless a word beside it names an unknown act. */
function nameless(query: string, read: CitedQuery): ReadCitations {
  const { citation, rest } = read;
  const [unknown] = unknownNames(query, read);
  const anywhere = articlesAnywhere(citation);
  if (unknown === undefined) {
    if (anywhere.paths.size === 0) return { cited: undefined };
    const cited = query.slice(citation.start, citation.end);
    return { cited: { rest, provisions: [], anywhere: { ...anywhere, cited } } };
  }
  const absent = [{ is: 'name', name: unknown }] as const;
  const others = rest.split(' ').filter((word) => !word.includes(unknown));
  const asWord: Cited = citation.isBare
    ? { rest: query, provisions: [], absent }
    : { rest: [unknown, ...others].join(' '), provisions: [], anywhere, absent };
  const cited: Cited = {
    rest: [`"${unknown}"`, ...others].join(' '),
    ...(others.join('') !== '' && { otherWords: others.join(' ') }),
    provisions: [],
    absent,
  };
  return { cited, doubtful: { name: unknown, asWord } };
}

const unknownNames = (query: string, read: CitedQuery): string[] =>
  inTextOrder(read).flatMap(({ unknownName }) =>
    unknownName ? query.slice(unknownName.start, unknownName.end) : [],
  );

function articlesAnywhere({ steps, otherwise }: Citation): ArticleAnywhere {
  const types = steps.map(({ type }) => type);
  const numberedBy = (['ARTICLE', 'MARGIN_NUMBER'] as const).find((type) => types.includes(type));
  return {
    paths: articlesOf(steps),
    ...(otherwise && { otherwise: articlesOf(otherwise) }),
    ...(numberedBy && { numberedBy }),
  };
}

/** The articles of these steps in a document of any kind; of "Art. 6 f." the one with the next number too. */
function articlesOf(steps: Citation['steps']): Set<string> {
  const last = steps.at(-1);
  const next =
    last?.following === 'f' && /^\d+$/.test(last.label) ? String(Number(last.label) + 1) : undefined;
  const all = next && last ? [steps, [...steps.slice(0, -1), { type: last.type, label: next }]] : [steps];
  const paths = all.flatMap((one) =>
    [namings.act, namings.circular].flatMap((naming) => pathCandidates({ steps: one }, naming)),
  );
  return new Set(paths.map((path) => path.split('^')[0] ?? path));
}

/** The document or act whose name is the whole query. Beside other words, a name is searched like any words. */
function namedDocument(
  query: string,
  { citation, rest }: CitedQuery,
  { texts, language }: CitationScope,
): Cited | undefined {
  if (citation.unloaded) {
    // An abbreviation is looked for as it is spelled, the words of a long name in all their forms.
    const isAbbreviation = /^\S*\p{Lu}\S*\p{Lu}\S*$/u.test(query.trim());
    const words = isAbbreviation ? `"${query.trim()}"` : query;
    return { rest: words, provisions: [], absent: [unloadedAct(query, citation.unloaded)] };
  }
  const [regTextId, ...more] = citation.documents.filter((key) =>
    texts.some((text) => text.regTextId === key),
  );
  // Only the user knows which of two documents of one name is meant, so both are hits.
  if (regTextId === undefined || more.length > 0 || rest !== '') return undefined;
  const [best] = versionsOf(texts, regTextId, language);
  // What is only published, or not yet in force, is opened on its own day: asked for by name, it is what is meant.
  const versionDate = best?.behind?.mark.versionDate ?? best?.versionDate;
  const on = versionDate === undefined || best?.validity === 'current' ? {} : { versionDate };
  return { rest, document: { regTextId, ...on }, provisions: [] };
}
