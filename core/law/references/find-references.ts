import type { LanguageCode } from '../../contract/languages.ts';
import type { Tokens } from '../citation/citation-tokens.ts';
import { type Citation, citationsIn } from '../citation/parse-citation.ts';
import type { CitationStep } from '../citation/parse-provision.ts';
import { exactPaths, pathsInArticle } from '../citation/path-candidates.ts';
import { namings } from '../display-name.ts';
import { articlePath } from '../paragraph-id.ts';
import type { RunningText, Span } from '../running-text.ts';
import { isAct, isOwnWord, looksAbbreviated } from './act-words.ts';
import type { Citables } from './citables.ts';
import { isInForceAsIs } from './former-law.ts';
import { rangeEnds } from './range-ends.ts';
import { nameReader, withoutGenitive } from './reading-names.ts';
import { readingTokens } from './reading-tokens.ts';
import { relativeCitations } from './relative-citations.ts';

/** A citation in a running text, before it is known whether what it names exists. */
export type Reference = Span & {
  /** Documents that it may mean: a link needs that only one of them is in force. */
  documents: readonly string[];
  /** Paths that it may mean, all of one depth, the likeliest first; none: the whole document. */
  paths: readonly string[];
  /** Where one of these exists as well, nobody knows which is meant. */
  rivals: readonly string[];
  /** Of the last of a range: where the first starts, which is a reference of its own. */
  rangeFrom?: number;
};

export type ReadingPlace = {
  citables: Citables;
  language: LanguageCode;
  /** The document that is read. */
  own: string;
  /** Words of its notes by their numbers. */
  noteText: (number: number) => string;
  /** Articles that amend other acts and preambles cite nothing of their own. */
  citesOwn: boolean;
};

/** A number, an abbreviation, a letter or what names an act: most texts that cite nothing have none of them. */
const mayCite = (text: string) => /\d|\p{Lu}\p{L}*\p{Lu}/u.test(text) || wordsOfCitations.test(text);
const wordsOfCitations =
  /cst\.|cost\.|buchst|bst|lit\.|lett|let\.|point|gesetz|ordnung|verfassung|recht|reglement|règlement|regolamento|richtlinie|rundschreiben|anhang|loi|ordonnance|code|constitution|legge|ordinanza|codice|costituzione|act|ordinance|regulation|directive|direttiva|annex|allegat|vertrag|traité|trattato|treaty|statut|kon?vention|convenzione|abkommen|accord|agreement/i;

/** The citations of a running text, in its order. */
export function findReferences(run: RunningText, place: ReadingPlace): Reference[] {
  const { citables, language, own } = place;
  if (!mayCite(run.text)) return [];
  const tokens = readingTokens(run.text, language);
  const noteWithin = (from: number, to: number): string | undefined => {
    const note = run.notes.find(({ at }) => at > from && at <= to);
    return note && place.noteText(note.number);
  };
  const source = {
    tokens,
    isActText: true,
    hasCommas: language === 'FR',
    nameAt: nameReader({
      tokens,
      nominative: tokens.map(withoutGenitive),
      citables,
      language,
      own,
      quoted: run.quoted,
      noteWithin,
    }),
  };
  const citesOwn = place.citesOwn && !run.quoted;
  const citations = citationsIn(source);
  const isOfFormer = run.notes.some(({ number }) => /^\s*\[/.test(place.noteText(number)));
  const found: Reference[] = [];
  for (const [at, citation] of citations.entries()) {
    const { namesDocument, steps } = citation;
    if (
      namesDocument
        ? isOfFormer || isDoubtful(citation, citations[at + 1], run.text, own)
        : !citesOwn || isBehindAct(tokens, citation, language)
    )
      continue;
    const documents = namesDocument ? citation.documents : [own];
    if (documents.length === 0 || !isInForceAsIs(run.text, citation, language)) continue;
    if (steps.length === 0) {
      if (!documents.includes(own)) found.push({ ...spanOf(citation), documents, paths: [], rivals: [] });
      continue;
    }
    for (const { span, steps: cited, ...range } of rangeEnds(citation, tokens)) {
      const paths = documents.flatMap((one) => pathsIn(citables, one, cited));
      if (paths.length > 0)
        found.push({
          ...span,
          ...range,
          documents,
          paths,
          rivals: documents.includes(own) ? ownRivals(run.path, paths) : [],
        });
    }
  }
  if (citesOwn)
    for (const { span, steps, ...range } of relativeCitations(source, citations, {
      path: run.path,
      language,
    })) {
      const paths = pathsInArticle(articleAround(run.path), steps, namingOf(citables, own));
      if (paths.length > 0) found.push({ ...span, ...range, documents: [own], paths, rivals: [] });
    }
  return found
    .map((one) => ({ ...one, end: endBeforeNote(withoutClosing(run.text, one), run.notes) }))
    .filter((one) => one.end > one.start && !run.closed.some((span) => overlap(span, one)))
    .sort((a, b) => a.start - b.start);
}

/** So many words at most are behind the first of a name. */
const WITHIN_NAME = 8;
const ARTICLE_WORD = /^(?:art|article|articolo|artikel)/iu;

/** "Artikel 3 und Artikel 5 BankG": the name stands behind the last, and nobody knows whether it is the first's too. */
function isDoubtful(citation: Citation, next: Citation | undefined, text: string, own: string): boolean {
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

/** "Datenverordnung (Muster), Artikel 3", "loi sur les données, article 3": the act stands before what is cited. */
function isBehindAct(tokens: Tokens, { start }: Citation, language: LanguageCode): boolean {
  let at = tokens.findIndex((token) => token.start >= start) - 1;
  // "AS 1971 824 Art. 1" is the official compilation.
  if (tokens[at]?.kind === 'number') return true;
  const joint = tokens[at]?.text ?? '';
  if (!/^[,:(]$/.test(joint)) return false;
  at -= 1;
  if (tokens[at]?.text === ')') at = tokens.findLastIndex(({ text }, one) => one < at && text === '(') - 1;
  const farthest = joint === ',' ? at - WITHIN_NAME : at;
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

const spanOf = ({ start, end }: Span): Span => ({ start, end });
const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const namingOf = (citables: Citables, document: string) => namings[citables.namingOf(document) ?? 'act'];

function pathsIn(citables: Citables, document: string, steps: readonly CitationStep[]): string[] {
  return exactPaths(steps, namingOf(citables, document));
}

/** The article with the subdivision of it that counts paragraphs of its own: `196^+subdiv_u13`. */
function articleAround(path: string): string {
  const [article = '', ...subs] = path.split('^');
  const own = subs.findIndex((sub) => !sub.startsWith('+subdiv'));
  return [article, ...subs.slice(0, own < 0 ? subs.length : own)].join('^');
}

/** Annexes and final provisions count articles of their own: "Artikel 3" there may be theirs. */
function ownRivals(path: string, paths: readonly string[]): string[] {
  const section = path.slice(0, path.indexOf('}') + 1);
  return section === ''
    ? []
    : paths.filter((one) => !one.startsWith('{')).map((one) => section + articlePath(one));
}

/** The bracket that closes behind "(Art. 5 Abs. 2)" belongs to the one before. */
function withoutClosing(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  return { start, end: words.endsWith(')') && !words.includes('(') ? end - 1 : end };
}

/** A note in the midst of a citation ends what is linked: nothing that is pressed stands in another. */
function endBeforeNote({ start, end }: Span, notes: RunningText['notes']): number {
  return notes.find(({ at }) => at > start && at < end)?.at ?? end;
}
