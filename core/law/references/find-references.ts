import type { LanguageCode } from '../../contract/languages.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { append } from '../../lib/append.ts';
import { firstReaching } from '../../lib/first-reaching.ts';
import { foldedAt, type Tokens } from '../citation/citation-tokens.ts';
import { isContainer, linkWords } from '../citation/citation-words.ts';
import type { CitationSource } from '../citation/name-index.ts';
import { type Citation, citationsIn } from '../citation/parse-citation.ts';
import { exactPaths, pathsInArticle } from '../citation/path-candidates.ts';
import { namings } from '../display-name.ts';
import { grammars } from '../languages/grammars.ts';
import { type GrammarLanguage, hasGrammar } from '../languages/names.ts';
import { articlePath } from '../paragraph-id.ts';
import { type RunningText, runningTexts, type Span } from '../running-text.ts';
import { createNameReader, withoutGenitive } from './act-names.ts';
import { isAct, isOwnWord, looksAbbreviated, runningTextTokens } from './act-words.ts';
import { amendmentsIn, amendsOthers, listsOfOtherActs } from './amendments.ts';
import type { Citables } from './citables.ts';
import { citesLawInForce } from './law-in-force.ts';
import { mayCite, pointsBackTo } from './quick-tests.ts';
import { rangeEnds } from './range-ends.ts';
import { relativeCitations } from './relative-citations.ts';

type UnitContext = Omit<ReferenceContext, 'citesOwn' | 'noteText' | 'language'> & { language: LanguageCode };

/** The frame of an act (preface, preamble, conclusions) cites other acts only. */
const framingKinds = new Set<Unit['kind']>(['preface', 'preamble', 'conclusions']);
/** The citations of a unit, one list for each of its running texts; none in a language whose grammar is not known. */
export function unitReferences(
  unit: Pick<Unit, 'id' | 'kind' | 'heading' | 'parts' | 'notes'>,
  textOf: (content: Unit['notes'][number]['content'] | undefined) => string,
  { language, ...place }: UnitContext,
): Reference[][] {
  if (!hasGrammar(language)) return runningTexts(unit).map(() => []);
  const notes = new Map(unit.notes.map(({ number, content }) => [number, content]));
  const isFrame = framingKinds.has(unit.kind);
  const citesOwn = !isFrame && !amendsOthers(textOf(unit.heading));
  const citesOwnAnnex = !isFrame && !unit.id.startsWith('{');
  const whole: ReferenceContext = {
    ...place,
    language,
    citesOwn,
    citesOwnAnnex,
    noteText: (number) => textOf(notes.get(number)),
  };
  const runs = runningTexts(unit);
  const isAmending = amendmentsIn(runs);
  const isOfOtherAct = listsOfOtherActs(runs, language);
  const inAmendment = { ...whole, citesOwn: false, citesOwnAnnex: false };
  return runs.map((run, at) => {
    const references = findReferences(run, isAmending(at) ? inAmendment : whole);
    return isOfOtherAct(at)
      ? references.filter(({ start, documents }) => start > 2 || documents[0] !== place.own)
      : references;
  });
}

/** A citation in a running text; whether its target exists is not yet known. */
export type Reference = Span & {
  /** Documents that it may mean; it becomes a link only if exactly one is in force. */
  documents: readonly string[];
  /** Paths that it may mean, all of one depth, the likeliest first; empty for the whole document. */
  paths: readonly string[];
  /** Paths that make the citation ambiguous if they exist too. */
  rivals: readonly string[];
  /** For the end of a range: the start of its first reference. */
  rangeFrom?: number;
};

type ReferenceContext = {
  citables: Citables;
  language: GrammarLanguage;
  /** The document whose text is read. */
  own: string;
  /** Text of a note by its number. */
  noteText: (number: number) => string;
  /** Whether a citation without a name means this document; false in preambles and amending articles. */
  citesOwn: boolean;
  /** Whether it cites its own annexes nevertheless: "Die Änderung anderer Erlasse wird in Anhang 1 geregelt". */
  citesOwnAnnex?: boolean;
};

/** Finds the citations of a running text, in text order. */
export function findReferences(run: RunningText, context: ReferenceContext): Reference[] {
  if (!mayCite(run.text)) return [];
  const source = sourceOf(run, context);
  const citations = citationsIn(source);
  const references = absoluteReferences(run, context, source.tokens, citations);
  if (context.citesOwn && !run.quoted)
    append(references, relativeReferences(run, context, source, citations));
  return references
    .map((one) => ({ ...one, end: endBeforeNote(trimClosingBracket(run.text, one), run.notes) }))
    .filter((one) => one.end > one.start && !isClosed(run, one))
    .sort((a, b) => a.start - b.start);
}

/** What citations are read from: the tokens and a function that recognises an act's name at a token. */
function sourceOf(run: RunningText, { citables, language, own, noteText }: ReferenceContext): CitationSource {
  const tokens = runningTextTokens(run.text, language);
  const noteWithin = (from: number, to: number): string | undefined => {
    const note = noteBehind(run.notes, from);
    return note && note.at <= to ? noteText(note.number) : undefined;
  };
  const nameAt = createNameReader({
    tokens,
    nominative: tokens.map(withoutGenitive),
    citables,
    language,
    own,
    quoted: run.quoted,
    noteWithin,
  });
  return {
    tokens,
    isActText: true,
    language,
    hasCommas: grammars[language].references.hasCommas === true,
    nameAt,
  };
}

/** References of citations that name an article or a document. */
function absoluteReferences(
  run: RunningText,
  { citables, language, own, citesOwn, citesOwnAnnex, noteText }: ReferenceContext,
  tokens: Tokens,
  citations: readonly Citation[],
): Reference[] {
  const hasRepealNote = run.notes.some(({ number }) => /^\s*\[/.test(noteText(number)));
  const isUnclear = (citation: Citation, next: Citation | undefined) =>
    citation.namesDocument
      ? hasRepealNote || hasAmbiguousName(citation, next, run.text, own)
      : !(citesOwn || (citesOwnAnnex && isAnnex(citation))) ||
        run.quoted ||
        followsActName(tokens, citation, language);
  const partsOfUnknown = containersOfUnknown(run.text, tokens, citations);
  return citations.flatMap((citation, at): Reference[] => {
    const documents = citation.namesDocument ? citation.documents : [own];
    if (isUnclear(citation, citations[at + 1]) || partsOfUnknown.has(citation)) return [];
    if (documents.length === 0 || !citesLawInForce(run.text, citation, language)) return [];
    if (citation.steps.length === 0) {
      return documents.includes(own) ? [] : [{ ...spanOf(citation), documents, paths: [], rivals: [] }];
    }
    const { otherwise } = citation;
    return rangeEnds(citation, tokens).flatMap(({ span, steps, ...range }) => {
      const meant = otherwise === undefined ? [steps] : [steps, otherwise];
      const paths = documents.flatMap((one) =>
        meant.flatMap((each) => exactPaths(each, namingOf(citables, one))),
      );
      const rivals = documents.includes(own) ? ownRivals(run.path, paths) : [];
      return paths.length > 0 ? [{ ...span, ...range, documents, paths, rivals }] : [];
    });
  });
}

const isAnnex = ({ steps }: Citation) => steps.length === 1 && steps[0]?.type === 'ANNEX';

/** Chapters of something unknown: "Kapitel 20 der Leitlinien", "the second and third part of the year". */
function containersOfUnknown(
  text: string,
  tokens: Tokens,
  citations: readonly Citation[],
): ReadonlySet<Citation> {
  const unknown = new Set<Citation>();
  let starts: Map<number, number> | undefined;
  let next: Citation | undefined;
  for (const citation of citations.toReversed()) {
    const { steps, start, end, namesDocument } = citation;
    if (!namesDocument && steps.length > 0 && steps.every(({ type }) => isContainer(type))) {
      const between = text.slice(end, next?.start ?? end);
      const isLinked = between.length <= 12 && next !== undefined && unknown.has(next);
      const word = /^\s*/.exec(text.slice(end, end + 8))?.[0].length ?? 0;
      // Few texts cite a chapter.
      starts ??= new Map(tokens.map((token, at) => [token.start, at]));
      const following = foldedAt(tokens, starts.get(end + word) ?? -1);
      if (
        isLinked ||
        linkWords.has(following) ||
        pointsBackTo(text, start) ||
        steps.some(({ type }) => type === 'PART')
      )
        unknown.add(citation);
    }
    next = citation;
  }
  return unknown;
}

/** References of citations within the same article. */
function relativeReferences(
  { path }: RunningText,
  { citables, language, own }: ReferenceContext,
  source: CitationSource,
  citations: readonly Citation[],
): Reference[] {
  return relativeCitations(source, citations, { path, language }).flatMap(({ span, steps, ...range }) => {
    const paths = pathsInArticle(articleAround(path), steps, namingOf(citables, own));
    return paths.length > 0 ? [{ ...span, ...range, documents: [own], paths, rivals: [] }] : [];
  });
}

/** Maximum number of words of a name after the first. */
const MAX_NAME_WORDS = 8;
const ARTICLE_WORD = /^(?:art|article|articolo|artikel)/iu;

/** Whether the name may belong to the next citation only: "Artikel 3 und Artikel 5 BankG". */
function hasAmbiguousName(
  citation: Citation,
  next: Citation | undefined,
  text: string,
  own: string,
): boolean {
  if (
    next === undefined ||
    !next.namesDocument ||
    next.documents !== citation.documents ||
    citation.documents[0] === own
  )
    return false;
  const between = text.slice(citation.end, next.start);
  return (
    between.length <= 16 && !/[;:]/.test(between) && ARTICLE_WORD.test(text.slice(next.start, next.start + 8))
  );
}

/** Whether the name of an act precedes the citation: "Datenverordnung (Muster), Artikel 3", "loi sur les données, article 3". */
function followsActName(tokens: Tokens, { start }: Citation, language: GrammarLanguage): boolean {
  let at = firstReaching(tokens.length, (index) => (tokens[index]?.start ?? 0) >= start) - 1;
  // "AS 1971 824 Art. 1" cites the official compilation.
  if (tokens[at]?.kind === 'number') return true;
  const joint = tokens[at]?.text ?? '';
  if (!/^[,:(]$/.test(joint)) return false;
  at -= 1;
  if (tokens[at]?.text === ')') at = openingBracket(tokens, at) - 1;
  const farthest = joint === ',' ? at - MAX_NAME_WORDS : at;
  for (
    ;
    at >= Math.max(0, farthest) &&
    tokens[at]?.kind !== 'number' &&
    !/^[,.;:()]$/.test(tokens[at]?.text ?? '');
    at -= 1
  )
    if (
      isAct(tokens[at], language) ||
      (at > farthest && looksAbbreviated(tokens[at]) && tokens[at + 1]?.text === joint)
    )
      return ![1, 2].some((far) => isOwnWord(tokens[at - far], language));
  return false;
}

/** Maximum number of tokens in brackets behind the name of an act. */
const MAX_BRACKET_TOKENS = 40;

/** Index of the bracket that opens before a closing one; -1 where none is near. */
function openingBracket(tokens: Tokens, closing: number): number {
  for (let at = closing - 1; at >= Math.max(0, closing - MAX_BRACKET_TOKENS); at -= 1)
    if (tokens[at]?.text === '(') return at;
  return -1;
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });
/** Whether a link of the source or an image overlaps with a place. */
function isClosed({ closed }: RunningText, { start, end }: Span): boolean {
  const next = closed[firstReaching(closed.length, (index) => (closed[index]?.end ?? 0) > start)];
  return next !== undefined && next.start < end;
}
const namingOf = (citables: Citables, document: string) => namings[citables.namingOf(document) ?? 'act'];

/** Path of the article, kept with its numbered subdivision (`196^+subdiv_u13`), where paragraphs count anew. */
function articleAround(path: string): string {
  const [article = '', ...subs] = path.split('^');
  const own = subs.findIndex((sub) => !sub.startsWith('+subdiv'));
  return [article, ...subs.slice(0, own < 0 ? subs.length : own)].join('^');
}

/** Annexes and final provisions number their articles separately: "Artikel 3" there may mean their own. */
function ownRivals(path: string, paths: readonly string[]): string[] {
  const section = path.slice(0, path.indexOf('}') + 1);
  return section === ''
    ? []
    : paths.filter((one) => !one.startsWith('{')).map((one) => section + articlePath(one));
}

/** Removes a closing bracket that was opened before the citation: "(Art. 5 Abs. 2)". */
function trimClosingBracket(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  return { start, end: words.endsWith(')') && !words.includes('(') ? end - 1 : end };
}

/** Ends the link before a note inside the citation: interactive elements must not be nested. */
function endBeforeNote({ start, end }: Span, notes: RunningText['notes']): number {
  return Math.min(noteBehind(notes, start)?.at ?? end, end);
}

/** The first note behind a position; notes stand in text order. */
const noteBehind = (notes: RunningText['notes'], place: number) =>
  notes[firstReaching(notes.length, (index) => (notes[index]?.at ?? 0) > place)];
