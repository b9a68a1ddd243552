import { copyOf, listsOf, type Node, pick } from './act-fixture.ts';
import { choose, insertAt, isOfProviso, isUntouched, touch, wordsOf } from './amending-fixture.ts';
import type { Operation, ProvisionKind } from './operations-fixture.ts';

/** A paragraph becomes two, by its sentences. */
export const split: Operation = (amending) => {
  const chosen = choose(
    amending,
    'paragraph',
    ({ one }) => one.inner.length === 0 && one.text.includes('. '),
  );
  const [first, ...rest] = chosen?.one.text.split(/(?<=\.) /) ?? [];
  if (!chosen || first === undefined || rest.length === 0) return false;
  touch(amending, chosen.one);
  chosen.one.text = first;
  const part = { ...copyOf(chosen.one), text: rest.join(' ') };
  insertAt(amending, chosen.list, chosen.at + 1, part);
  touch(amending, chosen.one, part);
  return true;
};

/** A paragraph takes up the next one. */
export const merge: Operation = (amending) => {
  const isPlain = (one: Node | undefined) =>
    one?.kind === 'paragraph' && one.inner.length === 0 && !one.isVoid;
  const chosen = choose(amending, 'paragraph', ({ list, at, one }) => isPlain(one) && isPlain(list[at + 1]));
  const next = chosen?.list[chosen.at + 1];
  if (!chosen || !next || !isUntouched(amending, next)) return false;
  touch(amending, chosen.one, next);
  chosen.one.text += ` ${next.text}`;
  chosen.list.splice(chosen.at + 1, 1);
  touch(amending, chosen.one);
  return true;
};

/** The later paragraphs of an article become one of their own. */
export const splitArticle: Operation = (amending) => {
  const chosen = choose(amending, 'article', ({ one }) => one.inner.length > 1);
  if (!chosen) return false;
  const { one, list, at } = chosen;
  touch(amending, one);
  const inner = one.inner.splice(1 + amending.dice(one.inner.length - 1));
  const heading = one.heading === '' ? '' : `${one.heading} im Besonderen`;
  const part: Node = { ...copyOf(one), heading, inner };
  insertAt(amending, list, at + 1, part);
  for (const paragraph of inner) amending.moved.add(paragraph.id);
  touch(amending, one, part);
  return true;
};

/** The paragraphs of an article go to the end of the one before it. */
export const mergeArticles: Operation = (amending) => {
  const chosen = choose(amending, 'article', ({ list, at }) => list[at - 1]?.kind === 'article');
  const into = chosen?.list[chosen.at - 1];
  if (!chosen || !into || into.isVoid || !isUntouched(amending, into)) return false;
  touch(amending, chosen.one);
  chosen.list.splice(chosen.at, 1);
  for (const paragraph of chosen.one.inner) {
    insertAt(amending, into.inner, into.inner.length, paragraph);
    amending.moved.add(paragraph.id);
  }
  touch(amending, into);
  return true;
};

/** Which of two provisions with the same words went past the other, nobody could say. */
const hasTwin = (one: Node, list: readonly Node[]) =>
  list.some((other) => other !== one && wordsOf(other) === wordsOf(one));

/** Two provisions change places, and where numbers are kept their numbers. */
export const swap =
  (kind: ProvisionKind): Operation =>
  (amending) => {
    const chosen = choose(amending, kind, ({ list }) => list.length > 1);
    if (!chosen) return false;
    const { list, at, one } = chosen;
    const goal = amending.dice(list.length);
    const other = list[goal];
    if (!other || other.kind !== kind || other.isVoid || wordsOf(other) === wordsOf(one)) return false;
    if (!isUntouched(amending, other) || [one, other].some((each) => hasTwin(each, list))) return false;
    touch(amending, one, other);
    [list[at], list[goal]] = [other, one];
    [one.label, other.label] = [other.label, one.label];
    for (const each of [one, other]) amending.moved.add(each.id);
    return true;
  };

/** To another list of its kind; an article in another chapter may keep its number. */
export const move =
  (kind: ProvisionKind): Operation =>
  (amending) => {
    const { act, dice } = amending;
    const chosen = choose(amending, kind, ({ list }) => list.length > 1);
    const inside = new Set(chosen ? listsOf(chosen.one, kind) : []);
    const goals = listsOf(act.root, kind).filter((list) => list !== chosen?.list && !inside.has(list));
    if (!chosen || goals.length === 0) return false;
    const { list, at, one } = chosen;
    const goal = pick(goals, dice);
    if (hasTwin(one, list) || hasTwin(one, goal)) return false;
    touch(amending, one);
    list.splice(at, 1);
    const { label } = one;
    insertAt(amending, goal, dice(goal.length + 1), one);
    const keepsLabel = kind === 'article' && ![list, goal].some((each) => isOfProviso(act, each));
    if (keepsLabel && dice(2) === 0) one.label = label;
    amending.moved.add(one.id);
    return true;
  };
