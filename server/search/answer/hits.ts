import type { LanguageCode } from '#core/contract/languages.ts';
import type { PlaceBehind } from '#core/contract/main/behind.ts';
import type { MatchReason } from '#core/contract/main/match-reason.ts';
import type { DocumentPart, SearchHit } from '#core/contract/main/search.ts';
import { marksOf } from '../../data/behind.ts';
import { placeName } from '../../lib/place-name.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import { sampleMarkOf } from '../../lib/sample-mark.ts';
import { type KnownDocument, nameInLanguage } from './catalogue.ts';
import { type DisplayedUnit, displayedUnits, type UnitPlace } from './displayed-units.ts';
import { displayedKind, typedWords, type WordMarks, wordMarks } from './marks.ts';
import { readOnly, timeLimit } from './read-only.ts';
import type { Situation } from './situation.ts';
import { markedPieces, snippetOf } from './snippet.ts';
import { piecesOfUnit } from './unit-pieces.ts';
import type { SearchText } from './which-texts.ts';

/** An article that matches a query, and why, before its text is read. */
export type MatchedArticle = {
  text: SearchText;
  /** Paths of the article and of the place in it that matches best. */
  unit: string;
  path: string;
  part: DocumentPart;
  score: number;
  /** Of citations `found` and `range` are paths; of other reasons `found` and `asked` are folded. */
  reasons: readonly MatchReason[];
  missing: readonly string[];
};

const maxReasons = 3;

type HitContext = Pick<Situation, 'engine' | 'request' | 'texts' | 'documents'>;

/**
 * The hits of a page, with their texts. An article that was deleted meanwhile is left out. `query` is the one that
 * found them, if it is not that of the request.
 */
export async function hitsOf(
  situation: HitContext,
  articles: readonly MatchedArticle[],
  query = situation.request.query,
): Promise<SearchHit[]> {
  if (articles.length === 0) return [];
  const { engine, documents } = situation;
  const places = placesOf(situation, articles);
  const [displayed, behind] = await readOnly(engine.db, timeLimit, async (trx) => [
    await displayedUnits(trx, places, engine.containerTitles),
    await marksOf(
      trx,
      articles.map(({ text, path }) => ({ path, behind: text.behind })),
    ),
  ]);
  const typed = typedWords(query);
  return articles.flatMap((one, at) => {
    const unit = displayed[at];
    const document = documents.byKey.get(one.text.regTextId);
    if (unit === undefined || document === undefined) return [];
    return hitOf(one, { ...document, ...unit, behind: behind[at] }, typed);
  });
}

function placesOf({ texts, request }: HitContext, articles: readonly MatchedArticle[]): UnitPlace[] {
  const display = request.displayLanguage;
  const areAllInDisplayLanguage = articles.every(({ text }) => text.language === display);
  const siblings = areAllInDisplayLanguage ? [] : texts.filter(({ language }) => language === display);
  const keyOf = ({ regulationId, versionDate }: SearchText) => `${regulationId} ${versionDate}`;
  const siblingIds = new Map(siblings.map((text) => [keyOf(text), text.id]));
  return articles.map(({ text, unit }) => ({
    textId: text.id,
    // Beside a text that is behind, its version in another language is law of before.
    siblingId: text.language === display || text.behind ? undefined : siblingIds.get(keyOf(text)),
    unit,
  }));
}

type UnitOfHit = DisplayedUnit &
  Pick<KnownDocument, 'sourceNumber' | 'sample'> & { behind: PlaceBehind | undefined };

function hitOf(one: MatchedArticle, unit: UnitOfHit, typed: (folded: string) => string): SearchHit {
  const { text, score, part } = one;
  const { body, language, naming, containers, sourceNumber, sample, behind } = unit;
  const isTranslated = language !== text.language;
  const matches = wordMarks(one.reasons.filter(({ kind }) => kind !== 'citation' && kind !== 'before'));
  // The matching words occur in the language of the search only.
  const marks = isTranslated ? wordMarks([]) : matches;
  const heading = plainInline(body.heading);
  const headingPieces = markedPieces(heading, marks.marker(heading));
  const snippet = snippetOf(text.regTextId, piecesOfUnit(body), marks.marker, one.path);
  lookThrough(matches, unit, text.language);
  return {
    regTextId: text.regTextId,
    completeParagraphID: `${text.regTextId}~${one.path}`,
    language,
    ...(isTranslated ? { foundIn: text.language } : {}),
    sourceNumber,
    ...(body.eId === undefined ? {} : { eId: body.eId }),
    ...nameInLanguage(unit, language),
    category: text.category,
    part,
    number: placeName(body.id, language, naming),
    heading: headingPieces,
    containers,
    versionDate: text.versionDate,
    validity: text.validity,
    ...(behind === undefined ? {} : { behind }),
    repealed: body.repealed === true,
    snippet,
    score,
    reasons: fewReasons(one.reasons).flatMap((reason) => {
      if (reason.kind === 'citation' || reason.kind === 'before')
        return namedReason(reason, (place) => placeName(place, language, naming));
      // A word that is nowhere to be seen would have to be told in another spelling than its own.
      const surface = matches.surface(reason.found);
      return surface === undefined
        ? []
        : { ...reason, kind: displayedKind(reason), asked: typed(reason.asked), found: surface };
    }),
    missing: one.missing.map(typed),
    ...sampleMarkOf(sample),
  };
}

/** The reason of a cited provision, with its paths as they are called. */
function namedReason({ range, ...reason }: MatchReason, named: (path: string) => string): MatchReason {
  return { ...reason, found: named(reason.found), ...(range === undefined ? {} : { range: named(range) }) };
}

/** Sees the matching words wherever the index has them: in the text searched, the headings above it, the names of its document. */
function lookThrough({ marker }: WordMarks, unit: UnitOfHit, searched: LanguageCode): void {
  const { matched, names, sourceNumber } = unit;
  const { containers, body } = matched ?? unit;
  const own =
    matched === undefined ? [] : [plainInline(body.heading), ...piecesOfUnit(body).map(({ text }) => text)];
  const shorts = Object.values(names).flatMap(({ short }) => short ?? []);
  for (const text of [...own, ...containers, names[searched]?.long ?? '', ...shorts, sourceNumber])
    marker(text);
}

/** For each word of the query its best reasons, each matching word once. The reasons come the best first. */
function fewReasons(reasons: readonly MatchReason[]): MatchReason[] {
  const matchesByWord = new Map<string, Set<string>>();
  return reasons.filter(({ asked, found }) => {
    const words = matchesByWord.get(asked) ?? new Set();
    matchesByWord.set(asked, words);
    if (words.has(found) || words.size === maxReasons) return false;
    words.add(found);
    return true;
  });
}
