/** Keeps room for a form in place; a button needs what the element keeps anyway. */
export function keepHeight(place: HTMLElement, { inline, formHeight }: Record<string, unknown>) {
  const isKept = inline === true && typeof formHeight === 'number' && formHeight > 0;
  place.style.setProperty('min-block-size', isKept ? `${formHeight}px` : '');
}
