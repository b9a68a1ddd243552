import { type Act, type Dice, listsOf, type Node, type NodeKind } from './act-fixture.ts';

/**
 * An act that is being amended. Two changes that together read like another amendment have no truth that anybody
 * could find: a sentence copied beside itself whose original is struck out then is the old sentence. So what was
 * changed once, and what has the same words, is left alone from then on.
 */
export type Amending = {
  act: Act;
  dice: Dice;
  /** The acts that brought final provisions: none brings them twice. */
  days: Set<string>;
  touched: { ids: Set<number>; words: Set<string> };
  /** Provisions that left their place among others. */
  moved: Set<number>;
  /** Operations that were done. */
  done: string[];
};

export type Chosen = { list: Node[]; at: number; one: Node };

export const wordsOf = ({ heading, text, inner, isVoid }: Node): string =>
  isVoid ? '' : [heading, text, ...inner.map(wordsOf)].join('\n');

/** A provision with all that is inside it. */
const within = (one: Node): Node[] => [one, ...one.inner.flatMap(within)];

export const isUntouched = ({ touched }: Amending, one: Node) =>
  within(one).every((each) => !touched.ids.has(each.id) && !touched.words.has(wordsOf(each)));

export function touch({ touched }: Amending, ...nodes: readonly Node[]): void {
  for (const each of nodes.flatMap(within)) {
    touched.ids.add(each.id);
    if (!each.isVoid) touched.words.add(wordsOf(each));
  }
}

/** Some provision of a kind that is in force and was not changed yet. */
export function choose(
  amending: Amending,
  kind: NodeKind,
  isEligible: (chosen: Chosen) => boolean = () => true,
): Chosen | undefined {
  const all = listsOf(amending.act.root, kind).flatMap((list) =>
    list.flatMap((one, at): Chosen[] => (one.kind === kind ? [{ list, at, one }] : [])),
  );
  const free = all.filter(
    (chosen) => !chosen.one.isVoid && isEligible(chosen) && isUntouched(amending, chosen.one),
  );
  return free[amending.dice(Math.max(1, free.length))];
}

const suffixes: Partial<Record<NodeKind, readonly string[]>> = {
  article: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'k'],
  chapter: ['a', 'b', 'c', 'd', 'e', 'f'],
};
const latin = ['bis', 'ter', 'quater', 'quinquies', 'sexies', 'septies', 'octies'];

/** Puts a provision into a list; where numbers are kept it gets one that follows the provision before it. */
export function insertAt(amending: Amending, list: Node[], at: number, one: Node): void {
  const place = amending.act.isRenumbered || list.length === 0 ? at : Math.max(1, at);
  const root = amending.act.root.inner.find(({ inner, kind }) => kind === 'proviso' && inner === list);
  const scope = one.kind !== 'article' ? [list] : root ? [root.inner] : articleLists(amending.act);
  const taken = new Set(scope.flat().map(({ label }) => label));
  const base = /^(?:\d+|[a-z](?![a-z]*\d))/.exec(list[place - 1]?.label ?? '')?.[0] ?? '90';
  const free = (suffixes[one.kind] ?? latin).find((suffix) => !taken.has(base + suffix));
  one.label = `${base}${free ?? `x${one.id}`}`;
  list.splice(place, 0, one);
}

export const isOfProviso = ({ root }: Act, list: readonly Node[]): boolean =>
  root.inner.some(({ inner, kind }) => kind === 'proviso' && inner === list);

/** The lists of articles outside of final provisions, which number theirs by themselves. */
const articleLists = ({ root }: Act): Node[][] =>
  root.inner.filter(({ kind }) => kind === 'chapter').flatMap((chapter) => listsOf(chapter, 'article'));
