import type { StepType } from '../languages/citation/words.ts';
import { romanValue } from '../roman.ts';
import { type CitationToken, isGlued, isSignAt, type Tokens } from './citation-tokens.ts';
import { stepWordAt } from './parse-provision.ts';
import { type Names, writtenToken } from './shorthand-names.ts';

type WrittenSteps = { tokens: CitationToken[]; next: number };

/** Whether nothing but steps, or a name, follows the number of an article. */
export const isEndOfArticle = (tokens: Tokens, at: number, { ends }: Names): boolean =>
  tokens[at] === undefined ||
  ends.has(at) ||
  isSignAt(tokens, at, '/(') ||
  romanAt(tokens, at) !== undefined ||
  stepWordAt(tokens, at) !== undefined;

/** The type of step whose word stands before a label. */
export function stepBefore(tokens: Tokens, at: number): StepType | undefined {
  const word = isSignAt(tokens, at - 1, '.') ? at - 2 : at - 1;
  return word >= 0 ? stepWordAt(tokens, word)?.type : undefined;
}

/** The steps that are written beside the number of an article without their words; undefined if there are none. */
export function stepsFrom(tokens: Tokens, at: number, names: Names): WrittenSteps | undefined {
  const word = stepBefore(tokens, at);
  // The number of a paragraph or an annex.
  if (word !== undefined && word !== 'ARTICLE') return undefined;
  const dotted = word === undefined ? dottedSteps(tokens, at, names) : undefined;
  if (dotted) return names.endsAt.has(at) || names.ends.has(dotted.next) ? dotted : undefined;
  if (!/^\d{1,4}[a-z]*$/.test(tokens[at]?.folded ?? '')) return undefined;
  const steps = romanSteps(tokens, at, names) ?? slashedSteps(tokens, at);
  const isCited =
    steps !== undefined &&
    (word === 'ARTICLE' || names.endsAt.has(at) || names.ends.has(skipSentence(tokens, steps.next)));
  return isCited ? steps : undefined;
}

/** The index after "Satz 1", if it stands at a token. */
function skipSentence(tokens: Tokens, at: number): number {
  const word = stepWordAt(tokens, at);
  return word?.type === 'SENTENCE' && tokens[word.next]?.kind === 'number' ? word.next + 1 : at;
}

const step = (word: string, label: string, place: CitationToken) => [
  writtenToken('word', word, place),
  writtenToken(/^\d/.test(label) ? 'number' : 'word', label, place),
];

/** "6.3" is paragraph 3 of article 6, "6.3.b" its letter b. */
function dottedSteps(tokens: Tokens, at: number, names: Names): WrittenSteps | undefined {
  const own = tokens[at];
  const [, article, paragraph, number] = /^(\d{1,3})\.(\d{1,2})(?:\.(\d{1,2}))?$/.exec(own?.text ?? '') ?? [];
  if (own === undefined || article === undefined || paragraph === undefined) return undefined;
  const written = [
    writtenToken('number', article, own),
    ...step('Abs', paragraph, own),
    ...(number === undefined ? [] : step('Ziff', number, own)),
  ];
  const isDot = isSignAt(tokens, at + 1, '.') && isGlued(tokens, at + 1);
  const letter = letterSteps(tokens, isDot ? at + 2 : at + 1, names);
  const isPart = letter !== undefined && isGlued(tokens, isDot ? at + 2 : at + 1);
  if (!isPart) return { tokens: written, next: at + 1 };
  return { tokens: [...written, ...letter.tokens], next: letter.next };
}

/** "6 III" is paragraph 3 of article 6, "6 III b" its letter b. */
function romanSteps(tokens: Tokens, at: number, names: Names): WrittenSteps | undefined {
  const [own, place] = [tokens[at], tokens[at + 1]];
  const paragraph = romanAt(tokens, at + 1);
  if (own === undefined || place === undefined || paragraph === undefined) return undefined;
  const written = [own, ...step('Abs', String(paragraph), place)];
  const letter = letterSteps(tokens, at + 2, names);
  if (letter) return { tokens: [...written, ...letter.tokens], next: letter.next };
  const follows = isEndOfArticle(tokens, at + 2, names) || tokens[at + 2]?.kind === 'mark';
  return follows ? { tokens: written, next: at + 2 } : undefined;
}

/** Paragraphs are counted to twenty at most; "C" and "L" are letters, as single small ones are. */
function romanAt(tokens: Tokens, at: number): number | undefined {
  const text = tokens[at]?.text ?? '';
  const capitals = /^[ivx]{2,}$/.test(text) ? text.toUpperCase() : text;
  return /^(?:X{0,2}(?:I{1,3}|IV|V|VI{1,3}|IX)|X{1,2})$/.test(capitals) ? romanValue(capitals) : undefined;
}

/** A letter at the end of a citation, and perhaps a number: "b" in "6 III b DSG". */
function letterSteps(tokens: Tokens, at: number, names: Names): WrittenSteps | undefined {
  const letter = tokens[at];
  if (letter === undefined || !/^[a-z](?:bis|ter|quater)?$/.test(letter.text)) return undefined;
  const written = step('Bst', letter.text, letter);
  const number = tokens[at + 1];
  const isNumber = number?.kind === 'number' && !names.covers.has(at + 1) && /^\d{1,2}$/.test(number.text);
  if (isNumber && isEndOfArticle(tokens, at + 2, names))
    return { tokens: [...written, ...step('Ziff', number.text, number)], next: at + 2 };
  return isEndOfArticle(tokens, at + 1, names) || isSignAt(tokens, at + 1, ',;:?!)')
    ? { tokens: written, next: at + 1 }
    : undefined;
}

/** "/3/b": paragraph and letter. */
function slashedSteps(tokens: Tokens, from: number): WrittenSteps | undefined {
  const own = tokens[from];
  if (own === undefined) return undefined;
  const written: CitationToken[] = [];
  let at = from + 1;
  for (let depth = 0; depth < 3 && isSignAt(tokens, at, '/') && isGlued(tokens, at); depth += 1) {
    const label = tokens[at + 1];
    if (label === undefined || !isGlued(tokens, at + 1)) break;
    const [, number, letter] = /^(\d{1,3})?([a-z]*)$/.exec(label.folded) ?? [];
    const type = depth === 0 ? 'Abs' : 'Ziff';
    if (number === undefined && !/^[a-z]$/.test(letter ?? '')) break;
    // Paragraphs are inserted by Latin words: "3b" is letter b of paragraph 3.
    if (number !== undefined && /^[a-z]$/.test(letter ?? ''))
      written.push(...step(type, number, label), ...step('Bst', letter ?? '', label));
    else written.push(...step(number === undefined ? 'Bst' : type, label.text, label));
    at += 2;
  }
  return at > from + 1 ? { tokens: [own, ...written], next: at } : undefined;
}
