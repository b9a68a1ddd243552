/** What scrolls around the text: its column, or on small screens the whole view. */
export function scrollerOf(sheet: HTMLElement): HTMLElement | undefined {
  for (let box = sheet.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return undefined;
}

export function rowAt(sheet: HTMLElement, path: string): HTMLElement | undefined {
  return sheet.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ?? undefined;
}

/** The height of what stays at the top before the text: the languages, and on small screens the act. */
export const stayingAbove = (sheet: HTMLElement): number =>
  sheet.previousElementSibling?.getBoundingClientRect().height ?? 0;

/** The unit that stands below the languages; units stand one below the other, so that halving finds it. */
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

/** Marks the row somebody is at and makes it the one stop of the tab key; links and notes of its article can be reached from it. */
export function markRow(sheet: HTMLElement, path: string | undefined): void {
  const row =
    (path === undefined ? undefined : rowAt(sheet, path)) ?? sheet.querySelector<HTMLElement>('[data-path]');
  for (const old of sheet.querySelectorAll<HTMLElement>(
    '[data-path][tabindex="0"], [data-stop][tabindex="0"]',
  ))
    old.tabIndex = -1;
  for (const old of sheet.querySelectorAll<HTMLElement>('[data-here]')) old.removeAttribute('data-here');
  if (!row) return;
  row.tabIndex = 0;
  if (row.dataset.path !== path) return;
  row.dataset.here = '';
  for (const stop of row.closest('[data-index]')?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])
    stop.tabIndex = 0;
}

/** The row before or after that can have the focus. */
export function rowBeside(sheet: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...sheet.querySelectorAll<HTMLElement>('[role="row"][data-path]')];
  return all[all.indexOf(from) + step];
}

/** From the sign of a note to its words in the same language, at the end of the unit. */
export function noteOf(sign: HTMLElement): HTMLElement | undefined {
  const { column } = sign.closest<HTMLElement>('[data-column]')?.dataset ?? {};
  const unit = sign.closest('[data-index]');
  return (
    unit?.querySelector<HTMLElement>(`[data-column="${column}"] [data-note-text="${sign.dataset.note}"]`) ??
    undefined
  );
}
