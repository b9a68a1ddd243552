import type { Difference, DifferenceClass } from '../../contract/main/comparison.ts';
import type { Stretch } from './hunks.ts';
import { isTelling, type Term } from './term.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Which difference each changed term of a stretch belongs to. */
type Told = { differences: Difference[]; of: Map<Term, number> };

type Texts = { before: string; after: string };
/** Terms that changed together. */
type Group = { class: DifferenceClass; before: Term[]; after: Term[] };
type Rest = Pick<Group, 'before' | 'after'>;

/**
 * Tells what a changed stretch is about: amounts, dates, obligations and citations each by themselves,
 * the words around them as one. Numbers, dates and modality never count as words, so nothing hides them.
 */
export function tellDifferences(stretch: Stretch, texts: Texts, from: number, vocabulary: Vocabulary): Told {
  const { groups, rest } = groupsOf(stretch, vocabulary);
  if (rest.before.length + rest.after.length > 0) {
    groups.push({ class: isSpelling(rest) ? 'editorial' : 'wording', ...rest });
  }
  return toldOf(groups, stretch, texts, from);
}

/** The same of a stretch that stands on one side only, but for the words around: they are all new, or all gone. */
export function tellOneSided(stretch: Stretch, texts: Texts, vocabulary: Vocabulary): Told {
  return toldOf(groupsOf(stretch, vocabulary).groups, stretch, texts, 0);
}

/** What tells in a stretch, and the words around that are not one with it. */
function groupsOf(stretch: Stretch, vocabulary: Vocabulary): { groups: Group[]; rest: Rest } {
  const groups = tellingGroups(stretch);
  const told = new Set(groups.flatMap((group) => [...group.before, ...group.after]));
  const rest = {
    before: stretch.before.filter((term) => !told.has(term)),
    after: stretch.after.filter((term) => !told.has(term)),
  };
  const [first] = groups;
  if (!first || !isBeside(rest, vocabulary)) return { groups, rest };
  first.before.push(...rest.before);
  first.after.push(...rest.after);
  return { groups, rest: { before: [], after: [] } };
}

function toldOf(groups: Group[], stretch: Stretch, texts: Texts, from: number): Told {
  const place = new Map([...stretch.before, ...stretch.after].map((term, index) => [term, index]));
  const firstPlace = (group: Group) =>
    Math.min(...[...group.before, ...group.after].map((term) => place.get(term) ?? 0));
  groups.sort((a, b) => firstPlace(a) - firstPlace(b));
  const of = new Map<Term, number>();
  const differences = groups.map((group, index) => {
    for (const term of [...group.before, ...group.after]) of.set(term, from + index);
    return {
      class: group.class,
      before: wordsOf(group.before, stretch.before, texts.before),
      after: wordsOf(group.after, stretch.after, texts.after),
    };
  });
  return { differences, of };
}

const classes = ['amount', 'percentage', 'deadline', 'obligation', 'reference'] as const;

function tellingGroups(stretch: Stretch): Group[] {
  const groups: Group[] = [];
  const left: Record<'before' | 'after', Term[][]> = { before: [], after: [] };
  for (const kind of classes) {
    const before = stretch.before.filter((term) => term.kind === kind);
    const after = stretch.after.filter((term) => term.kind === kind);
    if (before.length + after.length === 0) continue;
    const again = takeOutSame(before, after);
    // A negation goes with the verb it is about: "doit" became "ne doit pas", not "ne" and "pas" beside it.
    const isWhole = kind === 'obligation' && again.before.length + again.after.length > 0;
    if (!isWhole) groups.push(...again.spelt);
    const ones = together(stretch.before, isWhole ? before : again.before);
    const others = together(stretch.after, isWhole ? after : again.after);
    const both = Math.min(ones.length, others.length);
    for (let at = 0; at < both; at++) {
      groups.push({ class: kind, before: ones[at] ?? [], after: others[at] ?? [] });
    }
    left.before.push(...ones.slice(both));
    left.after.push(...others.slice(both));
  }
  return [...groups, ...acrossClasses(left)];
}

/** An amount may have become a percentage: what is alone in its class goes with what came instead. */
function acrossClasses(left: Record<'before' | 'after', Term[][]>): Group[] {
  const isQuantity = ([term]: Term[]) => term?.kind === 'amount' || term?.kind === 'percentage';
  const before = left.before.filter(isQuantity);
  const after = left.after.filter(isQuantity);
  const both = Math.min(before.length, after.length);
  const paired = new Set([...before.slice(0, both), ...after.slice(0, both)]);
  const groups: Group[] = [];
  for (let at = 0; at < both; at++) {
    groups.push(groupOf(before[at] ?? [], after[at] ?? []));
  }
  for (const terms of left.before) if (!paired.has(terms)) groups.push(groupOf(terms, []));
  for (const terms of left.after) if (!paired.has(terms)) groups.push(groupOf([], terms));
  return groups;
}

function groupOf(before: Term[], after: Term[]): Group {
  const kind = (after[0] ?? before[0])?.kind;
  return { class: classes.find((each) => each === kind) ?? 'wording', before, after };
}

/**
 * The same value in other signs ("Art. 5", "Artikel 5") is a matter of spelling; what stands elsewhere in
 * the same signs goes with the words around it. What is left has another value.
 */
function takeOutSame(before: readonly Term[], after: readonly Term[]) {
  const spelt: Group[] = [];
  const waiting = [...after];
  const moved = new Set<Term>();
  const left = before.filter((term) => {
    const at = waiting.findIndex((other) => other.fold === term.fold);
    const [other] = at < 0 ? [] : waiting.splice(at, 1);
    if (!other) return true;
    if (other.key === term.key) moved.add(term).add(other);
    else spelt.push({ class: 'editorial', before: [term], after: [other] });
    return false;
  });
  return { before: left, after: waiting.filter((term) => !moved.has(term)), spelt };
}

/** Terms of a class in stretches: those with only small words between them are one ("ist nicht verpflichtet"). */
function together(all: readonly Term[], some: readonly Term[]): Term[][] {
  const chosen = new Set(some);
  const groups: Term[][] = [];
  let between: Term[] = [];
  let isOpen = false;
  for (const term of all) {
    const last = groups.at(-1);
    if (chosen.has(term)) {
      if (last && isOpen) last.push(...between, term);
      else groups.push([term]);
      isOpen = true;
      between = [];
    } else if ((term.kind === 'function' || term.kind === 'punctuation') && between.length < 2) {
      between.push(term);
    } else isOpen = false;
  }
  return groups;
}

/** Signs and a small word or two beside a number or an obligation belong to it, unless they are "and" or "or". */
function isBeside(rest: { before: Term[]; after: Term[] }, { separators, joints }: Vocabulary): boolean {
  const all = [...rest.before, ...rest.after];
  const words = all.filter((term) => term.kind !== 'punctuation');
  return (
    words.length <= 2 &&
    words.every(({ kind, word }) => {
      return kind === 'function' && (!separators.has(word) || joints.has(word));
    })
  );
}

function isSpelling(rest: { before: Term[]; after: Term[] }): boolean {
  if ([...rest.before, ...rest.after].some(isTelling)) return false;
  const spelt = (terms: readonly Term[]) => terms.map(({ fold }) => fold).join('');
  return spelt(rest.before) === spelt(rest.after);
}

/** The words of a difference as they stand; an ellipsis where other words stand between them. */
function wordsOf(terms: readonly Term[], all: readonly Term[], text: string): string {
  const own = new Set(terms);
  const parts: string[] = [];
  let from = -1;
  let to = -1;
  for (const term of all) {
    if (own.has(term)) {
      if (from < 0) from = term.start;
      to = term.end;
    } else if (from >= 0) {
      parts.push(text.slice(from, to));
      from = -1;
    }
  }
  if (from >= 0) parts.push(text.slice(from, to));
  return parts.join(' … ').replaceAll('\t', ' ');
}
