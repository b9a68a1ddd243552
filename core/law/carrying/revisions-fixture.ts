import { type Dice, giveLabels, type Node, newParagraph, pick } from './act-fixture.ts';
import { choose, insertAt, isUntouched, touch } from './amending-fixture.ts';
import type { Operation, ProvisionKind } from './operations-fixture.ts';

/** Another number for a provision that stays where it is; where numbers follow from places there is none. */
export const renumber =
  (kind: ProvisionKind): Operation =>
  (amending) => {
    const chosen = choose(amending, kind, ({ at }) => at > 0);
    if (!chosen || amending.act.isRenumbered) return false;
    const { list, at, one } = chosen;
    touch(amending, one);
    list.splice(at, 1);
    insertAt(amending, list, at, one);
    return true;
  };

/** An act whose numbers were kept so far gets new ones from beginning to end. */
export const renumberAll: Operation = ({ act }) => {
  if (act.isRenumbered) return false;
  const visit = (one: Node) => {
    if (one.kind !== 'proviso') one.label = '';
    for (const inner of one.inner) visit(inner);
  };
  visit(act.root);
  giveLabels(act.root);
  return true;
};

const newParagraphs = (dice: Dice): Node[] => Array.from({ length: 1 + dice(4) }, () => newParagraph(dice));

/** An article is written anew under its number and heading: nothing of what it said is left. */
export const rewrite: Operation = (amending) => {
  const chosen = choose(amending, 'article', ({ one }) => one.inner.length > 0);
  if (!chosen) return false;
  touch(amending, chosen.one);
  const inner = newParagraphs(amending.dice);
  if (!inner.every((one) => isUntouched(amending, one))) return false;
  chosen.one.inner = inner;
  giveLabels(chosen.one);
  touch(amending, chosen.one);
  return true;
};

/** Names that only amendments use. */
const newNames = ['Die Geschäftsstelle', 'Das Bundesamt', 'Die Depotbank'];

/** A name is replaced wherever a sentence begins with it. */
export const replaceName: Operation = (amending) => {
  const { act, dice } = amending;
  const old = /^(?:Die|Der|Das) [A-Z]\S+/.exec(choose(amending, 'paragraph')?.one.text ?? '')?.[0];
  if (old === undefined || newNames.includes(old)) return false;
  const name = pick(newNames, dice);
  const visit = (one: Node) => {
    if (!one.isVoid && one.text.includes(`${old} `)) {
      touch(amending, one);
      one.text = one.text.replaceAll(`${old} `, `${name} `);
      touch(amending, one);
    }
    for (const inner of one.inner) visit(inner);
  };
  visit(act.root);
  return true;
};

/** Two chapters change places with all that is in them. */
export const swapChapters: Operation = (amending) => {
  const { root, isRenumbered } = amending.act;
  const chosen = choose(amending, 'chapter', ({ list, at }) => list[at + 1]?.kind === 'chapter');
  const next = chosen && root.inner[chosen.at + 1];
  if (!chosen || !next || !isRenumbered || !isUntouched(amending, next)) return false;
  touch(amending, chosen.one, next);
  root.inner.splice(chosen.at, 2, next, chosen.one);
  for (const each of [chosen.one, next]) amending.moved.add(each.id);
  return true;
};
