const stopsOf = (element: Element) => element.querySelectorAll<HTMLElement>('[data-stop]');

/** The element of the place with this path. */
export const elementOf = (sheet: HTMLElement, path: string): HTMLElement | undefined =>
  sheet.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ?? undefined;

/**
 * Marks the current place and makes it the only tab stop in the text, together with the notes and links of
 * its unit. While no place is marked, the unit being read is the tab stop. Only attributes of elements are
 * set, so that the text is not drawn again.
 */
export function markPlace(sheet: HTMLElement, path: string | undefined, unit?: string): void {
  for (const old of sheet.querySelectorAll<HTMLElement>('[data-here]')) {
    old.removeAttribute('data-here');
    old.tabIndex = -1;
    const around = old.closest('[data-index]');
    if (around) for (const stop of stopsOf(around)) stop.tabIndex = -1;
  }
  const target = path === undefined ? undefined : elementOf(sheet, path);
  const entry = target ?? entryOf(sheet, unit);
  if (!entry) return;
  for (const old of sheet.querySelectorAll<HTMLElement>('[data-path][tabindex="0"]')) old.tabIndex = -1;
  entry.tabIndex = 0;
  if (!target) return;
  target.dataset.here = '';
  const around = target.closest('[data-index]');
  if (around) for (const stop of stopsOf(around)) stop.tabIndex = 0;
}

/** The tab stop of the text while no place is marked. */
const entryOf = (sheet: HTMLElement, unit: string | undefined) =>
  (unit === undefined ? undefined : elementOf(sheet, unit)) ??
  sheet.querySelector<HTMLElement>('[data-path]') ??
  undefined;
