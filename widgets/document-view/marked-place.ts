const stopsOf = (element: Element) => element.querySelectorAll<HTMLElement>('[data-stop]');

/** The element of the place with this path. */
export const elementOf = (sheet: HTMLElement, path: string): HTMLElement | undefined =>
  sheet.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ?? undefined;

/**
 * The place to which something in the text belongs: its paragraph; of a note the place of its mark; otherwise the
 * head of the unit.
 */
export function placeAround(element: Element): HTMLElement | undefined {
  const own = element.closest<HTMLElement>('[data-path]');
  if (own) return own;
  const unit = element.closest('[data-index]');
  const { noteText } = element.closest<HTMLElement>('[data-note-text]')?.dataset ?? {};
  const mark = noteText === undefined ? undefined : unit?.querySelector(`[data-note="${noteText}"]`);
  return mark?.closest<HTMLElement>('[data-path]') ?? headOf(unit);
}

/** The first place of a unit. */
export const headOf = (unit: Element | null | undefined): HTMLElement | undefined =>
  unit?.querySelector<HTMLElement>('[data-path]') ?? undefined;

type MarkOptions = {
  /** The tab stop of the text while no place is marked. */
  unit?: string | undefined;
  /** Leaves out the notes and links of other places in the unit, so that Tab goes on to the tools of the place. */
  ownStops?: boolean;
};

/**
 * Marks the current place and makes it the only tab stop in the text, together with the notes and links of
 * its unit. While no place is marked, the unit being read is the tab stop. Only attributes of elements are
 * set, so that the text is not drawn again.
 */
export function markPlace(
  sheet: HTMLElement,
  path: string | undefined,
  { unit, ownStops = false }: MarkOptions = {},
): void {
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
  if (!around) return;
  for (const stop of stopsOf(around)) if (!ownStops || placeAround(stop) === target) stop.tabIndex = 0;
}

const entryOf = (sheet: HTMLElement, unit: string | undefined) =>
  (unit === undefined ? undefined : elementOf(sheet, unit)) ??
  sheet.querySelector<HTMLElement>('[data-path]') ??
  undefined;
