import type { Difference, DifferenceClass } from '../../contract/main/comparison.ts';
import { append } from '../../lib/append.ts';
import { firstReaching } from '../../lib/first-reaching.ts';
import type { Stretch } from './diff.ts';
import { type DiffWord, isSignificant } from './diff-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The differences of a stretch, and the index of the difference of each changed word. */
type ClassifiedStretch = { differences: Difference[]; of: Map<DiffWord, number> };

type Texts = { before: string; after: string };
/** Words that changed together. */
type Group = { class: DifferenceClass; before: DiffWord[]; after: DiffWord[] };
type Rest = Pick<Group, 'before' | 'after'>;

/**
 * Classifies a changed stretch: amounts, dates, obligations and citations separately, the remaining words as
 * one difference. Numbers, dates and obligations never count as wording, so that nothing hides them.
 */
export function classifyStretch(
  stretch: Stretch,
  texts: Texts,
  from: number,
  vocabulary: Vocabulary,
): ClassifiedStretch {
  const { groups, rest } = groupsOf(stretch, vocabulary);
  if (rest.before.length + rest.after.length > 0) {
    groups.push({ class: isSpelling(rest) ? 'editorial' : 'wording', ...rest });
  }
  return toDifferences(groups, stretch, { texts, from, vocabulary });
}

/** Classifies a stretch on one side only, without the remaining words: all of them are new or deleted. */
export function classifyOneSidedStretch(
  stretch: Stretch,
  texts: Texts,
  vocabulary: Vocabulary,
): ClassifiedStretch {
  return toDifferences(groupsOf(stretch, vocabulary).groups, stretch, { texts, from: 0, vocabulary });
}

/** The significant groups of a stretch, and the words that belong to none of them. */
function groupsOf(stretch: Stretch, vocabulary: Vocabulary): { groups: Group[]; rest: Rest } {
  const groups = significantGroups(stretch, vocabulary);
  const taken = new Set(groups.flatMap((group) => [...group.before, ...group.after]));
  const places = placesOf(stretch);
  for (const group of groups) takeInBounds(group, stretch, places, taken);
  const rest = {
    before: stretch.before.filter((word) => !taken.has(word)),
    after: stretch.after.filter((word) => !taken.has(word)),
  };
  const [first] = groups;
  if (!first || !(belongsToGroup(rest, vocabulary) || isReferenceWord(first, rest, vocabulary)))
    return { groups, rest };
  append(first.before, rest.before);
  append(first.after, rest.after);
  return { groups, rest: { before: [], after: [] } };
}

function toDifferences(
  groups: Group[],
  stretch: Stretch,
  { texts, from, vocabulary }: { texts: Texts; from: number; vocabulary: Vocabulary },
): ClassifiedStretch {
  const places = placesOf(stretch);
  const behind = stretch.before.length;
  const firstPlace = ({ before, after }: Group) =>
    Math.min(firstOf(before, places), behind + firstOf(after, places));
  const firsts = new Map(groups.map((group) => [group, firstPlace(group)]));
  groups.sort((a, b) => (firsts.get(a) ?? 0) - (firsts.get(b) ?? 0));
  const of = new Map<DiffWord, number>();
  const differences = groups.map((group, index) => {
    for (const word of [...group.before, ...group.after]) of.set(word, from + index);
    return {
      class: group.class,
      before: textOfWords(wordsToWrite(group, 'before', vocabulary), places, texts.before),
      after: textOfWords(wordsToWrite(group, 'after', vocabulary), places, texts.after),
    };
  });
  return { differences, of };
}

/** The words of a group without the signs and the "and" around a citation, which belong to the enumeration. */
function wordsToWrite(group: Group, side: 'before' | 'after', { separators }: Vocabulary): DiffWord[] {
  if (group.class !== 'reference') return group[side];
  const words = group[side];
  const isCitation = ({ kind, word }: DiffWord) => kind === 'reference' && !separators.has(word);
  const [first, last] = [words.findIndex(isCitation), words.findLastIndex(isCitation)];
  return first < 0 ? words : words.slice(first, last + 1);
}

const classes = ['amount', 'percentage', 'deadline', 'obligation', 'reference'] as const;

function significantGroups(stretch: Stretch, vocabulary: Vocabulary): Group[] {
  const groups: Group[] = [];
  const left: Record<'before' | 'after', DiffWord[][]> = { before: [], after: [] };
  for (const kind of classes) {
    const before = stretch.before.filter((word) => word.kind === kind);
    const after = stretch.after.filter((word) => word.kind === kind);
    if (before.length + after.length === 0) continue;
    const remaining = takeOutSame(before, after);
    // A negation belongs to its verb: "doit" became "ne doit pas"; "ne" and "pas" are no additions of their own.
    const isWhole = kind === 'obligation' && remaining.before.length + remaining.after.length > 0;
    if (!isWhole) append(groups, remaining.editorial);
    const ones = adjacentGroups(stretch.before, isWhole ? before : remaining.before);
    const others = adjacentGroups(stretch.after, isWhole ? after : remaining.after);
    const apart = (words: DiffWord[]) => (kind === 'reference' ? citationsOf(words, vocabulary) : [words]);
    const both = Math.min(ones.length, others.length);
    for (let at = 0; at < both; at++) {
      const [old, next] = [ones[at] ?? [], others[at] ?? []];
      const [each, other] = [apart(old), apart(next)];
      // One citation that several replaced is one difference.
      const isOne = each.length !== other.length;
      const pairs = isOne
        ? [{ before: old, after: next }]
        : each.map((words, index) => ({ before: words, after: other[index] ?? [] }));
      groups.push(...pairs.map((pair) => ({ class: kind, ...pair })));
    }
    append(left.before, ones.slice(both).flatMap(apart));
    append(left.after, others.slice(both).flatMap(apart));
  }
  return [...groups, ...acrossClasses(left)];
}

/** Pairs what is left across classes: an amount may have become a percentage. */
function acrossClasses(left: Record<'before' | 'after', DiffWord[][]>): Group[] {
  const isQuantity = ([word]: DiffWord[]) => word?.kind === 'amount' || word?.kind === 'percentage';
  const before = left.before.filter(isQuantity);
  const after = left.after.filter(isQuantity);
  const both = Math.min(before.length, after.length);
  const paired = new Set([...before.slice(0, both), ...after.slice(0, both)]);
  const groups: Group[] = [];
  for (let at = 0; at < both; at++) {
    groups.push(groupOf(before[at] ?? [], after[at] ?? []));
  }
  for (const words of left.before) if (!paired.has(words)) groups.push(groupOf(words, []));
  for (const words of left.after) if (!paired.has(words)) groups.push(groupOf([], words));
  return groups;
}

function groupOf(before: DiffWord[], after: DiffWord[]): Group {
  const word = [...after, ...before].find(isSignificant);
  return { class: classes.find((each) => each === word?.kind) ?? 'wording', before, after };
}

/**
 * Takes out equal values. In another spelling ("Art. 5", "Artikel 5") they are an editorial difference; in
 * the same spelling they only moved within the stretch. The rest has different values.
 */
function takeOutSame(before: readonly DiffWord[], after: readonly DiffWord[]) {
  const editorial: Group[] = [];
  const boundValue = ({ fold, bound }: DiffWord) => `${bound?.value ?? ''} ${fold}`;
  // Backwards, so that the first of equal values is the last of its list.
  const byValue = Map.groupBy(after.toReversed(), boundValue);
  const same = new Set<DiffWord>();
  const left = before.filter((word) => {
    const other = byValue.get(boundValue(word))?.pop();
    if (!other) return true;
    same.add(other);
    if (other.key !== word.key) editorial.push({ class: 'editorial', before: [word], after: [other] });
    return false;
  });
  return { before: left, after: after.filter((word) => !same.has(word)), editorial };
}

/** Each citation of an enumeration alone, with the "and" before it. */
function citationsOf(enumeration: readonly DiffWord[], { separators }: Vocabulary): DiffWord[][] {
  const groups: DiffWord[][] = [];
  let before: DiffWord[] = [];
  for (const word of enumeration) {
    before.push(word);
    if (word.kind !== 'reference' || separators.has(word.word)) continue;
    groups.push(before);
    before = [];
  }
  const last = groups.at(-1);
  if (last) append(last, before);
  else if (before.length > 0) groups.push(before);
  return groups;
}

/** Where a limit became another one ("höchstens", "mindestens"), its word belongs to the amount. */
function takeInBounds(group: Group, stretch: Stretch, places: Places, taken: Set<DiffWord>): void {
  const bounds = [group.before, group.after].map((words) => words.find(({ bound }) => bound)?.bound);
  if (bounds[0]?.value === bounds[1]?.value) return;
  const takeIn = (side: 'before' | 'after', from: DiffWord | undefined) => {
    const all = stretch[side];
    const own = group[side];
    const last = own[0] && places.get(own[0]);
    if (from === undefined || last === undefined) return;
    // Of "au moins" and "au plus" the first word did not change.
    const first = firstReaching(last, (index) => (all[index]?.start ?? 0) >= from.start);
    const words = all.slice(first, last).filter((word) => !taken.has(word));
    for (const word of words) taken.add(word);
    own.unshift(...words);
  };
  takeIn('before', bounds[0]?.word);
  takeIn('after', bounds[1]?.word);
}

/** The place of each word on its side of a stretch. */
type Places = ReadonlyMap<DiffWord, number>;
const placesOf = ({ before, after }: Stretch): Places =>
  new Map([before, after].flatMap((words) => words.map((word, index) => [word, index] as const)));

/** Groups words that only small words separate: "ist nicht verpflichtet". */
function adjacentGroups(all: readonly DiffWord[], some: readonly DiffWord[]): DiffWord[][] {
  const chosen = new Set(some);
  const groups: DiffWord[][] = [];
  let between: DiffWord[] = [];
  let isOpen = false;
  for (const word of all) {
    const last = groups.at(-1);
    if (chosen.has(word)) {
      if (last && isOpen) last.push(...between, word);
      else groups.push([word]);
      isOpen = true;
      between = [];
    } else if ((word.kind === 'function' || word.kind === 'punctuation') && between.length < 2) {
      between.push(word);
    } else isOpen = false;
  }
  return groups;
}

/** Whether the rest is only signs and up to two small words, which belong to the number or obligation, except "and" and "or". */
function belongsToGroup(
  rest: { before: DiffWord[]; after: DiffWord[] },
  { separators, joints }: Vocabulary,
): boolean {
  const all = [...rest.before, ...rest.after];
  const words = all.filter((word) => word.kind !== 'punctuation');
  return (
    words.length <= 2 &&
    words.every(({ kind, word }) => {
      return kind === 'function' && (!separators.has(word) || joints.has(word));
    })
  );
}

/** Whether the rest is the word of a citation that got its first number: "Anhang", "Anhang 7". */
const isReferenceWord = ({ class: kind }: Group, { before, after }: Rest, { references }: Vocabulary) =>
  kind === 'reference' && [...before, ...after].every(({ word }) => references.has(word));

function isSpelling(rest: { before: DiffWord[]; after: DiffWord[] }): boolean {
  if ([...rest.before, ...rest.after].some(isSignificant)) return false;
  const foldedText = (words: readonly DiffWord[]) => words.map(({ fold }) => fold).join('');
  return foldedText(rest.before) === foldedText(rest.after);
}

/** The original words of a difference, with an ellipsis for other words between them. */
function textOfWords(words: readonly DiffWord[], places: Places, text: string): string {
  const placeOf = (word: DiffWord | undefined) => (word && places.get(word)) ?? -1;
  const own = words.toSorted((a, b) => placeOf(a) - placeOf(b));
  const parts: string[] = [];
  let first = own[0];
  for (const [at, word] of own.entries()) {
    const next = own[at + 1];
    if (next !== undefined && placeOf(next) <= placeOf(word) + 1) continue;
    parts.push(text.slice(first?.start, word.end));
    first = next;
  }
  return parts.join(' … ').replaceAll('\t', ' ');
}

const firstOf = (words: readonly DiffWord[], places: Places) =>
  words.reduce((first, word) => Math.min(first, places.get(word) ?? first), Number.POSITIVE_INFINITY);
