import { listsOf, newChapter, newProviso } from './act-fixture.ts';
import { choose, insertAt, isUntouched, touch } from './amending-fixture.ts';
import type { Operation } from './operations-fixture.ts';

/** What was struck out and is put in again was never away: then nothing is added. Where final provisions are numbered by their place, it shifts those behind it. */
export const addProviso: Operation = (amending) => {
  const { root } = amending.act;
  const first = root.inner.findIndex(({ kind }) => kind === 'proviso');
  const from = first < 0 ? root.inner.length : first;
  if (amending.days.size > 9 || root.inner.length - from > 4) return false;
  const proviso = newProviso(amending.dice, amending.days);
  if (!isUntouched(amending, proviso)) return false;
  amending.days.add(proviso.label);
  root.inner.splice(from + amending.dice(root.inner.length - from + 1), 0, proviso);
  touch(amending, proviso);
  return true;
};

export const addChapter: Operation = (amending) => {
  const { root } = amending.act;
  const chapters = root.inner.filter(({ kind }) => kind === 'chapter');
  const chapter = newChapter(amending.dice, true);
  if (!isUntouched(amending, chapter)) return false;
  const lists = listsOf(chapter, 'article').map((list) => ({ list, articles: list.splice(0) }));
  insertAt(amending, root.inner, amending.dice(chapters.length + 1), chapter);
  for (const { list, articles } of lists)
    for (const article of articles) insertAt(amending, list, list.length, article);
  touch(amending, chapter);
  return true;
};

/**
 * The articles of a chapter or section go to the one before it; its heading goes. With the same heading before it,
 * nobody could say which of both is left.
 */
export const dissolve =
  (kind: 'chapter' | 'section'): Operation =>
  (amending) => {
    const isPlain = (inner: readonly { kind: string }[] | undefined) =>
      inner?.every((one) => one.kind === 'article') ?? false;
    const chosen = choose(
      amending,
      kind,
      ({ list, at, one }) => isPlain(one.inner) && isPlain(list[at - 1]?.inner),
    );
    const into = chosen?.list[chosen.at - 1];
    if (!chosen || into?.kind !== kind || into.heading === chosen.one.heading) return false;
    touch(amending, into, chosen.one);
    into.inner.push(...chosen.one.inner);
    chosen.list.splice(chosen.at, 1);
    return true;
  };
