import type { DocumentPart, MatchReason, SearchHit } from '#core/contract/main/search.ts';
import { placeName } from '../../lib/place-name.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import { type KnownDocument, nameInLanguage } from './catalogue.ts';
import { type DisplayedUnit, displayedUnits, type UnitPlace } from './displayed-units.ts';
import { typedWords, wordMarks } from './marks.ts';
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
  /** Except in citations, `found` and `asked` are folded. */
  reasons: readonly MatchReason[];
  missing: readonly string[];
};

const maxReasons = 3;

type HitContext = Pick<Situation, 'engine' | 'request' | 'texts' | 'documents'>;

/** The hits of a page, with their texts. An article that was deleted meanwhile is left out. */
export async function hitsOf(
  situation: HitContext,
  articles: readonly MatchedArticle[],
): Promise<SearchHit[]> {
  if (articles.length === 0) return [];
  const { engine, request, documents } = situation;
  const places = placesOf(situation, articles);
  const displayed = await readOnly(engine.db, timeLimit, (trx) =>
    displayedUnits(trx, places, engine.containerTitles),
  );
  const typed = typedWords(request.query);
  return articles.flatMap((one, at) => {
    const unit = displayed[at];
    const document = documents.byKey.get(one.text.regTextId);
    return unit === undefined || document === undefined ? [] : hitOf(one, { ...document, ...unit }, typed);
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
    siblingId: text.language === display ? undefined : siblingIds.get(keyOf(text)),
    unit,
  }));
}

type UnitOfHit = DisplayedUnit & Pick<KnownDocument, 'sourceNumber'>;

function hitOf(one: MatchedArticle, unit: UnitOfHit, typed: (folded: string) => string): SearchHit {
  const { text, score, part } = one;
  const { body, language, naming, containers, sourceNumber } = unit;
  const isTranslated = language !== text.language;
  // The matching words occur in the language of the search only.
  const marks = wordMarks(isTranslated ? [] : one.reasons.filter(({ kind }) => kind !== 'citation'));
  const heading = plainInline(body.heading);
  const headingPieces = markedPieces(heading, marks.marker(heading));
  const snippet = snippetOf(text.regTextId, piecesOfUnit(body), marks.marker, one.path);
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
    repealed: body.repealed === true,
    snippet,
    score,
    reasons: fewReasons(one.reasons).map((reason) =>
      reason.kind === 'citation'
        ? { ...reason, found: placeName(one.path, language, naming) }
        : { ...reason, asked: typed(reason.asked), found: marks.surface(reason.found) },
    ),
    missing: one.missing.map(typed),
  };
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
