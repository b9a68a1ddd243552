import type { Entity } from './diff-word.ts';
import { ordinalAt } from './ordinal.ts';
import { type Token, wordOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A citation; `types` are the types of its labels, from the outside in. */
type ReferenceMatch = { to: number; value: string; types: string[] };

const romanLabel = /^[IVXLC]+$/;
const withRoman = /^(?:annex|chap|tit|sec|part)$/;

/** Reads a label of this type with the brackets directly after it: `5`, `37a`, `5(2)(a)`. */
function labelAt(
  tokens: readonly Token[],
  at: number,
  type: string,
): { to: number; value: string } | undefined {
  const isBracketed = tokens[at]?.key === '(' && tokens[at + 2]?.key === ')';
  const token = tokens[isBracketed ? at + 1 : at];
  if (!token || !isLabel(token, type)) return undefined;
  let to = at + (isBracketed ? 3 : 1);
  let value = wordOf(token);
  while (
    tokens[to]?.key === '(' &&
    tokens[to]?.start === tokens[to - 1]?.end &&
    tokens[to + 2]?.key === ')'
  ) {
    const inner = tokens[to + 1];
    if (!inner || !(isLabel(inner, 'let') || isLabel(inner, 'num'))) break;
    value += ` ${wordOf(inner)}`;
    to += 3;
  }
  const dash = tokens[to];
  const end = tokens[to + 1];
  const isRange = dash?.key === '-' && end !== undefined && isLabel(end, type);
  return isRange ? { to: to + 2, value: `${value}-${wordOf(end)}` } : { to, value };
}

function isLabel(token: Token, type: string): boolean {
  if (token.type === 'number') return type === 'sr' || /^\d{1,4}(?:[./]\d+)*$/.test(token.key);
  if (token.type === 'mixed')
    return /^\d{1,4}(?:\.\d+)*[a-z]{1,2}$|^\d{1,4}(?:\.\d+)*[a-z]?(?:bis|ter|quater|quinquies|sexies|septies|octies|novies|decies|er)$/.test(
      token.key,
    );
  if (token.type !== 'word') return false;
  if (withRoman.test(type) && romanLabel.test(token.key)) return true;
  return type === 'let' || type === 'num' || type === 'annex'
    ? /^(?:[a-z](?:-[a-z])?|[a-z](?:bis|ter|quater|quinquies|sexies)|[ivx]{1,4}|[A-Z])$/.test(token.key)
    : false;
}

/** Reads a citation: "Artikel 37a Absatz 1 Buchstabe b", "art. 5, al. 2, let. a". */
function referenceAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): ReferenceMatch | undefined {
  const type = vocabulary.references.get(wordOf(tokens[at]));
  const label = type === undefined ? undefined : labelAt(tokens, at + 1, type);
  if (type === undefined || !label) return undefined;
  return withInnerReference(
    tokens,
    { to: label.to, value: `${type}${label.value}`, types: [type] },
    vocabulary,
  );
}

/** Extends a citation by an inner part: "Absatz 1" after "Artikel 37a". */
function withInnerReference(
  tokens: readonly Token[],
  outer: ReferenceMatch,
  vocabulary: Vocabulary,
): ReferenceMatch {
  const at = tokens[outer.to]?.key === ',' ? outer.to + 1 : outer.to;
  const type = vocabulary.references.get(wordOf(tokens[at]));
  // Decided by the word alone: in "Art. 5, Art. 5, …" reading what follows would begin anew at every citation.
  if (depth(type) <= depth(outer.types.at(-1))) return outer;
  const inner = referenceAt(tokens, at, vocabulary);
  if (!inner) return outer;
  return { to: inner.to, value: `${outer.value} ${inner.value}`, types: [...outer.types, ...inner.types] };
}

const referenceTypes = [
  'part',
  'tit',
  'chap',
  'sec',
  'annex',
  'art',
  'rct',
  'rz',
  'abs',
  'sub',
  'let',
  'num',
  'dash',
  'sentence',
];
const depth = (type: string | undefined) => referenceTypes.indexOf(type ?? '');

/** Reads an enumeration of citations: "Artikel 95 Absatz 1, 97 Absatz 1 und 122". */
export function readReference(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Entity[] {
  const bare = tokens[at];
  if (bare?.type === 'number' && /^(?:\d{4}\/\d{1,4}|\d{1,4}\/\d{4})$/.test(bare.key)) {
    return [{ from: at, to: at + 1, kind: 'reference', value: bare.key }];
  }
  const first = referenceAt(tokens, at, vocabulary) ?? bareArticleAt(tokens, at, vocabulary);
  if (!first) return [];
  const entities: Entity[] = [{ from: at, to: first.to, kind: 'reference', value: first.value }];
  let last = first;
  for (;;) {
    const sign = tokens[last.to];
    const isComma = sign?.key === ',' || sign?.key === '-';
    if (!isComma && !vocabulary.separators.has(wordOf(sign))) break;
    const from = last.to + 1;
    const next = labelledLike(tokens, from, last, vocabulary) ?? referenceAt(tokens, from, vocabulary);
    if (!next) break;
    const kind = isComma ? 'punctuation' : 'reference';
    entities.push({ from: last.to, to: from, kind, value: wordOf(sign) });
    entities.push({ from, to: next.to, kind: 'reference', value: next.value });
    last = next;
  }
  return entities;
}

/**
 * A number alone continues the citation before it: in "Art. 5 Abs. 2, 7 Abs. 1" the 7 is an article. The
 * innermost fitting type wins, unless an outer one takes in a further part.
 */
function labelledLike(
  tokens: readonly Token[],
  at: number,
  { types }: ReferenceMatch,
  vocabulary: Vocabulary,
): ReferenceMatch | undefined {
  const matches = [...types].reverse().flatMap((type): ReferenceMatch[] => {
    const label = labelAt(tokens, at, type);
    if (!label || !isCited(tokens, label.to, vocabulary)) return [];
    const outer = types.slice(0, types.indexOf(type));
    const piece = { to: label.to, value: `${type}${label.value}`, types: [type] };
    const whole = withInnerReference(tokens, piece, vocabulary);
    return [{ ...whole, types: [...outer, ...whole.types] }];
  });
  return matches.find((piece) => piece.types.length > 1 && piece.value.includes(' ')) ?? matches[0];
}

/** Whether the next word does not make the label an amount, a percentage or a duration. */
function isCited(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const next = wordOf(tokens[at]);
  return !(
    vocabulary.currencies.has(next) ||
    vocabulary.multipliers.has(next) ||
    vocabulary.percents.has(next) ||
    vocabulary.durations.has(next) ||
    vocabulary.months.has(next)
  );
}

/** An article whose word stands far before it or is missing: "728c Abs. 3". */
function bareArticleAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): ReferenceMatch | undefined {
  const token = tokens[at];
  if ((token?.type !== 'number' && token?.type !== 'mixed') || !isLabel(token, 'art')) return undefined;
  if (vocabulary.references.get(wordOf(tokens[at + 1])) !== 'abs') return undefined;
  const article = { to: at + 1, value: `art${wordOf(token)}`, types: ['art'] };
  const whole = withInnerReference(tokens, article, vocabulary);
  return whole === article ? undefined : whole;
}

const headings: ReadonlySet<string> = new Set(['tit', 'chap', 'sec', 'sentence', 'part']);
const letter = /^[a-z]$/;

/** Reads headings cited by an ordinal: "nach dem 5. Titel", "der elfte und der zwölfte Abschnitt". */
export function readOrdinalReference(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Entity[] {
  const entities: Entity[] = [];
  let place = at;
  for (;;) {
    const ordinal = ordinalAt(tokens, place, vocabulary);
    if (!ordinal || !/^\d+$/.test(ordinal.value)) return [];
    let { to, value } = ordinal;
    if (letter.test(tokens[to]?.key ?? '') && tokens[to + 1]?.key === '.') {
      value += wordOf(tokens[to]);
      to += 2;
    }
    entities.push({ from: place, to, kind: 'reference', value });
    const sign = tokens[to];
    const isComma = sign?.key === ',';
    if (!isComma && !vocabulary.separators.has(wordOf(sign))) {
      place = to;
      break;
    }
    const isArticle = vocabulary.functionWords.has(wordOf(tokens[to + 1]));
    place = to + (isArticle ? 2 : 1);
    entities.push({ from: to, to: place, kind: isComma ? 'punctuation' : 'reference', value: wordOf(sign) });
  }
  const type = vocabulary.references.get(wordOf(tokens[place]));
  const isWord = tokens[at]?.type === 'word';
  // "Der erste Teil" is seldom a heading.
  if (type === undefined || !headings.has(type) || (type === 'part' && isWord)) return [];
  return entities.map((each, index) => ({
    ...each,
    to: index === entities.length - 1 ? place + 1 : each.to,
    value: index % 2 === 0 ? `${type}${each.value}` : each.value,
  }));
}
