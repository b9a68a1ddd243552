import type { DocumentPart } from '#core/contract/main/search.ts';
import type { MatchedArticle } from './hits.ts';
import type { Counted } from './narrow.ts';
import type { CitedProvision } from './resolve-citation.ts';
import type { PageRequest, PlanResult } from './run.ts';

/** A page of the hits, in order, and their total. */
export type Listing = {
  articles: MatchedArticle[];
  total: number;
  /** There may be more hits than `total`. */
  atLeast: boolean;
  counted: readonly Counted[];
  ignored: readonly string[];
  /** Its hits may lack words of the query. */
  soft: boolean;
  /** Words that no text has, where nothing is on the subject of the query: then its hits are only the nearest. */
  absent: readonly string[];
  /** The words that were looked for, and what each weighs; a citation is none. */
  weighed: readonly { word: string; rarity: number }[];
  /** The rarity of a word that no text has; 0 where words were not looked for. */
  rarest: number;
};

export function listRun(run: PlanResult): Listing {
  const { total, atLeast, counted, ignored, soft, absent, weighed, rarest } = run;
  const listing = {
    articles: articlesIn(run),
    total,
    atLeast,
    counted,
    ignored,
    soft,
    absent,
    weighed,
    rarest,
  };
  return absent.length === 0 ? listing : nearestOf(listing);
}

/** Hits that are displayed where nothing is on the subject. */
const maxNearest = 5;

/** The hundreds of others have nothing of the query but what stands beside its subject. */
function nearestOf(listing: Listing): Listing {
  const articles = listing.articles.slice(0, maxNearest);
  return {
    ...listing,
    articles,
    total: articles.length,
    atLeast: false,
    counted: articles.map(asCounted),
  };
}

/** Lists the provisions that a query cites. */
export function listCited(cited: readonly MatchedArticle[], { start, rows }: PageRequest): Listing {
  return {
    articles: cited.slice(start, start + rows),
    total: cited.length,
    atLeast: false,
    counted: cited.map(asCounted),
    ignored: [],
    soft: false,
    absent: [],
    weighed: [],
    rarest: 0,
  };
}

/** Lists the cited provisions, then the other hits. `repeats` are the cited provisions that rank as other hits too. */
export function listBoth(
  cited: readonly MatchedArticle[],
  repeats: PlanResult,
  run: PlanResult,
  { start, rows }: PageRequest,
): Listing {
  const again = new Set(articlesIn(repeats).map(placeOf));
  const places = cited.map(placeOf);
  const named = new Set(places);
  const others = articlesIn(run).filter((one) => !named.has(placeOf(one)));
  // The run has counted an article once, whatever number of its paragraphs is cited.
  const uncounted = cited.filter(
    (_, at) => !again.has(places[at] ?? '') || places.indexOf(places[at] ?? '') < at,
  );
  return {
    articles: [...cited, ...others].slice(start, start + rows),
    total: cited.length + run.total - again.size,
    atLeast: run.atLeast,
    counted: [...run.counted, ...uncounted.map(asCounted)],
    ignored: run.ignored,
    soft: run.soft,
    // What the query cites is there.
    absent: [],
    weighed: run.weighed,
    rarest: run.rarest,
  };
}

/** Score of a cited provision: higher than ranking by words ever gives. */
const scoreOfCitation = 1000;

/** The cited provisions as hits, each place once; `before`: they are those before cited ones that do not exist. */
export function citationHits(
  provisions: readonly CitedProvision[],
  kind: 'citation' | 'before' = 'citation',
): MatchedArticle[] {
  const articles = provisions.map(
    ({ text, unitPath, path, cited, range }): MatchedArticle => ({
      text,
      unit: unitPath,
      path,
      part: partOf(unitPath),
      score: scoreOfCitation,
      reasons: [{ kind, field: 'number', asked: cited, found: path, ...(range && { range }) }],
      missing: [],
    }),
  );
  return [
    ...new Map(articles.toReversed().map((one) => [`${one.text.id} ${one.path}`, one])).values(),
  ].reverse();
}

function placeOf({ text, unit }: MatchedArticle): string {
  return `${text.id} ${unit}`;
}

function asCounted({ text, part }: MatchedArticle): Counted {
  return { text, part, count: 1 };
}

function articlesIn({ hits, texts }: PlanResult): MatchedArticle[] {
  return hits.flatMap(({ textId, evidence, ...hit }) => {
    const text = texts.get(textId);
    return text === undefined ? [] : [{ ...hit, text, reasons: evidence }];
  });
}

/** The document part that a path belongs to. */
function partOf(path: string): DocumentPart {
  if (/^\{(?:A(?:\d+[a-z]?)?[!}]|annex)/.test(path)) return 'annex';
  return /^\{(?:disp|proviso|conclusions)/.test(path) ? 'final' : 'article';
}
