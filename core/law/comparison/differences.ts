import type { Difference, DifferenceClass, Run } from '../../contract/main/comparison.ts';
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
  for (const group of groups) takeInBounds(group, stretch, groups);
  const taken = new Set(groups.flatMap((group) => [...group.before, ...group.after]));
  const rest = {
    before: stretch.before.filter((word) => !taken.has(word)),
    after: stretch.after.filter((word) => !taken.has(word)),
  };
  const [first] = groups;
  if (!first || !(belongsToGroup(rest, vocabulary) || isReferenceWord(first, rest, vocabulary)))
    return { groups, rest };
  first.before.push(...rest.before);
  first.after.push(...rest.after);
  return { groups, rest: { before: [], after: [] } };
}

function toDifferences(
  groups: Group[],
  stretch: Stretch,
  { texts, from, vocabulary }: { texts: Texts; from: number; vocabulary: Vocabulary },
): ClassifiedStretch {
  const place = new Map([...stretch.before, ...stretch.after].map((word, index) => [word, index]));
  const firstPlace = (group: Group) =>
    Math.min(...[...group.before, ...group.after].map((word) => place.get(word) ?? 0));
  groups.sort((a, b) => firstPlace(a) - firstPlace(b));
  const of = new Map<DiffWord, number>();
  const differences = groups.map((group, index) => {
    for (const word of [...group.before, ...group.after]) of.set(word, from + index);
    return {
      class: group.class,
      before: textOfWords(wordsToWrite(group, 'before', vocabulary), stretch.before, texts.before),
      after: textOfWords(wordsToWrite(group, 'after', vocabulary), stretch.after, texts.after),
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
    if (!isWhole) groups.push(...remaining.editorial);
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
    left.before.push(...ones.slice(both).flatMap(apart));
    left.after.push(...others.slice(both).flatMap(apart));
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
  const unmatched = [...after];
  const left = before.filter((word) => {
    const at = unmatched.findIndex(
      (other) => other.fold === word.fold && other.bound?.value === word.bound?.value,
    );
    const [other] = at < 0 ? [] : unmatched.splice(at, 1);
    if (!other) return true;
    if (other.key !== word.key) editorial.push({ class: 'editorial', before: [word], after: [other] });
    return false;
  });
  return { before: left, after: unmatched, editorial };
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
  if (last) last.push(...before);
  else if (before.length > 0) groups.push(before);
  return groups;
}

/** Where a limit became another one ("höchstens", "mindestens"), its word belongs to the amount. */
function takeInBounds(group: Group, stretch: Stretch, groups: readonly Group[]): void {
  const bounds = [group.before, group.after].map((words) => words.find(({ bound }) => bound)?.bound);
  if (bounds[0]?.value === bounds[1]?.value) return;
  const taken = new Set(groups.flatMap(({ before, after }) => [...before, ...after]));
  const takeIn = (side: 'before' | 'after', from: DiffWord | undefined) => {
    const all = stretch[side];
    const own = group[side];
    const last = own[0] ? all.indexOf(own[0]) : -1;
    // Of "au moins" and "au plus" the first word did not change.
    const first = from ? all.findIndex(({ start }) => start >= from.start) : -1;
    if (first < 0) return;
    own.unshift(...all.slice(first, last).filter((word) => !taken.has(word)));
  };
  takeIn('before', bounds[0]?.word);
  takeIn('after', bounds[1]?.word);
}

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
function textOfWords(words: readonly DiffWord[], all: readonly DiffWord[], text: string): string {
  const own = new Set(words);
  const parts: string[] = [];
  let from = -1;
  let to = -1;
  for (const word of all) {
    if (own.has(word)) {
      if (from < 0) from = word.start;
      to = word.end;
    } else if (from >= 0) {
      parts.push(text.slice(from, to));
      from = -1;
    }
  }
  if (from >= 0) parts.push(text.slice(from, to));
  return parts.join(' … ').replaceAll('\t', ' ');
}

export type ComparedWords = { runs: Run[]; differences: Difference[] };

/** Joins the differences of two words that oblige or deny together, even if the words between them did not change. */
export function joinPairs(
  { runs, differences }: ComparedWords,
  sides: readonly (readonly DiffWord[])[],
  of: ReadonlyMap<DiffWord, number>,
): ComparedWords {
  const into = differences.map((_, index) => index);
  for (const words of sides) {
    const firsts = new Map<number, number>();
    for (const word of words) {
      const own = into[of.get(word) ?? -1];
      if (word.pair === undefined || own === undefined || differences[own]?.class !== 'obligation') continue;
      const first = firsts.get(word.pair);
      if (first === undefined) firsts.set(word.pair, own);
      else
        into.forEach((each, index) => {
          if (each === own) into[index] = first;
        });
    }
  }
  if (into.every((each, index) => each === index)) return { runs, differences };
  const remaining = [...new Set(into)];
  const placeOf = (index: number) => remaining.indexOf(into[index] ?? index);
  const joined = remaining.map((each): Difference => {
    const all = differences.filter((_, index) => into[index] === each);
    const side = (name: 'before' | 'after') =>
      all
        .map((one) => one[name])
        .filter((words) => words !== '')
        .join(' … ');
    return { class: differences[each]?.class ?? 'obligation', before: side('before'), after: side('after') };
  });
  const renumbered = runs.map(
    (run): Run => (run.difference === undefined ? run : { ...run, difference: placeOf(run.difference) }),
  );
  return { runs: renumbered, differences: joined };
}
