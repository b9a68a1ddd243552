import { type Act, diceOf, giveLabels, type Node, newAct } from './act-fixture.ts';
import type { Amending } from './amending-fixture.ts';
import { addChapter, addProviso, dissolve } from './container-operations-fixture.ts';
import { insert, type Operation, remove, rename, repealInPlace, reword } from './operations-fixture.ts';
import { merge, mergeArticles, move, split, splitArticle, swap } from './rearrangements-fixture.ts';
import { renumber, renumberAll, replaceName, rewrite, swapChapters } from './revisions-fixture.ts';
import { type WrittenAct, written } from './written-act-fixture.ts';

/** Operations by their names; those that stand twice happen more often. */
const operations: readonly (readonly [name: string, operation: Operation])[] = [
  ['insert an article', insert('article')],
  ['insert a paragraph', insert('paragraph')],
  ['insert a paragraph', insert('paragraph')],
  ['insert a letter', insert('letter')],
  ['insert a number', insert('number')],
  ['delete an article', remove('article')],
  ['delete a paragraph', remove('paragraph')],
  ['delete a letter', remove('letter')],
  ['delete final provisions', remove('proviso')],
  ['repeal an article', repealInPlace('article')],
  ['repeal a paragraph', repealInPlace('paragraph')],
  ['repeal a letter', repealInPlace('letter')],
  ['reword a paragraph', reword('paragraph')],
  ['reword a paragraph', reword('paragraph')],
  ['reword a letter', reword('letter')],
  ['reword a number', reword('number')],
  ['rename an article', rename('article')],
  ['rename a chapter', rename('chapter')],
  ['rename a section', rename('section')],
  ['split a paragraph', split],
  ['merge paragraphs', merge],
  ['split an article', splitArticle],
  ['merge articles', mergeArticles],
  ['swap articles', swap('article')],
  ['swap paragraphs', swap('paragraph')],
  ['swap letters', swap('letter')],
  ['move an article', move('article')],
  ['move a paragraph', move('paragraph')],
  ['move a letter', move('letter')],
  ['renumber an article', renumber('article')],
  ['renumber a paragraph', renumber('paragraph')],
  ['renumber a letter', renumber('letter')],
  ['renumber everything', renumberAll],
  ['rewrite an article', rewrite],
  ['replace a name', replaceName],
  ['swap chapters', swapChapters],
  ['add final provisions', addProviso],
  ['add a chapter', addChapter],
  ['dissolve a chapter', dissolve('chapter')],
  ['dissolve a section', dissolve('section')],
];

/** What truly became of a place: `to` is absent if it is gone; `isAlone` if no other place had its words. */
export type Truth = { from: string; to?: string; hasSameWords: boolean; hasMoved: boolean; isAlone: boolean };
export type Amendment = { before: WrittenAct; after: WrittenAct; truths: Truth[]; done: string[] };

const maxOperations = { inAmendment: 6, inRevision: 25 };

/** An act and its next version, with what became of each place. */
export function amendment(seed: number): Amendment {
  const dice = diceOf(seed);
  const act = newAct(dice);
  const before = written(act);
  const touched = { ids: new Set<number>(), words: new Set<string>() };
  const days = new Set(act.root.inner.map(({ label }) => label));
  const amending: Amending = { act: structuredClone(act), dice, days, touched, moved: new Set(), done: [] };
  const most = dice(5) === 0 ? maxOperations.inRevision : maxOperations.inAmendment;
  for (let count = 1 + dice(most); count > 0; count--) {
    const [name = '', operation] = operations[dice(operations.length)] ?? [];
    const { root } = structuredClone(amending.act);
    const sense = sentencesOf(amending.act);
    if (!operation?.(amending)) continue;
    // Of two provisions with the same words that changed places nobody can see anything.
    if (sentencesOf(amending.act) === sense) amending.act.root = root;
    else amending.done.push(name);
  }
  giveLabels(amending.act.root);
  const after = written(amending.act, dice(5) === 0);
  return { before, after, truths: truthsOf(amending, before, after), done: amending.done };
}

/** The whole text as people read it. */
const sentencesOf = (act: Act) => JSON.stringify(written(structuredClone(act)).units);

function truthsOf({ act, moved }: Amending, before: WrittenAct, after: WrittenAct): Truth[] {
  const hasMoved = new Set<number>();
  const visit = (one: Node, isInMoved: boolean) => {
    const isMoved = isInMoved || moved.has(one.id);
    if (isMoved) hasMoved.add(one.id);
    for (const inner of one.inner) visit(inner, isMoved);
  };
  visit(act.root, false);
  const counts = Map.groupBy(before.places.values(), ({ words }) => words);
  return [...before.places].map(([id, { path, words }]): Truth => {
    const now = after.places.get(id);
    const isGone = !now || (now.words === undefined && words !== undefined);
    const isAlone = counts.get(words)?.length === 1;
    const truth = { from: path, hasSameWords: now?.words === words, hasMoved: hasMoved.has(id), isAlone };
    return isGone ? truth : { ...truth, to: now.path };
  });
}
