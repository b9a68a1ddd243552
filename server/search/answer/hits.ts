import type { LanguageCode } from '#core/contract/languages.ts';
import type { DocumentPart, MatchReason, SearchHit } from '#core/contract/main/search.ts';
import { displayName, namings } from '#core/law/display-name.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import { type KnownDocument, shownName } from './catalogue.ts';
import { leavesOf } from './leaves.ts';
import { typedWords, wordMarks } from './marks.ts';
import { readOnly, timeLimit } from './read-only.ts';
import { type ShownUnit, shownUnits, type UnitPlace } from './shown-units.ts';
import type { Situation } from './situation.ts';
import { piecesOf, snippetOf } from './snippet.ts';
import type { SearchText } from './which-texts.ts';

/** An article that answers, and why, before anything of it is shown. */
export type Answering = {
  text: SearchText;
  /** Path of the article, and of the place in it that answers best. */
  unit: string;
  path: string;
  part: DocumentPart;
  score: number;
  /** `found` and `asked` are folded, but for a citation. */
  reasons: readonly MatchReason[];
  missing: readonly string[];
};

const mostReasons = 3;

type Showing = Pick<Situation, 'engine' | 'asked' | 'texts' | 'documents'>;

/** What a page shows of the articles that answer; one that was taken away meanwhile is left out. */
export async function hitsOf(situation: Showing, answering: readonly Answering[]): Promise<SearchHit[]> {
  if (answering.length === 0) return [];
  const { engine, asked, documents } = situation;
  const places = placesOf(situation, answering);
  const shown = await readOnly(engine.db, timeLimit, (trx) => shownUnits(trx, places));
  const typed = typedWords(asked.query);
  return answering.flatMap((one, at) => {
    const unit = shown[at];
    const document = documents.byKey.get(one.text.regTextId);
    return unit === undefined || document === undefined ? [] : hitOf(one, { ...document, ...unit }, typed);
  });
}

function placesOf({ texts, asked }: Showing, answering: readonly Answering[]): UnitPlace[] {
  const display = asked.displayLanguage;
  const isFound = answering.every(({ text }) => text.language === display);
  const siblings = isFound ? [] : texts.filter(({ language }) => language === display);
  const keyOf = ({ regulationId, versionDate }: SearchText) => `${regulationId} ${versionDate}`;
  const siblingIds = new Map(siblings.map((text) => [keyOf(text), text.id]));
  return answering.map(({ text, unit }) => ({
    textId: text.id,
    siblingId: text.language === display ? undefined : siblingIds.get(keyOf(text)),
    unit,
  }));
}

type Shown = ShownUnit & Pick<KnownDocument, 'sourceNumber'>;

function hitOf(one: Answering, unit: Shown, typed: (folded: string) => string): SearchHit {
  const { text, score, part } = one;
  const { body, language, naming, containers, sourceNumber } = unit;
  const isTranslated = language !== text.language;
  // The words that answered stand in the language of the search alone.
  const marks = wordMarks(isTranslated ? [] : one.reasons.filter(({ kind }) => kind !== 'citation'));
  const heading = plainInline(body.heading);
  const headingPieces = piecesOf(heading, marks.marker(heading));
  const snippet = snippetOf(text.regTextId, leavesOf(body), marks.marker, one.path);
  return {
    regTextId: text.regTextId,
    completeParagraphID: `${text.regTextId}~${one.path}`,
    language,
    ...(isTranslated ? { foundIn: text.language } : {}),
    sourceNumber,
    ...(body.eId === undefined ? {} : { eId: body.eId }),
    ...shownName(unit, language),
    category: text.category,
    part,
    number: placeName(body.id, language, naming, plainInline(body.num)),
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

/** A place as its document cites itself; what has no name by its path keeps the number it shows. */
export function placeName(
  path: string,
  language: LanguageCode,
  naming: KnownDocument['naming'],
  otherwise = '',
): string {
  try {
    return displayName(path, language, namings[naming]);
  } catch {
    return otherwise;
  }
}

/** Of each asked word the best reasons, each found word once: they come the best first. */
function fewReasons(reasons: readonly MatchReason[]): MatchReason[] {
  const kept = new Map<string, Set<string>>();
  return reasons.filter(({ asked, found }) => {
    const words = kept.get(asked) ?? new Set();
    kept.set(asked, words);
    if (words.has(found) || words.size === mostReasons) return false;
    words.add(found);
    return true;
  });
}
