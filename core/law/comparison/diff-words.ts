import { memoizeByObject, memoizeByWord } from '../../lib/memoize.ts';
import { markBounds } from './bounds.ts';
import { collections } from './collection-entity.ts';
import { type DiffWord, endsClause } from './diff-word.ts';
import { readEntity } from './entities.ts';
import { type ScannedText, type Token, tokensOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const wordReader = memoizeByObject((vocabulary: Vocabulary) =>
  memoizeByObject((holder: ScannedText): readonly DiffWord[] => readWords(tokensOf(holder), vocabulary)),
);

/** The words of a text, memoized by the object that holds it. */
export function diffWordsOf(holder: ScannedText, vocabulary: Vocabulary): readonly DiffWord[] {
  return wordReader(vocabulary)(holder);
}

function readWords(tokens: readonly Token[], vocabulary: Vocabulary): DiffWord[] {
  const scanned = withAbbreviations(tokens, vocabulary);
  const words: DiffWord[] = [];
  for (let at = 0; at < scanned.length; ) {
    const token = scanned[at];
    const entities = token && mayStartEntity(token, vocabulary) ? readEntity(scanned, at, vocabulary) : [];
    for (const { from, to, kind, value } of entities) {
      const [first, last] = [scanned[from], scanned[to - 1]];
      if (!first || !last) continue;
      const key = scanned
        .slice(from, to)
        .map((token) => token.key)
        .join(' ');
      const word = key.toLowerCase();
      words.push({ start: first.start, end: last.end, kind, key, word, fold: `${kind} ${value}` });
      at = to;
    }
    if (entities.length > 0) continue;
    if (token) words.push(plainWord(token, vocabulary));
    at += 1;
  }
  markPairs(words, vocabulary);
  return words;
}

/** Joins abbreviations with their dot: "Art" and "." become one token. The vocabulary lists them. */
function withAbbreviations(tokens: readonly Token[], { abbreviations }: Vocabulary): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    const isDot = token.key === '.' && last?.end === token.start;
    if (isDot && abbreviations.has(`${last.word}.`)) {
      all[all.length - 1] = { ...last, end: token.end, key: `${last.key}.`, word: `${last.word}.` };
    } else all.push(token);
  }
  return all;
}

function plainWord({ start, end, type, key, word }: Token, vocabulary: Vocabulary): DiffWord {
  if (type === 'cell') return { start, end, kind: 'cell', key, word, fold: 'cell' };
  if (type === 'punctuation') return { start, end, kind: 'punctuation', key, word, fold: '' };
  const kind = vocabulary.functionWords.has(word) ? 'function' : 'word';
  return { start, end, kind, key, word, fold: vocabulary.fold(key) };
}

const entityStartTest = memoizeByObject(createEntityStartTest);

/**
 * Whether a number, date, duration, citation or word of obligation may begin with this token. A quick test:
 * nine words in ten begin none.
 */
export function mayStartEntity(token: Token, vocabulary: Vocabulary): boolean {
  if (token.type === 'number' || token.type === 'mixed') return true;
  return entityStartTest(vocabulary)(token.word);
}

function createEntityStartTest(vocabulary: Vocabulary): (word: string) => boolean {
  const { references, months, numbers, one, ordinals, ordinalForms, durations, currencies } = vocabulary;
  const { obligations, deadlines, deadlineEndings, fractions } = vocabulary;
  const lists = [
    references,
    months,
    numbers,
    one,
    ordinals,
    durations,
    currencies,
    obligations,
    deadlines,
    fractions.whole,
    collections,
  ];
  return memoizeByWord(
    (word) =>
      lists.some((list) => list.has(word)) ||
      obligations.has(word.split('-', 1)[0] ?? '') ||
      ordinalForms.test(word) ||
      deadlineEndings.some((ending) => word.endsWith(ending)),
  );
}

/** Maximum distance of two paired words. */
const maxPairDistance = 40;

/** Marks pairs of words that together oblige or deny, and limits of amounts. */
function markPairs(words: DiffWord[], vocabulary: Vocabulary): void {
  markToDo(words, vocabulary);
  markNegations(words, vocabulary);
  markBounds(words, vocabulary);
}

function join(one: DiffWord, other: DiffWord, pair: number): void {
  one.pair = pair;
  other.pair = pair;
}

/** Pairs "ne … pas", "aucun … ne", "weder … noch" within a clause: with the nearest after, otherwise before. */
function markNegations(words: readonly DiffWord[], { negations: { first, second } }: Vocabulary): void {
  words.forEach((word, place) => {
    if (!first.has(word.word)) return;
    const other = partnerOf(words, place, 1, first, second) ?? partnerOf(words, place, -1, first, second);
    if (!other) return;
    for (const each of [word, other]) {
      if (each.kind !== 'obligation') {
        Object.assign(each, { kind: 'obligation', fold: `obligation ${each.word}` });
      }
    }
    join(word, other, place);
  });
}

function partnerOf(
  words: readonly DiffWord[],
  place: number,
  step: 1 | -1,
  first: ReadonlySet<string>,
  second: ReadonlySet<string>,
): DiffWord | undefined {
  for (let away = 1; away < maxPairDistance; away++) {
    const next = words[place + step * away];
    if (!next || endsClause(next) || first.has(next.word)) return undefined;
    if (second.has(next.word) && next.pair === undefined) return next;
  }
  return undefined;
}

/** A noun after "zu" begins with a capital: "sind zu Wohnzwecken genutzt". */
const infinitive = /^\p{Ll}.*(?:en|ern|eln)$/u;
const joinedInfinitive =
  /^(?:ab|an|auf|aus|bei|dar|durch|ein|entgegen|fest|heran|heraus|her|hin|hinter|mit|nach|nieder|offen|sicher|statt|teil|um|vor|vorweg|weg|weiter|wieder|zurück|zusammen|zu|über|unter)zu\p{L}+en$/u;

/** Pairs "hat … zu melden" and recognises "ist anzuzeigen" within a clause. */
function markToDo(words: DiffWord[], { toDo }: Vocabulary): void {
  if (!toDo) return;
  words.forEach((word, place) => {
    if (!toDo.have.has(word.word)) return;
    for (const [away, next] of words.slice(place + 1, place + maxPairDistance).entries()) {
      if (endsClause(next)) return;
      const isTo = next.key === toDo.to && infinitive.test(words[place + away + 2]?.key ?? '');
      if (!isTo && !joinedInfinitive.test(next.key)) continue;
      Object.assign(word, { kind: 'obligation', fold: `obligation ${word.word}` });
      if (isTo) {
        Object.assign(next, { kind: 'obligation', fold: 'obligation zu' });
        join(word, next, place);
      }
      return;
    }
  });
}
