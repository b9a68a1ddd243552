import type { InterfaceLanguage } from '../../contract/languages.ts';
import type { DifferenceClass, RowChange } from '../../contract/main/comparison.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import {
  type Act,
  amend,
  type Dice,
  diceOf,
  newAct,
  newParagraph,
  type Paragraph,
  type Truth,
  written,
} from './amended-act-fixture.ts';

/** The changes of paragraphs and articles by their numbers. */
type Happened = {
  changes: Map<number, RowChange>;
  classes: Map<number, DifferenceClass[]>;
  parts: Map<number, number>;
};
type Amending = {
  act: Act;
  dice: Dice;
  spare: string[];
  /** Paragraphs that were already changed, and articles that gained or lost paragraphs: each is changed only once. */
  touched: Set<number>;
  happened: Happened;
};

export type Amendment = { before: Unit[]; after: Unit[]; truths: Truth[] };

/** An act and its next version, with what changed between them. */
export function amendment(language: InterfaceLanguage, seed: number): Amendment {
  const dice = diceOf(seed);
  const spare: string[] = [];
  const act = newAct(language, dice, spare);
  const before = written(act);
  const happened: Happened = { changes: new Map(), classes: new Map(), parts: new Map() };
  const amending: Amending = { act: structuredClone(act), dice, spare, touched: new Set(), happened };
  for (let times = 0; times < 5; times++) editWords(amending);
  const structural = [
    insert,
    repealInPlace,
    remove,
    move,
    split,
    merge,
    insertArticle,
    repealArticle,
    insertFirst,
  ];
  for (let times = 0; times < 3; times++) structural[dice(structural.length)]?.(amending);
  const after = written(amending.act);
  return { before: before.units, after: after.units, truths: truthsOf(amending, before.paths, after.paths) };
}

function untouched({ act, dice, touched }: Amending) {
  const free = act.articles.flatMap((article) =>
    article.isRepealed
      ? []
      : article.paragraphs.filter(({ id }) => !touched.has(id)).map((paragraph) => ({ article, paragraph })),
  );
  const target = free[dice(free.length)];
  if (target) touched.add(target.paragraph.id);
  return target;
}

function editWords(amending: Amending): void {
  const { act, dice, happened } = amending;
  const target = untouched(amending);
  if (!target) return;
  const places = target.paragraph.sentences.flatMap((sentence) =>
    sentence.flatMap((segment, index) => (segment.slot ? [{ sentence, index, segment }] : [])),
  );
  const place = places[dice(places.length)];
  if (!place) return;
  place.sentence[place.index] = amend(act.language, place.segment, dice);
  happened.classes.set(target.paragraph.id, [place.segment.slot as DifferenceClass]);
}

function insert({ act, dice, spare, happened, touched }: Amending): void {
  const articles = act.articles.filter(({ id, isRepealed }) => !isRepealed && !touched.has(id));
  const paragraph = newParagraph(act.language, dice, spare);
  const article = articles[dice(articles.length)];
  if (!article) return;
  article.paragraphs.splice(dice(article.paragraphs.length + 1), 0, paragraph);
  touched.add(paragraph.id).add(article.id);
  happened.changes.set(paragraph.id, 'new');
}

function repealInPlace(amending: Amending): void {
  const target = untouched(amending);
  if (!target || target.article.paragraphs.length < 2 || amending.touched.has(target.article.id)) return;
  amending.touched.add(target.article.id);
  target.paragraph.isVoid = true;
  amending.happened.changes.set(target.paragraph.id, 'repealed');
}

function take(amending: Amending) {
  const target = untouched(amending);
  if (!target || target.article.paragraphs.length < 2 || amending.touched.has(target.article.id))
    return undefined;
  amending.touched.add(target.article.id);
  target.article.paragraphs = target.article.paragraphs.filter(({ id }) => id !== target.paragraph.id);
  return target;
}

function remove(amending: Amending): void {
  const target = take(amending);
  if (target) amending.happened.changes.set(target.paragraph.id, 'repealed');
}

function move(amending: Amending): void {
  const target = take(amending);
  if (!target) return;
  const others = amending.act.articles.filter(
    ({ id, isRepealed }) => !isRepealed && !amending.touched.has(id),
  );
  const goal = others[amending.dice(others.length)] ?? target.article;
  goal.paragraphs.push(target.paragraph);
  amending.touched.add(goal.id);
  amending.happened.changes.set(target.paragraph.id, 'moved');
}

function split(amending: Amending): void {
  const target = untouched(amending);
  if (!target || target.paragraph.sentences.length < 2) return;
  const [first, ...rest] = target.paragraph.sentences;
  const second: Paragraph = { id: target.paragraph.id + 0.5, sentences: rest };
  target.paragraph.sentences = first ? [first] : [];
  target.article.paragraphs.splice(target.article.paragraphs.indexOf(target.paragraph) + 1, 0, second);
  const { changes, parts } = amending.happened;
  changes.set(target.paragraph.id, 'split').set(second.id, 'split');
  parts.set(second.id, target.paragraph.id);
  amending.touched.add(second.id);
}

function merge(amending: Amending): void {
  const target = untouched(amending);
  const at = target?.article.paragraphs.indexOf(target.paragraph) ?? -1;
  const next = target?.article.paragraphs[at + 1];
  if (!target || !next || amending.touched.has(next.id)) return;
  target.paragraph.sentences.push(...next.sentences);
  target.article.paragraphs.splice(at + 1, 1);
  const { changes, parts } = amending.happened;
  changes.set(target.paragraph.id, 'merged').set(next.id, 'merged');
  parts.set(next.id, target.paragraph.id);
  amending.touched.add(next.id);
}

function addArticle(amending: Amending, at: number, label: string): void {
  const { act, dice, spare, happened, touched } = amending;
  const paragraphs = [newParagraph(act.language, dice, spare), newParagraph(act.language, dice, spare)];
  const id = (paragraphs[1]?.id ?? 0) + 0.25;
  for (const each of [...paragraphs, { id }]) {
    touched.add(each.id);
    happened.changes.set(each.id, 'new');
  }
  act.articles.splice(at, 0, { id, label, heading: `Neo ${label}`, paragraphs });
}

function insertArticle(amending: Amending): void {
  const at = 1 + amending.dice(amending.act.articles.length - 1);
  const label = `${amending.act.articles[at - 1]?.label}a`;
  if (!amending.act.articles.some((article) => article.label === label)) addArticle(amending, at, label);
}

function repealArticle({ act, dice, touched, happened }: Amending): void {
  const free = act.articles.filter(({ paragraphs }) => paragraphs.every(({ id }) => !touched.has(id)));
  const article = free[dice(free.length)];
  if (!article || article.isRepealed) return;
  article.isRepealed = true;
  for (const { id } of [article, ...article.paragraphs]) {
    touched.add(id);
    happened.changes.set(id, 'repealed');
  }
}

/** A new first article: all others get the next number. */
function insertFirst(amending: Amending): void {
  const { act } = amending;
  const isPlain = act.articles.every(({ label }, index) => label === String(index + 1));
  if (!isPlain) return;
  for (const article of act.articles) article.label = String(Number(article.label) + 1);
  addArticle(amending, 0, '1');
}

type Paths = ReadonlyMap<number, { path: string; label: string }>;

function truthsOf({ happened, act }: Amending, before: Paths, after: Paths): Truth[] {
  const repealed = new Set(
    act.articles.flatMap((article) => (article.isRepealed ? article.paragraphs.map(({ id }) => id) : [])),
  );
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].map((id): Truth => {
    const whole = happened.parts.get(id);
    const change = happened.changes.get(id);
    const old = before.get(id) ?? (whole === undefined ? undefined : before.get(whole));
    const isMerged = change === 'merged' && whole !== undefined;
    const own = isMerged ? after.get(whole) : repealed.has(id) ? undefined : after.get(id);
    const classes = [...(happened.classes.get(id) ?? [])];
    const isRenumbered =
      old !== undefined && own !== undefined && old.label !== own.label && whole === undefined;
    if (isRenumbered && change !== 'repealed') classes.push('numbering');
    const plain: RowChange = classes.length === 0 ? 'same' : 'changed';
    return {
      change: change ?? (isRenumbered ? 'renumbered' : plain),
      classes,
      ...(old && change !== 'new' ? { before: old.path } : {}),
      ...(own ? { after: own.path } : {}),
    };
  });
}
