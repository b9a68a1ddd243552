import type { Read } from './entity.ts';
import { numberAt } from './number-at.ts';
import { type Token, wordOf } from './scan.ts';
import type { Vocabulary } from './vocabulary.ts';

/** So many adjectives may stand on each side of the unit: "third full calendar month", "jour bancaire ouvrable". */
const mostAdjectives = 2;

/** A time by its length or its place: "30 Tage", "dix jours ouvrables", "the seventh business day", "le mois suivant". */
export function readDuration(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Read | undefined {
  const counted = countedAt(tokens, at, vocabulary);
  const before = counted ? adjectivesAt(tokens, counted.to, vocabulary) : { to: at, value: '' };
  const unit = vocabulary.durations.get(wordOf(tokens[before.to]));
  if (unit === undefined) return undefined;
  const behind = adjectivesAt(tokens, before.to + 1, vocabulary);
  if (counted) return { to: behind.to, value: `${counted.value} ${before.value}${behind.value}${unit}` };
  const isFollowing = vocabulary.following.has(wordOf(tokens[behind.to]));
  return isFollowing ? { to: behind.to + 1, value: `next ${behind.value}${unit}` } : undefined;
}

function adjectivesAt(tokens: readonly Token[], at: number, { durationAdjectives }: Vocabulary): Read {
  const read: Read = { to: at, value: '' };
  while (read.to < at + mostAdjectives) {
    const value = durationAdjectives.get(wordOf(tokens[read.to]));
    if (value === undefined) break;
    read.to += 1;
    read.value += value;
  }
  return read;
}

function countedAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Read | undefined {
  const ordinal = ordinalAt(tokens, at, vocabulary);
  if (ordinal) return { to: ordinal.to, value: `${ordinal.value}.` };
  const number =
    numberAt(tokens, at, vocabulary) ?? (vocabulary.one.has(wordOf(tokens[at])) ? '1' : undefined);
  return number === undefined ? undefined : { to: at + 1, value: number };
}

/** "siebten", "7.", "7th"; whether it counts time says what follows. */
function ordinalAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Read | undefined {
  const token = tokens[at];
  const { ordinals, ordinalForms, ordinalMarks } = vocabulary;
  if (token?.type === 'word') {
    const key = wordOf(token);
    const value = ordinals.get(key) ?? (ordinalForms.test(key) ? key : undefined);
    return value === undefined ? undefined : { to: at + 1, value };
  }
  const [, digits, mark] = /^(\d{1,3})(\p{L}*)$/u.exec(token?.key ?? '') ?? [];
  if (token === undefined || digits === undefined) return undefined;
  if (mark) return ordinalMarks.has(mark) ? { to: at + 1, value: String(Number(digits)) } : undefined;
  const sign = tokens[at + 1];
  const isMarked = sign?.start === token.end && ordinalMarks.has(sign.key);
  return isMarked ? { to: at + 2, value: String(Number(digits)) } : undefined;
}
