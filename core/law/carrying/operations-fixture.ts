import {
  copyOf,
  type Dice,
  listsOf,
  type Node,
  type NodeKind,
  newArticle,
  newItem,
  newParagraph,
  pick,
  repeal,
  sentence,
} from './act-fixture.ts';
import { type Amending, choose, insertAt, isUntouched, touch } from './amending-fixture.ts';

export type Operation = (amending: Amending) => boolean;

export type ProvisionKind = 'article' | 'paragraph' | 'letter' | 'number';

function newOf(kind: ProvisionKind, dice: Dice): Node {
  if (kind === 'article') return newArticle(dice, dice(3) > 0);
  return kind === 'paragraph' ? newParagraph(dice) : newItem(dice, kind);
}

/** New words, or those of a provision that there is. */
export const insert =
  (kind: ProvisionKind): Operation =>
  (amending) => {
    const { act, dice } = amending;
    const lists = listsOf(act.root, kind);
    if (lists.length === 0) return false;
    const list = pick(lists, dice);
    const original = dice(4) === 0 ? choose(amending, kind) : undefined;
    const one = original ? copyOf(original.one) : newOf(kind, dice);
    // What was struck out and is put in again was never away.
    if (!original && !isUntouched(amending, one)) return false;
    insertAt(amending, list, dice(list.length + 1), one);
    touch(amending, one);
    return true;
  };

/** Without a trace. */
export const remove =
  (kind: NodeKind): Operation =>
  (amending) => {
    const chosen = choose(amending, kind, ({ list }) => list.length > 1);
    if (!chosen) return false;
    touch(amending, chosen.one);
    chosen.list.splice(chosen.at, 1);
    return true;
  };

/** With "Aufgehoben" in its place. */
export const repealInPlace =
  (kind: ProvisionKind): Operation =>
  (amending) => {
    const chosen = choose(amending, kind);
    if (!chosen) return false;
    touch(amending, chosen.one);
    repeal(chosen.one);
    return true;
  };

const otherWords = ['unverzüglich', 'spätestens am nächsten Werktag', 'nach Anhörung der FINMA', 'unter Eid'];

/** A few other words, all other words, or those of another provision. */
export const reword =
  (kind: 'paragraph' | 'letter' | 'number'): Operation =>
  (amending) => {
    const { dice } = amending;
    const chosen = choose(amending, kind);
    if (!chosen) return false;
    const { one } = chosen;
    touch(amending, one);
    const way = dice(6);
    const model = way === 0 ? choose(amending, kind, (other) => other.one.inner.length === 0) : undefined;
    if (model) {
      touch(amending, model.one);
      Object.assign(one, { text: model.one.text, inner: [] });
    } else if (way === 1)
      one.text = kind === 'paragraph' ? sentence(dice) : `${newItem(dice, 'number').text} neu`;
    else one.text = one.text.replace(/ (?=\S+$)|$/, ` ${pick(otherWords, dice)} `).trim();
    touch(amending, one);
    return true;
  };

export const rename =
  (kind: 'article' | 'chapter' | 'section'): Operation =>
  (amending) => {
    const chosen = choose(amending, kind, ({ one }) => one.heading !== '');
    if (!chosen) return false;
    touch(amending, chosen.one);
    chosen.one.heading += ' und Aufsicht';
    touch(amending, chosen.one);
    return true;
  };
