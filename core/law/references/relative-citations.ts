import type { LanguageCode } from '../../contract/languages.ts';
import type { CitationToken, Tokens } from '../citation/citation-tokens.ts';
import { andWords, linkWords, type StepType, stepDepth } from '../citation/citation-words.ts';
import type { CitationSource } from '../citation/name-index.ts';
import { type Citation, nameAfter } from '../citation/parse-citation.ts';
import {
  type CitationStep,
  isQuantityAt,
  readFurtherProvisions,
  readFurtherSteps,
  stepWordAt,
} from '../citation/parse-provision.ts';
import { withoutOrdinal } from '../paragraph-path.ts';
import { type CitedSteps, rangeEnds } from './range-ends.ts';

/** The words by which a text cites a part of the article that is read. */
const words: Record<LanguageCode, RegExp> = {
  DE: /^(?:abs|absatz|absatze|absatzes|absatzen|bst|buchst|buchstabe|buchstaben|lit|ziff|ziffer|ziffern)$/,
  FR: /^(?:al|alinea|alineas|par|paragraphe|paragraphes|let|lettre|lettres|ch|chiffre|chiffres)$/,
  IT: /^(?:cpv|capoverso|capoversi|par|paragrafo|paragrafi|lett|lettera|lettere|n|numero|numeri)$/,
  EN: /^(?:para|paras|paragraph|paragraphs|let|letter|letters|lit|no|nos|number|numbers|point|points)$/,
};

/** "Absatz 1", "let. a et b": cited steps below the article, where no article is named. */
export function relativeCitations(
  source: CitationSource,
  citations: readonly Citation[],
  { path, language }: { path: string; language: LanguageCode },
): CitedSteps[] {
  const { tokens } = source;
  const around = piecesAround(path);
  const found: CitedSteps[] = [];
  for (let at = 0; at < tokens.length; ) {
    const word = words[language].test(tokens[at]?.folded ?? '') ? stepWordAt(tokens, at) : undefined;
    const isTaken = citations.some(
      ({ start, end }) => start <= (tokens[at]?.start ?? 0) && (tokens[at]?.start ?? 0) < end,
    );
    const base = word === undefined || isTaken ? undefined : baseFor(word.type, around);
    if (base === undefined) {
      at += 1;
      continue;
    }
    const read = readAll(source, at, base, language);
    const isClear =
      read !== undefined && !continuesAnother(tokens, at, citations) && !isQuantityAt(tokens, read.next);
    if (isClear && nameAfter(source, read.next) === undefined) found.push(...read.cited);
    at = Math.max(at + 1, read?.next ?? 0);
  }
  return found;
}

/** What is around a place below its article: paragraph, letter, number. */
function piecesAround(path: string): CitationStep[] {
  const subs = path
    .split('^')
    .slice(1)
    .map(withoutOrdinal)
    .filter((sub) => !sub.startsWith('+list') && !sub.startsWith('+subdiv'));
  const types: readonly StepType[] = ['PARAGRAPH', 'LETTER', 'NUMBER'];
  return subs.flatMap((label, at): CitationStep[] => {
    const type = types[at];
    return type === undefined || label.startsWith('+') ? [] : [{ type, label }];
  });
}

/** The steps below the article that a word goes on from: a letter is one of the paragraph that is read. */
function baseFor(type: StepType, around: readonly CitationStep[]): CitationStep[] | undefined {
  if (stepDepth[type] <= stepDepth.ARTICLE || type === 'SENTENCE' || type === 'DASH') return undefined;
  if (type === 'PARAGRAPH') return [];
  const [paragraph, letter] = around;
  if (paragraph === undefined) return [];
  const within = paragraph.label === '_' ? [] : [paragraph];
  return type === 'NUMBER' && letter !== undefined ? [...within, letter] : within;
}

const placeholder: CitationStep = { type: 'ARTICLE', label: '§' };

function readAll(source: CitationSource, at: number, base: readonly CitationStep[], language: LanguageCode) {
  const { tokens } = source;
  const before = [placeholder, ...base];
  const first = readFurtherSteps(tokens, at, before);
  if (first.next === at || first.steps.length <= before.length) return undefined;
  const links = [{ ...first, from: at }];
  for (const link of readFurtherProvisions(source, first)) {
    if (link.steps[0] !== placeholder) break;
    links.push(link);
  }
  const cited = links.flatMap(({ from, next, steps }) => {
    const place = { start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
    // "numero e categoria": letters are no numbers where they have a word of their own.
    if (language !== 'EN' && steps.some(({ type, label }) => type === 'NUMBER' && /^[a-z]/.test(label)))
      return [];
    return rangeEnds({ ...place, documents: [], namesDocument: false, steps: steps.slice(1) }, tokens);
  });
  return { cited, next: links.at(-1)?.next ?? first.next };
}

/** "Artikel 5 und Absatz 2": which article has the paragraph? */
function continuesAnother(tokens: Tokens, at: number, citations: readonly Citation[]): boolean {
  let before = at - 1;
  // "729b Abs. 2 728c Abs. 3": a number that counts nothing is an article.
  if (tokens[before]?.kind === 'number') return true;
  while (before >= 0 && isJoint(tokens[before])) before -= 1;
  const end = tokens[before]?.end;
  return before < at - 1 && citations.some((citation) => citation.end === end);
}

const isJoint = (token: CitationToken | undefined) =>
  token !== undefined &&
  (andWords.has(token.folded) || linkWords.has(token.folded) || /^[,'’]$/.test(token.text));
