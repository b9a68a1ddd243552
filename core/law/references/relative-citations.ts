import { append } from '../../lib/append.ts';
import type { CitationToken, Tokens } from '../citation/citation-tokens.ts';
import { isAndWord, linkWords, stepDepth } from '../citation/citation-words.ts';
import type { CitationSource } from '../citation/name-index.ts';
import { type Citation, nameAfter } from '../citation/parse-citation.ts';
import { readFurtherProvisions } from '../citation/parse-enumeration.ts';
import { type CitationStep, readFurtherSteps, stepWordAt } from '../citation/parse-provision.ts';
import { isQuantityAt } from '../citation/quantities.ts';
import type { StepType } from '../languages/citation/words.ts';
import { wordsOfAll } from '../languages/every-language.ts';
import { grammars } from '../languages/grammars.ts';
import type { GrammarLanguage } from '../languages/names.ts';
import { withoutOrdinal } from '../paragraph-id.ts';
import { type CitedSteps, rangeEnds } from './range-ends.ts';

/** Finds citations within the same article, which name no article: "Absatz 1", "let. a et b". */
export function relativeCitations(
  source: CitationSource,
  citations: readonly Citation[],
  { path, language }: { path: string; language: GrammarLanguage },
): CitedSteps[] {
  const { tokens } = source;
  const { relative } = grammars[language].references;
  const around = stepsAround(path);
  const citedSteps: CitedSteps[] = [];
  const isCited = createCitedTest(citations);
  const ends = new Set(citations.map(({ end }) => end));
  for (let at = 0; at < tokens.length; ) {
    const word = relative.test(tokens[at]?.folded ?? '') ? stepWordAt(tokens, at) : undefined;
    const isInsideCitation = word !== undefined && isCited(tokens[at]?.start ?? 0);
    const base = word === undefined || isInsideCitation ? undefined : baseSteps(word.type, around);
    if (base === undefined) {
      at += 1;
      continue;
    }
    const read = readEnumeration(source, at, base, language);
    const isClear =
      read !== undefined &&
      !continuesCitation(tokens, at, ends) &&
      !isQuantityAt(tokens, read.next) &&
      !isOfThat(tokens, read.next);
    if (isClear && nameAfter(source, read.next) === undefined) append(citedSteps, read.cited);
    at = Math.max(at + 1, read?.next ?? 0);
  }
  return citedSteps;
}

/** A test whether a place is inside a citation, for places in text order: each citation is looked at once. */
function createCitedTest(citations: readonly Citation[]): (place: number) => boolean {
  let at = 0;
  return (place) => {
    while ((citations[at]?.end ?? Number.POSITIVE_INFINITY) <= place) at += 1;
    return (citations[at]?.start ?? Number.POSITIVE_INFINITY) <= place;
  };
}

/** The paragraph, letter and number around a path. */
function stepsAround(path: string): CitationStep[] {
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

/** The steps that a relative citation continues: a letter belongs to the paragraph around it. */
function baseSteps(type: StepType, around: readonly CitationStep[]): CitationStep[] | undefined {
  if (stepDepth[type] <= stepDepth.ARTICLE || type === 'SENTENCE' || type === 'DASH') return undefined;
  if (type === 'PARAGRAPH') return [];
  const [paragraph, letter] = around;
  if (paragraph === undefined) return [];
  const within = paragraph.label === '_' ? [] : [paragraph];
  return type === 'NUMBER' && letter !== undefined ? [...within, letter] : within;
}

const placeholder: CitationStep = { type: 'ARTICLE', label: '§' };

function readEnumeration(
  source: CitationSource,
  at: number,
  base: readonly CitationStep[],
  language: GrammarLanguage,
) {
  const { tokens } = source;
  const { lettersAreNumbers } = grammars[language].references;
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
    // "numero e categoria": a letter is not a number in languages with their own word for letters.
    if (
      lettersAreNumbers !== true &&
      steps.some(({ type, label }) => type === 'NUMBER' && /^[a-z]/.test(label))
    )
      return [];
    return rangeEnds({ ...place, documents: [], namesDocument: false, steps: steps.slice(1) }, tokens);
  });
  return { cited, next: links.at(-1)?.next ?? first.next };
}

const ofWords = wordsOfAll(({ references }) => references.ofThat?.of);
const thatWords = wordsOfAll(({ references }) => references.ofThat?.that);
const ofThatWords = wordsOfAll(({ references }) => references.ofThat?.alone);

/** Whether a word behind points back: "de cet alinéa", "di tale capoverso", "of that paragraph". */
function isOfThat(tokens: Tokens, next: number): boolean {
  const [first = '', second = ''] = [next, next + 1].map((at) => tokens[at]?.folded);
  return (ofWords.has(first) && thatWords.has(second)) || ofThatWords.has(first);
}

/** Whether the citation may continue another one: in "Artikel 5 und Absatz 2" the article of the paragraph is unclear. */
function continuesCitation(tokens: Tokens, at: number, ends: ReadonlySet<number>): boolean {
  let before = at - 1;
  // "dessen Buchstabe e", "la lettre e de cet alinéa": a part of what was cited before.
  if (pointsBack.has(tokens[before]?.folded ?? '')) return true;
  // "729b Abs. 2 728c Abs. 3": the number before is an article.
  if (tokens[before]?.kind === 'number') return true;
  while (before >= 0 && isJoint(tokens[before])) before -= 1;
  return before < at - 1 && ends.has(tokens[before]?.end ?? -1);
}

const pointsBack = wordsOfAll(({ references }) => references.pointsBack);

const isJoint = (token: CitationToken | undefined) =>
  token !== undefined &&
  (isAndWord(token.folded) || linkWords.has(token.folded) || /^[,'’]$/.test(token.text));
