/** Height of the sticky heads above the text: the languages, and on small screens the name of the act. */
export const stayingAbove = (sheet: HTMLElement): number =>
  sheet.previousElementSibling?.getBoundingClientRect().height ?? 0;

/** The unit just below the heads, by binary search, since units are ordered from top to bottom. */
export function topUnit(sheet: HTMLElement, scroller: HTMLElement): string | undefined {
  const units = [...sheet.querySelectorAll<HTMLElement>('[data-index]')];
  const line = scroller.getBoundingClientRect().top + stayingAbove(sheet) + 20;
  let [low, high] = [0, units.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((units[middle]?.getBoundingClientRect().bottom ?? 0) > line) high = middle;
    else low = middle + 1;
  }
  return units[low]?.dataset.unit;
}

/** The next or previous row that can be focused. */
export function rowBeside(sheet: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...sheet.querySelectorAll<HTMLElement>('[role="row"][data-path]')];
  return all[all.indexOf(from) + step];
}

/** The text of the note of a mark, in the same language, at the end of the unit. */
export function noteOf(sign: HTMLElement): HTMLElement | undefined {
  const { column } = sign.closest<HTMLElement>('[data-column]')?.dataset ?? {};
  const unit = sign.closest('[data-index]');
  return (
    unit?.querySelector<HTMLElement>(`[data-column="${column}"] [data-note-text="${sign.dataset.note}"]`) ??
    undefined
  );
}
